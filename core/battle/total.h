// Sums without reasons.
#pragma once

#include "core/battle/reason.h"

namespace ephor {

/// Sums modifiers without recording reasons. Formulas are templates that take a Total or a Breakdown.
class Total {
public:
    void add(int amount, const Reason&) { m_total += amount; }
    int total() const { return m_total; }

private:
    int m_total = 0;
};

}  // namespace ephor
