// Distant shooting.
#include "core/rules/dba/battle/shooting.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

PieceSet targets(const DbaRig& r, PieceId shooter) { return targetsOf(r.game(), r.table(), shooter); }
bool shoots(const DbaRig& r, PieceId shooter) { return mayShoot(r.game(), r.table(), shooter); }
StepLog shootAll(DbaRig& r, std::vector<std::uint8_t> dice) {
    return r.play(std::move(dice), [](Play& play) { shoot(play, Side::A); });
}

/// Bows of A with their front at {5, 5}; spears of B 2.5 base widths before them.
DbaRig bowsAndSpears(std::vector<Terrain> ground = {}) {
    return {{{"4Bw", {5, 5}}}, {{"Sp", {5, 7.5}}}, std::move(ground)};
}
bool isSeenAcross(const char* ground, double from, double to) {
    const DbaRig r = bowsAndSpears({dbaGround(ground, 3, from, 8, to)});
    return !targets(r, r.a(0)).empty();
}

}  // namespace

class TestDbaShooting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothSidesShootInABound() {
        RULE("DBA-024");
        DbaRig r({{"4Bw", {5, 5}}}, {{"4Bw", {5, 7.5}}});
        QCOMPARE(shootAll(r, {1, 6, 1, 6}).count(why::shot), 2);
    }

    void eachElementShootsOnce() {
        RULE("DBA-024");
        DbaRig r = bowsAndSpears();
        const StepLog log = shootAll(r, {1, 6});
        QCOMPARE(log.count(why::shot), 1);
        QCOMPARE(log.diceLeft, 0);
        QVERIFY(!shoots(r, r.a(0)));
    }

    void whoMayShootMustShoot() {
        RULE("DBA-A15");
        DbaRig r({{"4Bw", {4.5, 5}}, {"4Bw", {11, 5}}}, {{"Sp", {4, 7.5}}, {"Sp", {5, 7.5}}});
        r.putB(2, 11, 7.5);
        shootAll(r, {1, 6, 1, 6});
        QCOMPARE(r.player.last(NextShooter)->options.size(), std::size_t{2});  // not to pass
        QCOMPARE(r.player.last(ShootAt)->options.size(), std::size_t{2});
    }

    void theMovingPlayerOrdersTheShootersOfBothSides() {
        RULE("DBA-A16");
        DbaRig r({{"4Bw", {5, 5}}}, {{"4Bw", {5, 7.5}}});
        shootAll(r, {1, 6, 1, 6});
        const Request* asked = r.player.last(NextShooter);
        QCOMPARE(asked->question.side, Side::A);
        QVERIFY(offers(asked, code::chosen, r.a(0)) && offers(asked, code::chosen, r.b(0)));
    }

    void theShootersShootInTheOrderThatIsChosen() {
        RULE("DBA-D07");
        for (const int first : {0, 1}) {
            DbaRig r({{"4Bw", {3, 5}}, {"4Bw", {11, 5}}}, {{"Sp", {3, 7.5}}, {"Sp", {11, 7.5}}});
            r.player.on(NextShooter, [&](const Request& request) {
                return coded(code::chosen, request.options.size() > 1 ? r.a(first) : request.options[0].piece);
            });
            const auto shot = shootAll(r, {1, 6, 1, 6}).all<CounterSet>(why::shot);
            QCOMPARE(shot[0].piece, r.a(first));
        }
    }

    void theShootersOwnerChoosesTheTarget() {
        RULE("DBA-D08");
        DbaRig r({{"Sp", {9, 2}}}, {{"4Bw", {5, 7.5}}, "Sp"});
        r.putA(1, 4.5, 5);
        r.putA(2, 5.5, 5);
        r.player.on(ShootAt, [&](const Request&) { return coded(code::chosen, r.a(2)); });
        const StepLog log = shootAll(r, {1, 6});
        QCOMPARE(r.player.last(ShootAt)->question.side, Side::B);
        QCOMPARE(log.all<Noted>(why::shotAt)[0].piece, r.a(2));
    }

    void theShootersDieComesFirst() {
        RULE("DBA-C05");
        DbaRig r = bowsAndSpears();
        const auto rolls = shootAll(r, {1, 6}).all<Rolled>(why::combatDie);
        QCOMPARE(rolls.size(), std::size_t{2});
        QCOMPARE(rolls[0].piece, r.a(0));
        QCOMPARE(rolls[1].piece, r.b(0));
    }

    void rangesEndInclusively_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("range");
        QTest::newRow("bows") << QString("4Bw") << 3.0;
        QTest::newRow("war wagons") << QString("WWg") << 3.0;
        QTest::newRow("artillery") << QString("Art") << 5.0;
    }
    void rangesEndInclusively() {
        RULE("DBA-110");
        QFETCH(const QString, type);
        QFETCH(const double, range);
        DbaRig r({{type.toUtf8().constData(), {5, 3}}}, {{"Sp", {5, 3 + range}}});
        QVERIFY(!targets(r, r.a(0)).empty());
        r.putB(0, 5, 3.01 + range);
        QVERIFY(targets(r, r.a(0)).empty());
    }

    void halfOfATargetIsWithinOneToEitherSide() {
        RULE("DBA-110");
        DbaRig r = bowsAndSpears();
        r.putB(0, 6.5, 6.5);
        QVERIFY(!targets(r, r.a(0)).empty());
        r.putB(0, 6.51, 6.5);
        QVERIFY(targets(r, r.a(0)).empty());
    }

    void warWagonsShootFromAllEdges() {
        RULE("DBA-110");
        for (const char* type : {"WWg", "Art"}) {
            DbaRig r({{type, {5, 5}}}, {{"Sp", {7, 4.5}, {-1, 0}}});
            QCOMPARE(targets(r, r.a(0)).empty(), std::string_view(type) == "Art");
        }
    }

    void bowsThatMovedFarDoNotShoot() {
        RULE("DBA-111");
        DbaRig r = bowsAndSpears();
        r.set(r.a(0), DistanceMoved, UpToOneWidth);
        QVERIFY(shoots(r, r.a(0)));
        r.set(r.a(0), DistanceMoved, BeyondOneWidth);
        QVERIFY(!shoots(r, r.a(0)));
    }

    void whoStandsInTheirThreatZoneIsShotAtFirst() {
        RULE("DBA-111");
        DbaRig r({{"4Bw", {5, 5}}}, {{"Sp", {5.2, 7.5}}, "Sp"});
        QCOMPARE(targets(r, r.a(0)), r.setOf({r.b(0)}));
        r.putB(1, 4.2, 5.8);
        QCOMPARE(targets(r, r.a(0)), r.setOf({r.b(1)}));
    }

    void whoShotAtThemComesNext() {
        RULE("DBA-111");
        DbaRig r({{"4Bw", {5, 5}}}, {{"4Bw", {4.4, 7.5}}, {"Sp", {5.6, 7.5}}});
        QCOMPARE(targets(r, r.a(0)).size(), 2);
        r.set(r.a(0), ShotBy, IncomingFire{false, r.b(0)}.code());
        QCOMPARE(targets(r, r.a(0)), r.setOf({r.b(0)}));
    }

    void artilleryThatMovedDoesNotShoot() {
        RULE("DBA-111");
        DbaRig r({{"Art", {5, 5}}}, {{"Sp", {5, 7.5}}});
        QVERIFY(shoots(r, r.a(0)));
        r.set(r.a(0), DistanceMoved, UpToOneWidth);
        QVERIFY(!shoots(r, r.a(0)));
    }

    void inTheEnemysBoundArtilleryOnlyAnswersArtillery() {
        RULE("DBA-111");
        DbaRig r({{"Art", {5, 5}}, {"Sp", {6, 5}}}, {{"Art", {5, 9}}});
        QVERIFY(!shoots(r, r.b(0)));
        r.set(r.b(0), ShotBy, IncomingFire{true, {}}.code());
        QVERIFY(shoots(r, r.b(0)));
        QCOMPARE(targets(r, r.b(0)), r.setOf({r.a(0)}));
    }

    void inItsOwnBoundArtilleryIsFreeToChoose() {
        RULE("DBA-111");
        const DbaRig r({{"Art", {5, 5}}}, {{"Sp", {4, 5.8}}, {"Sp", {6.2, 9}}});
        QCOMPARE(targets(r, r.a(0)).size(), 2);
    }

    void halfABaseWidthOfCoverHides_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"wood", "oasis", "dunes", "hamlet", "edifice"})
            QTest::newRow(kind) << QString(kind);
    }
    void halfABaseWidthOfCoverHides() {
        RULE("DBA-112");
        QFETCH(const QString, kind);
        QVERIFY(!isSeenAcross(kind.toUtf8().constData(), 6, 6.5));
        QVERIFY(isSeenAcross(kind.toUtf8().constData(), 6, 6.49));
    }

    void aHillsCrestHides() {
        RULE("DBA-112");
        QVERIFY(!isSeenAcross("gentle_hill", 5.5, 7));
        QVERIFY(isSeenAcross("gentle_hill", 6.5, 9));  // its crest lies behind the target
    }

    void aCityHidesWhoStandsBehindIt() {
        RULE("DBA-112");
        QVERIFY(!isSeenAcross("city", 6, 6.3));
    }

    void nobodyShootsAtOrFromAGully() {
        RULE("DBA-112");
        QVERIFY(!isSeenAcross("gully", 4, 5.2));
        QVERIFY(!isSeenAcross("gully", 7.3, 9));
        QVERIFY(isSeenAcross("gully", 5.6, 7));
    }

    void nobodyShootsFromAMarshOrARiver() {
        RULE("DBA-112");
        for (const char* wet : {"marsh", "river"}) {
            QVERIFY(!isSeenAcross(wet, 4, 5.2));
            QVERIFY(isSeenAcross(wet, 7.3, 9));
        }
    }

    void anotherBaseInTheWayHides() {
        RULE("DBA-112");
        DbaRig r({{"4Bw", {5, 5}}, {"Sp", {5, 6.5}}}, {{"Sp", {5, 7.5}}});
        QVERIFY(targets(r, r.a(0)).empty());
        r.putA(1, 6.2, 6.5);
        QVERIFY(!targets(r, r.a(0)).empty());
    }

    void aBaseDirectlyBeforeTheShooterHidesAWideTarget() {
        RULE("DBA-112");
        DbaRig r({"3Bw", "Cv"}, {"Sp"}, {dbaGround("fort", 3.5, 7, 6.5, 8)});
        r.set(Side::A, Defends, 0);
        r.putA(0, 5, 5);
        r.garrison(r.b(0));
        QVERIFY(targets(r, r.a(0)).contains(r.b(0)));
        r.put(r.a(1), {5, 5.75}, {0, 1});
        QVERIFY(targets(r, r.a(0)).empty());
    }

    void artilleryShootsOverEnemyPsiloi() {
        RULE("DBA-112");
        for (const char* type : {"Art", "4Bw"}) {
            const DbaRig r({{type, {5, 5}}}, {{"Ps", {5, 6.4}}, {"Sp", {5, 7.5}}});
            QCOMPARE(targets(r, r.a(0)).contains(r.b(1)), std::string_view(type) == "Art");
        }
    }

    void theHigherTotalHitsAndOnlyTheTargetSuffers() {
        RULE("DBA-113");
        DbaRig r = bowsAndSpears();
        const StepLog log = shootAll(r, {6, 1});  // 2 + 6 against 4 + 1
        QCOMPARE(int{log.all<Noted>(why::shooting)[0].number}, 8);
        QCOMPARE(int{log.all<Noted>(why::shotAt)[0].number}, 5);
        QCOMPARE(r.front(r.b(0)).y, 7.875);
        QCOMPARE(r.front(r.a(0)).y, 5.0);
    }

    void equalOrLowerHasNoEffect() {
        RULE("DBA-113");
        for (const std::uint8_t die : {3, 4}) {  // 2 + 5 against 4 + 3 or 4 + 4
            DbaRig r = bowsAndSpears();
            QVERIFY(shootAll(r, {5, die}).has(why::noEffect));
            QCOMPARE(r.front(r.b(0)).y, 7.5);
        }
    }

    void bladesAreWeakerWhenShotAt() {
        RULE("DBA-113");
        QCOMPARE(shotAtFactor(*troopNamed("Bd"), 0, false, Inside::Field).total(), 4);
        QCOMPARE(shotAtFactor(*troopNamed("Sp"), 0, false, Inside::Field).total(), 4);
    }

    void whoShootsAtMountedUsesThatFactor() {
        RULE("DBA-113");
        QCOMPARE(shootingFactor(*troopNamed("4Bw"), *troopNamed("Sp")).total(), 2);
        QCOMPARE(shootingFactor(*troopNamed("4Bw"), *troopNamed("Cv")).total(), 4);
    }

    void threeBowsMakeOneShot() {
        RULE("DBA-114");
        DbaRig r({{"4Bw", {4, 5}}, {"4Bw", {5, 5}}, {"4Bw", {6, 5}}}, {{"Sp", {5, 7}}});
        const StepLog log = shootAll(r, {4, 3});  // 2 + 4 against 4 - 2 + 3
        QCOMPARE(log.count(why::helpsShot), 2);
        QCOMPARE(r.front(r.b(0)).y, 7.375);
        QCOMPARE(log.diceLeft, 0);
    }

    void twoSupportingShootersAreTheMost() {
        RULE("DBA-114");
        QCOMPARE(shotAtFactor(*troopNamed("Sp"), 1, false, Inside::Field).total(), 3);
        QCOMPARE(shotAtFactor(*troopNamed("Sp"), 3, false, Inside::Field).total(), 2);
    }

    void whoFightsNeitherShootsNorIsShotAt() {
        RULE("DBA-A17");
        DbaRig r({{"4Bw", {5, 5}}, {"Sp", {9, 7}}}, {{"Sp", {5, 7.5}}, "Sp"});
        r.putB(1, 5, 5);
        QVERIFY(!shoots(r, r.a(0)));
        r.putB(1, 12, 12);
        r.put(r.a(1), {5, 7.5}, {0, 1});
        QVERIFY(!targets(r, r.a(0)).contains(r.b(0)));
    }
};

QTEST_GUILESS_MAIN(TestDbaShooting)
#include "tst_dba_shooting.moc"
