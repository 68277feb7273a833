// Forecasts: other dice than the campaign's, the same result on any number of threads, and chances that come true.
#include "core/campaign/forecast/forecast.h"
#include "core/campaign/forecast/forecast_comparison.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/rules/builtin.h"
#include "tests/support/effort.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using ephor::testing::effort;

namespace {

const RuleSystem& bronze() { return *findSystem("men_of_bronze"); }

Journal quickStart(std::uint64_t seed) { return *Journal::found(sixCities(), seed); }

/// A campaign after so many turns; with `isFought` false, its last battles are pending.
Campaign after(int turns, std::uint64_t seed, bool isFought = true) {
    Journal journal = quickStart(seed);
    for (int i = 0; i < turns && journal.campaign().state.course.phase != Phase::Over; ++i) {
        adjudicateTurn(journal);
        if (i + 1 == turns && !isFought && !pendingBattles(journal.campaign().state).empty())
            break;
        resolveAll(journal, bronze(), 1);
        closeTurn(journal);
    }
    return journal.campaign();
}

/// The first moment of a war at which a battle is pending.
Campaign withBattle() {
    for (int turns = 1;; ++turns)
        if (Campaign campaign = after(turns, 7, false); !pendingBattles(campaign.state).empty())
            return campaign;
}

ForecastPlan planFor(Campaign campaign, std::int64_t wars) {
    ForecastPlan plan;
    plan.campaign = std::make_shared<const Campaign>(std::move(campaign));
    plan.system = &bronze();
    plan.seed = 1;
    plan.wars = wars;
    plan.threads = 2;
    return plan;
}

ForecastReport reportOf(const Campaign& campaign, std::int64_t wars) {
    return forecast(planFor(campaign, wars)).report;
}

}  // namespace

class TestForecast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoWarsWithOtherSeedsInOnePositionHaveOneForecast() {
        for (Campaign campaign : {after(0, 1), after(2, 1), withBattle()}) {
            const ForecastReport first = reportOf(campaign, 6);
            campaign.scenario.seed = CampaignSeed(99);
            QVERIFY(reportOf(campaign, 6) == first);
        }
        QVERIFY(reportOf(quickStart(1).campaign(), 6) == reportOf(quickStart(2).campaign(), 6));
    }

    void aForecastDoesNotPlayTheTrueDice() {
        // Even where somebody chose the campaign's seed as the seed of the forecast.
        const Campaign campaign = after(0, 1);
        QVERIFY(warSeedOf(1, 0).key() != campaign.scenario.seed.key());
        QVERIFY(warSeedOf(1, 0).key() != warSeedOf(1, 1).key());
        QVERIFY(warSeedOf(1, 0).key() != warSeedOf(2, 0).key());
    }

    void theForecastDoesNotDependOnTheThreads() {
        ForecastPlan plan = planFor(withBattle(), 9);
        plan.threads = 1;
        const ForecastReport alone = forecast(plan).report;
        for (const int threads : {2, 5}) {
            plan.threads = threads;
            QVERIFY(forecast(plan).report == alone);
        }
    }

    void partsOfAForecastAddUpToTheWhole() {
        ForecastPlan plan = planFor(withBattle(), 7);
        const ForecastReport whole = forecast(plan).report;
        ForecastReport sum(*plan.campaign);
        for (const std::int64_t first : {0, 3, 5}) {
            plan.firstWar = first;
            plan.wars = first == 0 ? 3 : 2;
            sum.add(forecast(plan).report);
        }
        QVERIFY(sum == whole);
    }

    void aForecastThatIsStoppedHasTheFirstWars() {
        ForecastPlan plan = planFor(after(0, 1), 200);
        std::stop_source stop;
        const Forecast stopped = forecast(plan, stop.get_token(), [&](const Forecast& soFar) {
            if (soFar.report.wars() >= 1)
                stop.request_stop();
        });
        QVERIFY(!stopped.isComplete);
        QVERIFY(stopped.report.wars() >= 1);
        QVERIFY(stopped.report.wars() < 200);
        plan.wars = stopped.report.wars();
        QVERIFY(forecast(plan).report == stopped.report);
        stop.request_stop();
        QCOMPARE(forecast(plan, stop.get_token()).report.wars(), 0);
    }

    void theFirstRowIsThePresentAndTheLastTheEnd() {
        const Campaign campaign = after(1, 3);
        const ForecastReport report = reportOf(campaign, 5);
        QCOMPARE(report.wars(), 5);
        QCOMPARE(report.moments(), std::size_t{12});  // two years of six turns, one of them played
        for (std::size_t i = 0; i < report.powers(); ++i) {
            const PowerId power(static_cast<int>(i));
            const int treasury = campaign.state.powers[i].treasury;
            QCOMPARE(report.fan(Holding::Treasury, power, 0), (Fan{treasury, treasury, treasury, treasury, treasury}));
            const Fan end = report.fan(Holding::Cities, power, report.moments() - 1);
            QVERIFY(end.low <= end.lower && end.lower <= end.median && end.median <= end.upper &&
                    end.upper <= end.high);
        }
    }

    void everyWarHasAWinnerAndEveryBattleAResult() {
        const Campaign campaign = withBattle();
        const ForecastReport report = reportOf(campaign, 12);
        std::int64_t won = 0;
        for (std::size_t i = 0; i < report.powers(); ++i)
            won += report.wins(PowerId(static_cast<int>(i))).count;
        QCOMPARE(won, 12);
        QCOMPARE(report.battles(), pendingBattles(campaign.state).size());
        for (std::size_t i = 0; i < report.battles(); ++i) {
            std::int64_t wars = 0;
            for (const Verdict verdict : forecastVerdicts)
                wars += report.outcome(i, verdict).wars;
            QCOMPARE(wars, 12);
        }
    }

    void theRulersTakeOverFromPlayersWhoAreAway() {
        Campaign campaign = after(0, 1);
        campaign.scenario.powers[0].player = "Anna";
        campaign.state.powers[0].missed = 5;
        const Campaign taken = takenOver(campaign, CampaignSeed(3));
        QCOMPARE(taken.scenario.powers[0].player, std::string());
        // Without a player there is no disorder: the forecast is that of a war of rulers.
        const ForecastReport ofPlayer = reportOf(campaign, 4);
        campaign.scenario.powers[0].player.clear();
        QVERIFY(reportOf(campaign, 4) == ofPlayer);
    }

    void submittedOrdersCount() {
        constexpr int wars = 10;
        Campaign campaign = after(2, 1);
        const ForecastReport rulers = reportOf(campaign, wars);
        for (Power& power : campaign.state.powers)
            power.from = OrdersFrom::Player;  // all armies hold this turn
        QVERIFY(!(reportOf(campaign, wars) == rulers));
    }

    void quantilesAreValuesThatOccurred() {
        const Histogram histogram{{-2, 1}, {3, 2}, {10, 1}};
        QCOMPARE(quantile(histogram, 5), -2);
        QCOMPARE(quantile(histogram, 25), -2);
        QCOMPARE(quantile(histogram, 26), 3);
        QCOMPARE(quantile(histogram, 75), 3);
        QCOMPARE(quantile(histogram, 76), 10);
        QCOMPARE(quantile(histogram, 100), 10);
    }

    void aForecastDoesNotDifferFromItself() {
        const ForecastReport report = reportOf(after(1, 1), 8);
        const ChanceChange change = changeOfChance(report, report, PowerId(0));
        QCOMPARE(change.change, 0.0);
        QVERIFY(!change.isCertain());
        QVERIFY(change.low < 0 && change.high > 0);
    }

    void anArmyThatIsLostLowersTheChance() {
        const int wars = std::max(20, effort(60));
        Campaign campaign = after(0, 1);
        const ForecastReport before = reportOf(campaign, wars);
        const PowerId likeliest = before.counts().winners.front();
        for (Unit& unit : campaign.state.units)
            if (unit.army && campaign.state.armies[unit.army.index()].power == likeliest)
                unit.steps = std::min(unit.steps, 1);
        campaign.state.powers[likeliest.index()].treasury = 0;
        const ChanceChange change = changeOfChance(before, reportOf(campaign, wars), likeliest);
        QVERIFY2(change.change < 0, qPrintable(QString::number(change.change)));
        QVERIFY(change.low <= change.change && change.change <= change.high);
    }

    void countsThatContradictEachOtherAreRefused() {
        const ForecastReport report = reportOf(withBattle(), 3);
        QVERIFY(ForecastReport::from(report.counts()) == report);
        ForecastCounts counts = report.counts();
        counts.winners.pop_back();
        QVERIFY(!ForecastReport::from(counts));
        counts = report.counts();
        counts.winners.front() = PowerId(77);
        QVERIFY(!ForecastReport::from(counts));
        counts = report.counts();
        ++counts.holdings.back().begin()->second;
        QVERIFY(!ForecastReport::from(counts));
        counts = report.counts();
        counts.battles.front()[0].wins.front() = -1;
        QVERIFY(!ForecastReport::from(counts));
        counts = report.counts();
        counts.battles.front()[0].wins.pop_back();
        QVERIFY(!ForecastReport::from(counts));
    }

    /// Wars are forecast from some moment, then played on with their own dice. Each power weighs by its chance in
    /// another, smaller forecast. The sum of the weights of the winners is what the chances promise, within four
    /// standard deviations.
    void chancesComeTrue() {
        constexpr int wars = 16;
        double surprise = 0;
        double variance = 0;
        for (int i = 0; i < std::max(4, effort(16)); ++i) {
            const auto seed = static_cast<std::uint64_t>(1000 + i);
            ForecastPlan plan = planFor(after(i % 9, seed), 6);
            plan.firstWar = wars;
            const ForecastReport weights = forecast(plan).report;
            const ForecastReport report = reportOf(*plan.campaign, wars);
            Journal journal = quickStart(seed);
            playToEnd(journal, bronze(), 1);
            double mean = 0;
            double square = 0;
            for (std::size_t p = 0; p < report.powers(); ++p) {
                const double weight = weights.wins(PowerId(static_cast<int>(p))).p;
                const double chance = report.wins(PowerId(static_cast<int>(p))).p;
                mean += weight * chance;
                square += weight * weight * chance;
            }
            surprise += weights.wins(journal.campaign().state.course.winner).p - mean;
            variance += (square - mean * mean) * (1 + 1.0 / wars) + 1.0 / wars;
        }
        QVERIFY2(surprise * surprise <= 16 * variance,
                 qPrintable(QStringLiteral("%1 standard deviations").arg(surprise / std::sqrt(variance))));
    }
};

QTEST_GUILESS_MAIN(TestForecast)
#include "tst_forecast.moc"
