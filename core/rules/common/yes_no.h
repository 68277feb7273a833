// Yes/no questions.
#pragma once

#include "core/battle/referee.h"

#include <array>

namespace ephor {

/// Asks the owner of `unit` a yes/no question; yes costs `price` points. `context`: why it is asked now.
template <typename Play>
bool askYesNo(Play& play, DecisionId decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes,
              int price = 0, const Reason* context = nullptr, const Reason* prompt = nullptr) {
    const std::array options{Option{noCode, {}, &no, 0}, Option{yesCode, {}, &yes, price}};
    Request request;
    request.question = {decision, play.side(unit), unit};
    request.options = options;
    request.subject = subject;
    request.context = context;
    request.prompt = prompt;
    return play.referee.choose(request).code == yesCode;
}

}  // namespace ephor
