// Which system answers which cases.
#pragma once

#include "tests/conformance/inputs.h"

#include <string_view>

namespace ephor::conformance {

/// One case: a question of a kind with its inputs and the options that differ from the default.
struct Case {
    std::string id;
    std::string kind;
    Json inputs;
    Json expected;
    std::map<std::string, std::string> options;
};

/// Answers a case. Throws Fault if it does not follow its schema or its kind is unknown.
using Evaluator = Answer (*)(const Case&);

/// The evaluator of a system, or none.
Evaluator evaluatorOf(std::string_view system);

// One line for each system; its evaluators stand in the file of that name.
Answer answerAlala(const Case& question);
Answer answerDba(const Case& question);
Answer answerMenOfBronze(const Case& question);
Answer answerSkirmish(const Case& question);
Answer answerOhw(const Case& question);

}  // namespace ephor::conformance
