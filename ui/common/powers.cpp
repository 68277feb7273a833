#include "ui/common/powers.h"

#include "core/campaign/scenario/power_badges.h"
#include "ui/common/colours.h"

#include <QPainter>
#include <QPalette>
#include <numbers>

namespace ephor {

namespace {

using Shape = PowerLook::Shape;

struct Known {
    QString state;  ///< beginning of the state's id
    PowerLook look;
};

const std::vector<Known>& known() {
    static const std::vector<Known> all = [] {
        std::vector<Known> looks;
        for (const campaign::StateBadge& one : campaign::stateBadges())
            looks.push_back(
                {QString::fromLatin1(one.state.data(), static_cast<qsizetype>(one.state.size())), lookOf(one.badge)});
        return looks;
    }();
    return all;
}

/// Colours for sides without one of their own, in this order.
constexpr std::array<std::size_t, 5> fallbacks{0, 1, 4, 2, 6};

/// Whether two armies in these colours are hard to tell apart on the table, such as two blues.
bool areAlike(const PowerLook& one, const PowerLook& other) {
    static constexpr int near = 35;  // degrees of hue
    static constexpr int strong = 120;
    const int apart = std::abs(one.light.hsvHue() - other.light.hsvHue());
    return one.light.hsvSaturation() > strong && other.light.hsvSaturation() > strong &&
           std::min(apart, 360 - apart) < near;
}

QPainterPath polygon(int corners, double radius, double turn) {
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        points << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

}  // namespace

PowerLook::Shape shapeOf(campaign::BadgeShape shape) {
    static constexpr std::array shapes{Shape::Circle,  Shape::Square,   Shape::Diamond, Shape::Triangle,
                                       Shape::Hexagon, Shape::Pentagon, Shape::Octagon};
    static_assert(shapes.size() == campaign::Words<campaign::BadgeShape>::list.size());
    return shapes[static_cast<std::size_t>(shape)];
}

PowerLook lookOf(const campaign::PowerBadge& badge) {
    return {shapeOf(badge.shape), QString::fromStdString(badge.letter).front(), QColor(QRgb(badge.light)),
            QColor(QRgb(badge.dark)), badge.hasDarkLetter};
}

QColor PowerLook::colour(const QPalette& palette) const { return isDark(palette) ? dark : light; }

QColor PowerLook::outline(const QPalette& palette) const {
    if (shape == Shape::Ring)
        return colour(palette);
    return isDark(palette) ? dark.darker(210) : light.darker(pale ? 190 : 155);
}

QPainterPath PowerLook::path(double r) const {
    QPainterPath path;
    switch (shape) {
    case Shape::Circle:
    case Shape::Ring:
        path.addEllipse(QPointF(), r, r);
        return path;
    case Shape::Square:
        path.addRect(QRectF(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76));
        return path;
    case Shape::Diamond:
        return polygon(4, r * 1.2, 0);
    case Shape::Triangle:
        return polygon(3, r * 1.25, 0).translated(0, r * 0.15);
    case Shape::Hexagon:
        return polygon(6, r * 1.08, std::numbers::pi / 6);
    case Shape::Pentagon:
        return polygon(5, r * 1.1, 0);
    case Shape::Octagon:
        return polygon(8, r * 1.08, std::numbers::pi / 8);
    }
    return path;
}

void PowerLook::paint(QPainter& painter, QPointF centre, double radius, const QPalette& palette,
                      const QFont& font) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.setPen(QPen(outline(palette), 0.9));
    painter.setBrush(shape == Shape::Ring ? QBrush() : QBrush(colour(palette)));
    painter.drawPath(path(radius));
    if (!letter.isNull()) {
        QFont bold = font;
        bold.setBold(true);
        bold.setPixelSize(std::max(6, static_cast<int>(radius * 1.3)));
        painter.setFont(bold);
        painter.setPen(pale || isDark(palette) ? QColor(0x14, 0x12, 0x0E) : QColor(Qt::white));
        const double drop = shape == Shape::Triangle ? radius * 0.22 : 0;
        painter.drawText(QRectF(-radius * 1.5, -radius * 1.5 + drop, radius * 3, radius * 3), Qt::AlignCenter,
                         QString(letter));
    }
    painter.restore();
}

QIcon PowerLook::icon(int size, const QPalette& palette, const QFont& font) const {
    QPixmap pixmap(size * 2, size * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(painter, {size / 2.0, size / 2.0}, size * 0.42, palette, font);
    return QIcon(pixmap);
}

std::optional<PowerLook> knownLook(const QString& state) {
    for (const Known& one : known())
        if (state.startsWith(one.state, Qt::CaseInsensitive))
            return one.look;
    return {};
}

std::array<PowerLook, 2> looksOf(const Setup& setup) {
    std::array<const Known*, 2> found{};
    for (const Side side : bothSides) {
        const ArmyList& list = setup.lists[index(side)];
        for (const std::string& word : {list.state, list.name})
            for (const Known& one : known())
                if (!found[index(side)] && QString::fromStdString(word).startsWith(one.state, Qt::CaseInsensitive) &&
                    (side == Side::A || found[0] != &one))
                    found[index(side)] = &one;
    }
    std::array<PowerLook, 2> looks;
    for (const Side side : bothSides) {
        const std::size_t i = index(side);
        if (found[i]) {
            looks[i] = found[i]->look;
            continue;
        }
        for (const std::size_t fallback : fallbacks) {
            const Known* one = &known()[fallback];
            if (!found[1 - i] || (found[1 - i] != one && !areAlike(found[1 - i]->look, one->look))) {
                found[i] = one;
                break;
            }
        }
        looks[i] = found[i]->look;
        const QString name = QString::fromStdString(setup.lists[i].name).trimmed();
        looks[i].letter = name.isEmpty() ? QChar(side == Side::A ? u'1' : u'2') : name.front().toUpper();
    }
    for (const std::size_t fallback : fallbacks)  // two states may have like colours
        if (const PowerLook& other = known()[fallback].look;
            areAlike(looks[0], looks[1]) && !areAlike(looks[0], other)) {
            looks[1].light = other.light;
            looks[1].dark = other.dark;
            looks[1].pale = other.pale;
        }
    if (looks[0].letter == looks[1].letter)
        looks[1].letter = looks[0].letter == u'2' ? u'1' : u'2';
    return looks;
}

}  // namespace ephor
