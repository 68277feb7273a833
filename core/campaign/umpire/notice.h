// What people are told of a decision of the umpire.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

struct Notice {
    std::string reason;
    /// What was decided. Empty where nobody was told: in older journals and at the end of a war.
    std::string what;
    std::vector<std::string> concerns;  ///< ids of the powers that know of it
    int turn = 0;                       ///< turn in which it is first reported

    friend bool operator==(const Notice&, const Notice&) = default;
};

}  // namespace ephor::campaign
