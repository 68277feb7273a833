// Sums of which nobody asks why.
#pragma once

#include "core/battle/reason.h"

namespace ephor {

/// What modifiers come to, in place of a Breakdown for who asks for no reasons: arithmetic that takes either is written
/// once.
class Total {
public:
    void add(int amount, const Reason&) { m_total += amount; }
    int total() const { return m_total; }

private:
    int m_total = 0;
};

}  // namespace ephor
