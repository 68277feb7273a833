// Playing a campaign: every step reads the campaign, does its part, and writes it into the journal.
#pragma once

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/journal/journal.h"
#include "core/campaign/turn/acts.h"

namespace ephor::campaign {

/// Orders of a power for this move, sealed, with its words to others and its deals. `text` is what was sent, under a
/// line that says how it came in (order_status.h); where it is empty, the sheet is written. A deputy's never replace
/// the player's own.
void sealOrders(Journal& journal, PowerId power, std::vector<Order> orders, std::string text,
                const std::vector<Envoy>& envoys = {}, const std::vector<Voyage>& voyages = {},
                const std::vector<Deal>& deals = {});
/// Orders for all moves to which the power sends none.
void setStandingOrders(Journal& journal, PowerId power, std::vector<Order> orders, std::string text,
                       const std::vector<Voyage>& voyages = {});

/// What the program would order for a power that has nobody else.
struct StandIn {
    std::vector<Order> orders;
    std::vector<Voyage> voyages;
};
StandIn standInOrders(const Campaign& campaign, PowerId power);
/// The voyages that a power has sealed for this move.
std::vector<Voyage> sealedVoyages(const State& state, PowerId power);

/// Locks the orders and moves everybody: battles are pending afterwards, or none. In Phase::Orders. Dice that were
/// typed in fit (foreseenMuster()); the journal keeps those that count.
void lockOrders(Journal& journal, const TypedDice& typed = {});
/// Closes the move. In Phase::Battles, with no battle pending. Typed dice as above.
void closeMove(Journal& journal, const TypedDice& typed = {});
/// Ends the war before its time, with the reason for the journal. In Phase::Orders.
void endWar(Journal& journal, const std::string& reason);
/// The entry that it writes.
Done endingDone(const Campaign& campaign, const std::string& reason);

/// A battle fought by the program, on the table where its rules can take it, on paper where not.
Aftermath resolved(const Campaign& campaign, BattleId battle, const RuleSystem& system, Record* record = nullptr);
/// What a step would come to, with the dice that will fall then.
struct Foreseen {
    State after;
    std::string dice;           ///< their log
    std::vector<Throw> throws;  ///< the same, one by one
    Diagnostics remarks;        ///< on typed dice (remarksOn()); with an error among them it is not to be done
};
/// Of takeOver().
Foreseen foreseen(const Campaign& campaign, const Aftermath& draft);
/// Of lockOrders() and closeMove(), without what was vetoed of them.
Foreseen foreseenMuster(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed = {});
Foreseen foreseenClose(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed = {});

/// What locking orders or closing a move does.
struct Adjudication {
    Changes changes;
    std::string dice;
    std::vector<Throw> throws;
    std::vector<Act> met;  ///< acts that can be vetoed, and those that were
};
/// Of Deed::Muster or Deed::Close.
Adjudication adjudication(const Campaign& campaign, Deed deed, const TypedDice& typed, std::vector<Act> vetoed = {});
/// Of takeOver().
Adjudication takenOver(const Campaign& campaign, const Aftermath& draft);
/// An entry of the first two done again, with its typed dice and vetoes, or what is wrong with these.
Result<Adjudication> adjudicatedAgain(const Campaign& before, const JournalEntry& entry);

/// Takes a draft over.
void takeOver(Journal& journal, const Aftermath& draft);
/// All pending battles, on so many threads; the journal is the same for any number.
void resolveAll(Journal& journal, const RuleSystem& system, int threads);
/// Until the campaign is over, the program playing every power that sends no orders.
void playToEnd(Journal& journal, const RuleSystem& system, int threads);

}  // namespace ephor::campaign
