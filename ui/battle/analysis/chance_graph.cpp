#include "ui/battle/analysis/chance_graph.h"

#include "ui/common/battle_looks.h"
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

ChanceDrawing ChanceGraph::drawing() const {
    return {m_session, m_words, size(), {m_looks, palette(), sized(font(), 11)}};
}

void ChanceGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ChanceDrawing graph = drawing();
    const AnalysisShown* shown = m_run.shown();
    graph.paint(painter, shown ? &shown->analysis : nullptr);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.4));
    const double now = graph.xOf(m_session.moment());
    painter.drawLine(QPointF(now, graph.plot().top()), QPointF(now, graph.plot().bottom()));
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

void ChanceGraph::mousePressEvent(QMouseEvent* event) {
    Q_EMIT momentWanted(drawing().momentAt(event->position().x()));
}

void ChanceGraph::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        Q_EMIT momentWanted(drawing().momentAt(event->position().x()));
}

bool ChanceGraph::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), told(drawing().momentAt(help->pos().x())), this);
    return true;
}

}  // namespace ephor
