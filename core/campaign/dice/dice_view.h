// What players are told about the seeds: promises before the orders, a turn's seeds once it is closed.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// What a power can know about the seeds now; without a power, what everybody can. A seed is published once no roll of
/// its turn is left. Promises and seeds are 64 hexadecimal digits; empty if there is none.
struct DiceView {
    int turn = 0;                   ///< the current turn
    std::string power;              ///< the power's name; empty: this is for everybody
    std::string promiseOfTurns;     ///< promise of the open seeds of all turns, published at the start
    std::string promiseOfCampaign;  ///< promise of the campaign's own seed, published at the start
    std::string promise;            ///< of this turn's open seed; empty: the war is over
    std::string powerPromise;       ///< of this turn's seed of the power
    std::string secretPromise;
    std::string closedSeed;  ///< of the previous turn
    std::string closedPowerSeed;
    std::optional<CampaignSeed> everything;  ///< the campaign's seed, once the war is over
    bool isPractice = false;                 ///< somebody chose the campaign's seed
    std::vector<Contribution> contributions;
    std::string contributionsDigest;  ///< once contributions are closed

    friend bool operator==(const DiceView&, const DiceView&) = default;
};
DiceView diceViewOf(const Campaign& campaign, PowerId power = {});

/// "Promise of move 3: 9f86…", as order sheets, reminders and reports show it: a line for everybody, and one for the
/// power if given. Empty once the war is over.
std::vector<std::string> promiseLines(const DiceView& view);
/// Promises, seeds and contributions, one line each.
std::vector<std::string> seedLines(const Scenario& scenario, const DiceView& view);

/// The texts that reports use and checkDice() looks for.
inline constexpr std::string_view promiseWords = "Promise of move ";
inline constexpr std::string_view powerPromiseWords = "Promise of the dice of ";
inline constexpr std::string_view secretPromiseWords = "Promise of the secret dice of move ";
inline constexpr std::string_view seedWords = "Seed of move ";
inline constexpr std::string_view powerSeedWords = "Seed of the dice of ";
inline constexpr std::string_view ofTurnWords = ", move ";
inline constexpr std::string_view campaignSeedWords = "Seed of the campaign";
inline constexpr std::string_view promiseOfTurnsWords = "Promise of all moves";
inline constexpr std::string_view promiseOfCampaignWords = "Promise of the campaign's seed";
inline constexpr std::string_view sealedWords = "Sealed for the dice by ";
inline constexpr std::string_view openedWords = "Added to the dice by ";
inline constexpr std::string_view contributionsWords = "Added to the dice by all";
inline constexpr std::string_view practiceWords =
    "The umpire chose the campaign's seed, and may have known these dice: they are for practice.";
inline constexpr std::string_view rollsWords = "Rolls of turn ";
/// The same in reports of older versions.
inline constexpr std::string_view oldRollsWords = "Throws of move ";

}  // namespace ephor::campaign
