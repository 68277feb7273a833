// Fighting (rules 1.8).
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// Two units face to face.
Story faceToFace(const char* attacker, const char* defender, const Options& options = {}) {
    return Story({a(attacker, 30, 20), b(defender, 30, 22)}, options);
}

int attackDice(Story& s, bool charging = false, Facing facing = Facing::Front, int supports = 0,
               AttackedSide attacked = AttackedSide::Front) {
    const Table& table = s.table();
    const PieceId unit = s.unit(0);
    return primaryDice(s.rig.game(), table, unit,
                       {.supports = supports,
                        .charging = charging,
                        .phalanx = inPhalanx(table, unit),
                        .facing = facing,
                        .attackedSide = attacked})
        .total();
}

}  // namespace

class TestFighting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFightIsBetweenThoseInContactAndOnlyPrimariesLose() {
        RULE("MOB-100", "MOB-101", "MOB-103", "MOB-119");
        Story s({a("warband_infantry", 30, 20), a("warband_infantry", 36, 20), b("warband_infantry", 30, 22),
                 b("warband_infantry", 24, 24)});
        s.act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::fight, s.unit(2)));
        QVERIFY(!offers(s.player.last(TakeAction), code::fight, s.unit(3)));
        s.on(SupportsAttacker, all)
            .on(SupportsDefender, all)
            .fight(0, 2, faces(1, 4) + faces(4, 1) + faces(1, 4) + faces(4, 1));
        QCOMPARE(s.courage(0), 3);
        QCOMPARE(s.courage(2), 3);
        QCOMPARE(s.courage(1), 4);
        QCOMPARE(s.courage(3), 4);
        QCOMPARE(s.diceOf(why::attackerDice), 5);  // no charge dice
    }
    void supportReachesThreeInches() {
        RULE("MOB-102", "MOB-AMB-03b");
        Story s({a("psiloi", 20, 20), a("psiloi", 28, 20), a("psiloi", 11.9, 20), a("psiloi", 26, 25),
                 a("psiloi", 20, 15), b("psiloi", 60, 40)});
        const PieceSet supporters = supportersOf(s.table(), s.unit(0));
        QVERIFY(supporters.contains(s.unit(1)));
        QVERIFY(!supporters.contains(s.unit(2)));
        QVERIFY(!supporters.contains(s.unit(3)));  // corner to corner, the root of 10
        QVERIFY(supporters.contains(s.unit(4)));
        QVERIFY(!supporters.contains(s.unit(0)));
    }
    void bothSidesMayDeclareSupportsTheAttackerFirst() {
        RULE("MOB-104", "MOB-107", "MOB-103", "MOB-AMB-21");
        Story s({a("archer_slinger", 30, 20), a("psiloi", 36, 20), a("psiloi", 24, 20), a("psiloi", 30, 17),
                 b("drilled_infantry", 30, 22), b("psiloi", 36, 24)});
        s.on(SupportsAttacker, all).on(SupportsDefender, all).fight(0, 4, faces(7 + 6, 1));
        QCOMPARE(s.diceOf(why::attackerDice), 7);
        QCOMPARE(s.diceOf(why::defenderDice), 6);
        const auto asked = [&](int decision) {
            return std::ranges::find(s.player.asked(), decision,
                                     [](const PendingRequest& r) { return int{r->question.decision}; });
        };
        QVERIFY(asked(SupportsAttacker) < asked(SupportsDefender));
        QVERIFY(near(s.centre(1), {36, 20}) && near(s.centre(5), {36, 24}));
    }
    // Also friends that are engaged, wavering or activated.
    void anyFriendInReachMaySupport() {
        RULE("MOB-AMB-20");
        Story s({a("warband_infantry", 30, 20), a("warband_infantry", 36, 20), b("warband_infantry", 30, 22),
                 b("warband_infantry", 36, 22)});
        s.with(1, Wavering).with(1, Activated);
        QVERIFY(supportersOf(s.table(), s.unit(0)).contains(s.unit(1)));
    }
    void everyTypeFightsWithItsAttackValue() {
        RULE("MOB-105");
        for (const TroopType& type : catalogue().types) {
            Story s = faceToFace(type.id.c_str(), "warband_infantry");
            QCOMPARE(attackDice(s), type.stat("attack"));
        }
    }
    // A Strategos with a supporter adds nothing.
    void theStrategosAddsTheOptionsValueToTheDiceOfOneUnit() {
        RULE("MOB-106", "MOB-181", "MOB-187");
        for (const int value : {0, 1, 2, 3}) {
            Options options;
            options.strategosValue = value;
            Story s = faceToFace("psiloi", "warband_infantry", options);
            s.with(0, Strategos);
            QCOMPARE(attackDice(s), 2 + value);
        }
        Story t({a("psiloi", 30, 20), a("psiloi", 36, 20), b("warband_infantry", 30, 22)});
        t.with(1, Strategos).on(SupportsAttacker, all).fight(0, 2, faces(4 + 3, 1));
        QCOMPARE(t.diceOf(why::attackerDice), 4);
    }
    void allThatAddsDiceAddsUp() {
        RULE("MOB-108", "MOB-109", "MOB-111", "MOB-AMB-60");
        Story peltast = faceToFace("peltast", "warband_infantry");
        QCOMPARE(attackDice(peltast, true), 5);
        Story elite = faceToFace("elite_hoplite", "warband_infantry");
        elite.with(0, Phalanx);
        QCOMPARE(attackDice(elite), 8);
        Story drilled = faceToFace("drilled_hoplite", "warband_infantry");
        drilled.with(0, Phalanx);
        QCOMPARE(attackDice(drilled, true, Facing::Flank), 10);
        Story cavalry = faceToFace("light_cavalry", "warband_infantry");
        QCOMPARE(attackDice(cavalry, true, Facing::Rear), 8);
        elite.with(0, Strategos);
        QCOMPARE(attackDice(elite, true, Facing::Rear, 5), 6 + 1 + 10 + 2 + 2 + 4);
    }
    void aPhalanxStruckInTheFlankKeepsItsDiceUnlessTheClubSaysOtherwise() {
        RULE("MOB-109", "MOB-AMB-19");
        for (const bool frontOnly : {false, true}) {
            Options options;
            options.phalanxDiceFrontOnly = frontOnly;
            Story s = faceToFace("militia_hoplite", "warband_infantry", options);
            s.with(0, Phalanx);
            QCOMPARE(attackDice(s), 5);
            QCOMPARE(attackDice(s, false, Facing::Front, 0, AttackedSide::LeftFlank), frontOnly ? 3 : 5);
        }
    }
    void theDefenderHasNoDiceForTheAttackersFlank() {
        RULE("MOB-110", "MOB-112", "MOB-AMB-17");
        Story s(
            {a("drilled_infantry", 30, 20, east), b("drilled_infantry", 30, 23.5)});  // attacked in its own left flank
        s.fight(0, 1, faces(4 + 4, 1));
        QCOMPARE(s.diceOf(why::attackerDice), 4);
        QCOMPARE(s.diceOf(why::defenderDice), 4);
        Story t({a("drilled_infantry", 30, 20), b("drilled_infantry", 30, 23.5, east)});
        t.fight(0, 1, faces(6 + 4, 1));
        QCOMPARE(t.diceOf(why::attackerDice), 6);  // a flank counts without a charge
    }
    void allDiceOfAWaveringPrimaryNeedFivesOthersFours() {
        RULE("MOB-113", "MOB-147", "MOB-AMB-23");
        Story s({a("warband_infantry", 30, 20), a("warband_infantry", 36, 20), b("drilled_infantry", 30, 22)});
        s.with(0, Wavering).on(SupportsAttacker, all).fight(0, 2, {4, 4, 4, 5, 5, 4, 1, 1, 1});
        QCOMPARE(s.courage(2), 4);
        QCOMPARE(s.courage(0), 3);
        Story t({a("warband_infantry", 30, 20), a("warband_infantry", 36, 20), b("drilled_infantry", 30, 22)});
        t.with(1, Wavering).on(SupportsAttacker, all).fight(0, 2, {4, 4, 4, 4, 1, 1, 1, 1, 1});
        QCOMPARE(t.courage(2), 3);
    }
    void lossesFallTogetherAndBothMayRout() {
        RULE("MOB-114", "MOB-115", "MOB-118", "MOB-AMB-24");
        Story s = faceToFace("warband_infantry", "warband_infantry");
        s.with(0, Courage, 2).with(1, Courage, 2).fight(0, 1, {4, 4, 1, 4, 4, 1});
        QVERIFY(!s.alive(0) && !s.alive(1));
        QCOMPARE(s.diceLeft, 0);
    }
    void atCourageZeroAUnitIsRemovedWithoutATest() {
        RULE("MOB-115", "MOB-AMB-25");
        Story s = faceToFace("elite_infantry", "warband_infantry");
        s.with(1, Courage, 1).fight(0, 1, faces(5, 6) + faces(3, 1));
        QVERIFY(!s.alive(1));
        QCOMPARE(eventsOf<Noted>(s.events(), why::fightLoss)[0].otherNumber, 1);  // capped at what it had
        QCOMPARE(s.count(why::test), 0);
    }
    void supportersOfARoutedPrimaryRoutAndTheStrategosWithThem() {
        RULE("MOB-116", "MOB-120", "MOB-185");
        Story s({a("elite_infantry", 30, 20), b("militia_hoplite", 30, 22), b("psiloi", 36, 22), b("peltast", 24, 22),
                 b("psiloi", 60, 40)});
        s.with(1, Courage, 1).with(2, Strategos).on(SupportsDefender, all).fight(0, 1, faces(5, 6) + faces(3 + 4, 1));
        QVERIFY(!s.alive(1) && !s.alive(2) && !s.alive(3) && s.alive(4));
        QCOMPARE(s.count(why::supporterRouts), 2);
        QCOMPARE(s.table().counter(Side::B, StrategosLost), 1);
        s.endPhase(1, {4});
        QCOMPARE(s.count(why::collapse), 1);
    }
    void eachSurvivingPrimaryTestsTheAttackerFirst() {
        RULE("MOB-117", "MOB-AMB-72");
        Story s = faceToFace("warband_infantry", "warband_infantry");
        s.with(0, Courage, 3).with(1, Courage, 3).fight(0, 1, {4, 1, 1, 4, 1, 1, 4, 1, 1, 1});
        const auto tests = eventsOf<Rolled>(s.events(), why::test);
        QCOMPARE(tests.size(), 2);
        QCOMPARE(tests[0].piece, s.unit(0));
        QVERIFY(!s.wavers(0) && s.wavers(1));
    }
    // The active side is asked first.
    void reRollsOfAFightGoByTurnsAfterAllDiceHaveFallen() {
        RULE("MOB-009");
        Story s = faceToFace("warband_infantry", "warband_infantry");
        std::vector<Side> order;
        s.on(Reroll, [&](const Request& r) {
            order.push_back(r.question.side);
            return order.size() == 2 ? die(0) : Choice{};
        });
        s.fight(0, 1, faces(6, 1) + faces(1, 6) + faces(2, 4));
        QCOMPARE(order.size(), 4);
        QCOMPARE((std::vector(order.begin(), order.begin() + 4)), (std::vector{Side::A, Side::B, Side::A, Side::B}));
        QCOMPARE(s.courage(0), 3);
    }
    void noMoreSupportersAreTakenThanARollHasDiceFor() {
        std::vector<BronzeRig::Unit> units{b("warband_infantry", 30, 23)};
        Options options;
        options.bw = 0.25;
        for (int i = 0; i < 29; ++i)
            units.push_back(a("psiloi", 27.6 + i % 4 * 1.6, 18.5 + i / 4 * 0.6));
        Story s(units, options);
        s.play(faces(64, 1), [&](Play& p) {
            s.on(SupportsAttacker, [](const Request& r) {
                Choice choice;
                for (const PieceId unit : r.pieces)
                    if (choice.set.size() < r.most)
                        choice.set.insert(unit);
                return choice;
            });
            fightRound(p, s.unit(14), s.unit(0), {});
        });
        QVERIFY(s.diceOf(why::attackerDice) > 40 && s.diceOf(why::attackerDice) <= Roll::most);
    }
};

QTEST_GUILESS_MAIN(TestFighting)
#include "tst_fighting.moc"
