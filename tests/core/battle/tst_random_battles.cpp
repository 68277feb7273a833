// What holds for every battle of every rule system, on battles that chance has set up and plays.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/io/records/record_io.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"
#include "tests/support/wild_player.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Who plays the n-th battle.
struct Players {
    RandomPlayer random;
    WildPlayer wild;
    std::array<const Player*, 2> sides{};

    Players(const Game& game, std::uint64_t n) : random(n), wild(n) {
        const std::array<const Player*, 3> all{&random, &wild, &standardPlayer(game)};
        sides = {all[n % 3], all[n / 3 % 3]};
    }
};

DicePlan planOf(std::uint64_t n) {
    DicePlan plan;
    plan.kind = n % 5 == 4 ? DicePlan::Kind::Sealed : DicePlan::Kind::Fast;
    plan.seed = n;
    plan.key.bytes.fill(static_cast<std::uint8_t>(n));
    return plan;
}

}  // namespace

class TestRandomBattles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBattleEndsAndEveryRequestIsLegal_data() { rows(); }
    void everyBattleEndsAndEveryRequestIsLegal() {
        const SystemUnderTest row = systemsUnderTest()[rowIndex()];
        for (int n = 0; n < row.battles(6000); ++n) {
            const auto game = anyGame(row, static_cast<std::uint64_t>(n));
            const Players players(*game, static_cast<std::uint64_t>(n));
            Watcher watcher(*game);
            std::string fault;
            const LookingPlayer a(*players.sides[0], fault);
            const LookingPlayer b(*players.sides[1], fault);
            const Fought fought = fightOut(*game, planOf(static_cast<std::uint64_t>(n)), {&a, &b},
                                           static_cast<std::uint64_t>(n), &watcher);
            QVERIFY2(watcher.fault().empty(),
                     qPrintable(QString("battle %1: ").arg(n) + QString::fromStdString(watcher.fault())));
            QVERIFY2(fault.empty(), qPrintable(QString("battle %1: ").arg(n) + QString::fromStdString(fault)));
            QVERIFY2(fought.run.ended, qPrintable(QString("battle %1 does not end").arg(n)));
            // The events folded over the opening table are the table where the battle stopped.
            Fight again(*game);
            Record record = fought.record;
            Conditions conditions;
            QVERIFY(again.run(conditions, &record).ended);
            QVERIFY2(again.table() == watcher.table(),
                     qPrintable(QString("battle %1: the events do not fold to the table").arg(n)));
            QVERIFY2(contactsAgree(watcher.table()), qPrintable(QString("battle %1: contacts").arg(n)));
        }
    }

    void steppedEqualsAutomaticEqualsReplayed_data() { rows(); }
    void steppedEqualsAutomaticEqualsReplayed() {
        const SystemUnderTest row = systemsUnderTest()[rowIndex()];
        for (int n = 0; n < row.battles(300); ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            const auto game = anyGame(row, key);
            const Players players(*game, key);
            const Fought automatic = fightOut(*game, planOf(key), players.sides, key);
            const Fought stepped = stepThrough(*game, planOf(key), players.sides, key);
            QVERIFY2(!stepped.run.misfit, qPrintable(QString("battle %1: the steps do not fit").arg(n)));
            QVERIFY(automatic.run.ended && stepped.run.ended);
            QVERIFY2(automatic.digest == stepped.digest,
                     qPrintable(QString("battle %1: stepped differs from automatic").arg(n)));
            QCOMPARE(automatic.record.entries.size(), stepped.record.entries.size());
            QVERIFY2(verify(*game, automatic.record).empty(), qPrintable(QString("battle %1: does not verify").arg(n)));
            QVERIFY2(verify(*game, stepped.record).empty(),
                     qPrintable(QString("battle %1: the stepped one does not verify").arg(n)));
        }
    }

    void aRecordReadFromItsTextIsTheSameBattle_data() { rows(); }
    void aRecordReadFromItsTextIsTheSameBattle() {
        const SystemUnderTest row = systemsUnderTest()[rowIndex()];
        for (int n = 0; n < row.battles(200); ++n) {
            const auto key = static_cast<std::uint64_t>(n + 5000);
            const auto game = anyGame(row, key);
            const Players players(*game, key);
            const Fought fought = fightOut(*game, planOf(key), players.sides, key);
            const auto read = readRecord(toText(fought.record), "a.battle");
            QVERIFY2(read, read ? "" : toText(read.error().front()).c_str());
            const auto reopened = game->system().open(read->setup);
            QVERIFY(reopened);
            const Diagnostics faults = verify(**reopened, *read);
            QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
        }
    }

    void mirroredBattlesAreFair_data() { rows(); }
    void mirroredBattlesAreFair() {
        const SystemUnderTest row = systemsUnderTest()[rowIndex()];
        const RuleSystem& system = *findSystem(row.id);
        Pcg32 draw(431, 7);
        for (const bool isStandard : {false, true}) {
            std::array<int, 2> wins{};
            for (int n = 0; n < row.battles(4000); ++n) {
                const auto game = system.open(row.mirroredSetup(system, draw));
                QVERIFY(game);
                const RandomPlayer random(1);
                const Player& player = isStandard ? standardPlayer(**game) : random;
                Conditions conditions;
                FastDice dice(mixed(19, static_cast<std::uint64_t>(n)));
                conditions.dice = &dice;
                conditions.players = {&player, &player};
                conditions.key = mixed(23, static_cast<std::uint64_t>(n));
                Fight fight(**game);
                const Run run = fight.run(conditions);
                if (run.ended->winner != Winner::Draw)
                    ++wins[run.ended->winner == Winner::A ? 0 : 1];
            }
            // Of n decided battles, the wins of a side scatter by sqrt(n) / 2; their difference by sqrt(n).
            const double sigma = std::sqrt(static_cast<double>(wins[0] + wins[1]));
            qInfo("%s: A won %d, B won %d, %.1f sigma apart", isStandard ? "standard" : "random", wins[0], wins[1],
                  std::abs(wins[0] - wins[1]) / sigma);
            QVERIFY(wins[0] + wins[1] > row.battles(4000) / 4);
            QVERIFY(std::abs(wins[0] - wins[1]) <= 4 * sigma);
        }
    }

private:
    static void rows() {
        QTest::addColumn<int>("row");
        int i = 0;
        for (const SystemUnderTest& system : systemsUnderTest())
            QTest::newRow(system.id) << i++;
    }
    static std::size_t rowIndex() {
        QFETCH(int, row);
        return static_cast<std::size_t>(row);
    }
};

QTEST_GUILESS_MAIN(TestRandomBattles)
#include "tst_random_battles.moc"
