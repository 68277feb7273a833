#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/ai/search_player.h"
#include "core/odds/simulator.h"
#include "tests/support/bronze_battles.h"

#include <QtTest>
#include <thread>

using namespace ephor;
using namespace ephor::testing;

namespace {

SimulationPlan mirrorPlan(std::int64_t runs, std::uint64_t seed = 7) {
    SimulationPlan plan;
    plan.game = bronzeGame(sixUnits(), sixUnits());
    plan.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
    plan.runs = runs;
    plan.seed = seed;
    return plan;
}

}  // namespace

class TestSimulator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneThreadAndSeveralGiveTheSameReport() {
        SimulationPlan plan = mirrorPlan(300);
        plan.threads = 1;
        const Simulation one = simulate(plan);
        for (const int threads : {2, 3}) {
            plan.threads = threads;
            const Simulation several = simulate(plan);
            QCOMPARE(several.threads, threads);
            QVERIFY(several.report == one.report);
        }
        QCOMPARE(one.report.runs(), 300);
    }

    void anotherSeedGivesAnotherReport() {
        QVERIFY(!(simulate(mirrorPlan(200, 1)).report == simulate(mirrorPlan(200, 2)).report));
    }

    void theThreeSharesAddToOneAndEveryBattleIsCountedEverywhere() {
        const SimulationPlan plan = mirrorPlan(200);
        const OddsReport report = simulate(plan).report;
        QCOMPARE(report.wins(Side::A).count + report.wins(Side::B).count + report.draws().count, report.runs());
        QVERIFY(std::abs(report.wins(Side::A).p + report.wins(Side::B).p + report.draws().p - 1) < 1e-12);
        const auto sum = [](std::span<const std::int64_t> histogram) {
            return std::accumulate(histogram.begin(), histogram.end(), std::int64_t{0});
        };
        QCOMPARE(sum(report.turns()), report.runs());
        for (const Side side : bothSides) {
            QCOMPARE(sum(report.piecesLeft(side)), report.runs());
            double stillThere = 0;
            for (std::size_t i = 0; i < plan.game->pieces().size(); ++i) {
                const PieceId piece(static_cast<int>(i));
                QCOMPARE(sum(report.left(piece)), report.runs());
                if (plan.game->piece(piece).side == side)
                    stillThere += 1 - report.gone(piece).p;
            }
            QVERIFY(std::abs(stillThere - report.meanPiecesLeft(side)) < 1e-9);
        }
    }

    void runZeroIsTheBattleOfThatSeed() {
        const SimulationPlan plan = mirrorPlan(1, 431);
        FastDice dice(431, 0);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.key = mixed(431, 0);
        conditions.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
        Fight fight(*plan.game);
        const Run run = fight.run(conditions);
        OddsReport alone(*plan.game);
        alone.add(*run.ended, *plan.game, fight.table());
        QVERIFY(simulate(plan).report == alone);
    }

    void aSimulationCanGoOnWhereAnotherStopped() {
        SimulationPlan plan = mirrorPlan(150);
        const OddsReport whole = simulate(plan).report;
        plan.runs = 70;
        OddsReport parts = simulate(plan).report;
        plan.firstRun = 70;
        plan.runs = 80;
        parts.add(simulate(plan).report);
        QVERIFY(parts == whole);
    }

    void countsThatContradictEachOtherAreRefused() {
        const SimulationPlan plan = mirrorPlan(20);
        const OddsReport report = simulate(plan).report;
        std::vector<int> strengths;
        for (const PieceInfo& piece : plan.game->pieces())
            strengths.push_back(piece.strength);
        QVERIFY(OddsReport::from(report.counts(), strengths) == report);
        const auto isRefused = [&](auto change) {
            OddsCounts counts = report.counts();
            change(counts);
            return !OddsReport::from(counts, strengths).has_value();
        };
        QVERIFY(isRefused([](OddsCounts& counts) { ++counts.sums[0]; }));
        QVERIFY(isRefused([](OddsCounts& counts) { counts.sums[4] = -1; }));
        QVERIFY(isRefused([](OddsCounts& counts) { counts.sums.pop_back(); }));
        QVERIFY(isRefused([](OddsCounts& counts) { ++counts.turns[1]; }));
        QVERIFY(isRefused([](OddsCounts& counts) { ++counts.left.front(); }));
        QVERIFY(isRefused([](OddsCounts& counts) { counts.left.pop_back(); }));
        QVERIFY(isRefused([](OddsCounts& counts) { ++counts.piecesLeft[1].back(); }));
        strengths.pop_back();
        QVERIFY(!OddsReport::from(report.counts(), strengths));
    }

    void itEndsAtThePrecisionWhateverTheNumberOfThreads() {
        SimulationPlan plan = mirrorPlan(1'000'000);
        plan.precision = 6.0;
        plan.threads = 1;
        const Simulation one = simulate(plan);
        QVERIFY(one.report.halfWidth() <= 0.06);
        QVERIFY(one.report.runs() < 400);  // 50 % to 6 %: about 260
        QVERIFY(!one.stopped);
        plan.threads = 3;
        QVERIFY(simulate(plan).report == one.report);
    }

    void aStopEndsItSoonAndWhatIsThereIsTheBeginning() {
        SimulationPlan plan = mirrorPlan(SimulationPlan::mostRuns);
        plan.threads = 2;
        std::stop_source stop;
        std::chrono::steady_clock::time_point asked;
        std::jthread asking([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            asked = std::chrono::steady_clock::now();
            stop.request_stop();
        });
        const Simulation stopped = simulate(plan, stop.get_token());
        const auto took = std::chrono::steady_clock::now() - asked;
        QVERIFY(stopped.stopped);
        QVERIFY2(took < std::chrono::milliseconds(500),
                 "a stop takes a battle, not a batch");  // 10 ms on a machine that is not shared: ephor-bench
        plan.runs = stopped.report.runs();
        if (plan.runs > 0)
            QVERIFY(simulate(plan).report == stopped.report);
    }

    void whoLooksAheadIsStoppedWithinHisThoughtsAndHisBattleDoesNotCount() {
        SearchSettings settings;
        settings.playouts = 4000;  // seconds for each choice
        const SearchPlayer search(settings);
        SimulationPlan plan = mirrorPlan(1000);
        plan.players = {&search, &search};
        std::stop_source stop;
        std::chrono::steady_clock::time_point asked;
        std::jthread asking([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            asked = std::chrono::steady_clock::now();
            stop.request_stop();
        });
        const Simulation stopped = simulate(plan, stop.get_token());
        const auto took = std::chrono::steady_clock::now() - asked;
        QVERIFY(stopped.stopped);
        QVERIFY(took < std::chrono::seconds(2));
        QCOMPARE(stopped.report.runs(), 0);  // its end was played by the computer player
    }

    void newsOfWhoLooksAheadComesBattleByBattle() {
        SearchSettings settings;
        settings.candidates = 2;
        settings.playouts = 1;
        const SearchPlayer search(settings);
        SimulationPlan plan = mirrorPlan(3);
        plan.players[0] = &search;
        plan.threads = 1;
        std::int64_t first = 0;
        const Simulation done = simulate(plan, {}, [&](const Simulation& soFar) {
            if (first == 0)
                first = soFar.report.runs();
        });
        QCOMPARE(first, 1);
        QCOMPARE(done.report.runs(), 3);
    }

    void aStopAskedBeforehandFightsNothing() {
        std::stop_source stop;
        stop.request_stop();
        const Simulation nothing = simulate(mirrorPlan(1000), stop.get_token());
        QCOMPARE(nothing.report.runs(), 0);
        QVERIFY(nothing.stopped);
    }

    void progressComesAtOnceAndNeverGoesBack() {
        std::int64_t last = 0;
        int heard = 0;
        const Simulation done = simulate(mirrorPlan(2000), {}, [&](const Simulation& soFar) {
            QVERIFY(soFar.report.runs() > last);
            last = soFar.report.runs();
            ++heard;
        });
        QVERIFY(heard >= 1);
        QVERIFY(last <= done.report.runs());
    }

    // Two equal armies with equal players: the shares differ by less than 4 standard deviations of their difference, 4
    // * sqrt(2 * 0.25 * n) battles.
    void mirroredArmiesAreFair() {
        const std::int64_t runs = 4000;
        const OddsReport report = simulate(mirrorPlan(runs, 2026)).report;
        const auto difference = static_cast<double>(report.wins(Side::A).count - report.wins(Side::B).count);
        QVERIFY2(std::abs(difference) < 4 * std::sqrt(static_cast<double>(runs)),
                 qPrintable(QString::number(difference)));
    }

    void playersThatDrawFightTheSameBattlesInEveryThread() {
        const RandomPlayer random(3);
        SimulationPlan plan = mirrorPlan(100);
        plan.players = {&random, &random};
        plan.threads = 1;
        const OddsReport one = simulate(plan).report;
        plan.threads = 2;
        QVERIFY(simulate(plan).report == one);
    }
};

QTEST_APPLESS_MAIN(TestSimulator)
#include "tst_simulator.moc"
