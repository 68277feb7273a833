// Pushback (rules 1.9).
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// Two Phalanx-capable units face to face: the attacker inflicts one more loss, then the d3 of the pushback (as a d6)
/// and what follows.
Story shoved(std::vector<BronzeRig::Unit> more = {}, std::vector<Terrain> terrain = {}) {
    std::vector<BronzeRig::Unit> units{a("militia_hoplite", 30, 20), b("militia_hoplite", 30, 22)};
    units.insert(units.end(), more.begin(), more.end());
    return Story(units, {}, std::move(terrain));
}
std::vector<std::uint8_t> shove(int pushback) { return faces(2, 4) + faces(1, 1) + faces(3, 1) + faces(1, pushback); }

}  // namespace

class TestPushback : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // They need the trait, not the formation.
    void onlyBetweenTwoPhalanxCapableUnits() {
        RULE("MOB-125", "MOB-AMB-26");
        Story s({a("elite_hoplite", 30, 20), b("drilled_infantry", 30, 22)});
        s.fight(0, 1, faces(6, 4) + faces(4, 1));
        QCOMPARE(s.count(why::pushback), 0);
        Story t = shoved();
        t.fight(0, 1, shove(2));
        QVERIFY(t.count(why::pushback) > 0);
        QVERIFY(!t.phalanx(0) && !t.phalanx(1));
    }
    void whoLostMoreGoesBackADieOfThree() {
        RULE("MOB-126", "MOB-009");
        for (int face = 1; face <= 6; ++face) {
            Story s = shoved();
            s.fight(0, 1, shove(face));
            QVERIFY(near(s.centre(1), {30, 22.0 + (face + 1) / 2}));
            QVERIFY(near(s.facing(1), south));
            QCOMPARE(s.diceLeft, 0);
        }
        Story t = shoved();
        t.fight(0, 1, faces(3, 1) + faces(2, 4) + faces(1, 1) + faces(1, 4));  // the attacker may be the loser
        QVERIFY(near(t.centre(0), {30, 18}));
    }
    void equalLossesPushNobodyAndRollNoDie() {
        RULE("MOB-127");
        Story s = shoved();
        s.fight(0, 1, faces(2, 4) + faces(1, 1) + faces(2, 4) + faces(1, 1));
        QCOMPARE(s.count(why::pushback), 0);
        QCOMPARE(s.diceLeft, 0);
    }
    // That costs no point and starts no new fight.
    void theWinnerStandsFollowsUpOrRegroups() {
        RULE("MOB-128", "MOB-AMB-28");
        Story stands = shoved();
        stands.on(AfterPushback, coded(code::stand)).fight(0, 1, shove(3));
        QVERIFY(near(stands.centre(0), {30, 20}));
        Story pursues = shoved();
        pursues.on(AfterPushback, coded(code::pursue)).fight(0, 1, shove(6));
        QVERIFY(near(pursues.centre(0), {30, 23}));
        QVERIFY(pursues.table().touching(pursues.unit(0)).contains(pursues.unit(1)));
        QCOMPARE(pursues.count(why::fight), 1);
        Story regroups = shoved();
        regroups.on(AfterPushback, coded(code::regroup)).fight(0, 1, shove(4) + faces(1, 6));
        QVERIFY(near(regroups.centre(0), {30, 17}) && near(regroups.facing(0), north));
        for (Story* s : {&stands, &pursues, &regroups}) {
            QCOMPARE(s->pool(Side::A), 9);
            QCOMPARE(s->diceLeft, 0);
        }
    }
    // Units, the edge and impassable ground stop it.
    void theWayBackEndsAtFirstContact() {
        RULE("MOB-129", "MOB-AMB-27");
        Story s = shoved({b("psiloi", 30, 25)});
        s.fight(0, 1, shove(6));
        QVERIFY(near(s.centre(1), {30, 23}));
        Story cliff = shoved({}, {ground(Ground::Impassable, 20, 24.5, 40, 30)});
        cliff.fight(0, 1, shove(6));
        QVERIFY(near(cliff.centre(1), {30, 23.5}));
        Story edge({a("militia_hoplite", 30, 44), b("militia_hoplite", 30, 46)});
        edge.fight(0, 1, shove(6));
        QVERIFY(near(edge.centre(1), {30, 47}));
    }
    // A pursuit goes straight ahead only.
    void aLoserAtTheWinnersFlankIsPushedAsideAndCannotBePursued() {
        RULE("MOB-129");
        Story s({a("militia_hoplite", 30, 20, east), b("militia_hoplite", 30, 23.5)});  // at its left flank
        s.fight(0, 1, shove(4));
        QVERIFY(near(s.centre(1), {30, 25.5}));
        QVERIFY(!offers(s.player.last(AfterPushback), code::pursue));
        QVERIFY(offers(s.player.last(AfterPushback), code::regroup));
    }
    void afterARoutNobodyMoves() {
        RULE("MOB-130", "MOB-AMB-29");
        Story s = shoved();
        s.with(1, Courage, 1).fight(0, 1, faces(3, 4) + faces(3, 1));
        QCOMPARE(s.player.times(AfterPushback), 0);
        QVERIFY(near(s.centre(0), {30, 20}));
        QCOMPARE(s.diceLeft, 0);
    }
};

QTEST_GUILESS_MAIN(TestPushback)
#include "tst_pushback.moc"
