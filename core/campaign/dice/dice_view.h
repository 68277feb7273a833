// What is told of the dice: promises before the orders, a move's seeds once it is closed.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// What a power may know of the seeds, as the campaign stands; of no power, what everybody may. A seed is shown once no
/// die of its move can fall any more. Promises and seeds are 64 hexadecimal digits; empty where there is none.
struct DiceView {
    int turn = 0;                   ///< the move that is played
    std::string power;              ///< its name; empty: this is for everybody
    std::string promiseOfMoves;     ///< of all open seeds, since the founding
    std::string promiseOfCampaign;  ///< of the campaign's own seed, likewise
    std::string promise;            ///< empty: the war is over
    std::string powerPromise;       ///< of the power's own seed
    std::string secretPromise;
    std::string closedSeed;  ///< of the move before
    std::string closedPowerSeed;
    std::optional<CampaignSeed> everything;  ///< once the war is over
    bool isPractice = false;                 ///< somebody chose the campaign's seed
    std::vector<Contribution> contributions;
    std::string contributionsDigest;  ///< once nothing can be added any more

    friend bool operator==(const DiceView&, const DiceView&) = default;
};
DiceView diceViewOf(const Campaign& campaign, PowerId power = {});

/// "Promise of move 3: 9f86…", as it stands in sheets, reminders and reports, and is found there again; a line for what
/// everybody is told of, and one for the power. None once the war is over.
std::vector<std::string> promiseLines(const Campaign& campaign, PowerId power = {});
/// Promises, seeds and contributions, a line each.
std::string seedLines(const Scenario& scenario, const DiceView& view);

/// The words that reports use and checkDice() looks for.
inline constexpr std::string_view promiseWords = "Promise of move ";
inline constexpr std::string_view powerPromiseWords = "Promise of the dice of ";
inline constexpr std::string_view secretPromiseWords = "Promise of the secret dice of move ";
inline constexpr std::string_view seedWords = "Seed of move ";
inline constexpr std::string_view powerSeedWords = "Seed of the dice of ";
inline constexpr std::string_view ofMoveWords = ", move ";
inline constexpr std::string_view campaignSeedWords = "Seed of the campaign";
inline constexpr std::string_view promiseOfMovesWords = "Promise of all moves";
inline constexpr std::string_view promiseOfCampaignWords = "Promise of the campaign's seed";
inline constexpr std::string_view sealedWords = "Sealed for the dice by ";
inline constexpr std::string_view openedWords = "Added to the dice by ";
inline constexpr std::string_view contributionsWords = "Added to the dice by all";
inline constexpr std::string_view practiceWords =
    "The umpire chose the campaign's seed, and may have known these dice: they are for practice.";
inline constexpr std::string_view throwsWords = "Throws of move ";

}  // namespace ephor::campaign
