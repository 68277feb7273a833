// The actions of a campaign. Each reads the campaign, does its step, and records it in the journal.
#pragma once

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/journal/journal.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/turn/acts.h"

namespace ephor::campaign {

/// Orders are submitted until the turn is adjudicated, and a deputy's never replace the player's.
Result<void> canSubmit(const Campaign& campaign, PowerId power, OrdersFrom from);
/// Submits orders of a power for this turn. `text` is what was sent, under a line that says how it came in
/// (order_status.h); if it is empty, the sheet is written. Fails as canSubmit() does.
[[nodiscard]] Result<void> submitOrders(Journal& journal, PowerId power, const Orders& orders, std::string text);
/// Sets the orders for turns without a sheet.
void setStandingOrders(Journal& journal, PowerId power, const Orders& orders, std::string text);

/// Locks the orders and moves everybody. Afterwards the phase is Battles. Precondition: Phase::Orders. Typed dice must
/// be valid (previewAdjudicate()); the journal keeps those that were used.
void adjudicateTurn(Journal& journal, const TypedDice& typed = {});
/// Closes the turn. Precondition: Phase::Battles, and no battle is pending. Typed dice as for adjudicateTurn().
void closeTurn(Journal& journal, const TypedDice& typed = {});
/// Ends the war early, with a reason for the journal. Precondition: Phase::Orders.
void endWar(Journal& journal, const std::string& reason);
/// The entry that endWar() records.
NewEntry endingEntry(const Campaign& campaign, const std::string& reason);

/// Fights a battle by computer, on the table if the rule system allows, otherwise on paper.
Aftermath resolved(const Campaign& campaign, BattleId battle, const RuleSystem& system, Record* record = nullptr);
/// The preview of a step, with the dice that it will have.
struct Preview {
    State after;
    std::string dice;                 ///< the log of all rolls
    std::vector<CampaignRoll> rolls;  ///< the same rolls as values
    Diagnostics remarks;              ///< on typed dice (remarksOn()); with an error, the step must not be done
};
/// Previews recordResult().
Preview preview(const Campaign& campaign, const Aftermath& draft);
/// Preview adjudicateTurn() and closeTurn(), without the vetoed steps.
Preview previewAdjudicate(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed = {});
Preview previewClose(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed = {});

/// The effect of a step: of adjudicateTurn(), closeTurn() or recordResult().
struct PlayedStep {
    Changes changes;
    std::string dice;
    std::vector<CampaignRoll> rolls;
    std::vector<Act> reached;  ///< acts that can be vetoed, including those that are
};
/// For EntryKind::Adjudicate or EntryKind::Close.
PlayedStep playStep(const Campaign& campaign, EntryKind kind, const TypedDice& typed, std::vector<Act> vetoed = {});
/// For recordResult().
PlayedStep playResult(const Campaign& campaign, const Aftermath& draft);
/// Repeats an Adjudicate or Close entry with its typed dice and vetoes, or says what is wrong with these.
Result<PlayedStep> replayStep(const Campaign& before, const JournalEntry& entry);

/// Applies the draft of a battle's result and records it.
void recordResult(Journal& journal, const Aftermath& draft);
/// Resolves all pending battles by computer. The journal does not depend on the number of threads.
void resolveAll(Journal& journal, const RuleSystem& system, int threads);
/// Plays until the campaign is over. The computer plays every power without orders.
void playToEnd(Journal& journal, const RuleSystem& system, int threads);

}  // namespace ephor::campaign
