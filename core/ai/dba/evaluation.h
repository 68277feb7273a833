// What elements, fights and places are worth.
#pragma once

#include "core/ai/dba/neighbour_grid.h"
#include "core/rules/dba/battle/element_set.h"

namespace ephor::dba {

/// What the loss of an element counts (DBA-151), and a little for one that does not count. Each loss that its side has
/// had makes it dearer.
double worthOf(const Viewpoint& view, PieceId p);

/// How one stands in a close combat.
struct Stance {
    CloseTerms terms;      ///< what bears on its factor
    double worth = 0;      ///< what its loss counts
    bool trapped = false;  ///< it has an enemy behind it
};
/// As it stands on the table, whoever in the field its enemy is.
Stance stanceOf(const Viewpoint& view, PieceId p);
/// Expected gain less expected loss of one close combat; and as the two stand on the table.
double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy, const Stance& ours, const Stance& theirs);
double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy);

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
    /// by an overlap on somebody whom a friend fights. Returns those who touch an enemy.
    ElementSet fights(std::span<const End> ends, Shares& shares);
    /// The same of one alone that ends at an edge of an enemy; None: beside its front.
    double strike(PieceId mine, const Pose& end, PieceId enemy, Contact edge);
    /// The same of the assault of a work.
    double assault(PieceId mine, PieceId guard);
    /// How much nearer a group comes to the enemy, in base widths of all its elements. To face the enemy counts, and to
    /// come nearer than 1.5 base widths counts no more.
    double progress(std::span<const End> ends) const;

private:
    struct Touches;

    const Stance& stance(PieceId p);
    /// Of an enemy once these have left their places.
    Stance stanceWithout(PieceId enemy, ElementSet movers);
    /// Of one that ends there without neighbours. Enemies who are met to the front do not overlap it.
    Stance stanceAt(PieceId mine, const Pose& end, ElementSet met) const;
    /// DBA-132
    bool mayBeOverlapped(PieceId p) const;
    /// What the friend who fights an enemy gains if the enemy stands so.
    double help(PieceId enemy, const Stance& then);
    void findTouches(std::span<const End> ends, Touches& touches) const;

    const Viewpoint& m_view;
    const NeighbourGrid& m_grid;
    ElementSet m_known;
    std::array<Stance, NeighbourGrid::room> m_stances;  ///< of those who are known
};

}  // namespace ephor::dba
