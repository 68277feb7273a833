#include "tests/conformance/systems.h"

namespace ephor::conformance {

Evaluator evaluatorOf(std::string_view system) {
    if (system == "alala")
        return answerAlala;
    if (system == "dba")
        return answerDba;
    if (system == "men_of_bronze")
        return answerMenOfBronze;
    if (system == "skirmish")
        return answerSkirmish;
    if (system == "ohw")
        return answerOhw;
    return nullptr;
}

}  // namespace ephor::conformance
