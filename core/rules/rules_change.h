// The effects of another version of the rules data on a list, to be shown before the list is migrated.
#pragma once

#include "core/battle/game.h"

namespace ephor {

struct RulesChange {
    std::string from;      ///< the version that the list was written for
    std::string to;        ///< that of the rules as they are now
    bool isKnown = false;  ///< the data of `from` were at hand
    std::optional<int> costBefore;
    std::optional<int> costNow;
    Diagnostics wrongNow;        ///< errors that the list did not have, or of an unknown version: all that it has now
    Diagnostics mended;          ///< errors that it had and has no more
    std::vector<Message> types;  ///< a line for each type of the list that is gone, has another name or other figures
};

/// `before` has the data of the list's version, from a rules pack (core/rules/pack.h). If it is null, only the missing
/// types of the list, its present cost and its faults are known.
RulesChange rulesChangeOf(const ArmyList& list, const RuleSystem& now, const RuleSystem* before);

/// The change as sentences, one for each line, most important first.
std::vector<Message> wordsOf(const RulesChange& change);

}  // namespace ephor
