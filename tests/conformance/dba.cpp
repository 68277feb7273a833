#include "tests/conformance/dba.h"

#include "tests/conformance/systems.h"

#include <algorithm>

namespace ephor::conformance {

namespace elements {

dba::Troop troopNamed(const std::string& token) {
    if (const auto troop = dba::troopNamed(token))
        return *troop;
    throw Fault("unknown element \"" + token + "\"");
}

dba::Troop readTroop(const Inputs& inputs, const char* field) { return troopNamed(inputs.token(field)); }

}  // namespace elements

Answer answerDba(const Case& question) {
    std::vector<ChosenOption> chosen;
    for (const auto& [key, value] : question.options)
        chosen.push_back({key.starts_with("dba.") ? key.substr(4) : key, value});
    const Result<dba::Options> options = dba::readOptions(chosen);
    if (!options)
        throw Fault(toText(options.error().front()));
    for (const auto kinds : {elements::combatKinds(), elements::boundKinds()}) {
        const auto kind = std::ranges::find(kinds, question.kind, &elements::Kind::name);
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
