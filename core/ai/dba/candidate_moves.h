// The moves that a player considers, and what each is estimated to bring.
#pragma once

#include "core/ai/dba/evaluation.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"

namespace ephor::dba {

/// Who may be moved together: one of the options that are offered, or a group that was chosen already.
struct Mover {
    Choice option;
    ElementSet group;
    MoveLimits limits;
    std::array<Vec, 2> front;  ///< the corners about which the group wheels
    int price = 1;             ///< PIPs
    bool isPart = false;       ///< the rest of its line stays
    bool mustContact = false;  ///< the PIPs suffice for a charge alone (DBA-037)
};

/// Where the leader of a mover may end: near enough, but nobody has looked yet whether the way is free and the move is
/// legal.
struct CandidateMove {
    const Mover* mover;
    Pose end;
    double value;
};

/// Collects candidates whose gain is worth their PIPs.
class CandidateMoves {
public:
    CandidateMoves(const Viewpoint& view, const NeighbourGrid& grid);

    /// One alone: to the front, a flank or the rear of an enemy, beside the front of one whom a friend fights, or to
    /// the walls of a work that an enemy guards.
    void addStrikes(const Mover& single);
    /// A line and parts of it, which keep their shape: so that one of them meets the front of an enemy.
    void addCharges(ElementSet line, std::span<const Mover> movers);
    /// Ahead, nearer to the enemy, aside or back, but not into contact.
    void addAdvances(const Mover& mover);

    /// The best of those that are left, taken out; none where none is left. Nobody stands where it ends, or in the way
    /// of one alone.
    std::optional<CandidateMove> takeBest();

private:
    struct Work {
        PieceId guard;
        Works walls;
    };

    void add(const Mover& mover, const Pose& end, double gain);
    bool isInReach(const Mover& mover, const Pose& end) const;
    bool isFree(const CandidateMove& move) const;

    const Viewpoint& m_view;
    const NeighbourGrid& m_grid;
    Evaluation m_evaluation;
    StackList<Work, 3> m_works;
    double m_eagerness;  ///< what a charge is worth in itself
    StackList<CandidateMove, 192> m_candidates;
};

}  // namespace ephor::dba
