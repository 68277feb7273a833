// Set-up and the sequence of play (rules 1.1, 1.16).
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/battle/deployment.h"
#include "tests/support/battle_checks.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

Setup setupOf(int units) {
    Setup setup;
    setup.system = "men_of_bronze";
    setup.rules = "1";
    for (ArmyList& list : setup.lists)
        for (int i = 0; i < units; ++i) {
            Entry entry;
            entry.table = "unit";
            entry.fields.push_back({"type", std::string(i == 0 ? "militia_hoplite" : "psiloi"), {}, {}, 0});
            if (i == 0)
                entry.fields.push_back({"strategos", true, {}, {}, 0});
            list.entries.push_back(std::move(entry));
        }
    return setup;
}

Choice placed(PieceId unit, double x, double y, Vec facing, std::int16_t formation = code::openOrder) {
    Choice choice = to({x, y}, facing);
    choice.piece = unit;
    choice.code = formation;
    return choice;
}

}  // namespace

class TestSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTurnHasItsFourPhasesInOrder() {
        RULE("MOB-001", "MOB-151");
        const auto game = *system().open(setupOf(2));
        EventLog log;
        const ScriptedPlayer player;
        fightOut(*game, {}, {&player, &player}, 0, &log);
        std::vector<std::pair<int, int>> phases;
        for (const Event& event : log.events())
            if (const auto* began = std::get_if<PhaseBegan>(&event))
                phases.emplace_back(began->turn, began->phase);
        std::vector<std::pair<int, int>> expected{{0, Deployment}};
        for (int turn = 1; turn <= 6; ++turn)
            for (const int phase : {AreteScoring, Bidding, Activations, EndPhase})
                expected.emplace_back(turn, phase);
        QCOMPARE(phases, expected);
    }
    void theUsualTableIsSeventyTwoByFortyEight() {
        RULE("MOB-207");
        QCOMPARE(system().info().table, (TableSize{72, 48}));
        QCOMPARE(Setup{}.table, (TableSize{72, 48}));
    }
    void aUnitStandsWhollyInItsZoneFacingTheEnemyAndABaseWidthFromFriends() {
        RULE("MOB-208", "MOB-AMB-65");
        Story s({a("psiloi", 36, 6), b("psiloi", 60, 40), a("psiloi", 5, 30)});
        const auto refused = [&](double x, double y, Vec facing) {
            return checkPlace(s.rig.game(), s.table(), placed(s.unit(2), x, y, facing));
        };
        QVERIFY(!refused(20, 11, north) && !refused(2.5, 1, north) && !refused(42, 6, north));
        QCOMPARE(refused(20, 11.1, north), &why::outsideZone);
        QCOMPARE(refused(20, 6, south), &why::outsideZone);
        QCOMPARE(refused(20, 0.9, north), &why::outsideZone);
        QCOMPARE(refused(2.4, 5, north), &why::offTable);
        QCOMPARE(refused(41.9, 6, north), &why::tooNearFriend);
        for (const int depth : {6, 12}) {
            Options options;
            options.deployDepth = depth;
            Story t({a("psiloi", 36, 30), b("psiloi", 60, 40)}, options);
            QCOMPARE(checkPlace(t.rig.game(), t.table(), placed(t.unit(1), 20, 48.0 - depth + 1, south)), nullptr);
            QCOMPARE(checkPlace(t.rig.game(), t.table(), placed(t.unit(1), 20, 48.0 - depth + 0.9, south)),
                     &why::outsideZone);
        }
    }
    // A side that has units left goes on alone.
    void theSidesPlaceByTurnsTheLoserOfTheRollOffFirst() {
        RULE("MOB-208");
        Setup setup = setupOf(3);
        setup.lists[1].entries.pop_back();
        setup.lists[1].entries.pop_back();
        const auto game = *system().open(setup);
        for (const int lower : {0, 1}) {
            ScriptedDice dice({4, 4, static_cast<std::uint8_t>(2 + lower), static_cast<std::uint8_t>(3 - lower)});
            const ScriptedPlayer player;
            EventLog log;
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&player, &player};
            conditions.listener = &log;
            Fight(*game).run(conditions);
            std::string order;
            for (const Event& event : log.events())
                if (const auto* piece = std::get_if<PiecePlaced>(&event))
                    order += game->piece(piece->piece).id[0];
            QCOMPARE(order, std::string(lower == 0 ? "abaa" : "baaa"));
            QCOMPARE(eventsOf<Rolled>(log.events(), why::deploymentRoll).size(), 2);
        }
    }
    void phalanxTroopsChooseTheirFormationExceptOnDifficultGround() {
        RULE("MOB-050", "MOB-AMB-65");
        Story s({a("militia_hoplite", 5, 30), a("psiloi", 15, 30), b("psiloi", 60, 40)}, {},
                {ground(Ground::Difficult, 30, 0, 72, 12)});
        const auto refused = [&](std::size_t unit, double x, std::int16_t formation) {
            return checkPlace(s.rig.game(), s.table(), placed(s.unit(unit), x, 6, north, formation));
        };
        QVERIFY(!refused(0, 20, code::phalanx) && !refused(0, 20, code::openOrder) && !refused(0, 40, code::openOrder));
        QCOMPARE(refused(0, 40, code::phalanx), &why::noPhalanxHere);
        QCOMPARE(refused(0, 31, code::phalanx), &why::noPhalanxHere);
        QCOMPARE(refused(1, 20, code::phalanx), &why::noPhalanxHere);
    }
    // Only the other units are deployed.
    void aScenarioMayPlaceUnitsAnywhereOnTheTable() {
        RULE("MOB-208");
        Setup setup = setupOf(2);
        setup.placements = {{Side::A, 0, {{36, 24}, east}, code::phalanx}};
        const auto game = *system().open(setup);
        ScriptedDice dice({1, 2});
        const ScriptedPlayer player;
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&player, &player};
        EventLog log;
        conditions.listener = &log;
        Fight(*game).run(conditions);
        QCOMPARE(player.times(DeployUnit), 3);
        const auto put = eventsOf<PiecePlaced>(log.events(), why::deploy);
        QCOMPARE(put.size(), 4);
        QVERIFY(near(put[0].to.centre, {36, 24}));
        for (const Pose& wrong : {Pose{{1, 24}, north}, Pose{{36, 24}, {0, 0}}, Pose{{NAN, 24}, north}}) {
            setup.placements = {{Side::A, 0, wrong, 0}};
            QVERIFY(!system().open(setup));
        }
        setup.placements = {{Side::A, 0, {{36, 24}, north}, 0}, {Side::B, 0, {{36, 25}, south}, 0}};
        QVERIFY(!system().open(setup));
        setup.placements = {{Side::A, 1, {{36, 24}, north}, code::phalanx}};
        QVERIFY(!system().open(setup));
    }
    // Impassable ground takes room; units that are placed already need none.
    void aZoneWithoutRoomIsRefusedBeforeTheBattle() {
        RULE("MOB-208");
        Setup setup = setupOf(5);
        setup.table = {24, 30};
        QVERIFY(system().open(setup));
        setup.terrain = {ground(Ground::Impassable, -1, -1, 25, 9)};
        QVERIFY(!system().open(setup));
        for (int i = 0; i < 5; ++i)
            setup.placements.push_back({Side::A, i, {{5, 10.0 + 3 * i}, north}, 0});
        QVERIFY(system().open(setup));
        setup.table.height = 20;
        QVERIFY(!system().open(setup));
    }
    // House rule: units that find no place in their zone do not take part.
    void aUnitThatFindsNoPlaceStaysAway() {
        Setup setup = setupOf(2);
        setup.table = {14, 30};
        setup.options = {{"deploy_depth_bw", "2"}};
        const auto game = *system().open(setup);
        ScriptedPlayer player;
        player.on(DeployUnit, [&](const Request& r) {
            const bool ofA = r.question.side == Side::A;
            return placed(r.pieces.first(), r.pieces.size() == 2 ? 7 : 2.5, ofA ? 1 : 29, ofA ? north : south);
        });
        const Fought fought = fightOut(*game, {}, {&player, &player}, 0);
        QVERIFY(fought.run.ended);
        QCOMPARE(player.times(DeployUnit), 2);
    }
    void concedingIsOffByDefault() {
        QVERIFY(!Options{}.mayConcede);
        Setup setup = setupOf(1);
        setup.options = {{"may_concede", "true"}};
        const auto game = *system().open(setup);
        ScriptedPlayer player;
        player.on(Concede, [](const Request& r) { return r.question.side == Side::B ? yes() : Choice{}; });
        const Fought fought = fightOut(*game, {}, {&player, &player}, 0);
        QVERIFY(fought.run.ended->winner == Winner::A);
    }
};

QTEST_GUILESS_MAIN(TestSetup)
#include "tst_setup.moc"
