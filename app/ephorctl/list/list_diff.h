// Comparison of two lists, and of a list under two versions of the rules.
#pragma once

#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/rules_change.h"

namespace ephor::ctl {

/// What the current rules change in a list of another version. That version's pack is searched for in `packs` and
/// beside the list. None where the versions are the same.
std::optional<RulesChange> rulesChange(const ReadList& read, const std::string& file,
                                       const std::vector<std::string>& packs);
/// Text for `list check`; empty where there is no change.
std::string rulesChangeText(const std::optional<RulesChange>& change);
/// The value of "rules_change" in its JSON; null where there is no change.
Json rulesChangeJson(const std::optional<RulesChange>& change);

/// list diff
void addListDiff(CLI::App& list, Action& action);

}  // namespace ephor::ctl
