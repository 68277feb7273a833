// Which lists may take part in a comparison by battles.
#pragma once

#include "core/io/lists/army_list_io.h"

namespace ephor {

struct CandidateLimits {
    const RuleSystem* system = nullptr;
    std::optional<int> points;  ///< none: any
};

/// Why a list is left out; none: it takes part.
std::optional<Message> whyLeftOut(const ReadList& read, const CandidateLimits& limits);

}  // namespace ephor
