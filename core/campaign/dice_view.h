// What everybody is told of the dice: promises before the orders, a move's seed once it is closed.
#pragma once

#include "core/campaign/campaign.h"

namespace ephor::campaign {

/// What everybody may know of the seeds, as the campaign stands. A seed is shown once no die of its move can fall any more.
struct DiceView {
    int turn = 0;         ///< the move that is played
    std::string promise;  ///< of its seed; empty: the war is over
    std::string secretPromise;
    std::string closedSeed;                   ///< of the move before; empty: there is none
    std::optional<std::uint64_t> everything;  ///< the campaign's seed, once the war is over

    friend bool operator==(const DiceView&, const DiceView&) = default;
};
DiceView diceViewOf(const Campaign& campaign);

/// "Promise of move 3: 9f86…", as it stands in sheets, reminders and reports, and is found there again; empty once the war is over.
std::string promiseLine(const Campaign& campaign);
/// Promises and seeds, a line each.
std::string seedLines(const DiceView& view);

/// The words that reports use and checkDice() looks for.
inline constexpr std::string_view promiseWords = "Promise of move ";
inline constexpr std::string_view secretPromiseWords = "Promise of the secret dice of move ";
inline constexpr std::string_view seedWords = "Seed of move ";
inline constexpr std::string_view campaignSeedWords = "Seed of the campaign: ";
inline constexpr std::string_view throwsWords = "Throws of move ";

}  // namespace ephor::campaign
