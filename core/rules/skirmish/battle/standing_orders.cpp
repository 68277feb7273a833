// Small windows that a side has answered once for all.
#include "core/rules/skirmish/battle/play.h"
#include "core/rules/skirmish/doctrine.h"

namespace ephor::skirmish {

std::optional<Choice> SkirmishGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                            const Position& position) const {
    if (value == "ask")
        return {};
    if (key == "wall" && request.question.decision == FormWall) {
        if (value == "always")
            return coded(offers(request, code::form) ? code::form : code::keep);
        return coded(code::keep);
    }
    const bool order = request.question.decision == NextFighter || request.question.decision == WhomToFight;
    if ((key == "melee_order" && order) || (key == "standard" && request.question.decision == TakeStandard))
        return Doctrine().choose(request, position);
    return {};
}

}  // namespace ephor::skirmish
