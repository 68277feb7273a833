// Generals: their dice, their rallies, their risk.
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/leadership.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/sequence_of_play.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

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
    // A failed test, its re-roll, the Risk. A 2 does not call for a Fate roll.
    void aFailedTestMayBeTakenAgainAtTheGeneralsRisk() {
        RULE("OTW-053", "OTW-057", "OTW-C03");
        OhwRig rig = led("average");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 4, 2}, test(rig, passed)));
        QVERIFY(passed);
        OhwRig declined = led("average");
        QVERIFY(declined.play({3}, test(declined, passed)));
        QVERIFY(!passed);
    }
    void aTestIsPassedFromTheUnitsLeadershipUp() {
        RULE("OTW-070");
        OhwRig rig({{"heavy_infantry", Side::A, {5, 3}}});
        bool passed = false;
        QVERIFY(rig.play({4}, test(rig, passed)));
        QVERIFY(passed);
        QVERIFY(rig.play({3}, test(rig, passed)));
        QVERIFY(!passed);
    }
    void onAOneTheGeneralsFateIsRolled() {
        RULE("OTW-058", "OTW-095", "OTW-C08");
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
    // Until the end of the next phase of the general's side.
    void onThreeOrFourTheGeneralMissesATurn() {
        RULE("OTW-217");
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
    void hannibalAddsOneToTheFateRoll() {
        RULE("OTW-050");
        OhwRig rig = led("hannibal");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 3, 1, 2}, test(rig, passed)));
        QCOMPARE(rig.counter(0, General), 1);
        QVERIFY(rig.counter(Side::A, GeneralOut) > 0);
    }
    // Two extra dice, and one Risk die after the dice of both sides.
    void aGeneralAddsDiceInCombat() {
        RULE("OTW-054", "OTW-D05");
        OhwRig rig = led("alexander");
        always(rig, AddDice);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 6}, fight(rig)));
    }
    void fortuneFavoursTheBoldOnceABattle() {
        RULE("OTW-051", "OTW-A12");
        OhwRig rig = led("alexander");
        always(rig, AddDice);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(Side::A, LuckUsed), 1);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 1, 6}, fight(rig)));  // now the general's fate is rolled
    }
    void alexandersLuckHoldsOnlyWhereTheUnitAttacks() {
        RULE("OTW-051");
        OhwRig rig = led("alexander");
        always(rig, Reroll);
        bool passed = false;
        QVERIFY(rig.play({3, 3, 1, 6}, test(rig, passed)));
        QCOMPARE(rig.counter(Side::A, LuckUsed), 0);
    }
    void aGeneralRalliesHitsOnFivesAtOneRisk() {
        RULE("OTW-055", "OTW-056", "OTW-C07");
        OhwRig rig = led("hannibal");
        always(rig, RallyHits);
        QVERIFY(rig.play({1, 1, 1, 6, 6, 1, 5, 4, 6, 6}, fight(rig)));  // two hits: two rally dice, one Risk, one test
        QCOMPARE(rig.counter(0, Strength), 2);
    }
    void aRoundWhoseHitsAreRalliedIsADraw() {
        RULE("OTW-206", "OTW-A14");
        OhwRig one = led("hannibal");
        always(one, RallyHits);
        QVERIFY(one.play({1, 1, 1, 6, 1, 1, 6, 6}, fight(one)));  // one hit: one die; a draw then
        QCOMPARE(one.counter(0, Strength), 3);
    }
    void aGeneralIsLostWithAUnitThatFlees() {
        RULE("OTW-059", "OTW-A33");
        OhwRig rig = led("average");
        rig.set(0, Strength, 1);
        QVERIFY(rig.play({1, 1, 1, 6, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, General), 0);
        QCOMPARE(rig.counter(Side::A, Morale), 6);
    }
    void aGeneralServesOnlyTheUnitOfThatGeneral() {
        RULE("OTW-A15");
        OhwField field;
        field.generals[0] = "average";
        const OhwRig rig(
            {{"heavy_infantry", Side::A, {5, 3}, Heading::North, true}, {"heavy_infantry", Side::A, {6, 3}}}, field);
        QVERIFY(ableGeneral(rig.game(), rig.table(), rig.unit(0)));
        QVERIFY(!ableGeneral(rig.game(), rig.table(), rig.unit(1)));
    }
    void aGeneralServesTheWholeArmyWhereTheClubSaysSo() {
        RULE("OTW-051", "OTW-052", "OTW-A15");
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
        // A test, its re-roll, the Risk.
        QVERIFY(rig.play({3, 4, 2}, [&](Play& play) { passed = passes(play, rig.unit(1), why::secondMove); }));
        QVERIFY(passed);
        // Five dice against three, the Risk; Alexander's luck holds where the unit that the general serves attacks.
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1, 1, 1}, [&](Play& play) { combat(play, rig.unit(1), rig.unit(2)); }));
        QCOMPARE(rig.counter(Side::A, LuckUsed), 1);
        // Only the unit of the general acts without a die.
        rig.player.on(TakeAction, [&](const Request& request) {
            const bool first = rig.player.times(TakeAction) == 1;
            return first && request.options.contains(code::move, rig.unit(1)) ? coded(code::move, rig.unit(1))
                                                                              : coded(code::stop);
        });
        QVERIFY(rig.play({6}, [](Play& play) { actions(play, Side::A); }));
        // A lost general serves nobody.
        QVERIFY(rig.play({}, [&](Play& play) { loseGeneral(play, rig.unit(0), why::generalFalls); }));
        QVERIFY(!ableGeneral(rig.game(), rig.table(), rig.unit(1)));
    }
    void aGeneralPassesToAnAdjoiningUnitOnceAPhase() {
        RULE("OTW-216");
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
    void theLossOfAGeneralMayCostTheWholeMoraleValue() {
        RULE("OTW-A11");
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
