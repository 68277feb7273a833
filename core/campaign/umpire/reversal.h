// The umpire takes back one step of the last adjudication where it stands: a march, a battle that was met, what the
// closing of a move did to a city, or hunger. Acts of the gods and of the winter are vetoed instead (veto.h).
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// What kind of step it was.
enum class Reversed : std::uint8_t {
    March,   ///< the army stands where it stood before
    Battle,  ///< the armies that met part without a fight
    City,    ///< siege, fall and ravaging of a city, with what they brought
    Hunger   ///< what an army lost for want of supply
};
template <> struct Words<Reversed> {
    static constexpr std::array<std::string_view, 4> list{"march", "battle", "city", "hunger"};
};

struct Reversal {
    Reversed what = Reversed::March;
    int row = 0;  ///< of the army, battle or place

    friend bool operator==(const Reversal&, const Reversal&) = default;
};

/// The last adjudication that stands, and the campaign before and behind it.
struct Played {
    int entry = 0;
    Campaign before;
    State after;
    bool isClose = false;  ///< the closing of a turn, not its muster
};
/// As the journal stood after entry `number`; nothing where nothing had been adjudicated.
std::optional<Played> lastPlayed(const Journal& journal, int number);
std::optional<Played> lastPlayed(const Journal& journal);

/// The steps of an adjudication that can be reversed until something changes, by kind and row.
std::vector<Reversal> reversalsOf(const Played& played);
/// How commands name a step: "march athens_1", "battle 2", "city megara", "hunger athens_1".
std::string reversalWords(const Played& played, Reversal reversal);
/// What it was: "the march of Army of Athens to Megara".
std::string reversalText(const Played& played, Reversal reversal);

/// Why the step of that entry cannot be taken back now; nothing where it can. Armies are sent back and battles called
/// off while the move's battles are being settled; the rest until the next move is adjudicated, while what it changed
/// is as the step left it.
std::optional<Message> whyNotReversed(const Campaign& now, const std::optional<Played>& last, int entry,
                                      Reversal reversal);
/// The campaign `now`, without the step. Only where whyNotReversed() says nothing.
State reversed(const State& now, const Played& played, Reversal reversal);

/// Writes the entry, likewise.
void reverse(Journal& journal, Reversal reversal, const std::string& reason);
/// The entry that is written.
Done reversalDone(const Campaign& now, const Played& played, Reversal reversal, const std::string& reason);
/// What such an entry says; nothing for every other.
std::optional<Reversal> reversalIn(const JournalEntry& entry);

}  // namespace ephor::campaign
