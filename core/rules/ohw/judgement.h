// How the doctrine weighs things: the worth of units, the value of fights and of places.
#pragma once

#include "core/rules/ohw/play.h"

namespace ephor::ohw {

/// Steps from every square to the nearest of some squares.
class Field {
public:
    explicit Field(const Grid& grid) : m_grid(&grid) { m_steps.fill(far); }

    void begin(Square square) { m_steps[static_cast<std::size_t>(m_grid->index(square))] = 0; }
    /// Once all beginnings are set.
    void spread();
    int at(Square square) const { return m_steps[static_cast<std::size_t>(m_grid->index(square))]; }

private:
    static constexpr std::int8_t far = 60;
    const Grid* m_grid;
    std::array<std::int8_t, mostSquares> m_steps;
};

/// A position as one side sees it.
struct Judgement {
    const OhwGame& game;
    const Table& table;
    Side me;
    Board board;
    Field toEnemy;             ///< to a steady enemy
    Field toFlank;             ///< to a free square beside or behind one
    bool anyoneFlees = false;  ///< of the enemy

    Judgement(const Request& request, const Position& position);

    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    /// What the loss of a unit costs its side.
    double worth(PieceId unit) const;
    /// What a round is worth to an attacker who stands `from` and strikes so.
    double valueOfAttack(PieceId unit, Square from, PieceId target, Struck struck) const;
    /// How well a unit stands in a square, facing so.
    double valueOfSpot(PieceId unit, Square square, Heading facing) const;
    /// The best that a unit can gain by moving, and where.
    double bestMove(PieceId unit, Spot& spot) const;
    /// The same for a group; the spot is that of its first unit.
    double bestGroupMove(const PieceSet& group, Spot& spot) const;
    /// The best charge of a unit.
    double bestCharge(PieceId unit, Assault& assault) const;
    /// Those of a group who gain by going ahead.
    PieceSet willing(const PieceSet& group) const;
};

// doctrine_deployment.cpp
Choice placeInLine(const Judgement& j, const Request& request);
Choice placeGeneral(const Judgement& j, const Request& request);

}  // namespace ephor::ohw
