// Labels of the numbers in a campaign's rules.
#pragma once

#include "core/campaign/model/modules.h"

#include <QString>

namespace ephor {

/// The label of a table of rules.toml; the table's own name where it has none yet.
QString ruleHeading(const std::string& table);
/// One sentence that explains the table and its words; empty for a table that has none yet.
QString ruleAbout(const std::string& table);
/// The label of a number in it; the key of the file, as in the manual and the scenario's comments, where it has none
/// yet.
QString ruleText(const std::string& table, const std::string& key);
/// The label of an optional rule, what it does, and what the war is like without it.
QString moduleText(campaign::Module module);
QString moduleAbout(campaign::Module module);
QString withoutText(campaign::Module module);

}  // namespace ephor
