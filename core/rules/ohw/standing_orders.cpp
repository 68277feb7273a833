// Standing orders: minor decisions that a person has answered in advance.
#include "core/rules/ohw/game.h"

#include <bit>

namespace ephor::ohw {

std::optional<Choice> OhwGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                       const Position&) const {
    const auto is = [&](Decision decision, std::string_view order) {
        return request.question.decision == decision && key == order && value != "ask";
    };
    if (is(ArchersReroll, "archers")) {
        Choice choice = coded(code::yes);
        choice.number = std::countr_zero(request.mayReroll);
        return choice;
    }
    if (is(Reroll, "reroll") || is(AddDice, "add_dice") || is(RallyHits, "rally") || is(Negate, "negate") ||
        is(FollowUp, "follow"))
        return yesIf(value == "always");
    return {};
}

}  // namespace ephor::ohw
