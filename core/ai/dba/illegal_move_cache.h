// Moves that the rules refused in a bound: nobody need ask again until somebody moves on whom it depended.
#pragma once

#include "core/rules/dba/battle/play.h"

namespace ephor::dba {

/// As many as were refused last; what is forgotten is asked again.
class IllegalMoveCache {
public:
    /// A move of a group, whose leader would end there.
    struct Try {
        std::uint64_t group;
        PieceId leader;
        Pose end;
    };

    bool contains(const Try& what) const {
        const std::size_t slot = slotOf(what);
        const Try& kept = m_tries[slot];
        return !m_by[slot].empty() && kept.group == what.group && kept.leader == what.leader && kept.end == what.end;
    }
    /// `by`: nothing changes as long as none of them moves.
    void add(const Try& what, ElementSet by) {
        const std::size_t slot = slotOf(what);
        m_tries[slot] = what;
        m_by[slot] = by;
    }
    void forget(ElementSet moved) {
        for (ElementSet& by : m_by)
            if (!(by & moved).empty())
                by = {};
    }
    void clear() { m_by = {}; }

private:
    static constexpr std::size_t slots = 64;

    static std::size_t slotOf(const Try& what) {
        const auto inHundredths = [](double x) { return static_cast<std::int64_t>(x * 100); };
        const std::int64_t mixed = inHundredths(what.end.centre.x) * 31 + inHundredths(what.end.centre.y) * 17 +
                                   inHundredths(what.end.facing.x) * 7 + static_cast<std::int64_t>(what.leader.value);
        return static_cast<std::size_t>(mixed) % slots;
    }

    std::array<ElementSet, slots> m_by;  ///< nobody: the slot is free
    std::array<Try, slots> m_tries;
};

}  // namespace ephor::dba
