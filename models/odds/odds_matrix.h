// Every list against every other, or against some enemies: battles fought in the background, with equal numbers for all
// pairs.
#pragma once

#include "core/odds/list_match.h"
#include "models/odds/odds_run.h"

namespace ephor {

class OddsMatrix final : public QObject {
    Q_OBJECT

public:
    /// Battles of a pair in the first round; each further round doubles the total.
    static constexpr std::int64_t firstRound = 50;

    explicit OddsMatrix(QObject* parent = nullptr);

    /// Starts again with lists of one system. A pair that cannot fight has no battles; whyNot() has the reason. The
    /// last `enemies` lists meet each of the others, and no other pairs are fought; with 0, every list meets every
    /// other.
    void ask(const RuleSystem& system, std::vector<ArmyList> lists, std::int64_t runs, std::uint64_t seed,
             int enemies = 0);
    void stop();
    /// Continues after stop().
    void resume();

    int lists() const { return static_cast<int>(m_lists.size()); }
    /// The lists that are ranked: all but the enemies.
    int candidates() const { return lists() - m_enemies; }
    const ArmyList& list(int i) const { return m_lists[static_cast<std::size_t>(i)]; }
    /// How often the row's list beats the column's; none before the first battle, and for lists that do not meet.
    std::optional<Share> wins(int row, int column) const;
    std::optional<Share> draws(int row, int column) const;
    std::int64_t battles(int row, int column) const;
    /// The average of wins() over all lists that the row's can meet, each counted alike, with its 95 % interval; none
    /// before the first battle of each of these pairs.
    std::optional<Share> winsAgainstAll(int row) const;
    /// By winsAgainstAll(), for each candidate; none before all that can fight have that, and for those that cannot.
    std::vector<std::optional<Rank>> ranks() const;
    /// Why the two cannot fight each other; empty where they can.
    const Diagnostics& whyNot(int row, int column) const;

    bool isRunning() const { return m_running; }
    bool isDone() const;
    std::int64_t battlesDone() const;
    std::int64_t battlesWanted() const;

Q_SIGNALS:
    void begun();
    /// This pair and its mirror have new results.
    void refined(int row, int column);
    void runningChanged(bool running);

private:
    struct Pair {
        int first = 0;
        int second = 0;
        std::shared_ptr<const Game> game = nullptr;  ///< null: not opened yet, or they cannot fight
        Diagnostics why = {};
        std::shared_ptr<const OddsReport> report = nullptr;
        bool isOpened = false;
        bool isAsked = false;

        bool canFight() const { return !isOpened || game; }
        std::int64_t battles() const { return report ? report->runs() : 0; }
    };

    const Pair* pair(int row, int column) const;
    bool hasOpponent(int row) const;
    void open(Pair& pair);
    /// The first pair that lacks battles of this round, or else of the next one; null: none does.
    Pair* nextPair();
    void next();
    void took();

    const RuleSystem* m_system = nullptr;
    std::vector<ArmyList> m_lists;
    int m_enemies = 0;
    std::vector<Pair> m_pairs;
    std::int64_t m_runs = 0;
    std::uint64_t m_seed = 0;
    std::vector<std::unique_ptr<OddsRun>> m_askers;  ///< one for each pair
    std::size_t m_at = 0;                            ///< the pair that is being fought
    std::int64_t m_round = firstRound;
    bool m_running = false;
};

}  // namespace ephor
