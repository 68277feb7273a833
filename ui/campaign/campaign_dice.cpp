// The dice of the campaign that are thrown in front of everybody: where the umpire's window lets them be typed in.
#include "models/items/order_words.h"
#include "ui/campaign/campaign_flow.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/dice_dialog.h"

#include <QMenu>

namespace ephor {

using namespace campaign;

void CampaignFlow::addDice(QMenu* menu) {
    add(
        menu, tr("Dice of this &move…"), "actionDice", Qt::SHIFT | Qt::Key_F9,
        tr("Which throws the next step makes; the faces of those that you throw yourself are typed in"),
        [this] { typeDice(); }, "dice");
}

void CampaignFlow::typeDice() {
    const OrderBoard board = boardOf(m_session.journal());
    const bool isEarly =
        m_needs.clock && m_session.next() == CampaignSession::Next::Adjudicate && wouldCutShort(board, m_needs.clock());
    showDice(diceOfThisMove(
        m_session,
        isEarly ? tr("Final orders are still missing from %1.").arg(awaitedText(board, m_session.scenario()))
                : QString(),
        &m_window));
}

void CampaignFlow::typeDiceOnceMore() { showDice(diceOnceMore(m_session, &m_window)); }

void CampaignFlow::showDice(Result<DiceDialog*> dialog) {
    if (!dialog)
        return m_window.sayFault(dialog.error());
    (*dialog)->setAttribute(Qt::WA_DeleteOnClose);
    connect(*dialog, &DiceDialog::manualWanted, this, &CampaignFlow::manualWanted);
    (*dialog)->show();
}

}  // namespace ephor
