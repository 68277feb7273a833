// What troop types are worth: random armies fight each other, and a model says how much each type adds.
#pragma once

#include "core/battle/game.h"
#include "core/dice/fast_dice.h"
#include "core/odds/paired_model.h"

#include <functional>
#include <span>
#include <stop_token>

namespace ephor {

/// An army for a measurement: its list, and how many it has of each kind of unit.
struct BalanceArmy {
    ArmyList list;
    std::vector<int> counts;
};

struct BalancePlan {
    const RuleSystem* rules = nullptr;
    std::vector<int> costs;  ///< of each kind of unit
    bool hasPoints = true;   ///< false: every kind costs 1, and armies are of equal size
    int points = 0;          ///< of a usual army
    /// Draws an army of so many points; none if there is none. Called by several threads at once.
    std::function<std::optional<BalanceArmy>(int points, Pcg32& chance)> army;
    /// Who plays both sides. Called by several threads at once; the player must outlive the measurement.
    const Player& (*player)(const Game&) = nullptr;
    std::int64_t firstBattle = 0;  ///< to fight a share of the battles
    std::int64_t battles = 4000;
    std::uint64_t seed = 0;
    int threads = 0;  ///< 0: as many as there are cores
};

/// What one unit of a kind is worth, with its 95 % interval: in points; without points in logits of the chance to win,
/// more than an average unit adds.
struct KindWorth {
    double worth = 0;
    double low = 0;
    double high = 0;
    std::int64_t units = 0;  ///< that have fought

    bool isOut(double cost) const { return low > cost || high < cost; }
};

struct BalanceReport {
    std::vector<KindWorth> kinds;  ///< empty if no battle was fought
    std::int64_t battles = 0;
    double advantage = 0;  ///< of side A, in logits
    bool stopped = false;
};

/// Receives the number of battles fought, from any thread, one call at a time. It must be quick and must not throw.
using BalanceProgress = std::function<void(std::int64_t battles)>;

/// Battles that were fought, in order. Those for which chance drew no armies are missing.
struct BalanceBattles {
    std::vector<PairedContest> contests;
    std::vector<std::int64_t> units;  ///< of each kind that have fought
    bool stopped = false;

    /// Adds the battles that follow these.
    void add(const BalanceBattles& next);
};

/// Fights the battles. Armies of a pair differ by up to 15 % in points, so that the battles also say how much a point
/// is worth. The result depends on the plan, not on the number of threads. Stopped early, it covers the first battles
/// without a gap.
BalanceBattles fightForBalance(const BalancePlan& plan, std::stop_token stop = {},
                               const BalanceProgress& progress = {});

/// Fits the model. The points of all kinds together keep their sum.
BalanceReport balanceOf(const BalanceBattles& battles, std::span<const int> costs, bool hasPoints);

}  // namespace ephor
