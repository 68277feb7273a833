// The kinds of question that a system can answer, and how a case finds its own.
#pragma once

#include "core/base/message.h"
#include "core/battle/setup/setup.h"
#include "core/dice/distribution.h"
#include "tests/conformance/systems.h"

#include <algorithm>
#include <initializer_list>
#include <span>

namespace ephor::conformance {

/// A kind of question to a system whose rules have those options.
template <typename Options> struct KindOf {
    std::string_view name;
    Answer (*answer)(const Inputs& inputs, const Options& options);
};

/// The options of a case, whose keys may have a system's prefix.
std::vector<ChosenOption> chosenOptions(const Case& question, std::string_view prefix = {});

/// Answers a case by its kind. Throws Fault if the kind or an option is unknown, or if an input field was not read.
template <typename Options>
Answer answerByKind(const Case& question, const Result<Options>& options,
                    std::initializer_list<std::span<const KindOf<Options>>> files) {
    if (!options)
        throw Fault(toText(options.error().front()));
    for (const auto kinds : files) {
        const auto kind = std::ranges::find(kinds, question.kind, &KindOf<Options>::name);
        if (kind == kinds.end())
            continue;
        const Inputs inputs(question.inputs);
        Answer answer = kind->answer(inputs, *options);
        inputs.expectAllRead();
        return answer;
    }
    throw Fault("unknown kind \"" + question.kind + "\"");
}

/// A distribution, by its numbers.
Value byNumber(const Distribution& chances);

}  // namespace ephor::conformance
