// What the tests of the umpire share: battles that were fought, records that were cut, and where they then stand.
#pragma once

#include "core/ai/random_player.h"
#include "tests/support/battle_checks.h"
#include "tests/support/effort.h"
#include "tests/support/random_setups.h"

namespace ephor::testing {

inline std::shared_ptr<const Game> game(std::uint64_t n = 3) { return anyGame(systemsUnderTest().front(), n); }

inline Fought fought(const Game& game, std::uint64_t seed = 7) {
    const RandomPlayer player(seed);
    DicePlan plan;
    plan.seed = seed;
    return fightOut(game, plan, {&player, &player}, seed);
}

/// Where a battle of persons stands with these entries.
inline Run runOf(const Game& game, Record& record, Listener* listener = nullptr,
                 int waitAtRoll = std::numeric_limits<int>::max()) {
    Conditions conditions;
    conditions.listener = listener;
    conditions.waitAtRoll = waitAtRoll;
    Fight fight(game);
    return fight.run(conditions, &record);
}

inline Record cut(const Record& record, std::size_t entries) {
    Record shorter = record;
    shorter.entries.resize(entries);
    shorter.result.reset();
    return shorter;
}

/// The first pending request of a kind as a battle is stepped through.
template <typename Wanted>
std::optional<std::pair<Record, Pending>> firstPending(const Game& game, const Record& whole, Wanted&& wanted) {
    for (std::size_t n = 0; n < whole.entries.size(); ++n) {
        Record record = cut(whole, n);
        const Run run = runOf(game, record);
        if (run.pending && wanted(*run.pending))
            return std::pair{record, *run.pending};
    }
    return {};
}

}  // namespace ephor::testing
