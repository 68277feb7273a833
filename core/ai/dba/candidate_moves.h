// The moves that the computer player considers, with their estimated values.
#pragma once

#include "core/ai/dba/evaluation.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"

namespace ephor::dba {

/// Elements that move together: one of the options of a request, or a group that was chosen before.
struct Mover {
    Choice option;
    ElementSet group;
    MoveLimits limits;
    std::array<Vec, 2> front;  ///< the corners about which the group wheels
    int price = 1;             ///< PIPs
    bool isPart = false;       ///< the rest of its line stays
};

/// A place in reach where the leader of a mover may end. Free paths and legality are not checked yet.
struct CandidateMove {
    const Mover* mover;
    Pose end;
    double value;
};

/// Collects the candidates that are worth their PIPs.
class CandidateMoves {
public:
    CandidateMoves(const Viewpoint& view, const NeighbourGrid& grid);

    /// Moves of a single element to the front, a flank or the rear of an enemy, to an overlap position beside an enemy
    /// that a friend fights, or to the walls of a work that an enemy guards.
    void addStrikes(const Mover& single);
    /// Moves of a line, and of the parts of it among `movers`, that bring one element to the front of an enemy.
    void addCharges(ElementSet line, std::span<const Mover> movers);
    /// Moves ahead, nearer to the enemy, aside or back, without contact.
    void addAdvances(const Mover& mover);

    /// Removes and returns the best candidate with a free end; none if no candidate is left.
    std::optional<CandidateMove> takeBest();

private:
    struct Work {
        PieceId guard;
        Body walls;
    };

    void add(const Mover& mover, const Pose& end, double gain);
    bool isInReach(const Mover& mover, const Pose& end) const;
    bool isFree(const CandidateMove& move) const;

    const Viewpoint& m_view;
    const NeighbourGrid& m_grid;
    Evaluation m_evaluation;
    StackList<Work, 3> m_works;
    double m_eagerness;  ///< the value of any charge
    StackList<CandidateMove, 192> m_candidates;
};

}  // namespace ephor::dba
