// The dice of the campaign that are thrown in front of everybody: where the umpire's window lets them be typed in.
#include "models/text/order_words.h"
#include "ui/campaign/orders/adjudicate_dialog.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/umpire/dice_dialog.h"
#include "ui/campaign/window/campaign_flow.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/window/open_beside.h"

#include <QMenu>

namespace ephor {

using namespace campaign;

void CampaignFlow::addDice(QMenu* menu) {
    m_window.actions().add(menu, "actionDice", [this] { typeDice(); });
}

void CampaignFlow::typeDice() {
    const QString missing = awaitedText(boardOf(m_session.journal()), m_session.scenario());
    showDice(diceOfThisMove(
        m_session, missing.isEmpty() ? QString() : tr("Final orders are still missing from %1.").arg(missing)));
}

void CampaignFlow::typeDiceOnceMore() { showDice(diceOnceMore(m_session)); }

/// What comes next and what is done again are two steps: the dice of both may be typed in side by side.
void CampaignFlow::showDice(Result<DiceOffer> offer) {
    if (!offer)
        return m_window.sayFault(offer.error());
    if (comesForward<DiceDialog>(&m_window, [&](const DiceDialog& one) { return one.again() == offer->step.again; }))
        return;
    auto* dialog = showBeside(new DiceDialog(m_session, *std::move(offer), &m_window), manual());
    if (dialog->again() == 0)
        dialog->setGuard([this, dialog] {
            if (!mustAskAboutOrders())
                return true;
            AdjudicateDialog* question = askAboutOrders();
            // Orders that have just been submitted may roll other dice, which nobody has seen yet.
            connect(question, &AdjudicateDialog::decided, dialog,
                    [dialog](bool isChanged) { isChanged ? dialog->showNewDice() : dialog->actNow(); });
            connect(dialog, &QDialog::finished, question, &AdjudicateDialog::closeIfOld);
            return false;
        });
    connect(dialog, &DiceDialog::manualWanted, this, &CampaignFlow::manualWanted);
}

}  // namespace ephor
