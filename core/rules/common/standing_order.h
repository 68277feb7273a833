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

    /// True if it is the order of this key, which answers the decision, and the request is of that decision.
    bool answers(DecisionId decision, std::string_view order) const {
        return request.question.decision == decision && key == order && value != "ask";
    }
};

}  // namespace ephor
