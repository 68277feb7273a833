// Collects the achievements of a war for its table of honours, with who knows of them during the war.
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
    std::vector<int> rank;  ///< compared in order; the highest is the best
    std::string who;
    PlaceId place;  ///< invalid: it has no place
    Date date;      ///< of a longer achievement: its beginning, or what `figures` says
    std::string figures;
    bool isPublic = false;         ///< everybody knows it, like the chronicle
    std::vector<PowerId> knownTo;  ///< otherwise: who knew of it during the war

    friend bool operator==(const Achievement&, const Achievement&) = default;
};

/// A land was ravaged. Its owner and the ravager know it, so each reader has another count.
struct Ravaging {
    PlaceId place;
    PowerId owner;
    PowerId by;
    Date date;

    friend bool operator==(const Ravaging&, const Ravaging&) = default;
};

/// All achievements of a war so far.
struct WarAchievements {
    bool isOver = false;  ///< then nothing is secret
    std::vector<Achievement> achievements;
    std::vector<Ravaging> ravagings;

    friend bool operator==(const WarAchievements&, const WarAchievements&) = default;
};

WarAchievements achievementsOf(const History& history);

}  // namespace ephor::campaign
