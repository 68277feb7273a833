// Answers by standing orders.
#include "core/rules/common/standing_order.h"
#include "core/rules/ohw/game.h"

#include <bit>

namespace ephor::ohw {

std::optional<Choice> OhwGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                       const Position&) const {
    const StandingOrder order{key, value, request};
    if (order.answers(ArchersReroll, "archers")) {
        Choice choice = coded(code::yes);
        choice.number = std::countr_zero(request.mayReroll);
        return choice;
    }
    if (order.answers(Reroll, "reroll") || order.answers(AddDice, "add_dice") || order.answers(RallyHits, "rally") ||
        order.answers(Negate, "negate") || order.answers(FollowUp, "follow"))
        return yesIf(value == "always");
    return {};
}

}  // namespace ephor::ohw
