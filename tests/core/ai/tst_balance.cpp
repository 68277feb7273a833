// The worth of troop types: the model, random armies, and a type at half its cost.
#include "core/ai/computer_players.h"
#include "core/odds/balance.h"
#include "core/odds/paired_model.h"
#include "core/rules/builtin.h"
#include "core/rules/pack.h"
#include "core/rules/random_armies.h"
#include "tests/support/effort.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::testing;

namespace {

BalancePlan planOf(const RandomArmies& armies, const RuleSystem& rules, std::int64_t battles) {
    BalancePlan plan;
    plan.rules = &rules;
    for (const ArmyKind& kind : armies.kinds())
        plan.costs.push_back(kind.cost);
    plan.hasPoints = armies.hasPoints();
    plan.points = armies.usualPoints();
    plan.army = [&armies](int points, Pcg32& chance) -> std::optional<BalanceArmy> {
        std::optional<RandomArmy> army = armies.draw(points, chance);
        if (!army)
            return {};
        return BalanceArmy{std::move(army->list), std::move(army->counts)};
    };
    plan.player = standardPlayer;
    plan.battles = battles;
    plan.seed = 3;
    return plan;
}

BalanceReport measured(const BalancePlan& plan, std::stop_token stop = {}) {
    return balanceOf(fightForBalance(plan, std::move(stop)), plan.costs, plan.hasPoints);
}

}  // namespace

class TestBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theModelFindsTheStrengthsThatMadeTheContests() {
        const std::vector<double> truth{0.8, 0.3, -0.4};
        Pcg32 chance(7, 1);
        std::vector<PairedContest> contests;
        for (int i = 0; i < 6000; ++i) {
            PairedContest one;
            double sum = 0.2;
            for (const double strength : truth) {
                one.more.push_back(static_cast<std::int16_t>(static_cast<int>(chance.below(5)) - 2));
                sum += strength * one.more.back();
            }
            one.score = chance.below(1'000'000) < 1e6 / (1 + std::exp(-sum)) ? 1 : 0;
            contests.push_back(std::move(one));
        }
        const PairedModel model = fitPaired(contests, truth.size());
        for (std::size_t k = 0; k < truth.size(); ++k)
            QVERIFY(std::abs(model.strengths[k] - truth[k]) < 4 * std::sqrt(model.covariance(k, k)));
        QVERIFY(std::abs(model.advantage - 0.2) < 0.15);
        QVERIFY(std::sqrt(model.covariance(0, 0)) < 0.05);
    }

    void aKindThatAlwaysWinsHasAFiniteStrength() {
        const PairedModel model = fitPaired({{{1}, 1}, {{1}, 1}, {{-1}, 0}}, 1);
        QVERIFY(std::isfinite(model.strengths[0]) && model.strengths[0] > 1);
    }

    void randomArmiesAreLegalAndOfEqualPoints() {
        for (const RuleSystem* rules : builtinSystems()) {
            const RandomArmies armies(*rules);
            Pcg32 chance(5, 1);
            for (int i = 0; i < effort(30); ++i) {
                const std::optional<RandomArmy> army = armies.draw(armies.usualPoints(), chance);
                QVERIFY2(army, rules->info().id.c_str());
                QVERIFY(!hasErrors(rules->check(army->list)));
                int cost = 0;
                for (std::size_t kind = 0; kind < armies.kinds().size(); ++kind)
                    cost += army->counts[kind] * armies.kinds()[kind].cost;
                QVERIFY2(cost <= armies.usualPoints() && cost >= armies.usualPoints() - 3, rules->info().id.c_str());
            }
        }
    }

    void theResultDoesNotDependOnTheThreads() {
        const RuleSystem& rules = *findSystem("men_of_bronze");
        const RandomArmies armies(rules);
        BalancePlan plan = planOf(armies, rules, 60);
        plan.threads = 1;
        const BalanceReport one = measured(plan);
        plan.threads = 3;
        const BalanceReport three = measured(plan);
        QCOMPARE(one.battles, 60);
        for (std::size_t k = 0; k < one.kinds.size(); ++k) {
            QCOMPARE(three.kinds[k].worth, one.kinds[k].worth);
            QCOMPARE(three.kinds[k].high, one.kinds[k].high);
        }
    }

    void aTypeAtHalfItsCostIsFound() {
        std::vector<PackFile> files = newPack("men_of_bronze");
        std::erase_if(files, isPackTest);
        const std::size_t at = files.front().text.find("points = 12");
        QVERIFY(at != std::string::npos);
        files.front().text.replace(at, 11, "points = 6");
        const auto rules = checkPack(files).rules;
        QVERIFY(rules);
        const RandomArmies armies(*rules);
        const BalanceReport report = measured(planOf(armies, *rules, 1500));
        const auto cheap = std::ranges::find(armies.kinds(), std::string("elite_hoplite"), &ArmyKind::type);
        const KindWorth& worth = report.kinds[static_cast<std::size_t>(cheap - armies.kinds().begin())];
        QVERIFY2(worth.low > 6, QByteArray::number(worth.worth));
        for (const KindWorth& other : report.kinds)
            QVERIFY(&other == &worth ||
                    other.worth / armies.kinds()[static_cast<std::size_t>(&other - report.kinds.data())].cost <
                        worth.worth / 6);
    }

    void aStoppedMeasurementCoversTheFirstBattles() {
        const RuleSystem& rules = *findSystem("men_of_bronze");
        const RandomArmies armies(rules);
        std::stop_source stop;
        stop.request_stop();
        const BalanceReport report = measured(planOf(armies, rules, 1000), stop.get_token());
        QVERIFY(report.stopped);
        QCOMPARE(report.battles, 0);
    }
};

QTEST_GUILESS_MAIN(TestBalance)
#include "tst_balance.moc"
