// The value of attacks, and the best of several things.
#pragma once

#include "core/ai/skirmish/viewpoint.h"
#include "core/rules/skirmish/odds/exchanges.h"

#include <algorithm>

namespace ephor::skirmish {

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

}  // namespace ephor::skirmish
