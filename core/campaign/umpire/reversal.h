// Reverses a part of the last turn step: a march, a battle not yet fought, the effects of the closing on a city,
// or hunger. Omens and the winter are vetoed instead (veto.h).
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The kind of step.
enum class Reversed : std::uint8_t {
    March,   ///< the army returns to its former place
    Battle,  ///< the armies part without a fight
    City,    ///< siege, fall and ravaging of a city, with their gains
    Hunger   ///< losses of an army from lack of supply
};
template <> struct Words<Reversed> {
    static constexpr std::array<std::string_view, 4> list{"march", "battle", "city", "hunger"};
};

struct Reversal {
    Reversed what = Reversed::March;
    int row = 0;  ///< row of the army, battle or place

    friend bool operator==(const Reversal&, const Reversal&) = default;
};

/// The last active turn step, with the campaign before it and the state after it.
struct TurnStep {
    int entry = 0;
    Campaign before;
    State after;
    bool isClose = false;  ///< true: EntryKind::Close, false: EntryKind::Adjudicate
};
/// The last turn step up to entry `number`; nothing if there is none.
std::optional<TurnStep> lastPlayed(const Journal& journal, int number);
std::optional<TurnStep> lastPlayed(const Journal& journal);

/// What of a turn step could be reversed, by kind and row. whyNotReversed() checks whether they still
/// can.
std::vector<Reversal> reversalsOf(const TurnStep& played);
/// The name of a step in commands: "march athens_1", "battle 2", "city megara", "hunger athens_1".
std::string reversalWords(const TurnStep& played, Reversal reversal);
/// The name of a step for people: "the march of Army of Athens to Megara".
std::string reversalText(const TurnStep& played, Reversal reversal);

/// Why a step of that entry cannot be reversed now; nothing if it can. Marches and battles can be reversed until the
/// turn is closed; the rest until the next turn is adjudicated, unless the rows concerned have changed since.
std::optional<Message> whyNotReversed(const Campaign& now, const std::optional<TurnStep>& last, int entry,
                                      Reversal reversal);
/// The state `now` without the step. Precondition: whyNotReversed() returned nothing.
State reversed(const State& now, const TurnStep& played, Reversal reversal);

/// Records the reversal. Precondition: whyNotReversed() returned nothing.
void reverse(Journal& journal, Reversal reversal, const std::string& reason);
/// The entry that reverse() records: with what was vetoed, the powers that know of it, and the turn. Older journals
/// have none of these (`isTold` false).
NewEntry reversalEntry(const Campaign& now, const TurnStep& played, Reversal reversal, const std::string& reason,
                       bool isTold = true);
/// The reversal in an entry; nothing for other entries.
std::optional<Reversal> reversalIn(const JournalEntry& entry);

}  // namespace ephor::campaign
