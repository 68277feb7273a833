// The arithmetic of DBA besides the exact cases: every factor, options, who passes whom.
#include "core/rules/dba/odds/combat_odds.h"
#include "tests/support/dba_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;

namespace {

Troop troop(const char* name) { return *testing::troopNamed(name); }

int factor(const char* a, const char* b, const CloseTerms& terms = {}) {
    return closeFactor(troop(a), troop(b), terms).total();
}

}  // namespace

class TestDbaArithmetic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-122
    void allFactorsAgainstFootAndMounted() {
        const std::array<std::tuple<const char*, int, int>, 17> table{{{"El", 5, 4},
                                                                       {"Kn", 3, 4},
                                                                       {"Cv", 3, 3},
                                                                       {"LH", 2, 2},
                                                                       {"Cm", 3, 3},
                                                                       {"SCh", 3, 4},
                                                                       {"Sp", 4, 4},
                                                                       {"Pk", 3, 4},
                                                                       {"Bd", 5, 3},
                                                                       {"Ax", 3, 3},
                                                                       {"Bw", 2, 4},
                                                                       {"Ps", 2, 2},
                                                                       {"Wb", 3, 2},
                                                                       {"Hd", 3, 2},
                                                                       {"Art", 4, 4},
                                                                       {"WWg", 3, 4},
                                                                       {"CF", 2, 0}}};
        for (const auto& [name, foot, mounted] : table) {
            QCOMPARE(factor(name, "Ps"), foot);
            QCOMPARE(factor(name, "Cv"), mounted);
        }
        CloseTerms walls;
        walls.inside = Inside::Fortified;
        QCOMPARE(factor("Art", "Cv", walls), 2 + 4);
    }

    // DBA-124, DBA-125, DBA-129
    void groundAndWallsCount() {
        CloseTerms terms;
        terms.overlaps = 2;
        QCOMPARE(factor("Sp", "Sp", terms), 2);
        terms = {};
        terms.uphill = true;
        QCOMPARE(factor("Sp", "Sp", terms), 5);
        terms = {};
        terms.bank = true;
        QCOMPARE(factor("Sp", "Sp", terms), 5);
        terms = {};
        terms.inside = Inside::Camp;
        QCOMPARE(factor("CF", "Sp", terms), 4);
        terms.furtherAssaults = 3;
        QCOMPARE(factor("CF", "Sp", terms), 2);
        QCOMPARE(factor("Cv", "Sp", {.inside = Inside::Camp}), 3);  // foot alone
        QCOMPARE(factor("Den", "Sp", {.inside = Inside::OwnCity}), 4);
        QCOMPARE(factor("Kn", "Cv", {.assault = true}), 3);  // against foot
        QCOMPARE(factor("8Sp", "Sp", {.sideSupport = true, .assault = true}), 4);
    }

    // DBA-128: a double base adds to side support, in good going.
    void doubleBasesAdd() {
        QCOMPARE(factor("8Sp", "Sp", {.sideSupport = true}), 6);
        QCOMPARE(factor("8Sp", "Sp", {.going = Going::Rough, .sideSupport = true}), 4);
        QCOMPARE(factor("8Sp", "Cv"), 4);
    }

    // DBA-114
    void moreShootersWeakenTheTarget() {
        QCOMPARE(shotAtFactor(troop("Sp"), 0, false, Inside::Field).total(), 4);
        QCOMPARE(shotAtFactor(troop("Sp"), 3, false, Inside::Field).total(), 2);
        QCOMPARE(shotAtFactor(troop("Bd"), 0, true, Inside::Field).total(), 5);
    }

    // DBA-A19
    void nothingAgainstSomethingIsDoubled() {
        QCOMPARE(degreeOf(1, 0), Degree::Doubled);
        QCOMPARE(degreeOf(1, -2), Degree::Doubled);
        QCOMPARE(degreeOf(8, 4), Degree::Doubled);
        QCOMPARE(degreeOf(7, 4), Degree::Beaten);
    }

    // DBA-A20
    void fastFootGivesWayOnATieUnlessTheClubSaysNo() {
        const std::array<Troop, 2> both{troop("3Ax"), troop("4Ax")};
        Options options;
        QCOMPARE(closeVerdict(both, {5, 5}, {}, options).outcome[0], Outcome::Recoil);
        QCOMPARE(closeVerdict(both, {5, 5}, {}, options).outcome[1], Outcome::Nothing);
        options.fastTie = false;
        QCOMPARE(closeVerdict(both, {5, 5}, {}, options).outcome[0], Outcome::Nothing);
        QCOMPARE(closeVerdict({troop("4Kn"), troop("3Kn")}, {5, 5}, {}, options).outcome[0], Outcome::Recoil);
    }

    // DBA-A20: S5 lists artillery and war wagons as solid, and lets camp followers and denizens fight as fast foot.
    void artilleryAndWagonsAreSolidAndFollowersAreFast() {
        const Options options;
        const auto onTie = [&](const char* type, const char* enemy) {
            return closeVerdict({troop(type), troop(enemy)}, {5, 5}, {}, options).outcome[0];
        };
        QCOMPARE(onTie("3Ax", "Art"), Outcome::Recoil);
        QCOMPARE(onTie("3Ax", "WWg"), Outcome::Recoil);
        QCOMPARE(onTie("3Ax", "CF"), Outcome::Nothing);
        QCOMPARE(onTie("3Ax", "Den"), Outcome::Nothing);
        QCOMPARE(onTie("3Ax", "Cv"), Outcome::Nothing);
        QCOMPARE(onTie("Ps", "Sp"), Outcome::Nothing);
    }

    // DBA-140: the going is the loser's.
    void goodGoingIsTheLosers() {
        const Options options;
        QCOMPARE(outcomeFor(troop("Sp"), troop("Kn"), Degree::Beaten, false, Going::Good, options), Outcome::Destroyed);
        QCOMPARE(outcomeFor(troop("Sp"), troop("Kn"), Degree::Beaten, false, Going::Rough, options), Outcome::Recoil);
        QCOMPARE(outcomeFor(troop("Cv"), troop("Sp"), Degree::Doubled, false, Going::Good, options), Outcome::Flee);
        QCOMPARE(outcomeFor(troop("Cv"), troop("Sp"), Degree::Doubled, false, Going::Bad, options), Outcome::Destroyed);
        QCOMPARE(outcomeFor(troop("El"), troop("Art"), Degree::Beaten, true, Going::Good, options), Outcome::Destroyed);
        QCOMPARE(outcomeFor(troop("El"), troop("Art"), Degree::Beaten, false, Going::Good, options), Outcome::Recoil);
        QCOMPARE(outcomeFor(troop("WWg"), troop("Sp"), Degree::Beaten, false, Going::Good, options), Outcome::Nothing);
        QCOMPARE(outcomeFor(troop("Hd"), troop("Bw"), Degree::Beaten, true, Going::Good, options), Outcome::Recoil);
    }

    // DBA-134
    void whoPassesWhom() {
        QVERIFY(passes(troop("Ps"), troop("Sp")));
        QVERIFY(passes(troop("Cv"), troop("Ps")));
        QVERIFY(!passes(troop("Cv"), troop("Ax")));
        QVERIFY(recoilsThrough(troop("Cv"), troop("Ax")));
        QVERIFY(!recoilsThrough(troop("Cv"), troop("Pk")));
        QVERIFY(recoilsThrough(troop("Bd"), troop("Sp")));
        QVERIFY(!recoilsThrough(troop("Sp"), troop("Sp")));
        QVERIFY(!recoilsThrough(troop("Ps"), troop("Ps")));
    }

    // DBA-144
    void heavyHorseOfThreeAndSixPursue() {
        QCOMPARE(pursuitDistance(troop("6Kn"), troop("Sp")), 1.0);
        QCOMPARE(pursuitDistance(troop("4Kn"), troop("Sp")), 0.0);
        QCOMPARE(pursuitDistance(troop("HCh"), troop("Sp")), 1.0);
    }

    // DBA-A13, DBA-A14: a lost general costs one PIP more, not in the side's first bound.
    void withoutTheGeneralEverybodyPaysMore() {
        MoveTerms terms;
        terms.generalLost = true;
        QCOMPARE(pipCost(terms), 2);
        terms.firstBound = true;
        QCOMPARE(pipCost(terms), 1);
    }
};

QTEST_GUILESS_MAIN(TestDbaArithmetic)
#include "tst_dba_arithmetic.moc"
