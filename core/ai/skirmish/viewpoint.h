// A position as one side sees it.
#pragma once

#include "core/ai/skirmish/turn_cache.h"
#include "core/ai/skirmish/values.h"
#include "core/rules/skirmish/battle/battle.h"

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

}  // namespace ephor::skirmish
