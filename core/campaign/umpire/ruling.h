// What the umpire settles by his word, beside the rules: one value of one thing, with a reason. An entry of the journal
// like any other: it can be undone, and those whom it concerns are told.
#pragma once

#include "core/campaign/journal/active_entries.h"

#include <span>

namespace ephor::campaign {

/// What can be ruled on.
enum class Matter : std::uint8_t {
    Treasury,  ///< of a power, talents
    Arete,     ///< of a power
    Loyalty,   ///< of a city to whoever holds it, -3 to 3
    Owner,     ///< of a place: a power, or nobody
    Place,     ///< where an army stands
    Steps,     ///< of a unit
    Fate,      ///< of a leader
    Trait      ///< what a leader is known for last: another one is added, nothing takes it away
};
template <> struct Words<Matter> {
    static constexpr std::array<std::string_view, 8> list{"treasury", "arete", "loyalty", "owner",
                                                          "place",    "steps", "fate",    "trait"};
};

struct Decree {
    Matter matter = Matter::Treasury;
    int thing = 0;  ///< row of the power, place, army, unit or leader
    int value = 0;  ///< a number, or the row of a power (-1: nobody) or of a place, a Fate, or a trait (-1: none)
    PowerId holder =
        {};  ///< in whose hands a leader is who is captured; none: nobody can treat for him, without diplomacy

    friend bool operator==(const Decree&, const Decree&) = default;
};

/// Rows that the matter is about: armies in the field, units that serve, leaders who live or lived.
std::vector<int> thingsOf(const Campaign& campaign, Matter matter);
/// What a thing is called: "Athens", "Army of Attica".
std::string nameOfThing(const Campaign& campaign, Matter matter, int thing);
/// As it stands.
int valueOf(const Campaign& campaign, Matter matter, int thing);
/// The least and the most that may be ruled.
std::pair<int, int> boundsOf(const Campaign& campaign, Matter matter, int thing);

/// Why it cannot be ruled now; nothing where it can.
std::optional<Message> whyNotRuled(const Campaign& campaign, const Decree& decree);
/// The state that it leads to.
State ruled(const Campaign& campaign, const Decree& decree);
/// "the treasury of Athens: 12 (was 20)".
std::string decreeText(const Campaign& before, const Decree& decree);
/// Who must be told: whose it is, who gains or loses it, and who holds or held a captive.
std::vector<PowerId> concernedBy(const Campaign& before, const Decree& decree);

/// The entry that says so, and does it.
Done rulingDone(const Campaign& before, const Decree& decree, const std::string& reason);
/// Writes the entry. Only where whyNotRuled() says nothing.
void rule(Journal& journal, const Decree& decree, const std::string& reason);

}  // namespace ephor::campaign
