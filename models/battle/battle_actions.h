// The actions of a battle: stretches of events that are shown in one go. A unit moves, two units fight, a test is
// rolled.
#pragma once

#include "models/battle/log/battle_timeline.h"

namespace ephor {

/// The way of a piece: its poses in order, the first before the action. One pose: it came onto the table there.
struct PiecePath {
    PieceId piece;
    std::vector<Pose> poses{};

    /// Length of the way of its centre, in inches.
    double length() const;
    /// The pose at a share (0 to 1) of the way; each leg takes the same time.
    Pose at(double share) const;
};

struct BattleAction {
    enum class Kind : std::uint8_t {
        Turn,      ///< a turn begins
        Placing,   ///< pieces come onto the table
        Move,      ///< pieces move or turn
        Charge,    ///< a piece moves into contact
        Fight,     ///< dice between two pieces in contact
        Shooting,  ///< dice of a piece against a distant one
        Test,      ///< dice of pieces, not against others
        Roll,      ///< dice or a contest of the sides: bids, initiative
        Change,    ///< a piece's state changes without dice or move
        Loss,      ///< pieces leave the table
        End,       ///< the battle is over
    };
    Kind kind = Kind::Change;
    int first = 0;  ///< the number of its first event
    int end = 0;    ///< the moment after it
    PieceId actor{};
    PieceId target{};   ///< an enemy; none if the action has no target
    PieceSet pieces{};  ///< all that take part
    PieceSet removed{};
    std::vector<PiecePath> paths{};
    int rolls = 0;
    int dice = 0;            ///< of all rolls
    bool hasEffect = false;  ///< strength or a sign of a piece changed, a piece left the table, a side won something

    bool isFight() const { return kind == Kind::Fight || kind == Kind::Shooting; }
    /// A shot with one die that came to nothing: its caption says it all.
    bool isMiss() const { return kind == Kind::Shooting && dice == 1 && !hasEffect; }
    /// Whether its dice are worth a card.
    bool hasCard() const { return (isFight() && !isMiss()) || kind == Kind::Test || (kind == Kind::Roll && hasEffect); }
};

/// The actions among the events from moment `from` to moment `to`, in order. An action begins with a turn or phase,
/// when a unit begins to act, when other pieces roll dice, and where a piece moves after something has come of earlier
/// moves or dice (as on a battle's web page, data/pages/replay.js). Pieces that move for the same reason move together.
/// Events that show nothing belong to the next action, or to none.
std::vector<BattleAction> battleActions(const Game& game, const BattleTimeline& timeline, int from, int to);

/// How long an action is shown at normal speed, in milliseconds.
struct ActionTimes {
    int moving = 0;   ///< pieces on their way
    int reading = 0;  ///< its card, or its caption
};
ActionTimes timesOf(const BattleAction& action, bool withCards);

}  // namespace ephor
