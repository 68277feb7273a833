// Evaluation of positions.
#pragma once

#include "core/ai/skirmish/turn_cache.h"
#include "core/ai/skirmish/values.h"
#include "core/rules/skirmish/battle/battle.h"
#include "core/rules/skirmish/odds/exchanges.h"

#include <algorithm>

namespace ephor::skirmish {

struct Viewpoint {
    const Request& request;
    const Position& position;
    const SkirmishGame& game;
    const Table& table;
    Side me;

    TurnCache* cache;  ///< of the player's session, for this side; none: all is evaluated anew

    Viewpoint(const Request& r, const Position& p, TurnCache* kept)
        : request(r),
          position(p),
          game(static_cast<const SkirmishGame&>(p.game)),
          table(p.table),
          me(r.question.side),
          cache(kept) {}

    const Stance& stance() const {
        const auto compute = [this] { return stanceOf(*this); };
        if (cache)
            return cache->stance(compute);
        if (!m_stance)
            m_stance = compute();
        return *m_stance;
    }
    Vec at(PieceId figure) const { return table.body(figure).pose.centre; }
    Vec facing(PieceId figure) const { return table.body(figure).pose.facing; }
    const Profile& profile(PieceId figure) const { return game.profile(figure); }
    PieceSet enemies() const { return table.present(other(me)); }
    /// The enemies with the facts that are known about them.
    const Enemies& enemiesAtLarge() const {
        const auto fill = [this](Enemies& to) { describe(to); };
        if (cache)
            return cache->enemies(fill);
        if (m_enemies.all().empty())
            fill(m_enemies);
        return m_enemies;
    }
    /// The nearest figure; none if `figures` is empty.
    PieceId nearestOf(const PieceSet& figures, Vec from) const;
    PieceId nearestEnemy(Vec from) const { return nearestOf(enemies(), from); }
    double gapTo(PieceId figure, PieceId enemy) const {
        return apart(discOf(game, table, figure), discOf(game, table, enemy));
    }
    /// The value of a round against an enemy in contact, in points.
    double valueInContact(PieceId figure, PieceId enemy) const;
    /// The cost of losing a figure: half by its price, half by head. Morale tests (SKI-052) and the end of the battle
    /// (SKI-131) count heads.
    double worth(PieceId figure) const;
    /// True if a figure other than `except` engages the enemy's front, so that it cannot turn to others.
    bool isHeld(PieceId enemy, PieceId except) const;
    /// The cost of one hit. A leader is rarely killed by the first hit (SKI-081).
    double worthOfHit(PieceId figure) const;

    Enemy described(PieceId enemy) const;
    /// The value in points of a side's shots in one turn, at long range and at enemies in the open.
    double volley(Side side) const;

private:
    static Stance stanceOf(const Viewpoint& view);
    void describe(Enemies& to) const;

    mutable std::optional<Stance> m_stance;
    mutable Enemies m_enemies;
};

/// The value in points of a round against an enemy, for several directions. `charging`: with the charge bonus. Facts
/// that do not depend on the direction are looked up once.
class AttackValue {
public:
    /// `worthOfMine`: Viewpoint::worthOfHit of the figure.
    AttackValue(const Viewpoint& view, PieceId figure, double worthOfMine, const Enemy& enemy, bool charging);
    double valueFrom(Vec from) const;
    /// The value from a direction for which it is known how the enemy sees it; `front`: in the enemy's front half.
    double valueFrom(Arc arc, bool front) const;

private:
    const Viewpoint& m_view;
    PieceId m_figure;
    const Enemy& m_enemy;
    bool m_charging;
    bool m_inWall;
    int m_fighter;     ///< SkirmishGame::fighter
    int m_opponent;    ///< the enemy's
    bool m_isTouched;  ///< the enemy is in contact, so another figure may hold it
    int m_myWounds;
    const std::array<Exchange, 64>& m_exchanges;
    double m_worthOfMine;
};

/// The thing with the highest `value` for which `mayBe` is true, the first of equals; none if there is none. `mayBe` is
/// expensive, so things are tried in descending value. Does not keep the order of `things`.
template <typename Thing, typename MayBe> std::optional<Thing> bestOf(std::span<Thing> things, const MayBe& mayBe) {
    while (!things.empty()) {
        const auto best = std::ranges::max_element(things, {}, &Thing::value);
        if (mayBe(*best))
            return *best;
        std::move(best + 1, things.end(), best);
        things = things.first(things.size() - 1);
    }
    return {};
}

// shooting_positions.cpp ----------------------------------------------------------------------------------------------
/// The best place for a shooter to move to or to turn at; none if no shot is worth its risk.
std::optional<Choice> placeToShootFrom(const Viewpoint& view, PieceId shooter, double allowance);
Choice target(const Viewpoint& view);

// approach.cpp --------------------------------------------------------------------------------------------------------
/// The best path on foot into contact with a value of at least leastValue, around the enemy's flank if necessary.
std::optional<Approach> bestApproach(const Viewpoint& view, PieceId figure, double allowance);

// moves.cpp -----------------------------------------------------------------------------------------------------------
Choice nextFigure(const Viewpoint& view);
Choice bestAction(const Viewpoint& view);
Choice bestMove(const Viewpoint& view);
Choice wall(const Viewpoint& view);
/// The minimum value of contact at a walk: higher for figures that are needed elsewhere, lower for those without time
/// left.
double leastValue(const Viewpoint& view, PieceId figure, bool isOnItsWay);

}  // namespace ephor::skirmish
