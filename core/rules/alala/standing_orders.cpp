// Answers by standing orders.
#include "core/rules/alala/battle/battle.h"
#include "core/rules/common/standing_order.h"

namespace ephor::alala {

std::optional<Choice> AlalaGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                         const Position&) const {
    const StandingOrder order{key, value, request};
    if (order.answers(GoThrough, "go_through") || order.answers(KeepTheLine, "keep_the_line") ||
        order.answers(EaseOff, "ease_off"))
        return yesIf(value == "always");
    if (order.answers(GiveWay, "give_way"))
        return coded(request.options.front().code);
    if (order.answers(AnswerOfSkirmishers, "evade") && value == "always")
        return coded(code::evade);
    return {};
}

}  // namespace ephor::alala
