// Rulings of the umpire: each sets one value, with a reason. A ruling is an entry of the journal: it can be undone, and
// the powers concerned are told.
#pragma once

#include "core/campaign/journal/active_entries.h"

#include <span>

namespace ephor::campaign {

/// The kinds of values that can be set.
enum class RulingSubject : std::uint8_t {
    Treasury,  ///< of a power, in talents
    Arete,     ///< of a power
    Loyalty,   ///< of a city to its owner, -3 to 3
    Owner,     ///< of a place: a power, or nobody
    Place,     ///< of an army
    Steps,     ///< of a unit
    Fate,      ///< of a leader
    Trait      ///< last trait of a leader: adds one, or removes the last
};
template <> struct Words<RulingSubject> {
    static constexpr std::array<std::string_view, 8> list{"treasury", "arete", "loyalty", "owner",
                                                          "place",    "steps", "fate",    "trait"};
};

struct Ruling {
    RulingSubject subject = RulingSubject::Treasury;
    int thing = 0;        ///< row of the power, place, army, unit or leader
    int value = 0;        ///< a number, or the row of a power (-1: nobody) or of a place, a Fate, or a trait (-1: none)
    PowerId holder = {};  ///< who holds a captured leader; invalid: no power does, without diplomacy

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// The rows that can be ruled on: armies and units that exist, all leaders, and so on.
std::vector<int> thingsOf(const Campaign& campaign, RulingSubject subject);
/// The name of a thing: "Athens", "Army of Attica".
std::string nameOfThing(const Campaign& campaign, RulingSubject subject, int thing);
/// The current value.
int valueOf(const Campaign& campaign, RulingSubject subject, int thing);
/// The lowest and highest value.
std::pair<int, int> boundsOf(const Campaign& campaign, RulingSubject subject, int thing);

/// Why the ruling is not possible now; nothing if it is.
std::optional<Message> whyNotRuled(const Campaign& campaign, const Ruling& ruling);
/// The state after the ruling.
State ruled(const Campaign& campaign, const Ruling& ruling);
/// "the treasury of Athens: 12 (was 20)".
std::string rulingText(const Campaign& before, const Ruling& ruling);
/// The powers that must be told: the old and new owner, and those that hold or held a captive.
std::vector<PowerId> concernedBy(const Campaign& before, const Ruling& ruling);

/// The entry that rule() records.
NewEntry rulingEntry(const Campaign& before, const Ruling& ruling, const std::string& reason);
/// Records the ruling. Precondition: whyNotRuled() returned nothing.
void rule(Journal& journal, const Ruling& ruling, const std::string& reason);

}  // namespace ephor::campaign
