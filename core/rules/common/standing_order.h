// Standing orders: minor decisions that a person has answered in advance.
#pragma once

#include "core/battle/request.h"

#include <string_view>

namespace ephor {

/// The value that a side has given to an order, when a request comes.
struct StandingOrder {
    std::string_view key;
    std::string_view value;
    const Request& request;

    /// True if this is the order with that key, its value is not "ask", and the request is of the decision.
    bool answers(DecisionId decision, std::string_view order) const {
        return request.question.decision == decision && key == order && value != "ask";
    }
};

}  // namespace ephor
