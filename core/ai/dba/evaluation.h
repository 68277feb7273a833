// What elements, fights and places are worth.
#pragma once

#include "core/ai/dba/neighbour_grid.h"
#include "core/rules/dba/battle/element_set.h"

#include <optional>

namespace ephor::dba {

/// What the loss of an element counts (DBA-151), and a little for one that does not count. Each loss that its side has
/// had makes it dearer.
double worthOf(const Viewpoint& view, PieceId p);

/// How one stands in a close combat: what bears on its factor, and whether it has an enemy behind it.
struct Stance {
    CloseTerms terms;
    bool trapped = false;
};
/// Expected gain less expected loss of one close combat; and as the two stand on the table.
double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy, const Stance& ours, const Stance& theirs);
double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy);
/// Of all fights in which one of `who` has a part, as they stand.
double valueOfFights(const Viewpoint& view, ElementSet who);

/// Where one of a group ends.
struct End {
    PieceId piece;
    Pose pose;
};
using Ends = StackList<End, armySize + 2>;

/// Values the ends of moves in one position by arithmetic on the fronts that they touch: nobody is moved to see it.
class Evaluation {
public:
    Evaluation(const Viewpoint& view, const NeighbourGrid& grid) : m_view(view), m_grid(grid) {}

    /// What each end adds to the value of a move.
    using Shares = std::array<double, armySize + 2>;
    /// Expected gain less expected loss of the fights that these ends lead to, to an enemy's front, flank or rear, or
    /// by an overlap on somebody whom a friend fights. None where they touch no enemy.
    std::optional<double> fights(std::span<const End> ends, Shares& shares);
    /// The same of the assault of a work.
    double assault(PieceId mine, PieceId guard);
    /// The same of one alone that comes to an enemy, if nobody overlaps it there. `behind`: to a flank or the rear.
    double strike(PieceId mine, PieceId enemy, bool behind);
    /// How much nearer a group comes to the enemy, in base widths of all its elements. To face the enemy counts, and to
    /// come nearer than 1.5 base widths counts no more.
    double progress(std::span<const End> ends) const;

private:
    struct Touches;

    const Stance& stance(PieceId p);
    /// Of one without neighbours, on the same ground as the enemy or nearly.
    Stance alone(PieceId mine, const Stance& enemy) const;
    void findTouches(std::span<const End> ends, Touches& touches) const;

    const Viewpoint& m_view;
    const NeighbourGrid& m_grid;
    ElementSet m_known;
    std::array<Stance, NeighbourGrid::room> m_stances;  ///< of those who are known
};

}  // namespace ephor::dba
