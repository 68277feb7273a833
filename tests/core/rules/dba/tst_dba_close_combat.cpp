// Close combat: who fights, in which order, with which factors.
#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/odds/combat_odds.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

int factor(const char* a, const char* b, const CloseTerms& terms = {}) {
    return closeFactor(*troopNamed(a), *troopNamed(b), terms).total();
}
/// As they stand.
int factorOf(const DbaRig& r, PieceId p, PieceId enemy) {
    return closeFactor(r.game().troop(p), r.game().troop(enemy), closeTerms(r.game(), r.table(), p, enemy)).total();
}
/// Of the first of A against the first of B.
int factorOnTable(const DbaRig& r) { return factorOf(r, r.a(0), r.b(0)); }

/// The first of both fight at {5, 6}; the others of A stand where they are put.
DbaRig fighting(const char* a, const char* b, std::vector<PlacedElement> friends = {},
                std::vector<Terrain> ground = {}) {
    friends.insert(friends.begin(), {a, {5, 6}});
    return {friends, {{b, {5, 6}}}, std::move(ground)};
}

}  // namespace

class TestDbaCloseCombat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoIsInFrontContactMustFight() {
        RULE("DBA-025");
        DbaRig r({{"Sp", {5, 6}}, {"Sp", {9, 6}}}, {{"Sp", {5.01, 6.015}}, {"Sp", {9, 6}}});
        const StepLog log = r.fight({3, 3, 3, 3});
        QCOMPARE(log.count(why::stand), 2);
        for (const PieceId p : {r.a(0), r.a(1), r.b(0), r.b(1)})
            QCOMPARE(r.table().counter(p, HasFought), 1);
        QCOMPARE(r.player.last(NextFight)->options.size(), std::size_t{2});  // not to pass
    }

    void nobodyFightsTwiceInABound() {
        RULE("DBA-025");
        DbaRig r = fighting("Sp", "Sp");
        r.set(r.b(0), HasFought, 1);
        QCOMPARE(r.fight({}).count(why::fought), 0);
    }

    void theMovingPlayerOrdersTheFights() {
        RULE("DBA-D09");
        for (const int first : {0, 1}) {
            DbaRig r({{"Sp", {5, 6}}, {"Sp", {9, 6}}}, {{"Sp", {5, 6}}, {"Sp", {9, 6}}});
            r.player.on(NextFight, [&](const Request& request) {
                return coded(code::chosen, request.options.size() > 1 ? r.a(first) : request.options[0].piece);
            });
            const auto rolls = r.fight({3, 3, 3, 3}).all<Rolled>(why::combatDie);
            QCOMPARE(rolls[0].piece, r.a(first));
            QCOMPARE(r.player.last(NextFight)->question.side, Side::A);
        }
    }

    void theMovingSidesDieComesFirst() {
        RULE("DBA-C06");
        for (const int bound : {3, 4}) {
            DbaRig r = fighting("Sp", "Sp");
            r.set(Side::A, ThisBound, bound);
            const auto rolls = r.fight({3, 3}).all<Rolled>(why::combatDie);
            QCOMPARE(rolls.size(), std::size_t{2});
            QCOMPARE(rolls[0].piece, bound == 3 ? r.a(0) : r.b(0));
        }
    }

    void whoIsGoneBeforeItsFightDoesNotFight() {
        RULE("DBA-A18");
        // The cavalry has its front at the flank of spears that die first.
        DbaRig r({{"Sp", {5, 6}}, {"Cv", {5.5, 6.5}, {-1, 0}}}, {{"Sp", {5, 6}}});
        const StepLog log = r.fight({6, 1});
        QVERIFY(!r.isOn(r.b(0)));
        QCOMPARE(log.count(why::closeCombat), 2);
        QCOMPARE(log.diceLeft, 0);
    }

    void theHigherTotalWins() {
        RULE("DBA-120");
        DbaRig r = fighting("Sp", "Sp");
        const auto fought = r.fight({6, 3}).all<Noted>(why::closeCombat);
        QCOMPARE(int{fought[0].number}, 10);
        QCOMPARE(int{fought[0].otherNumber}, 7);
        QCOMPARE(r.front(r.b(0)).y, 6.375);
        QCOMPARE(r.front(r.a(0)).y, 6.0);
    }

    void theExactChancesAreThoseOfThirtySixThrows() {
        RULE("DBA-120");
        for (int a = 0; a <= 9; ++a)
            for (int b = 0; b <= 9; ++b) {
                int wins = 0;
                for (int one = 1; one <= 6; ++one)
                    for (int two = 1; two <= 6; ++two)
                        wins += a + one > b + two ? 1 : 0;
                const TotalsChances c = totalsChances(a, b);
                QVERIFY(std::abs(c.aBeats + c.aDoubles - wins / 36.0) < 1e-12);
            }
    }

    void halfOrLessIsDoubled() {
        RULE("DBA-121");
        QCOMPARE(degreeOf(8, 4), Degree::Doubled);
        QCOMPARE(degreeOf(7, 4), Degree::Beaten);
        QCOMPARE(degreeOf(7, 7), Degree::Equal);
    }

    void whoIsDoubledDies() {
        RULE("DBA-121");
        DbaRig r = fighting("Sp", "Sp");
        const StepLog log = r.fight({6, 1});
        QVERIFY(log.has(why::isDoubled));
        QVERIFY(!r.isOn(r.b(0)));
    }

    void nothingAgainstSomethingIsDoubled() {
        RULE("DBA-A19");
        QCOMPARE(degreeOf(1, 0), Degree::Doubled);
        QCOMPARE(degreeOf(1, -2), Degree::Doubled);
    }

    void factorsAgainstFootAndMounted_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("foot");
        QTest::addColumn<int>("mounted");
        const auto row = [](const char* type, int foot, int mounted) {
            QTest::newRow(type) << QString(type) << foot << mounted;
        };
        row("El", 5, 4);
        row("Kn", 3, 4);
        row("Cv", 3, 3);
        row("LH", 2, 2);
        row("Cm", 3, 3);
        row("SCh", 3, 4);
        row("Sp", 4, 4);
        row("Pk", 3, 4);
        row("Bd", 5, 3);
        row("Ax", 3, 3);
        row("Bw", 2, 4);
        row("Ps", 2, 2);
        row("Wb", 3, 2);
        row("Hd", 3, 2);
        row("Art", 4, 4);
        row("WWg", 3, 4);
        row("CF", 2, 0);
    }
    void factorsAgainstFootAndMounted() {
        RULE("DBA-122");
        QFETCH(const QString, type);
        QFETCH(const int, foot);
        QFETCH(const int, mounted);
        QCOMPARE(factor(type.toUtf8().constData(), "Ps"), foot);
        QCOMPARE(factor(type.toUtf8().constData(), "Cv"), mounted);
    }

    void artilleryInACityIsWeaker() {
        RULE("DBA-122");
        QCOMPARE(factor("Art", "Cv", {.inside = Inside::Fortified}), 2 + 4);
    }

    void theGeneralsElementIsOneBetter() {
        RULE("DBA-123");
        DbaRig r({}, {{"Sp", {5, 6}}});
        r.putA(armySize - 1, 5, 6);
        QCOMPARE(factorOf(r, r.a(armySize - 1), r.b(0)), 5);
        QCOMPARE(shotAtFactor(*troopNamed("Sp"), 0, true, Inside::Field).total(), 5);
    }

    void eachFlankOverlappedOrContactedIsOneWorse() {
        RULE("DBA-124");
        QCOMPARE(factor("Sp", "Sp", {.overlaps = 2}), 2);
        const DbaRig r({{"Sp", {5, 6}}}, {{"Sp", {5, 6}}, {"Sp", {6, 6}}, {"Cv", {4.5, 5.5}, {1, 0}}});
        QCOMPARE(factorOnTable(r), 2);
    }

    void whoStandsHigherIsOneBetter() {
        RULE("DBA-125");
        const DbaRig r = fighting("Sp", "Sp", {}, {dbaGround("gentle_hill", 3, 4, 7, 6.3)});
        QCOMPARE(factorOnTable(r), 5);
        QCOMPARE(factorOf(r, r.b(0), r.a(0)), 4);
    }

    void whoDefendsTheBankIsOneBetter() {
        RULE("DBA-125");
        for (const RiverIs river : {RiverIs::Paltry, RiverIs::Slow}) {
            DbaRig r = fighting("Sp", "Sp", {}, {dbaGround("river", 0, 6.1, 15, 6.6)});
            r.set(Side::A, River, static_cast<int>(river));
            QCOMPARE(factorOnTable(r), river == RiverIs::Paltry ? 4 : 5);
            QCOMPARE(factorOf(r, r.b(0), r.a(0)), 4);
        }
    }

    void badGoingWeakensAllButLooseFoot_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("factor");
        for (const auto& [type, value] :
             {std::pair{"Sp", 2}, {"4Bd", 3}, {"4Pk", 1}, {"Cv", 1}, {"3Kn", 1}, {"El", 3}, {"7Hd", 1}})
            QTest::newRow(type) << QString(type) << value;
        for (const auto& [type, value] : {std::pair{"4Ax", 3}, {"4Wb", 3}, {"4Bw", 2}, {"Ps", 2}})
            QTest::newRow(type) << QString(type) << value;
    }
    void badGoingWeakensAllButLooseFoot() {
        RULE("DBA-126");
        QFETCH(const QString, type);
        QTEST(factorOnTable(fighting(type.toUtf8().constData(), "Sp", {}, {dbaGround("wood", 3, 3, 7, 8)})), "factor");
    }

    void roughGoingDoesNotWeaken() {
        RULE("DBA-126");
        QCOMPARE(factorOnTable(fighting("Sp", "Sp", {}, {dbaGround("scrub", 3, 3, 7, 8)})), 4);
    }

    void oneOfItsKindBehindSupports_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("enemy");
        QTest::addColumn<int>("factor");
        const auto row = [](const char* type, const char* enemy, int value) {
            QTest::addRow("%s against %s", type, enemy) << QString(type) << QString(enemy) << value;
        };
        row("4Pk", "4Bd", 6);
        row("4Pk", "Ps", 3);
        row("4Pk", "3Kn", 5);
        row("4Pk", "El", 5);
        row("4Pk", "SCh", 5);
        row("4Pk", "Cv", 4);
        row("4Wb", "Sp", 4);
        row("4Wb", "Ps", 3);
        row("4Wb", "Cv", 2);
        row("LH", "Sp", 3);
        row("LH", "Cv", 3);
        row("Sp", "4Bd", 4);
        row("4Bd", "Sp", 5);
    }
    void oneOfItsKindBehindSupports() {
        RULE("DBA-127");
        QFETCH(const QString, type);
        QFETCH(const QString, enemy);
        const std::string name = type.toStdString();
        const double depth = troopNamed(name)->size.depth;
        DbaRig r = fighting(name.c_str(), enemy.toUtf8().constData(), {{name.c_str(), {5, 6 - depth}}});
        QTEST(factorOnTable(r), "factor");
    }

    void bothRanksStandInGoodGoing() {
        RULE("DBA-127");
        const std::vector<PlacedElement> behind{{"4Pk", {5, 5.625}}};
        QCOMPARE(factorOnTable(fighting("4Pk", "4Bd", behind, {dbaGround("scrub", 3, 5.9, 7, 8)})), 3);
        QCOMPARE(factorOnTable(fighting("4Pk", "4Bd", behind, {dbaGround("scrub", 3, 4, 7, 5.5)})), 3);
    }

    void aNeighbourSupportsSpearsAndSolidBows_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("neighbour");
        QTest::addColumn<int>("factor");
        const auto row = [](const char* type, const char* neighbour, int value) {
            QTest::addRow("%s beside %s", type, neighbour) << QString(type) << QString(neighbour) << value;
        };
        row("Sp", "Sp", 5);
        row("Sp", "4Bd", 5);
        row("Sp", "3Bd", 4);
        row("Sp", "4Ax", 4);
        row("4Bw", "4Bd", 3);
        row("4Bw", "Sp", 2);
        row("3Bw", "4Bd", 2);
        row("4Bd", "Sp", 5);
    }
    void aNeighbourSupportsSpearsAndSolidBows() {
        RULE("DBA-128");
        QFETCH(const QString, type);
        QFETCH(const QString, neighbour);
        QTEST(factorOnTable(fighting(type.toUtf8().constData(), "Sp", {{neighbour.toUtf8().constData(), {6, 6}}})),
              "factor");
    }

    void twoNeighboursSupportNoMoreThanOne() {
        RULE("DBA-128");
        QCOMPARE(factorOnTable(fighting("Sp", "Sp", {{"Sp", {4, 6}}, {"Sp", {6, 6}}})), 5);
    }

    void aNeighbourDoesNotSupportAgainstMounted() {
        RULE("DBA-128");
        QCOMPARE(factorOnTable(fighting("Sp", "Cv", {{"Sp", {6, 6}}})), 4);
    }

    void bothNeighboursStandInGoodGoing() {
        RULE("DBA-128");
        QCOMPARE(factorOnTable(fighting("Sp", "Sp", {{"Sp", {6, 6}}}, {dbaGround("scrub", 6, 4, 8, 7)})), 4);
        QCOMPARE(factorOnTable(fighting("Sp", "Sp", {{"Sp", {6, 6}}}, {dbaGround("scrub", 4, 4, 5, 7)})), 4);
    }

    void aDoubleBaseIsOneBetterAgainstFoot() {
        RULE("DBA-128");
        QCOMPARE(factor("8Sp", "Sp"), 5);
        QCOMPARE(factor("8Sp", "Cv"), 4);
    }

    void aDoubleBaseAddsToSideSupport() {
        RULE("DBA-128");
        QCOMPARE(factor("8Sp", "Sp", {.sideSupport = true}), 6);
    }

    void aDoubleBaseCountsInGoodGoingAlone() {
        RULE("DBA-128");
        QCOMPARE(factor("8Sp", "Sp", {.going = Going::Rough, .sideSupport = true}), 4);
    }

    void aGarrisonIsFourBetter() {
        RULE("DBA-129");
        QCOMPARE(factor("Sp", "Sp", {.inside = Inside::Fortified}), 8);
    }

    void footInTheirCampAreTwoBetter() {
        RULE("DBA-129");
        QCOMPARE(factor("CF", "Sp", {.inside = Inside::Camp}), 4);
        QCOMPARE(factor("Cv", "Sp", {.inside = Inside::Camp}), 3);  // foot alone
    }

    void whoIsShotAtInTheCampIsTwoBetterToo() {
        RULE("DBA-129");
        QCOMPARE(shotAtFactor(*troopNamed("Sp"), 0, false, Inside::Camp).total(), 6);
    }

    void denizensOfTheirCityAreTwoBetter() {
        RULE("DBA-129");
        QCOMPARE(factor("Den", "Sp", {.inside = Inside::OwnCity}), 4);
    }

    void eachFurtherEnemyAtTheWallIsOneWorse() {
        RULE("DBA-129");
        QCOMPARE(factor("Sp", "Sp", {.inside = Inside::Fortified, .furtherAssaults = 1}), 7);
        QCOMPARE(factor("Sp", "Sp", {.inside = Inside::Fortified, .furtherAssaults = 3}), 6);
    }

    void theEnemiesAtACampAreCountedWhileTheyHaveNotFought() {
        RULE("DBA-129");
        DbaRig r({{"Sp", {5.5, 14}}, {"Sp", {5, 14.5}, {1, 0}}, {"Sp", {6, 14.5}, {-1, 0}}}, {});
        const PieceId followers = r.game().followers(Side::B);
        r.camp(Side::B, {5, 14}, followers);
        QCOMPARE(factorOf(r, followers, r.a(0)), 2 + 2 - 2);
        r.set(r.a(0), HasFought, 1);
        QCOMPARE(factorOf(r, followers, r.a(1)), 2 + 2 - 1);
    }

    void anAssaultUsesTheFactorsAgainstFoot() {
        RULE("DBA-129");
        QCOMPARE(factor("Kn", "Cv", {.assault = true}), 3);
    }

    void anAssaultHasNoSupport() {
        RULE("DBA-129");
        QCOMPARE(factor("8Sp", "Sp", {.sideSupport = true, .overlaps = 1, .assault = true}), 4);
    }
};

QTEST_GUILESS_MAIN(TestDbaCloseCombat)
#include "tst_dba_close_combat.moc"
