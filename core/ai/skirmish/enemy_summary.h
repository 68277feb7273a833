// Facts about the enemy that stay valid while the figures of a card move or shoot, in compact arrays.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/piece.h"
#include "core/table/body.h"

namespace ephor::skirmish {

struct Enemy {
    PieceId piece;
    Pose pose;
    double radius = 0;       ///< of its base
    double tableRadius = 0;  ///< Table::radius
    double worthOfHit = 0;   ///< points
    double move = 0;         ///< inches
    int wounds = 0;
    int throughFront = 0;   ///< faces of the block roll that let a shot through, from the front half (SKI-113)
    int throughBehind = 0;  ///< and from behind
    bool inWall = false;
    bool guardsFlank = false;
    bool routs = false;
};

class Enemies {
public:
    /// Squared distance in inches to each of `all` between centres, in the same order.
    using Squares = std::array<double, PieceSet::room>;

    void add(const Enemy& enemy) {
        m_x[m_all.size()] = enemy.pose.centre.x;
        m_y[m_all.size()] = enemy.pose.centre.y;
        m_all.push(enemy);
    }
    void clear() { m_all.clear(); }
    std::span<const Enemy> all() const { return m_all.all(); }
    void measure(Vec from, Squares& squares) const {
        const std::size_t count = m_all.size();
        for (std::size_t i = 0; i < count; ++i) {
            const double x = m_x[i] - from.x;
            const double y = m_y[i] - from.y;
            squares[i] = x * x + y * y;
        }
    }

private:
    StackList<Enemy, PieceSet::room> m_all;
    Squares m_x;
    Squares m_y;
};

}  // namespace ephor::skirmish
