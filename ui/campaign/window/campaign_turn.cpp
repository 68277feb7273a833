// The steps of a turn, as the large button of the campaign window does them.
#include "models/campaign/post/post_office.h"
#include "models/text/campaign_words.h"
#include "models/text/order_words.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/orders/adjudicate_dialog.h"
#include "ui/campaign/tables/story_panel.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/next_bar.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/window/message_bar.h"

#include <QDockWidget>
#include <QMenu>

namespace ephor {

using namespace campaign;

void CampaignWindow::doNext() {
    if (m_session->isBusy())
        return;
    if (!m_session->isLive())
        return m_session->setMoment(m_session->lastMoment());
    switch (m_session->next()) {
    case CampaignSession::Next::Adjudicate:
        if (reportsDue(m_session->journal(), m_session->post()).empty())
            return adjudicate();
        showPost();
        return;
    case CampaignSession::Next::Battles:
        return settleBattle();
    case CampaignSession::Next::CloseTurn:
        return closeTurn();
    case CampaignSession::Next::Nothing:
        m_storyDock->show();
        m_storyDock->raise();
        m_story->focusFilter();
    }
}

void CampaignWindow::adjudicate() {
    if (!mustAskAboutOrders())
        return adjudicateNow();
    connect(askAboutOrders(), &AdjudicateDialog::decided, this, &CampaignWindow::adjudicateNow);
}

/// What was said before the turn is out of date after it.
void CampaignWindow::adjudicateNow() {
    m_messages->hide();
    perform(m_session->adjudicateTurn());
}

void CampaignWindow::closeTurn() {
    const Result<void> closed = m_session->closeTurn();
    closed ? offerSoonerDeadline() : sayFault(closed.error());
}

/// The next deadline follows the last one. After a turn that was closed early it is farther away than a turn takes.
void CampaignWindow::offerSoonerDeadline() {
    const std::optional<Deadline> next = deadlineOf(m_session->journal());
    if (!m_needs.clock || !next || next->everyDays <= 0)
        return;
    const auto days = std::chrono::floor<std::chrono::days>(next->at.moment - m_needs.clock().moment).count();
    if (days <= next->everyDays)
        return;
    Deadline sooner = *next;
    sooner.at = daysLater(next->at, next->everyDays - static_cast<int>(days), next->zone);
    m_messages->say(MessageBar::Kind::Note,
                    tr("The turn was closed early; the next orders are due %1.").arg(timeText(next->at)),
                    {{tr("&Set to %1").arg(timeText(sooner.at)),
                      [this, later = *next, sooner] {
                          // Unless it was changed meanwhile.
                          if (deadlineOf(m_session->journal()) == later)
                              perform(m_session->perform([&](Journal& journal) { setDeadline(journal, sooner); }));
                      }},
                     {tr("&Keep it"), {}}});
}

void CampaignWindow::settleBattle() {
    const std::vector<BattleId> pending = m_session->pendingBattles();
    if (pending.empty())
        return;
    m_sight->select(m_session->campaign().state.battles[pending.front().index()].place);
    showPanel(m_battlesDock);
    m_battlesPanel->setBattle(pending.front());
    auto* ways = new QMenu(this);
    ways->setObjectName(QStringLiteral("waysMenu"));
    ways->setAttribute(Qt::WA_DeleteOnClose);
    ways->setToolTipsVisible(true);
    ways->addSection(nameOf(m_session->scenario(), m_session->campaign().state.battles[pending.front().index()].place));
    m_battlesPanel->addWays(*ways);
    if (pending.size() > 1) {
        ways->addSeparator();
        ways->addAction(m_actions->find("actionFightAll"));
    }
    ways->setActiveAction(ways->actions().value(1));
    ways->popup(m_next->belowButton());
}

}  // namespace ephor
