// Battles before they are fought: briefings, what is compiled in and what is refused, and where armies deploy.
#include "core/io/builtin_data.h"
#include "core/io/records/setup_io.h"
#include "core/rules/builtin.h"
#include "models/battle/briefings.h"
#include "models/battle/first_deployed.h"
#include "models/battle/samples.h"

#include <QRegularExpression>
#include <QTest>

using namespace ephor;

class TestBriefings : public QObject {
    Q_OBJECT

    static Result<Briefing> read(const std::string& more) {
        return readBriefing(
            "format = 1\ndate = \"May\"\nplace = \"here\"\nsources = \"us\"\nstory = \"One.\"\n"
            "outcome = \"Two.\"\n" +
                more + "[a]\naim = \"win\"\n[b]\naim = \"live\"\n",
            "x.toml");
    }

private Q_SLOTS:
    void everyHistoricalBattleHasOne() {
        static const QRegularExpression emptyLine(QStringLiteral("\\n\\s*\\n"));
        const std::vector<Sample> battles = sampleBattles(findSystem, systemIds());
        QCOMPARE(battles.size(), 18U);
        for (const Sample& battle : battles) {
            const std::optional<Briefing> briefing = briefingOf(battle.path);
            QVERIFY2(briefing, qPrintable(battle.path));
            QCOMPARE(QString::fromStdString(briefing->story).trimmed().split(emptyLine).size(), 3);
            QVERIFY(!briefing->outcome.empty() && !briefing->sources.empty());
            QVERIFY(briefing->aims[0] != briefing->aims[1]);
            QVERIFY2(QString::fromStdString(briefing->date).contains(battle.path.right(8).left(3)),
                     qPrintable(battle.path));
        }
        QVERIFY(!briefingOf(QStringLiteral("battles/alala/nowhere_100.toml")));
    }

    void bothArmiesStandOnTheTableOfEveryBattle() {
        for (const Sample& battle : sampleBattles(findSystem, systemIds())) {
            const Result<Setup> setup = readSetup(battle.text, battle.path.toStdString(), findSystem, systemIds(), {});
            QVERIFY(setup);
            const auto game = *findSystem(setup->system)->open(*setup);
            const Table table = deployedTable(*game);
            for (const Side side : bothSides)
                QVERIFY2(table.present(side).size() >= 4, qPrintable(battle.path));
            QVERIFY(!turnLimit(*findSystem(setup->system), *setup).isEmpty());
        }
    }

    void whereEachSideDeploysIsKnownBeforeTheBattle() {
        for (const RuleSystem* system : builtinSystems()) {
            Setup setup;
            setup.system = system->info().id;
            setup.rules = system->info().version;
            setup.table = system->info().table;
            const std::array<QString, 2> pair = firstPair(*system);
            for (std::size_t i = 0; i < 2; ++i) {
                const std::string path = pair[i].toStdString();
                setup.lists[i] = *readArmyList(builtinText(path), path, findSystem, systemIds()).list;
            }
            const auto game = *system->open(setup);
            const BattleBegun begun = battleBegun(*game);
            for (const Side side : bothSides) {
                const std::optional<FirstDeployed>& first = begun.first[index(side)];
                // In DBA, dice decide about edges and terrain.
                QCOMPARE(first.has_value(), system->info().id != "dba");
                if (!first)
                    continue;
                QVERIFY(!game->refusal(first->table, *first->request, first->choice));
                QCOMPARE(first->choice.pose.centre.y < setup.table.height / 2, side == Side::A);
                QVERIFY(begun.table.present(side).empty());
            }
        }
    }

    void unknownKeysAreRefused() {
        QVERIFY(read(""));
        const Result<Briefing> wrong = read("outcom = \"Three.\"\n");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().front().place.line, 7);
        QVERIFY(!readBriefing("format = 1\ndate = \"May\"\n", "x.toml"));
        QVERIFY(!readBriefing("format = 2\n", "x.toml"));
    }
};

QTEST_MAIN(TestBriefings)
#include "tst_briefings.moc"
