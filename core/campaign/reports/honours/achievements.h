// Deeds of a war that may be named in its table of honours, and who knows of them while it lasts.
#pragma once

#include "core/campaign/history/history.h"

namespace ephor::campaign {

enum class Honour : std::uint8_t {
    BloodiestDay,
    HardestSeaFight,
    BestSiege,
    LongestDefence,
    AgainstOdds,
    MostContested,
    MostRavaged,
    LongestMarch,
    FaithfulAllies,
    BestGeneral,
    MostStripes
};
template <> struct Words<Honour> {
    static constexpr std::array<std::string_view, 11> list{
        "bloodiest_day", "hardest_sea_fight", "best_siege",      "longest_defence", "against_odds", "most_contested",
        "most_ravaged",  "longest_march",     "faithful_allies", "best_general",    "most_stripes"};
};

struct Achievement {
    Honour honour = Honour::BloodiestDay;
    std::vector<int> rank;  ///< the greater is the greater feat, the first number first
    std::string who;
    PlaceId place;  ///< none: it has no place
    Date date;      ///< of a feat that took longer: when it began, or what its figures say
    std::string figures;
    bool isPublic = false;         ///< it happened in the sight of all, as what the chronicle tells
    std::vector<PowerId> knownTo;  ///< of one that is not: who saw it while the war lasts

    friend bool operator==(const Achievement&, const Achievement&) = default;
};

/// A land was ravaged in a move: its owner and the ravager know it. How often it was depends on who counts.
struct Ravaging {
    PlaceId place;
    PowerId owner;
    PowerId by;
    Date date;

    friend bool operator==(const Ravaging&, const Ravaging&) = default;
};

/// All that may be told of a war so far.
struct WarAchievements {
    bool isOver = false;  ///< then nothing is secret any more
    std::vector<Achievement> achievements;
    std::vector<Ravaging> ravagings;

    friend bool operator==(const WarAchievements&, const WarAchievements&) = default;
};

WarAchievements achievementsOf(const History& history);

}  // namespace ephor::campaign
