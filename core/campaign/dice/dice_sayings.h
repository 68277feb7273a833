// What papers and mails say of a campaign's dice: promises, seeds, contributions, throws. Nothing of it is judged yet.
#pragma once

#include "core/campaign/model/campaign_seed.h"

#include <map>
#include <set>
#include <span>
#include <vector>

namespace ephor::campaign {

/// A line of a report that tells of a throw.
struct ToldThrow {
    int turn = 0;
    std::string power;  ///< its name, whose report it is; empty where the paper does not say it
    std::string occasion;
    std::string line;

    friend bool operator==(const ToldThrow&, const ToldThrow&) = default;
};

/// Of whose dice in which move; without a name those that everybody is told of.
struct DiceOf {
    std::string power;
    int turn = 0;

    friend auto operator<=>(const DiceOf&, const DiceOf&) = default;
};

using TextNumbers = std::set<std::size_t>;
/// What is said of one thing, with the texts in which it stands. More than one value is wrong, so that no more than
/// mostValues are kept.
using Values = std::map<std::string, TextNumbers>;
inline constexpr std::size_t mostValues = 3;

struct DiceSayings {
    std::map<DiceOf, Values> promises;  ///< 64 hexadecimal digits, like all promises and seeds
    std::map<DiceOf, Values> seeds;
    std::map<int, Values> secretPromises;
    Values promisesOfMoves;
    Values promisesOfCampaign;
    Values campaignSeeds;
    std::map<std::string, Values> sealed;  ///< by the power's name
    std::map<std::string, Values> opened;
    Values addedByAll;
    std::vector<ToldThrow> throws;
    /// Lines that look like a promise, a seed or a list of throws but cannot be read, and throws outside every list.
    /// They may have been altered.
    std::vector<std::string> unread;

    friend bool operator==(const DiceSayings&, const DiceSayings&) = default;
};

/// From reports, order sheets and reminders, as they were sent or out of a mail that has quoted and broken them.
DiceSayings diceSayingsIn(std::span<const std::string> texts);

}  // namespace ephor::campaign
