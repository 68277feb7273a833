// Two lists compared, and a list under other rules than it was written for.
#pragma once

#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/io/army_list_io.h"

namespace ephor::ctl {

/// What the rules of today do to a list of another version, for `list check`; nothing where its version is theirs.
std::string rulesChangeText(const ReadList& read);
/// The same as "rules_change" of its JSON; null where there is none.
Json rulesChangeJson(const ReadList& read);

/// list diff
void addListDiff(CLI::App& list, Action& action);

}  // namespace ephor::ctl
