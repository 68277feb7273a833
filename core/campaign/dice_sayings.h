// What papers and mails say of a campaign's dice: promises, seeds, contributions, throws. Nothing of it is judged yet.
#pragma once

#include "core/campaign/campaign_seed.h"

#include <map>
#include <span>
#include <vector>

namespace ephor::campaign {

/// A line of a report that tells of a throw.
struct ToldThrow {
    int turn = 0;
    std::string power;  ///< its name, whose report it is; empty where the paper does not say it
    std::string occasion;
    std::string line;
};

/// Of whose dice in which move; without a name those that everybody is told of.
struct DiceOf {
    std::string power;
    int turn = 0;

    friend auto operator<=>(const DiceOf&, const DiceOf&) = default;
};

struct Added {
    std::string power;
    std::string words;
};

struct DiceSayings {
    std::map<DiceOf, std::vector<std::string>> promises;
    std::map<DiceOf, std::vector<DiceKey>> seeds;
    std::map<int, std::vector<std::string>> secretPromises;
    std::vector<std::string> promisesOfMoves;
    std::vector<std::string> promisesOfCampaign;
    std::string campaignSeed;   ///< a text that is one; empty: none is said
    std::vector<Added> sealed;  ///< each once, in the order in which they stand
    std::vector<Added> opened;
    std::vector<std::string> addedByAll;
    std::vector<ToldThrow> throws;
    /// Lines that begin as a promise, a seed or a list of throws and cannot be read, and throws that stand outside of every list: somebody may have changed them.
    std::vector<std::string> unread;
};

/// From reports, order sheets and reminders, as they were sent or out of a mail that has quoted and broken them.
DiceSayings diceSayingsIn(std::span<const std::string> texts);

/// "close", "aftermath 5": something of which reports tell throws.
bool isOccasion(std::string_view name);

}  // namespace ephor::campaign
