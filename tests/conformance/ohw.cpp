#include "tests/conformance/ohw.h"

#include "tests/conformance/systems.h"

#include <algorithm>

namespace ephor::conformance {

namespace squares {

Value listOf(const Chances& chances) {
    std::vector<Value> list;
    for (int n = 0; n <= chances.highest(); ++n)
        list.push_back(Value::chance(chances[n]));
    return Value::list(std::move(list));
}

}  // namespace squares

Answer answerOhw(const Case& question) {
    std::vector<ChosenOption> chosen;
    for (const auto& [key, value] : question.options)
        chosen.push_back({key.starts_with("otw.") ? key.substr(4) : key, value});
    const Result<ohw::Options> options = ohw::readOptions(chosen);
    if (!options)
        throw Fault(toText(options.error().front()));
    for (const auto kinds : {squares::chanceKinds(), squares::playKinds()}) {
        const auto kind = std::ranges::find(kinds, question.kind, &squares::Kind::name);
        if (kind == kinds.end())
            continue;
        const Inputs inputs(question.inputs);
        Answer answer = kind->answer(inputs, *options);
        inputs.expectAllRead();
        return answer;
    }
    throw Fault("unknown kind \"" + question.kind + "\"");
}

}  // namespace ephor::conformance
