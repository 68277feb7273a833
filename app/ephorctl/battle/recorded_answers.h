// What a record tells by itself, where the rules that fought it are not here: who was asked what, and what he answered.
#pragma once

#include "core/battle/game.h"

namespace ephor::ctl {

/// A line for each entry. `system`: the same system in another version, for the texts of its questions; null where it
/// is not known.
std::vector<std::string> recordedAnswers(const Record& record, const RuleSystem* system);

}  // namespace ephor::ctl
