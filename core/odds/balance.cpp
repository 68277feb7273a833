#include "core/odds/balance.h"

#include "core/base/threads.h"
#include "core/odds/here.h"
#include "core/odds/wilson.h"

#include <atomic>
#include <cmath>
#include <mutex>

namespace ephor {

namespace {

constexpr int mostDraws = 50;           ///< of a pair of armies that find room on the table
constexpr std::uint32_t spread = 15;    ///< percent of the points, to either side
constexpr std::uint64_t armies = 0xa1;  ///< tells the dice of the armies from those of the battles

int pointsOf(const BalancePlan& plan, Pcg32& chance) {
    if (!plan.hasPoints)
        return plan.points;
    const auto percent = 100 - spread + chance.below(2 * spread + 1);
    return static_cast<int>(static_cast<std::uint32_t>(plan.points) * percent / 100);
}

/// A battle, and how many units of each kind have fought in it.
struct BalanceBattle {
    PairedContest contest;
    std::vector<int> units;
};

/// One battle; none if chance drew no pair of armies that can meet.
std::optional<BalanceBattle> battleOf(const BalancePlan& plan, std::int64_t number) {
    Pcg32 chance(mixed(plan.seed, armies), static_cast<std::uint64_t>(number));
    for (int draw = 0; draw < mostDraws; ++draw) {
        std::array<std::optional<BalanceArmy>, 2> drawn;
        for (std::optional<BalanceArmy>& one : drawn)
            one = plan.army(pointsOf(plan, chance), chance);
        if (!drawn[0] || !drawn[1])
            return {};
        Setup setup;
        setup.system = plan.rules->info().id;
        setup.rules = plan.rules->info().version;
        setup.table = plan.rules->info().table;
        BalanceBattle battle;
        for (std::size_t kind = 0; kind < plan.costs.size(); ++kind) {
            const int first = drawn[0]->counts[kind];
            const int second = drawn[1]->counts[kind];
            battle.contest.more.push_back(static_cast<std::int16_t>(first - second));
            battle.units.push_back(first + second);
        }
        setup.lists = {std::move(drawn[0]->list), std::move(drawn[1]->list)};
        const auto game = plan.rules->open(setup);
        if (!game)
            continue;
        const Player& player = plan.player(**game);
        Conditions conditions;
        conditions.players = {&player, &player};
        Rerun rerun(**game, nullptr, plan.seed);
        const Run run = rerun.fight(number, conditions);
        if (!run.ended)
            return {};
        const Winner winner = run.ended->winner;
        battle.contest.score = winner == Winner::A ? 1 : winner == Winner::B ? 0 : 0.5;
        return battle;
    }
    return {};
}

/// The worth of each kind from its strength. With points, strengths are scaled so that all units that have fought are
/// worth together what they cost. Without points, they are taken less their mean.
std::vector<KindWorth> worthOf(const PairedModel& model, const std::vector<std::int64_t>& units,
                               std::span<const int> costs, bool hasPoints) {
    const std::size_t kinds = costs.size();
    std::vector<double> share(kinds);  // of a kind in the sum that is kept
    double all = 0;
    for (std::size_t k = 0; k < kinds; ++k)
        all += static_cast<double>(units[k]) * costs[k];
    double kept = 0;
    for (std::size_t k = 0; k < kinds; ++k) {
        share[k] = static_cast<double>(units[k]) / all;
        kept += share[k] * model.strengths[k];
    }
    std::vector<KindWorth> worths(kinds);
    for (std::size_t k = 0; k < kinds; ++k) {
        // The slope of the worth by each strength, for the interval.
        const double strength = model.strengths[k];
        const auto slope = [&](std::size_t by) {
            const double own = by == k ? 1 : 0;
            return hasPoints ? own / kept - strength / (kept * kept) * share[by] : own - share[by];
        };
        double variance = 0;
        for (std::size_t a = 0; a < kinds; ++a)
            for (std::size_t b = 0; b < kinds; ++b)
                variance += slope(a) * slope(b) * model.covariance(a, b);
        const double half = normal975 * std::sqrt(std::max(0.0, variance));
        const double worth = hasPoints ? strength / kept : strength - kept;
        worths[k] = {worth, worth - half, worth + half, units[k]};
    }
    return worths;
}

}  // namespace

void BalanceBattles::add(const BalanceBattles& next) {
    contests.insert(contests.end(), next.contests.begin(), next.contests.end());
    units.resize(std::max(units.size(), next.units.size()));
    for (std::size_t kind = 0; kind < next.units.size(); ++kind)
        units[kind] += next.units[kind];
    stopped = stopped || next.stopped;
}

BalanceBattles fightForBalance(const BalancePlan& plan, std::stop_token stop, const BalanceProgress& progress) {
    std::vector<std::optional<BalanceBattle>> results(static_cast<std::size_t>(plan.battles));
    std::vector<std::atomic<bool>> done(results.size());
    std::atomic<std::int64_t> next = 0;
    std::mutex telling;
    std::int64_t fought = 0;
    shareWork(threadsFor(plan.threads), [&] {
        for (std::int64_t i = next++; i < plan.battles && !stop.stop_requested(); i = next++) {
            const auto at = static_cast<std::size_t>(i);
            results[at] = battleOf(plan, plan.firstBattle + i);
            done[at] = true;
            const std::scoped_lock lock(telling);
            ++fought;
            if (progress)
                progress(fought);
        }
    });
    BalanceBattles battles;
    battles.stopped = stop.stop_requested();
    battles.units.resize(plan.costs.size());
    for (std::size_t i = 0; i < results.size() && done[i]; ++i) {
        if (!results[i])
            continue;
        for (std::size_t kind = 0; kind < battles.units.size(); ++kind)
            battles.units[kind] += results[i]->units[kind];
        battles.contests.push_back(std::move(results[i]->contest));
    }
    return battles;
}

BalanceReport balanceOf(const BalanceBattles& battles, std::span<const int> costs, bool hasPoints) {
    BalanceReport report;
    report.stopped = battles.stopped;
    report.battles = std::ssize(battles.contests);
    if (battles.contests.empty())
        return report;
    const PairedModel model = fitPaired(battles.contests, costs.size());
    report.advantage = model.advantage;
    report.kinds = worthOf(model, battles.units, costs, hasPoints);
    return report;
}

}  // namespace ephor
