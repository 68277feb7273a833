// What holds while the figures of one side move or shoot, kept from one question to the next.
#pragma once

#include "core/ai/skirmish/enemy_summary.h"
#include "core/battle/player.h"
#include "core/rules/skirmish/game.h"

#include <optional>

namespace ephor::skirmish {

/// A way on foot into contact, and what the blow is worth.
struct Approach {
    Choice choice;
    double value = 0;
};

/// How the battle stands for a side.
struct Stance {
    /// Would the side not win if the figures were counted now, near the end (SKI-131)? A draw is no better than a
    /// defeat.
    bool mustWinMore = false;
    bool isLosing = false;  ///< it would lose by that count, and so has nothing left to lose
    bool presses = false;   ///< it goes to the enemy: it does not gain by waiting
    bool hunts = false;     ///< it outnumbers the enemy so far that it goes after the last of them
};

/// What a retinue that has not begun may do together.
struct MarchSummary {
    PieceSet marchers;
    bool isNear = false;  ///< near enough to the enemy to stand
};

/// For one side at a time. The enemy's summary and the stance hold until something happens to the enemy, or somebody
/// falls, flees or is wounded; what a retinue may do together, until one of its figures does something; the moves of
/// the figure that acts, until anybody but it does.
class TurnCache {
public:
    explicit TurnCache(const SkirmishGame& game) : m_game(game) {}

    void clear() {
        m_enemies.clear();
        m_stance = {};
        m_marches = {};
        forgetMoves();
    }
    /// The side that is asked next.
    void askYesNo(Side side) {
        if (side == m_side)
            return;
        m_side = side;
        clear();
    }
    void changed(const Table& table, const TableChange& change);

    template <typename Fill> const Enemies& enemies(const Fill& fill) {
        if (m_enemies.all().empty())
            fill(m_enemies);
        return m_enemies;
    }
    template <typename Evaluate> const Stance& stance(const Evaluate& evaluate) {
        if (!m_stance)
            m_stance = evaluate();
        return *m_stance;
    }
    template <typename Find> const MarchSummary& march(int retinue, const Find& find) {
        std::optional<MarchSummary>& cached = m_marches[static_cast<std::size_t>(retinue)];
        if (!cached)
            cached = find();
        return *cached;
    }
    /// The best way into contact for a figure that may go so far, in inches.
    template <typename Evaluate>
    std::optional<Approach> approach(PieceId figure, double allowance, const Evaluate& evaluate) {
        return cached(m_approach, figure, allowance, evaluate);
    }
    /// The best place to shoot from.
    template <typename Evaluate>
    std::optional<Choice> place(PieceId figure, double allowance, const Evaluate& evaluate) {
        return cached(m_place, figure, allowance, evaluate);
    }

private:
    template <typename T> struct Cached {
        PieceId figure;
        double allowance = 0;
        std::optional<T> best;
    };
    template <typename T, typename Evaluate>
    static std::optional<T> cached(Cached<T>& of, PieceId figure, double allowance, const Evaluate& evaluate) {
        if (of.figure != figure || of.allowance != allowance)
            of = {figure, allowance, evaluate()};
        return of.best;
    }
    void forgetMoves() { m_approach.figure = m_place.figure = {}; }

    const SkirmishGame& m_game;
    Side m_side = Side::A;
    Enemies m_enemies;
    std::optional<Stance> m_stance;
    std::array<std::optional<MarchSummary>, mostRetinues> m_marches;
    Cached<Approach> m_approach;
    Cached<Choice> m_place;
};

}  // namespace ephor::skirmish
