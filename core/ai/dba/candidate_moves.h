// The moves that a player considers, and what each seems to bring.
#pragma once

#include "core/ai/dba/evaluation.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"

namespace ephor::dba {

constexpr double leastGain = 0.01;  ///< what is worth less is not done

/// Who may be moved together: one of the options that are offered, or a group that was chosen already.
struct Mover {
    Choice option;
    ElementSet group;
    MoveLimits limits;
    int price = 1;             ///< PIPs
    bool isPart = false;       ///< the rest of its line stays
    bool mustContact = false;  ///< the PIPs suffice for a charge alone (DBA-037)
};

/// Where the leader of a mover may end. The rules have not been asked yet.
struct CandidateMove {
    enum class Kind : std::uint8_t { Contact, Assault, Advance };

    const Mover* mover;
    Pose end;
    double value;
    Kind kind;
    bool isChecked = false;  ///< until then the value is a hope
};

/// Collects candidates and hands them out, the best first. What is worth less than a hundredth of an element is left
/// out.
class CandidateMoves {
public:
    CandidateMoves(const Viewpoint& view, const NeighbourGrid& grid);

    /// One alone: to the front, a flank or the rear of an enemy, or beside the front of one whom a friend fights.
    void addStrikes(const Mover& single);
    /// A line and parts of it, which keep their shape: so that one of them meets the front of an enemy.
    void addCharges(ElementSet line, std::span<const Mover* const> movers);
    /// To the walls of a work that an enemy guards.
    void addAssaults(const Mover& mover);
    /// Ahead, nearer to the enemy, aside or back, but not into contact.
    void addAdvances(const Mover& mover);

    /// What a move into contact is worth whose outcome is known: the fights after it and before it are compared.
    double valueAfter(const Mover& mover, const Plan& plan) const;

    /// The best of those that are left, taken out; none where none is left that is worth a move.
    std::optional<CandidateMove> takeBest();

private:
    struct Work {
        PieceId guard;
        Works walls;
    };

    void add(const Mover& mover, const Pose& end, double value, CandidateMove::Kind kind);
    bool isInReach(const Mover& mover, const Pose& end) const;
    double checkedValue(const CandidateMove& move);

    const Viewpoint& m_view;
    const NeighbourGrid& m_grid;
    Evaluation m_evaluation;
    StackList<Work, 3> m_works;
    double m_eagerness;  ///< what a charge is worth in itself
    StackList<CandidateMove, 192> m_candidates;
};

}  // namespace ephor::dba
