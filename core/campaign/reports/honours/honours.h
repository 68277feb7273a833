// The honours of a war so far (2.14): the best of each kind, so that losing powers are mentioned, too.
#pragma once

#include "core/campaign/reports/honours/achievements.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

/// The reader of a report. During a war the umpire reads everything, a power what it saw and what is public, and the
/// public only that. Afterwards nothing is secret.
struct Audience {
    bool isUmpire = false;
    PowerId power = {};  ///< invalid: the public
};
inline constexpr Audience theUmpire{true};
inline constexpr Audience thePublic{};

/// All holders of an honour, by date.
struct HonourRow {
    Honour honour = Honour::BloodiestDay;
    std::vector<Achievement> holders;

    friend bool operator==(const HonourRow&, const HonourRow&) = default;
};

/// The honours in order, without those that have no holder.
std::vector<HonourRow> honours(const Scenario& scenario, const WarAchievements& war, Audience audience);

/// "Best siege".
std::string_view titleOf(Honour honour);
/// "Megara"; empty if the achievement has no place.
std::string placeOf(const Scenario& scenario, const Achievement& achievement);
/// "Spring 431 BC, first turn".
std::string whenOf(const Achievement& achievement);
/// "Sparta against Athens, Megara, Spring 431 BC, first turn: 12 steps lost, 5 and 7".
std::string lineOf(const Scenario& scenario, const Achievement& achievement);
/// Without sections if there are no honours.
Report honoursReport(const Scenario& scenario, const std::vector<HonourRow>& rows);

}  // namespace ephor::campaign
