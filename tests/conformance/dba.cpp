#include "tests/conformance/dba.h"

#include "tests/conformance/systems.h"
#include "tests/support/dba_setups.h"

namespace ephor::conformance {

namespace elements {

dba::Troop troopNamed(const std::string& token) {
    if (const auto troop = ephor::testing::troopNamed(token))
        return *troop;
    throw Fault("unknown element \"" + token + "\"");
}

dba::Troop readTroop(const Inputs& inputs, const char* field) { return troopNamed(inputs.token(field)); }

}  // namespace elements

Answer answerDba(const Case& question) {
    return answerByKind(question, dba::readOptions(chosenOptions(question, "dba.")),
                        {elements::combatKinds(), elements::boundKinds()});
}

}  // namespace ephor::conformance
