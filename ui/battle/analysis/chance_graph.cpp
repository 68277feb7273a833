#include "ui/battle/analysis/chance_graph.h"

#include "ui/common/battle_looks.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace ephor {

ChanceGraph::ChanceGraph(BattleSession& session, const AnalysisRun& run, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(run), m_words(session.game()), m_looks(looksOf(session)) {
    setObjectName(QStringLiteral("chanceGraph"));
    setAccessibleName(tr("Chances over the battle"));
    setAccessibleDescription(tr("The list below tells the same in words."));
    setMouseTracking(true);
    connect(&run, &AnalysisRun::refined, this, qOverload<>(&QWidget::update));
    connect(&session, &BattleSession::momentChanged, this, qOverload<>(&QWidget::update));
    connect(&session, &BattleSession::changed, this, qOverload<>(&QWidget::update));
}

QSize ChanceGraph::sizeHint() const { return {scaled(this, 320), scaled(this, 150)}; }
QSize ChanceGraph::minimumSizeHint() const { return {scaled(this, 160), scaled(this, 110)}; }

QRectF ChanceGraph::plot() const {
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + 6.0;
    const double line = fontMetrics().height();
    return QRectF(rect()).adjusted(left, line + 4, -6, -line - 2);  // title above, turns below
}

double ChanceGraph::xOf(int moment) const {
    const QRectF box = plot();
    return box.left() + box.width() * moment / std::max(1, m_session.timeline().size());
}

double ChanceGraph::yOf(double chance) const { return plot().bottom() - plot().height() * chance; }

int ChanceGraph::momentAt(double x) const {
    const QRectF box = plot();
    const double share = std::clamp((x - box.left()) / std::max(1.0, box.width()), 0.0, 1.0);
    return static_cast<int>(std::lround(share * m_session.timeline().size()));
}

QColor ChanceGraph::colourOf(const RecordStep& step) const {
    if (isLuck(step))
        return Colours::of(palette()).secondary;
    if (step.kind == RecordStep::Kind::Correction)
        return Colours::of(palette()).warning;
    return m_looks[index(step.side)].colour(palette());
}

void ChanceGraph::paintFrame(QPainter& painter) const {
    const QRectF box = plot();
    const Colours& colours = Colours::of(palette());
    painter.setPen(colours.secondary);
    for (const int percent : {0, 50, 100}) {
        const double y = yOf(percent / 100.0);
        painter.drawText(QRectF(0, y - 20, box.left() - 4, 40), Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 %").arg(percent));
    }
    painter.setPen(QPen(colours.grid, 1, Qt::DotLine));
    painter.drawLine(QPointF(box.left(), yOf(0.5)), QPointF(box.right(), yOf(0.5)));
    painter.setPen(QPen(colours.grid, 1));
    for (const TimelineMark& turn : m_session.timeline().turns())
        painter.drawLine(QPointF(xOf(turn.event), box.top()), QPointF(xOf(turn.event), box.bottom()));
    painter.drawRect(box);
    painter.setPen(colours.secondary);
    double free = box.left();
    for (const TimelineMark& turn : m_session.timeline().turns()) {
        const QString label = tr("Turn %1").arg(turn.turn);
        const double width = painter.fontMetrics().horizontalAdvance(label);
        const double left = std::min(xOf(turn.event), box.right() - width);
        if (turn.turn == 0 || left < free)
            continue;
        painter.drawText(QPointF(left, height() - painter.fontMetrics().descent()), label);
        free = left + width + 6;
    }
    painter.setPen(palette().color(QPalette::WindowText));
    const QRectF head(0, 0, width(), box.top() - 2);
    painter.drawText(
        head, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(tr("Chance that %1 wins, band: 95 % interval").arg(m_words.side(Side::A)),
                                         Qt::ElideRight, width()));
}

/// The band of the 95 % intervals, and over it the line: each change in the colour of what made it.
void ChanceGraph::paintCurve(QPainter& painter, const BattleAnalysis& analysis) const {
    const auto momentOf = [&](std::size_t i) {
        return i < analysis.steps.size() ? analysis.steps[i].events : m_session.timeline().size();
    };
    QPolygonF upper;
    QPolygonF lower;
    for (std::size_t i = 0; i < analysis.equities.size(); ++i) {
        if (!analysis.equities[i].isKnown())
            continue;
        const Share share = analysis.equities[i].share();
        upper << QPointF(xOf(momentOf(i)), yOf(share.high));
        lower.prepend(QPointF(xOf(momentOf(i)), yOf(share.low)));
    }
    QColor band = m_looks[0].colour(palette());
    band.setAlphaF(0.18F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawPolygon(upper + lower);
    painter.setBrush(Qt::NoBrush);
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < analysis.equities.size(); ++i) {
        if (!analysis.equities[i].isKnown())
            continue;
        if (last) {
            // Level from the last known chance on; then the step that changed it.
            const double y = yOf(analysis.equities[*last].value());
            const double x = xOf(momentOf(i));
            painter.setPen(QPen(palette().color(QPalette::Text), 1.2));
            painter.drawLine(QPointF(xOf(momentOf(*last)), y), QPointF(x, y));
            painter.setPen(QPen(colourOf(analysis.steps[i - 1]), 2.2));
            painter.drawLine(QPointF(x, y), QPointF(x, yOf(analysis.equities[i].value())));
        }
        last = i;
    }
}

void ChanceGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(sized(font(), 11));
    painter.fillRect(plot(), palette().color(QPalette::Base));
    paintFrame(painter);
    if (const AnalysisShown* shown = m_run.shown(); shown && !shown->analysis.equities.empty())
        paintCurve(painter, shown->analysis);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.4));
    const double now = xOf(m_session.moment());
    painter.drawLine(QPointF(now, plot().top()), QPointF(now, plot().bottom()));
}

/// The chance at a moment, with its interval.
QString ChanceGraph::told(int moment) const {
    const AnalysisShown* shown = m_run.shown();
    if (!shown)
        return {};
    const BattleAnalysis& analysis = shown->analysis;
    const auto next = std::ranges::lower_bound(analysis.steps, moment, {}, &RecordStep::events);
    const auto i = static_cast<std::size_t>(next - analysis.steps.begin());
    if (!analysis.equities[i].isKnown())
        return {};
    const Share share = analysis.equities[i].share();
    const TimelineMark phase = m_session.timeline().phaseAt(moment);
    return tr("%1\n%2 wins: %3 (%4 to %5)")
        .arg(m_words.turnAndPhase(phase.turn, phase.phase), m_words.side(Side::A), percent(share.p), percent(share.low),
             percent(share.high));
}

void ChanceGraph::mousePressEvent(QMouseEvent* event) { Q_EMIT momentWanted(momentAt(event->position().x())); }

void ChanceGraph::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        Q_EMIT momentWanted(momentAt(event->position().x()));
}

bool ChanceGraph::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), told(momentAt(help->pos().x())), this);
    return true;
}

}  // namespace ephor
