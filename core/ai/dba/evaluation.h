// The values of elements, fights and places.
#pragma once

#include "core/ai/dba/neighbour_grid.h"
#include "core/rules/dba/battle/element_set.h"

namespace ephor::dba {

/// The cost of losing an element: its count for defeat (DBA-151), plus a little. It rises with every element that its
/// side has lost.
double worthOf(const Viewpoint& view, PieceId p);

/// An element in a close combat.
struct Stance {
    CloseTerms terms;      ///< modifiers of its factor
    double worth = 0;      ///< the cost of losing it
    bool trapped = false;  ///< an enemy strikes its flank or rear
};
/// The element at its present place, against any enemy in the field.
Stance stanceOf(const Viewpoint& view, PieceId p);
/// Expected gain minus expected loss of one close combat. Without stances: as both stand on the table.
double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy, const Stance& ours, const Stance& theirs);
double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy);

struct End {
    PieceId piece;
    Pose pose;
};
using Ends = StackList<End, armySize + 2>;

/// Evaluates moves in one position by the edges that they contact, without moving pieces.
class Evaluation {
public:
    Evaluation(const Viewpoint& view, const NeighbourGrid& grid) : m_view(view), m_grid(grid) {}

    /// The share of each end in the value of a move.
    using Shares = std::array<double, armySize + 2>;
    /// Expected gain minus expected loss of the fights at these ends: at an enemy's front, flank or rear, or by an
    /// overlap on an enemy that a friend fights. Returns the elements that touch an enemy.
    ElementSet fights(std::span<const End> ends, Shares& shares);
    /// Expected gain minus expected loss of a single element at an edge of an enemy. Contact::None: beside its front.
    double strike(PieceId mine, const Pose& end, PieceId enemy, Contact edge);
    /// Expected gain minus expected loss of the assault of a work.
    double assault(PieceId mine, PieceId guard);
    /// How much closer a group comes to the enemy: the sum over its elements, in base widths. Facing the enemy also
    /// counts; coming closer than 1.5 base widths does not.
    double progress(std::span<const End> ends) const;

private:
    struct Touches;

    const Stance& stance(PieceId p);
    /// The stance of an enemy after `movers` have left their places.
    Stance stanceWithout(PieceId enemy, ElementSet movers);
    /// The stance of an element at `end` without neighbours. Enemies in `met` contact its front and do not overlap it.
    Stance stanceAt(PieceId mine, const Pose& end, ElementSet met) const;
    /// DBA-132
    bool mayBeOverlapped(PieceId p) const;
    /// The gain of a friend that fights `enemy` if the enemy's stance becomes `then`.
    double help(PieceId enemy, const Stance& then);
    void findTouches(std::span<const End> ends, Touches& touches) const;

    const Viewpoint& m_view;
    const NeighbourGrid& m_grid;
    ElementSet m_known;
    std::array<Stance, NeighbourGrid::room> m_stances;  ///< valid for pieces in m_known
};

}  // namespace ephor::dba
