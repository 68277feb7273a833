#include "ui/battle/table/traces.h"

#include "ui/common/colours.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ephor {

void Trails::add(const BattleAction& action, const Table& table) {
    if (action.kind == BattleAction::Kind::Turn)
        return clear();
    for (const PiecePath& path : action.paths) {
        if (path.poses.size() < 2)
            continue;
        if (const Side side = table.side(path.piece); side != m_side) {
            clear();
            m_side = side;
        }
        const auto known = std::ranges::find(m_ways, path.piece, &PiecePath::piece);
        if (known == m_ways.end())
            m_ways.push_back(path);
        else
            known->poses.insert(known->poses.end(), path.poses.begin() + 1, path.poses.end());
    }
}

void Trails::paint(QPainter& painter, const TableCamera& camera, const std::array<PowerLook, 2>& looks,
                   const QPalette& palette) const {
    if (m_ways.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = looks[index(m_side)].colour(palette);
    ink.setAlphaF(0.75F);
    for (const PiecePath& way : m_ways) {
        if (way.length() * camera.scale < 6)
            continue;  // shorter than its arrow head
        QPainterPath line(camera.toScreen(way.poses.front().centre));
        for (const Pose& pose : way.poses)
            line.lineTo(camera.toScreen(pose.centre));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(line);
        const QPointF end = line.currentPosition();
        const QPointF back = line.pointAtPercent(line.percentAtLength(std::max(0.0, line.length() - 8))) - end;
        const double far = std::max(1.0, std::hypot(back.x(), back.y()));
        const QPointF along = back / far;
        const QPointF aside(-along.y(), along.x());
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF({end, end + along * 8 + aside * 3.5, end + along * 8 - aside * 3.5}));
        painter.drawEllipse(camera.toScreen(way.poses.front().centre), 2.5, 2.5);
    }
    painter.restore();
}

void paintLosses(QPainter& painter, const Table& table, const TableCamera& camera,
                 const std::array<PowerLook, 2>& looks, const QPalette& palette) {
    if (table.removed().empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double arm = std::clamp(camera.scale * 0.32, 3.5, 7.0);
    for (const PieceId piece : table.removed()) {
        const QPointF at = camera.toScreen(table.body(piece).pose.centre);
        const PowerLook& look = looks[index(table.side(piece))];
        const QLineF lines[]{{at + QPointF(-arm, -arm), at + QPointF(arm, arm)},
                             {at + QPointF(-arm, arm), at + QPointF(arm, -arm)}};
        painter.setPen(QPen(Colours::of(palette).table, 4.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(lines, 2);
        painter.setPen(QPen(look.colour(palette), 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(lines, 2);
    }
    painter.restore();
}

}  // namespace ephor
