#include "tests/conformance/men_of_bronze.h"

#include "core/rules/men_of_bronze/troops.h"
#include "tests/conformance/systems.h"

#include <algorithm>

namespace ephor::conformance {

namespace bronze {

const TroopType& typeNamed(const std::string& id) {
    if (const TroopType* type = mob::catalogue().find(id))
        return *type;
    throw Fault("unknown unit type \"" + id + "\"");
}

const TroopType& typeOf(const Inputs& inputs, const char* field) { return typeNamed(inputs.token(field)); }

mob::Struck readStruck(const Inputs& inputs, const char* field) {
    using enum mob::Struck;
    return inputs.oneOf(field, std::array{std::pair{"front", Front}, std::pair{"left_flank", LeftFlank},
                                          std::pair{"right_flank", RightFlank}, std::pair{"rear", Rear}});
}

mob::Facing readFacing(const Inputs& inputs, const char* field) {
    using enum mob::Facing;
    return inputs.oneOf(field,
                        std::array{std::pair{"front", Front}, std::pair{"flank", Flank}, std::pair{"rear", Rear}});
}

Value byNumber(const Distribution& chances) {
    std::map<std::string, double> map;
    for (int n = chances.lowest(); n <= chances.highest(); ++n)
        map[std::to_string(n)] = chances.at(n);
    return Value::chances(std::move(map));
}

}  // namespace bronze

Answer answerMenOfBronze(const Case& question) {
    std::vector<ChosenOption> chosen;
    for (const auto& [key, value] : question.options)
        chosen.push_back({key, value});
    const Result<men_of_bronze::Options> options = men_of_bronze::readOptions(chosen);
    if (!options)
        throw Fault(toText(options.error().front()));
    for (const auto kinds : {bronze::chanceKinds(), bronze::groundKinds(), bronze::playKinds()}) {
        const auto kind = std::ranges::find(kinds, question.kind, &bronze::Kind::name);
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
