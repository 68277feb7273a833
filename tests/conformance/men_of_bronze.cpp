#include "tests/conformance/men_of_bronze.h"

#include "core/rules/men_of_bronze/army/troops.h"
#include "tests/conformance/systems.h"

namespace ephor::conformance {

namespace bronze {

const TroopType& typeNamed(const std::string& id) {
    if (const TroopType* type = mob::catalogue().find(id))
        return *type;
    throw Fault("unknown unit type \"" + id + "\"");
}

const TroopType& typeOf(const Inputs& inputs, const char* field) { return typeNamed(inputs.token(field)); }

mob::AttackedSide readAttackedSide(const Inputs& inputs, const char* field) {
    using enum mob::AttackedSide;
    return inputs.oneOf(field, std::array{std::pair{"front", Front}, std::pair{"left_flank", LeftFlank},
                                          std::pair{"right_flank", RightFlank}, std::pair{"rear", Rear}});
}

mob::Facing readFacing(const Inputs& inputs, const char* field) {
    using enum mob::Facing;
    return inputs.oneOf(field,
                        std::array{std::pair{"front", Front}, std::pair{"flank", Flank}, std::pair{"rear", Rear}});
}

}  // namespace bronze

Answer answerMenOfBronze(const Case& question) {
    return answerByKind(question, men_of_bronze::readOptions(chosenOptions(question)),
                        {bronze::chanceKinds(), bronze::groundKinds(), bronze::playKinds()});
}

}  // namespace ephor::conformance
