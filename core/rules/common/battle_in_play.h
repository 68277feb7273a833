// The base of every system's battle while it is played.
#pragma once

#include "core/battle/referee.h"

namespace ephor {

/// For notes without a number. Shared, because a Breakdown is large.
inline const Breakdown noBreakdown;

/// Base of a system's battle: the referee and the game. Holds no state of its own. Counters are set by the systems: in
/// Men of Bronze and the skirmish always with an event, in the others only if the value changes.
template <typename Game> struct BattleInPlay {
    Referee& referee;
    const Game& game;

    const Table& table() const { return referee.table(); }
    const auto& options() const { return game.options(); }
    const Body& body(PieceId piece) const { return table().body(piece); }
    const Pose& pose(PieceId piece) const { return body(piece).pose; }
    Side side(PieceId piece) const { return table().side(piece); }
    /// False if `piece` is none.
    bool alive(PieceId piece) const { return piece && table().isPresent(piece); }

    /// A note about a piece, or about the battle if `piece` is none.
    void note(const Reason& what, PieceId piece, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = noBreakdown) const {
        referee.note(what, piece ? side(piece) : Side::A, piece, other, number, otherNumber, breakdown);
    }
    void note(const Reason& what, Side whose, int number = 0, int otherNumber = 0) const {
        referee.note(what, whose, {}, {}, number, otherNumber, noBreakdown);
    }
    int die(Side whose, PieceId piece, const Reason& reason, int sides = 6) const {
        RollRequest request;
        request.sides = sides;
        request.side = whose;
        request.piece = piece;
        request.why = &reason;
        return referee.roll(request)[0];
    }
};

}  // namespace ephor
