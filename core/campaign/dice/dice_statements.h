// Parses promises, seeds, contributions and rolls out of reports and mails. Verifies nothing (dice_check.h).
#pragma once

#include "core/campaign/model/campaign_seed.h"

#include <map>
#include <set>
#include <span>
#include <vector>

namespace ephor::campaign {

/// A line of a report that tells of a roll.
struct ToldRoll {
    int turn = 0;
    std::string power;  ///< name of the power that the report is for; empty if the report does not say it
    std::string occasion;
    std::string line;

    friend bool operator==(const ToldRoll&, const ToldRoll&) = default;
};

/// The key of a power's dice in a turn. Without a name: the dice that everybody is told of.
struct DiceOf {
    std::string power;
    int turn = 0;

    friend auto operator<=>(const DiceOf&, const DiceOf&) = default;
};

using TextNumbers = std::set<std::size_t>;
/// The values found for one key, with the texts they are in. More than one value is a fault; at most mostValues are
/// kept.
using Values = std::map<std::string, TextNumbers>;
inline constexpr std::size_t mostValues = 3;

struct DiceStatements {
    std::map<DiceOf, Values> promises;  ///< values are 64 hexadecimal digits, like all promises and seeds
    std::map<DiceOf, Values> seeds;
    std::map<int, Values> secretPromises;
    Values promisesOfTurns;
    Values promisesOfCampaign;
    Values campaignSeeds;
    std::map<std::string, Values> sealed;  ///< by the power's name
    std::map<std::string, Values> opened;
    Values addedByAll;
    std::vector<ToldRoll> rolls;
    /// Lines that look like a promise, a seed or a heading of rolls but cannot be parsed, and rolls outside a list.
    /// They may have been altered.
    std::vector<std::string> unread;

    friend bool operator==(const DiceStatements&, const DiceStatements&) = default;
};

/// Parses reports, order sheets and reminders, original or quoted and wrapped in a mail.
DiceStatements parseDiceStatements(std::span<const std::string> texts);

}  // namespace ephor::campaign
