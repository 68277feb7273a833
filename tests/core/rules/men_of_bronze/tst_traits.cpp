// Special Traits (rules 1.13).
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// Drilled Infantry charges or moves at Psiloi so far ahead.
Story chased(const char* chaser, double gap, const char* prey = "psiloi") {
    return Story({a(chaser, 30, 10), b(prey, 30, 12 + gap), b("psiloi", 60, 40)});
}

}  // namespace

class TestTraits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPhalanxHasItsArmorInFrontAndOnTheClubsFlank() {
        RULE("MOB-161", "MOB-160", "MOB-AMB-18");
        const std::array<std::pair<ArmorFlank, std::array<int, 4>>, 3> all{
            {{ArmorFlank::Right, {3, 3, 2, 2}}, {ArmorFlank::Left, {3, 2, 2, 3}}, {ArmorFlank::None, {3, 2, 2, 2}}}};
        for (const auto& [flank, armor] : all) {
            Options options;
            options.phalanxArmorFlank = flank;
            Story s({a("militia_hoplite", 30, 10), b("psiloi", 60, 40)}, options);
            s.with(0, Phalanx);
            for (const AttackedSide attacked :
                 {AttackedSide::Front, AttackedSide::RightFlank, AttackedSide::Rear, AttackedSide::LeftFlank})
                QCOMPARE(armorOf(s.rig.game(), s.table(), s.unit(0), attacked).total(),
                         armor[static_cast<std::size_t>(attacked)]);
        }
    }
    // When the charge is declared.
    void theDeclaredTargetIsAskedOnceWhetherItCounterCharges() {
        RULE("MOB-163");
        Story s({a("drilled_infantry", 30, 10), b("drilled_infantry", 30, 18), b("drilled_infantry", 24, 18)});
        s.on(ChargeLine, to({30, 10}, north)).charge(0, 1, faces(6 + 4, 1));
        QCOMPARE(s.player.times(CounterCharge), 1);
        QCOMPARE(s.player.last(CounterCharge)->question.piece, s.unit(1));
        QVERIFY(firstOf(s.events(), why::charge) < firstOf(s.events(), why::chargeMove));
    }
    void theyMeetHalfwayAndBothHaveChargeDice() {
        RULE("MOB-164", "MOB-108", "MOB-165");
        Story s = chased("drilled_hoplite", 10, "drilled_hoplite");
        s.on(CounterCharge, yes()).charge(0, 1, faces(6 + 6, 1));
        QVERIFY(near(s.centre(0), {30, 15}) && near(s.centre(1), {30, 17}));
        QCOMPARE(s.diceOf(why::attackerDice), 6);
        QCOMPARE(s.diceOf(why::defenderDice), 6);
        QCOMPARE(s.pool(Side::B), 8);
    }
    void theReactorGoesAtMostItsMoveAndWithoutContactBothStand() {
        RULE("MOB-165", "MOB-AMB-43");
        Story s = chased("drilled_infantry", 18, "drilled_infantry");
        s.on(CounterCharge, yes()).charge(0, 1, faces(6 + 6, 1));
        QVERIFY(near(s.centre(0), {30, 22}) && near(s.centre(1), {30, 24}));
        Story t = chased("drilled_infantry", 20, "drilled_infantry");
        t.on(CounterCharge, yes()).charge(0, 1);
        QCOMPARE(t.count(why::fight), 0);
        QVERIFY(near(t.centre(0), {30, 22}) && near(t.centre(1), {30, 26}));
    }
    // A Phalanx counter-charges in its own lane only, without a drift test.
    void whoIsEngagedOrLooksAwayDoesNotCounterCharge() {
        RULE("MOB-165", "MOB-AMB-12");
        Story away({a("drilled_infantry", 30, 10), b("drilled_infantry", 30, 18, north)});
        away.charge(0, 1, faces(10 + 4, 1));
        QCOMPARE(away.player.times(CounterCharge), 0);
        Story engaged({a("drilled_infantry", 30, 10), b("drilled_infantry", 30, 18), a("psiloi", 36, 18, west),
                       a("psiloi", 35, 18)});
        engaged.rig.table().apply(PieceMoved{engaged.unit(3), {{35, 18}, north}, nullptr});
        engaged.charge(0, 1, faces(6 + 4, 1));
        QCOMPARE(engaged.player.times(CounterCharge), 0);
        Story aside({a("drilled_infantry", 38, 10), b("drilled_hoplite", 30, 18)});
        aside.with(1, Phalanx).charge(0, 1, faces(6 + 6, 1));
        QCOMPARE(aside.player.times(CounterCharge), 0);
        Story lane({a("drilled_infantry", 30, 10), b("drilled_hoplite", 30, 18)});
        lane.with(1, Phalanx).on(CounterCharge, yes()).charge(0, 1, faces(6 + 8, 1));
        QCOMPARE(lane.count(why::driftTest), 0);
        QCOMPARE(lane.diceOf(why::defenderDice), 8);
    }
    // So it is attacked in front.
    void anOpenOrderReactorTurnsToMeetTheCharge() {
        RULE("MOB-165", "MOB-063");
        Story s({a("drilled_infantry", 38, 12), b("drilled_infantry", 30, 20)});
        s.on(CounterCharge, yes()).charge(0, 1, faces(6 + 6, 1));
        QCOMPARE(s.count(why::fight), 1);
        QVERIFY(s.table().counter(s.unit(0), ContactSide) == static_cast<int>(AttackedSide::Front));
        QVERIFY(near(s.facing(0), -s.facing(1)));
    }
    // Before any dice.
    void evasionIsOfferedAtContactByMoveAndByCharge() {
        RULE("MOB-166", "MOB-AMB-41");
        Story s = chased("drilled_infantry", 4);
        s.on(Evade, Choice{}).charge(0, 1, faces(6 + 2, 1));
        QCOMPARE(s.player.times(Evade), 1);
        Story t = chased("drilled_infantry", 4);
        t.on(Evade, yes()).move(0, {30, 14}, north, {1});
        QCOMPARE(t.player.times(Evade), 1);
        QCOMPARE(t.pool(Side::B), 8);
        QVERIFY(near(t.centre(1), {30, 17}));
        Story u({a("drilled_infantry", 30, 10), b("psiloi", 30, 16), a("warband_infantry", 36, 16, west),
                 a("psiloi", 34.5, 16)});
        u.rig.table().apply(PieceMoved{u.unit(2), {{33.5, 16}, west}, nullptr});
        u.rig.table().apply(PieceMoved{u.unit(3), {{60, 5}, north}, nullptr});
        u.on(Evade, yes()).charge(0, 1, faces(6 + 2, 1));  // it touches another enemy
        QCOMPARE(u.player.times(Evade), 0);
    }
    void theEvaderFallsBackADieOfThreeAlongTheEnemysWay() {
        RULE("MOB-167", "MOB-AMB-37", "MOB-AMB-41");
        for (int face = 1; face <= 6; ++face) {
            Story s = chased("drilled_infantry", 12);
            s.on(Evade, yes()).charge(0, 1, faces(1, face));
            QVERIFY(near(s.centre(1), {30, 24.0 + (face + 1) / 2}));
            QVERIFY(near(s.facing(1), south));
        }
        Story wood({a("drilled_infantry", 30, 10), b("psiloi", 30, 24)}, {},
                   {ground(Ground::Difficult, 10, 24.5, 50, 40)});
        wood.on(Evade, yes()).charge(0, 1, faces(1, 6));
        QVERIFY(near(wood.centre(1), {30, 25.75}));
    }
    void theChaserFollowsWithWhatIsLeft() {
        RULE("MOB-168", "MOB-170", "MOB-175");
        for (int left = 0; left <= 3; ++left)
            for (int evade = 1; evade <= 3; ++evade) {
                Story s = chased("drilled_infantry", 12 - left);
                const bool caught = left >= evade;
                s.on(Evade, yes())
                    .on(Follow, yes())
                    .charge(0, 1, faces(1, 2 * evade) + (caught ? faces(6 + 2, 1) : faces(0, 1)));
                QCOMPARE(s.count(why::fight), caught ? 1 : 0);
                QCOMPARE(s.count(why::escaped), caught ? 0 : 1);
                if (caught)
                    QCOMPARE(s.diceOf(why::attackerDice), 6);  // with charge dice
                QCOMPARE(s.diceLeft, 0);
            }
    }
    // Of a Phalanx, too.
    void aMoveThatWasDeclaredShorterFollowsWithTheRestOfTheAllowance() {
        RULE("MOB-168");
        Story s({a("militia_hoplite", 30, 10), b("psiloi", 30, 16)});
        s.with(0, Phalanx).on(Evade, yes()).on(Follow, yes()).move(0, {30, 14}, north, {4, 4, 3});
        QVERIFY(near(s.centre(0), {30, 16}));
        QVERIFY(s.table().touching(s.unit(0)).contains(s.unit(1)));
    }
    void whoPursuesAddsADieOfThreeIfStillShort() {
        RULE("MOB-169", "MOB-170", "MOB-AMB-42");
        for (int left = 0; left <= 2; ++left)
            for (int evade = 1; evade <= 3; ++evade)
                for (int pursuit = 1; pursuit <= 3; ++pursuit) {
                    Story s = chased("peltast", 14 - left);
                    const bool byFollowing = left >= evade;
                    const bool caught = byFollowing || left + pursuit >= evade;
                    s.on(Evade, yes()).on(Follow, yes()).on(Pursue, yes());
                    s.charge(0, 1,
                             faces(1, 2 * evade) + (byFollowing ? faces(0, 1) : faces(1, 2 * pursuit)) +
                                 (caught ? faces(5 + 2, 1) : faces(0, 1)));
                    QCOMPARE(s.player.times(Pursue), byFollowing ? 0 : 1);
                    QCOMPARE(s.pool(Side::A), byFollowing ? 8 : 7);
                    QCOMPARE(s.count(why::fight), caught ? 1 : 0);
                    QCOMPARE(s.diceLeft, 0);
                }
    }
    // It did not fail for lack of movement.
    void aChargeThatIsEvadedCostsNothingMore() {
        RULE("MOB-175", "MOB-AMB-14");
        Options options;
        options.failedCharge = FailedCharge::OpenOrderAndWavering;
        Story s({a("drilled_infantry", 30, 10), b("psiloi", 30, 24)}, options);
        s.on(Evade, yes()).charge(0, 1, {6});
        QVERIFY(!s.wavers(0));
    }
    void moveAndShootIsOneMoveAndOneVolleyInEitherOrder() {
        RULE("MOB-171", "MOB-095", "MOB-AMB-74");
        for (const std::int16_t order : {code::moveFirst, code::shootFirst}) {
            Story s({a("psiloi", 30, 10), b("warband_infantry", 30, 18)});
            s.on(MoveShootOrder, coded(order))
                .on(ShootTarget, coded(code::shoot, s.unit(1)))
                .on(MovePath, to({30, 11}, north));
            s.act(0, coded(code::moveAndShoot), faces(3, 1));
            QCOMPARE(s.count(why::skirmish), 1);
            QCOMPARE(eventsOf<Rolled>(s.events(), why::shoot).size(), 1);
            QCOMPARE(firstOf(s.events(), why::skirmish) < firstOf(s.events(), why::shoot), order == code::moveFirst);
            QCOMPARE(s.pool(Side::A), 8);
        }
        Story t({a("psiloi", 30, 10), b("warband_infantry", 30, 12)});
        t.act(0, coded(code::hold));
        QVERIFY(!offers(t.player.last(TakeAction), code::moveAndShoot));
    }
    void aSkirmisherMovesSidewaysWithoutTurning() {
        RULE("MOB-172");
        Story s({a("psiloi", 30, 10), b("warband_infantry", 60, 40)});
        QCOMPARE(s.moveRefused(0, {38.1, 10}, north), &why::tooFar);
        s.move(0, {38, 10}, north);
        QVERIFY(near(s.centre(0), {38, 10}) && near(s.facing(0), north));
        QCOMPARE(s.count(why::pivot), 0);
    }
    void aSkirmisherPassesFriendsButEndsClearOfThem() {
        RULE("MOB-173", "MOB-034");
        Story s({a("psiloi", 30, 10), a("militia_hoplite", 30, 13), b("warband_infantry", 60, 40)});
        QVERIFY(!s.moveRefused(0, {30, 16}, north));
        QCOMPARE(s.moveRefused(0, {30, 14}, north), &why::onAnother);
        QCOMPARE(s.moveRefused(0, {30, 15.9}, north), &why::tooNearFriend);
        Story t({a("peltast", 30, 10), a("militia_hoplite", 30, 13), b("warband_infantry", 60, 40)});
        QCOMPARE(t.moveRefused(0, {30, 16}, north), &why::throughFriend);
    }
};

QTEST_GUILESS_MAIN(TestTraits)
#include "tst_traits.moc"
