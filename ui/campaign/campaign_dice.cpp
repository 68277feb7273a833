// Campaign dice rolled at the table: opens the dialog in which they are typed in.
#include "models/items/order_words.h"
#include "ui/campaign/adjudicate_dialog.h"
#include "ui/campaign/campaign_flow.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/dice_dialog.h"
#include "ui/campaign/orders_desk.h"
#include "ui/common/open_beside.h"
#include "ui/common/window_actions.h"

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

/// The next step and an earlier step that is run again are separate, so each may have its own dialog.
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
            // The submitted orders may need other rolls, which the user has not seen yet.
            connect(question, &AdjudicateDialog::decided, dialog,
                    [dialog](bool isChanged) { isChanged ? dialog->showNewDice() : dialog->actNow(); });
            connect(dialog, &QDialog::finished, question, &AdjudicateDialog::closeIfOld);
            return false;
        });
    connect(dialog, &DiceDialog::manualWanted, this, &CampaignFlow::manualWanted);
}

}  // namespace ephor
