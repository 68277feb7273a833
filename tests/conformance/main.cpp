// ephor-conformance FILE… — answers exact cases with the engine's own functions. See README.md.
#include "tests/conformance/systems.h"

#include <cstdio>
#include <fmt/format.h>
#include <fstream>

using namespace ephor::conformance;

namespace {

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// What is wrong with the answer: one line for each field.
std::vector<std::string> faultsOf(Evaluator evaluator, const Case& question) {
    try {
        const Answer answer = evaluator(question);
        std::vector<std::string> faults;
        if (!question.expected.is_object() || question.expected.empty())
            return {"expected: no fields"};
        for (const auto& [field, expected] : question.expected.items()) {
            const auto actual = answer.find(field);
            if (actual == answer.end())
                faults.push_back(fmt::format("{}: expected {}, actual: no such field", field, expected.dump()));
            else if (!actual->second.matches(expected))
                faults.push_back(
                    fmt::format("{}: expected {}, actual {}", field, expected.dump(), actual->second.text()));
        }
        return faults;
    } catch (const std::exception& fault) {
        return {fault.what()};
    }
}

/// A case as the file has it. Its id is read first, so that a fault can be reported under it.
void readCase(const Json& json, Case& question) {
    question.id =
        json.is_object() && json.contains("id") && json["id"].is_string() ? json["id"].get<std::string>() : "(no id)";
    const Inputs fields(json);
    question.kind = fields.token("kind");
    question.inputs = json.value("inputs", Json());
    question.expected = json.value("expected", Json());
    const Json options = json.value("options", Json::object());
    for (const auto& [key, value] : options.items())
        question.options[key] = value.is_string() ? value.get<std::string>() : value.dump();
}

/// All cases of a file. Throws where it is not a file of cases at all.
Tally run(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        throw Fault("it cannot be opened");
    const Json file = Json::parse(stream);
    const Inputs head(file);
    const std::string system = head.token("system");
    const auto cases = file.find("cases");
    if (cases == file.end() || !cases->is_array())
        throw Fault("cases: a list is expected");

    Tally tally;
    const Evaluator evaluator = evaluatorOf(system);
    for (const Json& json : *cases) {
        Case question;
        std::vector<std::string> faults;
        try {
            readCase(json, question);
            faults = evaluator ? faultsOf(evaluator, question) : std::vector{"unknown system \"" + system + "\""};
        } catch (const std::exception& fault) {
            faults = {fault.what()};
        }
        for (const std::string& fault : faults)
            fmt::print("FAIL {} ({}) {}\n", question.id, question.kind, fault);
        ++(faults.empty() ? tally.passed : tally.failed);
    }
    return tally;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "usage: ephor-conformance FILE…\n");
        return 2;
    }
    Tally total;
    bool unreadable = false;
    for (int i = 1; i < argc; ++i) {
        try {
            const Tally tally = run(argv[i]);
            total.passed += tally.passed;
            total.failed += tally.failed;
        } catch (const std::exception& fault) {
            fmt::print(stderr, "{}: error: not a file of cases: {}\n", argv[i], fault.what());
            unreadable = true;
        }
    }
    fmt::print("{} passed, {} failed\n", total.passed, total.failed);
    return unreadable ? 3 : total.failed > 0 ? 1 : 0;
}
