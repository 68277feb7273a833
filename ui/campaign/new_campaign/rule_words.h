// What the numbers of a campaign's rules are called where a person sets them.
#pragma once

#include "core/campaign/model/modules.h"

#include <QString>

namespace ephor {

/// Of a table of rules.toml; the table's own name where it has no words yet.
QString ruleHeading(const std::string& table);
/// Of a number in it; the file's own word, as the manual and the scenario's comments call it, where it has no words
/// yet.
QString ruleText(const std::string& table, const std::string& key);
/// A part of the rules that may be left out, and how the war goes without it.
QString moduleText(campaign::Module module);
QString withoutText(campaign::Module module);

}  // namespace ephor
