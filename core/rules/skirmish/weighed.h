// What the rules and the doctrine keep while the men of a card move or shoot, so that it is not worked out again for each question.
#pragma once

#include "core/battle/player.h"
#include "core/battle/request.h"
#include "core/rules/skirmish/army/troops.h"
#include "core/rules/skirmish/enemies.h"

#include <optional>

namespace ephor::skirmish {

/// A way on foot into contact, and what the blow is worth.
struct Approach {
    Choice choice;
    double value = 0;
};

/// How the battle stands for a side.
struct Stance {
    /// Would the side not win if the figures were counted now, near the end (SKI-131)? A draw is no better than a defeat.
    bool mustWinMore = false;
    bool isLosing = false;  ///< it would lose by that count, and so has nothing left to lose
    bool presses = false;   ///< it goes to the enemy: it does not gain by waiting
    bool hunts = false;     ///< it outnumbers the enemy so far that it goes after the last of them
};

/// While the men of a card move, the enemy stands still, nobody falls and nobody flees, and a retinue that has not begun stands as it stood. A figure is asked
/// for its action and then where it moves: nothing but that it acts has changed in between.
class Weighed final : public Workings {
public:
    /// `moves`: the side's men move; else they shoot, and the enemy does not stay as he is.
    Weighed(Side side, bool moves) : m_side(side), m_moves(moves) {}

    /// By the rules: who marches in a retinue that has not begun; who acts now; whom a shooter may shoot at, lines of sight left aside.
    void marches(int retinue, const PieceSet& marchers) { m_marchers[static_cast<std::size_t>(retinue)] = marchers; }
    void acts(PieceId figure) {
        m_figure = figure;
        m_approach.allowance = m_place.allowance = none;
    }
    void aims(PieceId shooter, const PieceSet& open) {
        m_shooter = shooter;
        m_open = open;
    }

    bool isMovedBy(Side side) const { return m_moves && side == m_side; }
    const PieceSet& marchers(int retinue) const { return m_marchers[static_cast<std::size_t>(retinue)]; }
    /// None where that figure does not aim.
    const PieceSet* openTo(PieceId shooter) const { return shooter == m_shooter ? &m_open : nullptr; }

    /// What `weigh` makes of it, worked out once: the enemy,
    template <typename Weigh> const Enemies& enemies(const Weigh& fill) const {
        if (m_enemies.all().empty())
            fill(m_enemies);
        return m_enemies;
    }
    /// how the battle stands,
    template <typename Weigh> const Stance& stance(Weigh&& weigh) const {
        if (!m_stance)
            m_stance = weigh();
        return *m_stance;
    }
    /// whether a retinue that has not begun is near enough to stand,
    template <typename Weigh> bool isNear(int retinue, Weigh&& weigh) const {
        std::optional<bool>& near = m_near[static_cast<std::size_t>(retinue)];
        if (!near)
            near = weigh();
        return *near;
    }
    /// the ways into contact for a figure that may go so far,
    template <typename Weigh> std::optional<Approach> approach(PieceId figure, double allowance, Weigh&& weigh) const {
        return kept(m_approach, figure, allowance, weigh);
    }
    /// and the places to shoot from.
    template <typename Weigh> std::optional<Choice> place(PieceId figure, double allowance, Weigh&& weigh) const {
        return kept(m_place, figure, allowance, weigh);
    }

private:
    static constexpr double none = -1;
    template <typename T> struct Kept {
        double allowance = none;  ///< for which it was worked out
        std::optional<T> best;
    };
    template <typename T, typename Weigh>
    std::optional<T> kept(Kept<T>& of, PieceId figure, double allowance, Weigh& weigh) const {
        if (figure != m_figure)
            return weigh();
        if (of.allowance != allowance) {
            of.best = weigh();
            of.allowance = allowance;
        }
        return of.best;
    }

    Side m_side;
    bool m_moves;
    PieceId m_figure;
    PieceId m_shooter;
    PieceSet m_open;
    std::array<PieceSet, mostRetinues> m_marchers{};
    mutable std::array<std::optional<bool>, mostRetinues> m_near{};
    mutable Enemies m_enemies;
    mutable std::optional<Stance> m_stance;
    mutable Kept<Approach> m_approach;
    mutable Kept<Choice> m_place;
};

}  // namespace ephor::skirmish
