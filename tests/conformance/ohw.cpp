#include "tests/conformance/ohw.h"

#include "tests/conformance/systems.h"

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
    return answerByKind(question, ohw::readOptions(chosenOptions(question, "otw.")),
                        {squares::chanceKinds(), squares::duelKinds(), squares::playKinds()});
}

}  // namespace ephor::conformance
