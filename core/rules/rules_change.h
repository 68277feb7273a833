// What another version of the rules' data does to a list: shown before a list takes it over, never done unseen.
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

/// `before` has the data of the list's version: a rules pack (core/rules/pack.h); null where nobody has it any more.
/// Then it is still known which types of the list there are not, what the list costs now and what is wrong with it.
RulesChange rulesChangeOf(const ArmyList& list, const RuleSystem& now, const RuleSystem* before);

/// The same as sentences, one a line, the most important first.
std::vector<Message> wordsOf(const RulesChange& change);

}  // namespace ephor
