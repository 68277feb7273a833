// The questions and answers in a record whose rules version is not available.
#pragma once

#include "core/battle/game.h"

namespace ephor::ctl {

/// One line for each entry. `system`: another version of the same system, for the texts of questions; null where there
/// is none.
std::vector<std::string> recordedAnswers(const Record& record, const RuleSystem* system);

}  // namespace ephor::ctl
