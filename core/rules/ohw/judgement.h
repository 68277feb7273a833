// How the doctrine weighs things: the worth of units, the value of fights and of places.
#pragma once

#include "core/rules/ohw/play.h"

namespace ephor::ohw {

/// A position as one side sees it.
struct Judgement {
    const OhwGame& game;
    const Table& table;
    Side me;
    Board board;
    const Distances& toEnemy;  ///< to a steady enemy

    Judgement(const OhwGame& game, const Table& table, Side me);

    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    /// What the loss of a unit costs its side.
    double worth(PieceId unit) const;
    /// What a round is worth to an attacker who stands `from` and strikes so.
    double valueOfAttack(PieceId unit, Square from, PieceId target, Struck struck) const;
    /// How well a unit stands in a square, facing so.
    double valueOfSpot(PieceId unit, Square square, Heading facing) const {
        return facingFrom(valueOfSquare(unit, square), unit, square, facing);
    }
    /// However it faces there.
    double valueOfSquare(PieceId unit, Square square) const;
    /// With what the facing adds to that.
    double facingFrom(double value, PieceId unit, Square square, Heading facing) const;
    /// The best that a unit can gain by moving, and where.
    double bestMove(PieceId unit, Spot& spot) const;
    /// The same for a group; the spot is that of its first unit.
    double bestGroupMove(const PieceSet& group, Spot& spot) const;
    /// The best charge of a unit.
    double bestCharge(PieceId unit, Assault& assault) const;
    /// Those of a group who gain by going ahead.
    PieceSet willing(const PieceSet& group) const;
};

/// What an action gains (OTW-D02); 0 or less is not worth it.
double valueOfAction(const Judgement& j, std::int16_t code, PieceId unit);

// doctrine_deployment.cpp
Choice placeInLine(const Board& board, const Request& request);
Choice placeGeneral(const Board& board, const Request& request);

}  // namespace ephor::ohw
