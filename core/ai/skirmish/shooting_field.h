// The surroundings of a shooter: targets, threats, and the value of places.
#pragma once

#include "core/ai/skirmish/evaluation.h"
#include "core/rules/skirmish/battle/line_of_sight.h"

#include <array>

namespace ephor::skirmish {

struct Threat {
    const Enemy* enemy = nullptr;
    Vec at;
    double reach = 0;          ///< inches from centre to centre
    double off = 0;            ///< inches that the shooter must go at least to be in the enemy's reach
    mutable double harm = -1;  ///< expected damage in points if it comes; negative until computed
};

struct ShootingTarget {
    const Enemy* enemy = nullptr;
    double squared = 0;              ///< inches to the shooter, squared
    std::array<double, 2> limits{};  ///< inches from centre to centre: of the short band, and of the long one
    std::array<std::array<double, 2>, 3>
        points{};        ///< of a shot in a band, from behind (SKI-113) and from the target's front half
    double most = 0;     ///< points of the best shot from anywhere
    double mostFar = 0;  ///< points of the best shot from beyond the short band
    double off = 0;      ///< inches that the shooter must go at least until it is in the short band

    Vec at() const { return enemy->pose.centre; }
};

struct Place {
    Vec at;
    double distance = 0;  ///< inches to go there
    int number = 0;       ///< of equal places the first is taken
    double price = 0;
    double value = 0;  ///< of the best shot from there less the price, lines of sight left aside
};

class Field {
public:
    Field(const Viewpoint& view, PieceId shooter, double allowance);

    std::span<const ShootingTarget> targets() const { return m_targets.all(); }
    /// The place of the nearest enemy.
    Vec nearest() const { return m_nearest; }
    /// Upper bound of the value of any shot after a move of `way` inches.
    double most(double distance) const { return distance < m_off ? m_mostFar : m_most; }
    /// The same for one target.
    static double most(const ShootingTarget& target, double distance) {
        return distance < target.off ? target.mostFar : target.most;
    }
    /// The cost of standing there, in points.
    double price(Vec at, double distance) const;
    /// The part of that cost that is cheap to compute.
    double priceOfStrayingTo(Vec at) const;
    /// The value in points of a shot from there. Ignores the line of sight.
    double valueOfShot(Vec from, const ShootingTarget& target) const {
        const Enemy& enemy = *target.enemy;
        const bool front = !enemy.inWall || inFrontHalf(enemy.pose.centre, enemy.pose.facing, from);
        return target.points[static_cast<std::size_t>(bandFrom(from, target))][front ? 1 : 0];
    }
    /// The value of the best shot from there. Ignores the line of sight.
    double bestShotFrom(Vec from) const;
    bool sees(Vec from, const ShootingTarget& target) const { return m_lookout.sees(from, target.enemy->piece); }

private:
    Band bandFrom(Vec from, const ShootingTarget& target) const;
    double harmOf(const Threat& threat) const;
    void target(const Enemy& enemy, double radii, double squared);
    void order();

    const Viewpoint& m_view;
    PieceId m_shooter;
    Missile m_missile;
    double m_most = 0;
    double m_mostFar = 0;
    double m_off = 1e9;  ///< inches to go at least until any target is in the short band
    Vec m_home;
    Vec m_nearest;
    Lookout m_lookout;
    double m_worth;
    StackList<ShootingTarget, PieceSet::room> m_targets;
    StackList<Threat, PieceSet::room> m_threats;
    /// Data of all targets in compact arrays, the most valuable first.
    struct {
        std::array<double, PieceSet::room> x;
        std::array<double, PieceSet::room> y;
        std::array<double, PieceSet::room>
            squaredShort;  ///< beyond this squared distance the target is outside the short band
        std::array<double, PieceSet::room> most;
        std::array<double, PieceSet::room> mostFar;
        std::array<std::uint8_t, PieceSet::room> number;
    } m_byMost;
};

}  // namespace ephor::skirmish
