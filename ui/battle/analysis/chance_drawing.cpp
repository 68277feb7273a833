#include "ui/battle/analysis/chance_drawing.h"

#include "models/text.h"
#include "ui/common/battle_looks.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QGuiApplication>
#include <QPainter>

namespace ephor {

ChanceDrawing::ChanceDrawing(const BattleSession& session, const BattleWords& words, QSizeF size, TableInk ink)
    : m_timeline(session.timeline()),
      m_side(words.side(Side::A)),
      m_size(size),
      m_ink(std::move(ink)),
      m_metrics(m_ink.font) {}

QRectF ChanceDrawing::plot() const {
    const double left = m_metrics.horizontalAdvance(QStringLiteral("100 %")) + 6;
    const double line = m_metrics.height();
    return QRectF({}, m_size).adjusted(left, line + 4, -6, -line - 2);  // title above, turns below
}

double ChanceDrawing::xOf(int moment) const {
    const QRectF box = plot();
    return box.left() + box.width() * moment / std::max(1, m_timeline.size());
}

double ChanceDrawing::yOf(double chance) const { return plot().bottom() - plot().height() * chance; }

int ChanceDrawing::momentAt(double x) const {
    const QRectF box = plot();
    const double share = std::clamp((x - box.left()) / std::max(1.0, box.width()), 0.0, 1.0);
    return static_cast<int>(std::lround(share * m_timeline.size()));
}

QColor ChanceDrawing::colourOf(ChanceCause cause) const {
    switch (cause) {
    case ChanceCause::Dice:
        break;
    case ChanceCause::Umpire:
        return Colours::of(m_ink.palette).warning;
    case ChanceCause::ChoiceOfA:
        return m_ink.looks[0].colour(m_ink.palette);
    case ChanceCause::ChoiceOfB:
        return m_ink.looks[1].colour(m_ink.palette);
    }
    return Colours::of(m_ink.palette).secondary;
}

void ChanceDrawing::paintFrame(QPainter& painter) const {
    const QRectF box = plot();
    const Colours& colours = Colours::of(m_ink.palette);
    painter.fillRect(box, m_ink.palette.color(QPalette::Base));
    painter.setPen(colours.secondary);
    for (const int percent : {0, 50, 100}) {
        const double y = yOf(percent / 100.0);
        painter.drawText(QRectF(0, y - 20, box.left() - 4, 40), Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 %").arg(percent));
    }
    painter.setPen(QPen(colours.grid, 1, Qt::DotLine));
    painter.drawLine(QPointF(box.left(), yOf(0.5)), QPointF(box.right(), yOf(0.5)));
    painter.setPen(QPen(colours.grid, 1));
    const std::vector<TimelineMark> turns = m_timeline.turns();
    for (const TimelineMark& turn : turns)
        painter.drawLine(QPointF(xOf(turn.event), box.top()), QPointF(xOf(turn.event), box.bottom()));
    painter.drawRect(box);
    painter.setPen(colours.secondary);
    double free = box.left();
    for (const TimelineMark& turn : turns) {
        const QString label = tr("Turn %1").arg(turn.turn);
        const double width = m_metrics.horizontalAdvance(label);
        const double left = std::min(xOf(turn.event), box.right() - width);
        if (turn.turn == 0 || left < free)
            continue;
        painter.drawText(QPointF(left, m_size.height() - m_metrics.descent()), label);
        free = left + width + 6;
    }
    painter.setPen(m_ink.palette.color(QPalette::WindowText));
    painter.drawText(QRectF(0, 0, m_size.width(), box.top() - 2), Qt::AlignLeft | Qt::AlignVCenter,
                     m_metrics.elidedText(tr("Chance that %1 wins, band: 95 % interval").arg(m_side), Qt::ElideRight,
                                          m_size.width()));
}

/// The band of the 95 % intervals, and over it the line: level up to the step that changed the chance, then the change
/// in the colour of what made it.
void ChanceDrawing::paintCurve(QPainter& painter, const std::vector<ChancePoint>& curve) const {
    QPolygonF upper;
    QPolygonF lower;
    const ChancePoint* last = nullptr;
    for (const ChancePoint& point : curve) {
        const double x = xOf(point.event);
        if (last) {
            upper << QPointF(x, yOf(last->share.high));
            lower.prepend(QPointF(x, yOf(last->share.low)));
        }
        upper << QPointF(x, yOf(point.share.high));
        lower.prepend(QPointF(x, yOf(point.share.low)));
        last = &point;
    }
    QColor band = m_ink.looks[0].colour(m_ink.palette);
    band.setAlphaF(0.18F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawPolygon(upper + lower);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const double y = yOf(curve[i - 1].share.p);
        const double x = xOf(curve[i].event);
        painter.setPen(QPen(m_ink.palette.color(QPalette::Text), 1.2));
        painter.drawLine(QPointF(xOf(curve[i - 1].event), y), QPointF(x, y));
        painter.setPen(QPen(colourOf(curve[i].cause), 2.2));
        painter.drawLine(QPointF(x, y), QPointF(x, yOf(curve[i].share.p)));
    }
}

void ChanceDrawing::paint(QPainter& painter, const BattleAnalysis* analysis) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_ink.font);
    paintFrame(painter);
    if (analysis)
        paintCurve(painter, chanceCurve(*analysis, m_timeline.size()));
}

QImage chanceImage(const BattleSession& session, const BattleAnalysis& analysis, QSize size) {
    static constexpr int pixels = 2;  // for each point of the page
    QImage image(size * pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(pixels, pixels);
    ChanceDrawing(session, BattleWords(session.game()), size,
                  {looksOf(session), ephorPalette(false), sized(QGuiApplication::font(), 11)})
        .paint(painter, &analysis);
    return image;
}

}  // namespace ephor
