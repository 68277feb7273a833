// A war that the computer rulers play on to its end, with other dice than the campaign's.
#pragma once

#include "core/campaign/model/campaign.h"

#include <stop_token>

namespace ephor {
class RuleSystem;
}

namespace ephor::campaign {

/// What a power holds at one moment.
struct Holdings {
    int cities = 0;
    int treasury = 0;  ///< talents

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

struct PlayedWar {
    PowerId winner;
    std::vector<Verdict> battles;  ///< results of the battles that were pending, in their order
    /// By turn, then by PowerId. The first row is the beginning of the forecast, and each turn adds one at its end.
    std::vector<std::vector<Holdings>> course;
};

/// The campaign as the computer rulers take it over: without players, and with another seed.
Campaign takenOver(const Campaign& campaign, const CampaignSeed& seed);

/// Plays the campaign on to its end. Orders that are submitted or standing count for the present turn only. Nothing if
/// `stop` asks for it. Precondition: the war is not over.
std::optional<PlayedWar> playedOn(const Campaign& campaign, const RuleSystem& system, const CampaignSeed& seed,
                                  const std::stop_token& stop);

}  // namespace ephor::campaign
