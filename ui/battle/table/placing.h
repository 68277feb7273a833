// A unit that the user is placing: where it would stand, whether that is legal, and otherwise the nearest legal place.
#pragma once

#include "core/battle/referee.h"

namespace ephor {

/// The facing in the places that the rules suggest for deployment, towards the enemy; none where they suggest no place.
std::optional<Vec> deployFacing(const Game& game, const Table& table, const Request& request, PieceId piece = {});
/// Whether the request places a unit that is not on the table yet.
bool entersTable(const Table& table, const Request& request);

class Placing {
public:
    /// For a pending request of form Move or Deploy. Game, table and request must outlive it.
    Placing(const Game& game, const Table& table, const Request& request, PieceId piece, std::int16_t code);

    PieceId piece() const { return m_piece; }
    const Request& request() const { return m_request; }
    /// Points at the wanted centre. The unit is placed there, or on a legal place nearby.
    void aim(Vec centre);
    void nudge(Vec by) { aim(m_wanted.centre + by); }
    /// Turns the wanted facing clockwise, in degrees.
    void turn(double degrees);
    /// Uses a complete choice, such as a suggestion.
    void take(const Choice& choice);
    /// Goes the way of a choice, as far as it is legal.
    void takeWay(const Choice& choice);
    /// Adds a bend to the path at the unit's present place; false where no more bends are allowed.
    bool bend();

    const Choice& choice() const { return m_choice; }
    const Pose& pose() const { return m_choice.pose; }
    Pose start() const { return m_start; }
    /// Why the place is illegal; null where it is legal.
    const Reason* refusal() const { return m_refusal; }
    /// Why the unit is on a nearby legal place instead of the wanted one; null where it is on the wanted one.
    const Reason* stoppedBy() const { return m_stoppedBy; }
    /// The pose at the pointer.
    const Pose& wanted() const { return m_wanted; }
    /// Inches between the wanted place and the one where the unit would stand.
    double missed() const { return length(m_wanted.centre - m_choice.pose.centre); }
    /// Length of the path in inches, with its bends.
    double way() const;
    /// Whether the last leg, to the pointer or to the piece's place, meets an enemy that it does not charge; this would
    /// reveal the gap between them.
    bool meetsEnemy() const;

private:
    bool meetsEnemy(const Pose& there) const;
    bool tryPose(const Pose& pose, double& best);
    void tryAlong(Vec direction, double far, const Vec* facing, double& best);
    void check();
    bool mayLeaveItsPlace() const;

    const Game& m_game;
    const Table& m_table;
    const Request& m_request;
    PieceId m_piece;
    Pose m_start;
    Pose m_wanted;
    bool m_turned = false;
    Choice m_choice;
    const Reason* m_refusal = nullptr;
    const Reason* m_stoppedBy = nullptr;
};

}  // namespace ephor
