// Standing orders: minor decisions that a person has answered in advance.
#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

std::optional<Choice> AlalaGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                         const Position&) const {
    const auto is = [&](Decision decision, std::string_view order) {
        return request.question.decision == decision && key == order && value != "ask";
    };
    if (is(GoThrough, "go_through") || is(KeepTheLine, "keep_the_line") || is(EaseOff, "ease_off"))
        return yesIf(value == "always");
    if (is(GiveWay, "give_way"))
        return coded(request.options.front().code);
    if (is(AnswerOfSkirmishers, "evade") && value == "always")
        return coded(code::evade);
    return {};
}

}  // namespace ephor::alala
