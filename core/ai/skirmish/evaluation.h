// What the computer player sees, and what it is worth.
#pragma once

#include "core/ai/skirmish/turn_cache.h"
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
        const auto reckon = [this] { return stanceOf(*this); };
        if (cache)
            return cache->stance(reckon);
        if (!m_stance)
            m_stance = reckon();
        return *m_stance;
    }
    Vec at(PieceId figure) const { return table.body(figure).pose.centre; }
    Vec facing(PieceId figure) const { return table.body(figure).pose.facing; }
    const Profile& profile(PieceId figure) const { return game.profile(figure); }
    PieceSet enemies() const { return table.present(other(me)); }
    /// The same with what is to be known of them.
    const Enemies& enemiesAtLarge() const {
        const auto fill = [this](Enemies& to) { describe(to); };
        if (cache)
            return cache->enemies(fill);
        if (m_enemies.all().empty())
            fill(m_enemies);
        return m_enemies;
    }
    /// None where there is none.
    PieceId nearestOf(const PieceSet& figures, Vec from) const;
    PieceId nearestEnemy(Vec from) const { return nearestOf(enemies(), from); }
    double gapTo(PieceId figure, PieceId enemy) const {
        return apart(discOf(game, table, figure), discOf(game, table, enemy));
    }
    /// What a round against an enemy in contact is worth, in points.
    double valueInContact(PieceId figure, PieceId enemy) const;
    /// What its loss is worth: half by its price, half by the head. Heads are what morale tests (SKI-052) and the end
    /// (SKI-131) ask for.
    double worth(PieceId figure) const;
    /// Has somebody but `except` him engaged to his front, so that he keeps his back to the others?
    bool isHeld(PieceId enemy, PieceId except) const;
    /// Of one hit: a leader falls to the first only by bad luck (SKI-081).
    double worthOfHit(PieceId figure) const;

    Enemy described(PieceId enemy) const;
    /// Points that the shots of a side in one turn are worth, at long range and at enemies in the open.
    double volley(Side side) const;

private:
    static Stance stanceOf(const Viewpoint& view);
    void describe(Enemies& to) const;

    mutable std::optional<Stance> m_stance;
    mutable Enemies m_enemies;
};

/// What a round against an enemy is worth, in points, from several directions; `charging`: with the bonus. What is the
/// same from all is looked up once.
class Onset {
public:
    /// `worthOfMine`: Viewpoint::worthOfHit of the figure.
    Onset(const Viewpoint& view, PieceId figure, double worthOfMine, const Enemy& enemy, bool charging);
    double valueFrom(Vec from) const;
    /// The same from there where it is known how the enemy sees it: `front`, in his front half.
    double valueFrom(Arc arc, bool front) const;

private:
    const Viewpoint& m_view;
    PieceId m_figure;
    const Enemy& m_enemy;
    bool m_charging;
    bool m_inWall;
    int m_fighter;     ///< SkirmishGame::fighter
    int m_opponent;    ///< the enemy's
    bool m_isTouched;  ///< the enemy, so that somebody may hold him
    int m_myWounds;
    const std::array<Exchange, 64>& m_exchanges;
    double m_worthOfMine;
};

/// Of some things in mind the best by `value` that may be done, of equal ones the first; none where none may. What is
/// cheap to value and dear to allow is tried in that order. The things lose their order.
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
/// Where a shooter had best go to shoot, or turn where it stands; nothing where no shot is worth its danger.
std::optional<Choice> placeToShootFrom(const Viewpoint& view, PieceId shooter, double allowance);
Choice target(const Viewpoint& view);

// approach.cpp --------------------------------------------------------------------------------------------------------
/// The best way on foot into contact of those that are worth it (leastValue), round the enemy's side if need be.
std::optional<Approach> bestApproach(const Viewpoint& view, PieceId figure, double allowance);

// moves.cpp -----------------------------------------------------------------------------------------------------------
Choice nextFigure(const Viewpoint& view);
Choice bestAction(const Viewpoint& view);
Choice bestMove(const Viewpoint& view);
Choice wall(const Viewpoint& view);
/// What a contact at a walk must be worth: more for those who would be missed, less for those who have no time left.
double leastValue(const Viewpoint& view, PieceId figure, bool isOnItsWay);

}  // namespace ephor::skirmish
