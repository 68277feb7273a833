// The panels around the table.
#include "ui/battle/analysis/analysis_panel.h"
#include "ui/battle/auto_resolve_panel.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision/correction_panel.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/decision/hand_panel.h"
#include "ui/battle/decision/orders_panel.h"
#include "ui/battle/log/log_panel.h"
#include "ui/battle/log/timeline_bar.h"
#include "ui/battle/units_view.h"
#include "ui/common/help_topic.h"
#include "ui/common/sizes.h"

#include <QDockWidget>
#include <QScrollArea>

namespace ephor {

QDockWidget* BattleWindow::dock(const QString& title, const QString& name, QWidget* content, Qt::DockWidgetArea area) {
    auto* d = new QDockWidget(title, this);
    d->setObjectName(name);
    if (qobject_cast<QAbstractScrollArea*>(content) || qobject_cast<LogPanel*>(content) || content == m_timeline ||
        content == m_decision || content == m_auto) {
        d->setWidget(content);
    } else {  // scrolls, so that a tall form does not enlarge the window
        auto* scroll = new QScrollArea(d);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidget(content);
        d->setWidget(scroll);
    }
    addDockWidget(area, d);
    m_docks.push_back(d);
    return d;
}

void BattleWindow::makeDocks() {
    m_decision = new DecisionPanel(*m_session, this);
    m_auto = new AutoResolvePanel(*m_session, this);
    auto* lines = new LogPanel(*m_session, this);
    m_log = &lines->view();
    m_analysis = new AnalysisPanel(*m_session, this);
    m_timeline = new TimelineBar(*m_session, *m_playback, this);
    m_correction = new CorrectionPanel(*m_session, this);
    auto* units = new UnitsView(*m_session, this);
    connect(units, &UnitsView::pieceChosen, this, [this](PieceId piece) {
        m_decision->pieceClicked(piece);
        m_correction->choosePiece(piece);
    });
    m_orders = new OrdersPanel(*m_session, this);
    if (m_session->info().cards) {
        auto* hand = new HandPanel(*m_session, this);
        connect(hand, &HandPanel::ruleWanted, this, &BattleWindow::manualWanted);
        setHelpTopic(hand, QStringLiteral("alala#the-cards"));
        m_cardsDock = dock(tr("Cards"), QStringLiteral("cardsDock"), hand, Qt::RightDockWidgetArea);
    }

    m_decideDock = dock(tr("To decide"), QStringLiteral("decideDock"), m_decision, Qt::RightDockWidgetArea);
    QDockWidget* play = dock(tr("Auto-resolve from here"), QStringLiteral("autoDock"), m_auto, Qt::RightDockWidgetArea);
    m_logDock = dock(tr("Log"), QStringLiteral("logDock"), lines, Qt::RightDockWidgetArea);
    QDockWidget* list = dock(tr("Units"), QStringLiteral("unitsDock"), units, Qt::RightDockWidgetArea);
    m_ordersDock = dock(tr("Standing orders"), QStringLiteral("ordersDock"), m_orders, Qt::RightDockWidgetArea);
    m_analysisDock = dock(tr("Analysis"), QStringLiteral("analysisDock"), m_analysis, Qt::RightDockWidgetArea);
    m_correctionDock =
        dock(tr("The umpire corrects"), QStringLiteral("correctionDock"), m_correction, Qt::RightDockWidgetArea);
    dock(tr("Timeline"), QStringLiteral("timelineDock"), m_timeline,
         isTableSquare() ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_logDock, list);
    tabifyDockWidget(play, m_ordersDock);
    if (m_cardsDock)
        tabifyDockWidget(play, m_cardsDock);
    tabifyDockWidget(list, m_analysisDock);
    tabifyDockWidget(list, m_correctionDock);
    const bool large = textScale(font()) > 1.5;
    const bool isTight = large || isTableSquare();  // the question needs the room
    if (isTight)
        tabifyDockWidget(list, play);
    if (isTight && m_cardsDock)
        tabifyDockWidget(list, m_cardsDock);
    m_analysisDock->hide();
    m_correctionDock->hide();
    m_ordersDock->hide();
    if (m_cardsDock)
        m_cardsDock->hide();
    play->raise();
    m_logDock->raise();
    resizeDocks({m_decideDock, play, m_logDock}, {scaled(this, 460), scaled(this, 84), scaled(this, large ? 130 : 200)},
                Qt::Vertical);
    resizeDocks({m_decideDock}, {scaled(this, 366)}, Qt::Horizontal);
    resizeDocks({m_docks.back()}, {scaled(this, 84)}, Qt::Vertical);
    setHelpTopic(m_timeline, QStringLiteral("replaying"));
    setHelpTopic(m_correction, QStringLiteral("fighting#correct-the-table"));
    setHelpTopic(m_orders, QStringLiteral("auto-resolve#skip-routine-questions"));
    setHelpTopic(m_auto, QStringLiteral("auto-resolve#auto-resolve-a-battle"));
}

bool BattleWindow::isTableSquare() const {
    const TableSize size = m_session->table().size();
    return size.width < 1.2 * size.height;
}

/// A square table leaves room beside it: the panels take it, as long as the user has not chosen their width.
void BattleWindow::widenPanels() {
    const int unchanged = scaled(this, 16);  // the layout may round
    m_isWidthChosen =
        m_isWidthChosen || (m_panelWidth > 0 && std::abs(m_decideDock->width() - m_panelWidth) > unchanged);
    if (!isTableSquare() || m_isWidthChosen)
        return;
    const int free = width() - centralWidget()->height() - scaled(this, 40);  // for names beside the table
    m_panelWidth = std::clamp(free, scaled(this, 366), scaled(this, 640));
    resizeDocks({m_decideDock}, {m_panelWidth}, Qt::Horizontal);
}

/// Shows the panel of cards from the first card on; an empty panel would only be in the way.
void BattleWindow::showCardsOnceHeld() {
    if (!m_cardsDock || m_hadCards)
        return;
    m_hadCards = std::ranges::any_of(
        bothSides, [this](Side side) { return !m_session->game().hand(m_session->table(), side).empty(); });
    if (!m_hadCards)
        return;
    m_cardsDock->show();
    m_cardsDock->raise();
}

}  // namespace ephor
