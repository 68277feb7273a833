// A measurement of points with what is needed to print it: the result of the command, or the sum of its shares.
#pragma once

#include "app/ephorctl/shares/share.h"
#include "core/odds/balance.h"
#include "core/rules/random_armies.h"

namespace ephor::ctl {

/// What a measurement is about.
struct BalanceHeading {
    std::string system;
    std::string name;  ///< of the system
    std::string version;
    bool isPack = false;
    std::string seed;
    std::int64_t battles = 0;  ///< of all shares together
    int points = 0;            ///< of a usual army
    bool hasPoints = true;
    std::vector<ArmyKind> kinds;

    std::vector<int> costs() const;
};

BalanceHeading headingOf(const RuleSystem& rules, const RandomArmies& armies, const BalancePlan& plan,
                         std::int64_t battles);
/// Digest of all that the result depends on.
std::string questionOf(const BalancePlan& plan, std::int64_t battles);

/// Fits the model and prints it; says so where no battle was fought.
Outcome<ExitStatus> printBalance(const BalanceHeading& heading, const BalanceBattles& battles, bool json);

/// For shares.
Json headingJson(const BalanceHeading& heading);
Json countsJson(const BalanceBattles& battles);

}  // namespace ephor::ctl
