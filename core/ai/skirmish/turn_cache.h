// Caches facts that stay valid while the figures of one side move or shoot.
#pragma once

#include "core/ai/skirmish/enemy_summary.h"
#include "core/battle/player.h"
#include "core/rules/skirmish/game.h"

#include <optional>

namespace ephor::skirmish {

/// A path on foot into contact, and the value of the attack.
struct Approach {
    Choice choice;
    double value = 0;
};

/// The situation of a side in the battle.
struct Stance {
    /// True if the side would not win by a count of figures now, near the end (SKI-131). A draw counts as a defeat.
    bool mustWinMore = false;
    bool isLosing = false;  ///< it would lose by that count, so it may take risks
    bool presses = false;   ///< it goes to the enemy: it does not gain by waiting
    bool hunts = false;     ///< it outnumbers the enemy so far that it goes after the last of them
};

/// The figures of a retinue that may still march together.
struct MarchSummary {
    PieceSet marchers;
    bool isNear = false;  ///< near enough to the enemy to stand
};

/// For one side at a time. The enemy's summary and the stance are valid until an enemy changes or any figure falls,
/// flees or is wounded; the march of a retinue until one of its figures acts; the moves of the active figure until any
/// other figure acts.
class TurnCache {
public:
    explicit TurnCache(const SkirmishGame& game) : m_game(game) {}

    void clear() {
        m_enemies.clear();
        m_stance = {};
        m_marches = {};
        forgetMoves();
    }
    /// Sets the side that is asked next.
    void setSide(Side side) {
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
    /// The best path into contact for a figure that may go `allowance` inches.
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
