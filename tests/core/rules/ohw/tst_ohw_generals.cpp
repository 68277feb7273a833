// Generals: their dice, their rallies, their risk (OTW-050 to OTW-059, OTW-216 to OTW-218).
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/leadership.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/sequence_of_play.h"
#include "tests/support/ohw_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

/// Side A's general with unit 0, which attacks unit 1.
OhwRig led(const std::string& general, const std::string& type = "heavy_infantry") {
    OhwField field;
    field.generals[0] = general;
    OhwRig rig({{type, Side::A, {5, 3}, Heading::North, true}, {"heavy_infantry", Side::B, {5, 4}, Heading::South}},
               field);
    rig.setMorale(Side::A, 8);
    return rig;
}

const auto fight = [](OhwRig& rig) { return [&rig](Play& play) { combat(play, rig.unit(0), rig.unit(1)); }; };

void always(OhwRig& rig, Decision decision) {
    rig.player.on(decision, [](const Request&) { return coded(code::yes); });
}

const auto test = [](OhwRig& rig, bool& passed) {
    return [&](Play& play) { passed = passes(play, rig.unit(0), why::secondMove); };
};

}  // namespace

class TestOhwGenerals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // OTW-053, OTW-C03, OTW-D04, OTW-057: fail, re-roll, Risk; a 2 is no fate
    void aFailedTestMayBeTakenAgainAtHisRisk() {
        OhwRig rig = led("average");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 4, 2}, test(rig, passed)));
        QVERIFY(passed);
        OhwRig declined = led("average");
        QVERIFY(declined.play({3}, test(declined, passed)));
        QVERIFY(!passed);
    }
    // OTW-058, OTW-095, OTW-C08
    void onAOneHisFateIsThrown() {
        OhwRig falls = led("average");
        always(falls, Reroll);
        bool passed = false;
        QVERIFY(falls.play({3, 3, 1, 2}, test(falls, passed)));
        QCOMPARE(falls.counter(0, General), 0);
        QCOMPARE(falls.counter(Side::A, Morale), 7);
        OhwRig near = led("average");
        always(near, Reroll);
        QVERIFY(near.play({3, 3, 1, 5}, test(near, passed)));
        QCOMPARE(near.counter(0, General), 1);
        QCOMPARE(near.counter(Side::A, GeneralOut), 0);
    }
    // OTW-217: from the roll to the end of his side's next phase
    void onThreeOrFourHeIsOutOfIt() {
        OhwRig rig = led("average");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 3, 1, 3}, test(rig, passed)));
        QVERIFY(!ableGeneral(rig.game(), rig.table(), rig.unit(0)));
        QVERIFY(rig.play({3}, test(rig, passed)));  // no re-roll now
        const auto phaseOfA = [](Play& play) { playPhase(play, Side::A, 2); };
        QVERIFY(rig.play({}, phaseOfA));
        QVERIFY(!ableGeneral(rig.game(), rig.table(), rig.unit(0)));
        QVERIFY(rig.play({}, phaseOfA));
        QVERIFY(ableGeneral(rig.game(), rig.table(), rig.unit(0)));
    }
    // OTW-050
    void hannibalAddsOneToHisFate() {
        OhwRig rig = led("hannibal");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 3, 1, 2}, test(rig, passed)));
        QCOMPARE(rig.counter(0, General), 1);
        QVERIFY(rig.counter(Side::A, GeneralOut) > 0);
    }
    // OTW-054, OTW-D05: two extra dice and one Risk die, after the dice of both
    void heAddsHisDiceInCombat() {
        OhwRig rig = led("alexander");
        always(rig, AddDice);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 6}, fight(rig)));
    }
    // OTW-051, OTW-A12
    void fortuneFavoursTheBoldOnceABattle() {
        OhwRig rig = led("alexander");
        always(rig, AddDice);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(Side::A, LuckUsed), 1);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 1, 6}, fight(rig)));  // now his fate is rolled
    }
    void hisLuckHoldsOnlyWhereHeAttacks() {
        OhwRig rig = led("alexander");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 3, 1, 6}, test(rig, passed)));
        QCOMPARE(rig.counter(Side::A, LuckUsed), 0);
    }
    // OTW-055, OTW-056, OTW-C07, OTW-D06
    void heRalliesHitsOnFivesAtOneRisk() {
        OhwRig rig = led("hannibal");
        always(rig, RallyHits);
        QVERIFY(rig.play({1, 1, 1, 6, 6, 1, 5, 4, 6, 6}, fight(rig)));  // two hits: two rally dice, one Risk, one test
        QCOMPARE(rig.counter(0, Strength), 2);
        OhwRig one = led("hannibal");
        always(one, RallyHits);
        QVERIFY(one.play({1, 1, 1, 6, 1, 1, 6, 6}, fight(one)));  // one hit: one die; a draw then
        QCOMPARE(one.counter(0, Strength), 3);
    }
    // OTW-059, OTW-A33
    void heIsLostWithAUnitThatFlees() {
        OhwRig rig = led("average");
        rig.set(0, Strength, 1);
        QVERIFY(rig.play({1, 1, 1, 6, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, General), 0);
        QCOMPARE(rig.counter(Side::A, Morale), 6);
    }
    // OTW-A15
    void heServesOnlyTheUnitHeIsWith() {
        OhwField field;
        field.generals[0] = "average";
        const OhwRig rig(
            {{"heavy_infantry", Side::A, {5, 3}, Heading::North, true}, {"heavy_infantry", Side::A, {6, 3}}}, field);
        QVERIFY(ableGeneral(rig.game(), rig.table(), rig.unit(0)));
        QVERIFY(!ableGeneral(rig.game(), rig.table(), rig.unit(1)));
    }
    void heServesAllOfHisArmyWhereTheClubSaysSo() {
        OhwField field;
        field.generals[0] = "alexander";
        field.options.generalReach = GeneralReach::Army;
        OhwRig rig({{"heavy_infantry", Side::A, {1, 3}, Heading::North, true},
                    {"heavy_infantry", Side::A, {6, 3}},
                    {"heavy_infantry", Side::B, {6, 4}, Heading::South}},
                   field);
        for (const Decision decision : {Reroll, AddDice})
            always(rig, decision);
        bool passed = false;
        // A test, its re-roll, his Risk.
        QVERIFY(rig.play({3, 4, 2}, [&](Play& play) { passed = passes(play, rig.unit(1), why::secondMove); }));
        QVERIFY(passed);
        // Five dice against three, his Risk; OTW-051: his luck holds where the unit that he serves attacks.
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 1}, [&](Play& play) { combat(play, rig.unit(1), rig.unit(2)); }));
        QCOMPARE(rig.counter(Side::A, LuckUsed), 1);
        // OTW-052: only the unit that he is with acts without a die.
        rig.player.on(TakeAction, [&](const Request& request) {
            const bool first = rig.player.times(TakeAction) == 1;
            return first && request.options.contains(code::move, rig.unit(1)) ? coded(code::move, rig.unit(1))
                                                                              : coded(code::stop);
        });
        QVERIFY(rig.play({6}, [](Play& play) { actions(play, Side::A); }));
        // A general who is lost serves nobody.
        QVERIFY(rig.play({}, [&](Play& play) { loseGeneral(play, rig.unit(0), why::generalFalls); }));
        QVERIFY(!ableGeneral(rig.game(), rig.table(), rig.unit(1)));
    }
    // OTW-216
    void hePassesToAnAdjoiningUnitOnceAPhase() {
        OhwField field;
        field.generals[0] = "average";
        OhwRig rig({{"heavy_infantry", Side::A, {5, 3}, Heading::North, true},
                    {"heavy_infantry", Side::A, {6, 3}},
                    {"heavy_infantry", Side::A, {8, 3}}},
                   field);
        int asked = 0;
        bool far = false;
        bool again = false;
        rig.player.on(TakeAction, [&](const Request& request) {
            for (const Option& option : request.options) {
                far = far || (option.code == code::transfer && option.piece == rig.unit(2));
                again = again || (option.code == code::transfer && asked > 0);
            }
            return asked++ == 0 ? coded(code::transfer, rig.unit(1)) : coded(code::stop);
        });
        QVERIFY(rig.play({}, [](Play& play) { actions(play, Side::A); }));
        QCOMPARE(rig.counter(1, General), 1);
        QCOMPARE(rig.counter(0, General), 0);
        QVERIFY(!far && !again);
    }
    // OTW-A11
    void hisLossMayCostHisWholeValue() {
        OhwField field;
        field.generals[0] = "hannibal";
        field.options.generalMorale = GeneralMorale::Loss;
        OhwRig rig({{"heavy_infantry", Side::A, {5, 3}, Heading::North, true}}, field);
        rig.setMorale(Side::A, 8);
        QVERIFY(rig.play({}, [&](Play& play) { loseGeneral(play, rig.unit(0), why::generalFalls); }));
        QCOMPARE(rig.counter(Side::A, Morale), 6);
    }
};

QTEST_GUILESS_MAIN(TestOhwGenerals)
#include "tst_ohw_generals.moc"
