// The badges of the powers of a campaign. They differ in colour, shape and letter, never in colour alone.
#pragma once

#include "core/campaign/model/scenario.h"

#include <span>

namespace ephor::campaign {

/// A badge with everything that is needed to draw it.
struct PowerBadge {
    BadgeShape shape = BadgeShape::Circle;
    std::string letter;          ///< one character; of a known state in ASCII
    std::uint32_t light = 0;     ///< 0xRRGGBB on light ground
    std::uint32_t dark = 0;      ///< on dark ground, where every letter is dark
    bool hasDarkLetter = false;  ///< on light ground, too

    friend bool operator==(const PowerBadge&, const PowerBadge&) = default;
};

/// The badge of a historical state.
struct StateBadge {
    std::string_view state;  ///< beginning of its id
    PowerBadge badge;
};
std::span<const StateBadge> stateBadges();

/// By PowerId. Badges that the scenario chooses come first, then those of known states that are not like them; others
/// get one that no other power has, as far as there are any.
std::vector<PowerBadge> badgesOf(const Scenario& scenario);

}  // namespace ephor::campaign
