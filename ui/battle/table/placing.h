// A unit that is being put somewhere by hand: where it would stand, whether the rules let it, and if not, the nearest
// legal place.
#pragma once

#include "core/battle/referee.h"

namespace ephor {

/// The way that a piece looks where the rules suggest to deploy it: towards the enemy. None: they suggest no place.
std::optional<Vec> deployFacing(const Game& game, const Table& table, const Request& request, PieceId piece = {});

class Placing {
public:
    /// For a pending request of form Move or Deploy. Game, table and request must outlive it.
    Placing(const Game& game, const Table& table, const Request& request, PieceId piece, std::int16_t code);

    PieceId piece() const { return m_piece; }
    /// Points the unit's centre there; it stands there, or on the nearest legal place close by.
    void aim(Vec centre);
    void nudge(Vec by) { aim(m_wanted.centre + by); }
    /// Turns the wanted facing clockwise.
    void turn(double degrees);
    /// Takes a whole choice, such as a suggestion.
    void take(const Choice& choice);
    /// The way bends where the unit is shown now; false where it may bend no more.
    bool bend();
    void setCode(std::int16_t code);

    const Choice& choice() const { return m_choice; }
    const Pose& pose() const { return m_choice.pose; }
    Pose start() const { return m_start; }
    /// Why it may not stand there; nothing where it may.
    const Reason* refusal() const { return m_refusal; }
    /// Why it stands on the nearest legal place and not where the hand points; nothing where it stands there.
    const Reason* stoppedBy() const { return m_stoppedBy; }
    /// Where the hand points.
    const Pose& wanted() const { return m_wanted; }
    /// Inches from the start over the bends.
    double way() const;
    /// Whether the last leg, to where the hand points or to where the piece stands, meets an enemy that it does not
    /// charge: as good as a measure of the gap.
    bool meetsEnemy() const;

private:
    bool meetsEnemy(const Pose& there) const;
    bool tryPose(const Pose& pose, double& best);
    void tryAlong(Vec direction, double far, const Vec* facing, double& best);
    void judge();
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
