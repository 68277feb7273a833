#include "ui/battle/table/unit_labels.h"

#include "core/table/geometry.h"
#include "ui/battle/table/signs.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ephor {

namespace {

double sizeOf(const UnitInk& ink) { return 13 * ink.textScale; }

double paintStrength(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink) {
    const QColor outline = ink.look.outline(ink.palette);
    if (unit.full > 8)
        return paintNumber(painter, unit.strength, size, ink.palette, outline, ink.font);
    const double bar = size * 0.36;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < unit.full; ++i) {
        painter.setPen(QPen(outline, 1));
        painter.setBrush(i < unit.strength ? QBrush(ink.look.colour(ink.palette))
                                           : QBrush(ink.palette.color(QPalette::Base)));
        painter.drawRect(QRectF(i * (bar + 1.5), size * 0.15, bar, size * 0.7));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    return unit.full * (bar + 1.5);
}

/// Paints the row of badge, strength and markers from the origin to the right, or only measures it.
double paintRow(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink, bool measure) {
    const double space = size * 0.28;
    const QColor edge = ink.look.outline(ink.palette);
    double x = 0;
    const auto put = [&](auto&& paint) {
        painter.save();
        painter.translate(x, 0);
        if (measure)
            painter.setClipRect(QRectF());
        x += paint() + space;
        painter.restore();
    };
    put([&] {
        ink.look.paint(painter, {size / 2, size / 2}, size * 0.46, ink.palette, ink.font);
        return size;
    });
    put([&] { return paintStrength(painter, unit, size, ink); });
    for (const MarkerShown& marker : unit.markers)
        put([&] {
            return marker.marker.isEmpty() ? paintNumber(painter, marker.number, size, ink.palette, edge, ink.font)
                                           : paintMarker(painter, marker, size, ink.palette, edge, ink.font);
        });
    return x - space;
}

/// Places a label beside its unit, in a direction on the screen, `farther` pixels beyond its edge.
void standBeside(UnitLabels::Label& label, QPointF along, double farther) {
    const QFontMetricsF metrics(label.ink.font);
    const Body& body = label.unit->body;
    const TableCamera& camera = label.ink.camera;
    const Vec way{along.x(), -along.y()};
    const double width = std::max(label.row, label.name.isEmpty() ? 0 : metrics.horizontalAdvance(label.name));
    const double height = sizeOf(label.ink) + (label.name.isEmpty() ? 0 : metrics.height()) + 2;
    const double edge = camera.scale * (std::abs(dot(body.right(), way)) * body.halfFrontage() +
                                        std::abs(dot(body.facing(), way)) * body.halfDepth());
    const double half = std::abs(along.x()) * width / 2 + std::abs(along.y()) * height / 2;
    const QPointF centre = camera.toScreen(body.pose.centre);
    const QPointF middle = centre + along * (edge + 4 + farther + half);
    label.box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height);
    label.nameFirst = along.y() <= 0;
    label.lead = farther > 0 ? QLineF(centre + along * edge, middle - along * half) : QLineF();
}

void paintLabel(QPainter& painter, const UnitLabels::Label& label) {
    const UnitInk& ink = label.ink;
    const QFontMetricsF metrics(ink.font);
    const double nameHeight = label.name.isEmpty() ? 0 : metrics.height();
    const double middle = label.box.center().x();
    painter.save();
    painter.translate(middle - label.row / 2,
                      label.box.top() + (label.nameFirst && nameHeight > 0 ? nameHeight + 2 : 0));
    paintRow(painter, *label.unit, sizeOf(ink), ink, false);
    painter.restore();
    if (label.name.isEmpty())
        return;
    const Colours& colours = Colours::of(ink.palette);
    const double baseline = label.box.top() + (label.nameFirst ? 0 : sizeOf(ink) + 2) + metrics.ascent();
    paintHaloText(painter, {middle - metrics.horizontalAdvance(label.name) / 2, baseline}, label.name, ink.font,
                  ink.palette.color(QPalette::WindowText), label.unit->waiting ? colours.beside : colours.table);
}

}  // namespace

bool UnitLabels::isFree(const Label& label, bool onUnits) const {
    if (std::ranges::any_of(m_labels, [&](const Label& other) { return other.box.intersects(label.box); }))
        return false;
    if (onUnits)
        return true;
    const TableCamera& camera = label.ink.camera;
    const Body ground{{camera.toTable(label.box.center()), {0, 1}},
                      {label.box.width() / camera.scale, label.box.height() / camera.scale}};
    return std::ranges::none_of(m_units, [&](const UnitShown& other) { return overlap(other.body, ground); });
}

void UnitLabels::add(QPainter& painter, const UnitShown& unit, const UnitInk& ink) {
    const QFontMetricsF metrics(ink.font);
    // Names are shortened in the middle, because units of one contingent differ at the end of their names.
    const QString name = metrics.elidedText(
        unit.name, Qt::ElideMiddle, std::max(unit.body.size.frontage * ink.camera.scale * 1.2, 56 * ink.textScale));
    Label label{&unit, ink, {}, {}, paintRow(painter, unit, sizeOf(ink), ink, true), false, {}};
    const QPointF rear(-unit.body.facing().x, unit.body.facing().y);
    const QPointF right(unit.body.right().x, -unit.body.right().y);
    const QRectF view({0, 0}, ink.camera.view);
    const bool seen = view.contains(ink.camera.toScreen(unit.body.pose.centre));
    const auto stands = [&](const QPointF& along, double farther, bool onUnits) {
        standBeside(label, along, farther);
        return isFree(label, onUnits) && (!seen || view.contains(label.box));
    };
    const auto finds = [&](double most, bool onUnits) {
        for (double farther = 0; farther <= most; farther += 6)
            for (const QPointF& along : {rear, -rear, right, -right})
                if (stands(along, farther, onUnits))
                    return true;
        return false;
    };
    constexpr double namedLegibly = 7;  // pixels in an inch
    if (ink.camera.scale >= namedLegibly) {
        label.name = name;
        if (stands(rear, 0, false) || stands(-rear, 0, false)) {
            m_labels.push_back(label);
            return;
        }
        label.name.clear();
    }
    const double farthest = 10 * sizeOf(ink);
    if (finds(farthest, false) || finds(farthest, true))
        m_labels.push_back(label);
}

void UnitLabels::paint(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Label& label : m_labels) {
        if (label.lead.isNull())
            continue;
        painter.setPen(QPen(label.ink.look.outline(label.ink.palette), 1.2));
        painter.drawLine(label.lead);
    }
    for (const Label& label : m_labels)
        paintLabel(painter, label);
}

}  // namespace ephor
