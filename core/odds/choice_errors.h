// Whether a choice was an error: compares it with the answers that the standard player considers.
#pragma once

#include "core/odds/battle_analysis.h"
#include "core/odds/here.h"

namespace ephor {

/// The best other answer to the question of a choice, if battles after it are won more often; none if none is. The
/// comparison knows what the asked side knew, and uses the same dice for both answers. The answer is selected on other
/// battles than those that measure the loss, so that the loss is not overestimated. `index` is the number of the step.
std::optional<ChoiceError> findError(const AnalysisPlan& plan, std::size_t index, const RecordStep& step,
                                     const std::stop_token& stop);

}  // namespace ephor
