// Two lists compared, and a list under other rules than it was written for.
#pragma once

#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/io/army_list_io.h"
#include "core/rules/rules_change.h"

namespace ephor::ctl {

/// What the rules of today do to a list of another version, whose pack may lie among `packs` or beside the list; none
/// where its version is theirs.
std::optional<RulesChange> rulesChange(const ReadList& read, const std::string& file,
                                       const std::vector<std::string>& packs);
/// For `list check`; empty where there is none.
std::string rulesChangeText(const std::optional<RulesChange>& change);
/// The same as "rules_change" of its JSON; null where there is none.
Json rulesChangeJson(const std::optional<RulesChange>& change);

/// list diff
void addListDiff(CLI::App& list, Action& action);

}  // namespace ephor::ctl
