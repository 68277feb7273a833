// The kinds of ground and their going.
#include "core/rules/dba/battle/command.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "core/rules/dba/battle/terrain.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

Going goingOfSpears(const DbaRig& r) {
    return goingAt(r.game(), r.table(), r.game().troop(r.a(0)), r.table().body(r.a(0)));
}

/// Moves the first element of A there.
StepLog moveTo(DbaRig& r, Vec front, std::vector<std::uint8_t> dice) {
    r.set(Side::A, Pips, 6);
    r.player.on(ChooseMove, [&](const Request&) { return coded(code::single, r.a(0)); });
    r.player.on(MoveTo, [&](const Request&) {
        Choice choice;
        choice.pose = snapped({front - Vec{0, r.table().body(r.a(0)).halfDepth()}, {0, 1}});
        return choice;
    });
    return r.play(std::move(dice), [](Play& play) { makeMoves(play, Side::A); });
}

}  // namespace

class TestDbaTerrain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfGroundHasItsGoing_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("going");
        const auto rows = [](Going going, std::initializer_list<const char*> kinds) {
            for (const char* kind : kinds)
                QTest::newRow(kind) << QString(kind) << static_cast<int>(going);
        };
        rows(Going::Bad, {"difficult_hill", "wood", "marsh", "gully", "dunes", "oasis"});
        rows(Going::Rough, {"rocky", "scrub", "boggy", "enclosure"});
        rows(Going::Good, {"gentle_hill", "road", "plough"});
    }
    void everyKindOfGroundHasItsGoing() {
        RULE("DBA-107");
        QFETCH(const QString, kind);
        QFETCH(const int, going);
        QCOMPARE(static_cast<int>(goingOf(*featureNamed(kind.toStdString()), false, *troopNamed("Sp"))), going);
    }

    void dunesAndOasesAreGoodForCamels() {
        RULE("DBA-107");
        for (const FeatureKind kind : {FeatureKind::Dunes, FeatureKind::Oasis})
            QCOMPARE(goingOf(kind, false, *troopNamed("Cm")), Going::Good);
        QCOMPARE(goingOf(FeatureKind::Wood, false, *troopNamed("Cm")), Going::Bad);
    }

    void ploughIsRoughAfterAFirstPipDieOfOne() {
        RULE("DBA-107");
        for (const std::uint8_t die : {1, 4}) {
            DbaRig r({{"Sp", {5, 6}}}, {}, {.ground = {dbaGround("plough", 3, 3, 7, 7)}});
            r.set(Side::A, PloughIs, 0);
            r.play({die}, [](Play& play) { rollPips(play, Side::A); });
            QCOMPARE(goingOfSpears(r), die == 1 ? Going::Rough : Going::Good);
        }
    }

    void onlyTheFirstPipDieOfTheBattleCountsForPlough() {
        RULE("DBA-107");
        DbaRig r({{"Sp", {5, 6}}}, {}, {.ground = {dbaGround("plough", 3, 3, 7, 7)}});
        r.play({1}, [](Play& play) { rollPips(play, Side::A); });
        QCOMPARE(goingOfSpears(r), Going::Good);
    }

    void aBaseIsInBadGoingWithAnyPartOfIt() {
        RULE("DBA-107");
        DbaRig r({{"Sp", {5, 6}}}, {}, {.ground = {dbaGround("wood", 5.4, 3, 9, 9)}});
        QCOMPARE(goingOfSpears(r), Going::Bad);
        r.putA(0, 4.9, 6);
        QCOMPARE(goingOfSpears(r), Going::Good);
    }

    void aRoadIsGoodGoingInAWood() {
        RULE("DBA-107");
        const DbaRig r({{"Sp", {5, 6}}}, {},
                       {.ground = {dbaGround("wood", 3, 3, 9, 9), dbaGround("road", 4.75, 0, 5.25, 15)}});
        QCOMPARE(goingOfSpears(r), Going::Good);
    }

    void aRiverIsKnownByADie_data() {
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("river");
        for (int die = 1; die <= 6; ++die)
            QTest::addRow("%d", die) << die
                                     << static_cast<int>(die <= 2   ? RiverIs::Paltry
                                                         : die <= 4 ? RiverIs::Slow
                                                                    : RiverIs::ColumnOnly);
    }
    void aRiverIsKnownByADie() {
        RULE("DBA-108");
        QFETCH(const int, die);
        QFETCH(const int, river);
        DbaRig r({{"Sp", {5, 3.9}}}, {}, {.ground = {dbaGround("river", 0, 4, 15, 4.5)}});
        moveTo(r, {5, 4.4}, {static_cast<std::uint8_t>(die)});
        QCOMPARE(static_cast<int>(riverIs(r.table())), river);
    }

    void theRiverIsRolledForAtItsFirstCrossing() {
        RULE("DBA-C03");
        DbaRig r({{"Sp", {5, 3.5}}}, {}, {.ground = {dbaGround("river", 0, 4, 15, 4.5)}});
        QCOMPARE(moveTo(r, {5, 3.9}, {}).count(why::riverDie), 0);
        r.set(r.a(0), MovesMade, 0);
        QCOMPARE(moveTo(r, {5, 4.2}, {2}).count(why::riverDie), 1);
        r.set(r.a(0), MovesMade, 0);
        QCOMPARE(moveTo(r, {5, 4.4}, {}).count(why::riverDie), 0);
    }
};

QTEST_GUILESS_MAIN(TestDbaTerrain)
#include "tst_dba_terrain.moc"
