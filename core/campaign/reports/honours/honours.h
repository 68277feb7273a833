// The honours of a war so far (2.14): the best of each kind, so that losers stay in print, too.
#pragma once

#include "core/campaign/reports/honours/achievements.h"

namespace ephor::campaign {

/// Who reads a paper. While a war lasts the umpire reads all, a power what it saw and what everybody knows, and the
/// public no more than that; afterwards nothing is secret.
struct Audience {
    bool isUmpire = false;
    PowerId power = {};  ///< none: the public
};
inline constexpr Audience theUmpire{true};
inline constexpr Audience thePublic{};

/// Those who share an honour, in the order in which they won it.
struct HonourRow {
    Honour honour = Honour::BloodiestDay;
    std::vector<Feat> holders;

    friend bool operator==(const HonourRow&, const HonourRow&) = default;
};

/// By honour; one that nobody has won is not there.
std::vector<HonourRow> honours(const Scenario& scenario, const WarTale& tale, Audience audience);

/// "Best siege".
std::string_view titleOf(Honour honour);
/// "Megara"; empty where a feat has no place.
std::string placeOf(const Scenario& scenario, const Feat& feat);
/// "Spring 431 BC, first move".
std::string whenOf(const Feat& feat);
/// "Sparta against Athens, Megara, Spring 431 BC, first move: 12 steps lost, 5 and 7".
std::string lineOf(const Scenario& scenario, const Feat& feat);
/// The table as a report: a heading with lines below it. Empty where nobody has won anything.
std::string honoursText(const Scenario& scenario, const std::vector<HonourRow>& rows);

}  // namespace ephor::campaign
