// The steps of a record in words.
#pragma once

#include "core/odds/record_steps.h"

#include <string>

namespace ephor {

struct StepWords {
    std::string what;      ///< "Fight dice (Athens): 2 hits", "Activate a unit: Hoplites II (Athens)"
    std::string phase;     ///< of the system, "Melee"
    int turn = 0;          ///< 0: before the first
    std::string better{};  ///< another answer to the same question, where one was given to `wordsOf`
};

/// The words of a step; of a choice also those of another answer. Replays the record up to the step.
StepWords wordsOf(const Game& game, const Record& record, const RecordStep& step, const Choice* other = nullptr);

}  // namespace ephor
