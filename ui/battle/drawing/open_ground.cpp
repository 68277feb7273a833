#include "ui/battle/drawing/open_ground.h"

#include "core/dice/fast_dice.h"
#include "ui/common/colours.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace ephor {

namespace {

/// A number from 0 to 1 for a cell of a square grid.
double numberAt(int x, int y, std::uint64_t layer) {
    Pcg32 random((static_cast<std::uint64_t>(static_cast<std::uint32_t>(x)) << 32) | static_cast<std::uint32_t>(y),
                 layer);
    return random.below(4096) / 4095.0;
}

double eased(double t) { return t * t * (3 - 2 * t); }

/// Noise from 0 to 1: random numbers at the corners of cells, eased in between. Each layer lies at an angle of its own,
/// so that no cells are seen.
double noiseAt(Vec p, double cell, int layer) {
    const double angle = 0.7 + 0.9 * layer;
    const double across = (p.x * std::cos(angle) - p.y * std::sin(angle)) / cell;
    const double along = (p.x * std::sin(angle) + p.y * std::cos(angle)) / cell;
    const int x = static_cast<int>(std::floor(across));
    const int y = static_cast<int>(std::floor(along));
    const auto corner = [&](int right, int up) {
        return numberAt(x + right, y + up, static_cast<std::uint64_t>(layer));
    };
    const double right = eased(across - x);
    const double low = std::lerp(corner(0, 0), corner(1, 0), right);
    return std::lerp(low, std::lerp(corner(0, 1), corner(1, 1), right), eased(along - y));
}

/// How large the details are, in inches: a table for small bases is seen from nearer.
double grainOf(TableSize size) { return std::clamp(std::min(size.width, size.height) / 48, 0.25, 1.0); }

void addTuft(QPainterPath& path, QPointF at, double size) {
    for (const double lean : {-0.55, 0.05, 0.6}) {
        path.moveTo(at + QPointF(lean * size * 0.3, 0));
        path.lineTo(at + QPointF(lean * size, -size * (1.25 - std::abs(lean) * 0.6)));
    }
}

/// Tufts and stones, about one in each cell that is in view.
void paintDetails(QPainter& painter, TableSize size, const GroundInk& ink) {
    constexpr double leastScale = 4.5;  // pixels in an inch; from farther away they would only be noise
    const TableCamera& camera = ink.camera;
    const double grain = grainOf(size);
    if (camera.scale * grain < leastScale)
        return;
    const Colours& c = Colours::of(ink.palette);
    const double cell = 2.9 * grain;
    const Vec low = camera.toTable({0, camera.view.height()});
    const Vec high = camera.toTable({camera.view.width(), 0});
    const auto cellAt = [cell](double at, double most) { return static_cast<int>(std::clamp(at, 0.0, most) / cell); };
    const double length = std::clamp(0.2 * grain * camera.scale, 2.2, 13.0);
    QPainterPath tufts;
    QPainterPath stones;
    for (int y = cellAt(low.y, size.height); y <= cellAt(high.y, size.height); ++y)
        for (int x = cellAt(low.x, size.width); x <= cellAt(high.x, size.width); ++x) {
            const double look = numberAt(x, y, 4);
            const Vec place{(x + 0.1 + 0.8 * numberAt(x, y, 5)) * cell, (y + 0.1 + 0.8 * numberAt(x, y, 6)) * cell};
            const QPointF at = camera.toScreen(place);
            const double here = length * (0.7 + 0.6 * numberAt(x, y, 7));
            if (look < 0.5) {
                addTuft(tufts, at, here);
                if (look < 0.2)
                    addTuft(tufts, at + QPointF(here * 1.1, here * 0.5), here * 0.75);
            } else if (look > 0.86) {
                stones.addEllipse(at, here * 0.32, here * 0.22);
            }
        }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.tuft, std::clamp(length * 0.13, 0.7, 1.6), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(tufts);
    painter.fillPath(stones, c.grid);
}

}  // namespace

QImage groundTones(TableSize size, const QPalette& palette) {
    const Colours& c = Colours::of(palette);
    constexpr double sample = 0.6;  // inches, for a table of common size
    const double grain = grainOf(size);
    const double step = sample * grain;
    QImage tones(static_cast<int>(std::ceil(size.width / step)), static_cast<int>(std::ceil(size.height / step)),
                 QImage::Format_RGB32);
    for (int row = 0; row < tones.height(); ++row)
        for (int column = 0; column < tones.width(); ++column) {
            const Vec p{std::min(size.width, (column + 0.5) * step), std::max(0.0, size.height - (row + 0.5) * step)};
            const double tone = 0.5 * noiseAt(p, 17 * grain, 1) + 0.32 * noiseAt(p, 6.5 * grain, 2) +
                                0.18 * noiseAt(p, 2.2 * grain, 3) - 0.5;
            const double share = std::min(1.0, std::abs(tone) * 3.2);
            tones.setPixelColor(column, row, blended(c.table, tone > 0 ? c.grass : c.dryGround, share));
        }
    return tones;
}

void paintBoard(QPainter& painter, const QRectF& table, const QPalette& palette) {
    const Colours& c = Colours::of(palette);
    constexpr double frame = 5;
    painter.setPen(Qt::NoPen);
    QColor shade = QColor(Qt::black);
    shade.setAlphaF(isDark(palette) ? 0.07F : 0.022F);
    painter.setBrush(shade);
    for (double wide = 12; wide > 0; wide -= 2) {
        const double out = frame + wide;
        painter.drawRoundedRect(table.adjusted(-out, -out + 3, out, out + 3), out, out);
    }
    painter.setBrush(blended(c.beside, c.tableEdge, 0.42));
    painter.setPen(QPen(blended(c.beside, c.tableEdge, 0.8), 1));
    painter.drawRoundedRect(table.adjusted(-frame, -frame, frame, frame), 2, 2);
}

void paintOpenGround(QPainter& painter, const QImage& tones, TableSize size, const GroundInk& ink) {
    const QRectF table = ink.camera.toScreen(Vec{0, 0}, Vec{size.width, size.height});
    painter.save();
    painter.setClipRect(table, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(table, tones);
    paintDetails(painter, size, ink);
    painter.restore();
}

}  // namespace ephor
