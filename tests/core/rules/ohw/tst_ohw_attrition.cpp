// Falling army morale drains the Strength of units; units that it leaves without Strength break.
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/sequence_of_play.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

/// Side A has army morale 7, and unit 0 one Strength left.
OhwRig worn(const std::vector<StandingUnit>& units) {
    OhwField field;
    field.generals[0] = "average";
    OhwRig rig(units, field);
    rig.setMorale(Side::A, 7);
    rig.setMorale(Side::B, 7);
    rig.set(0, Strength, 1);
    return rig;
}

const auto loses = [](int amount) {
    return [amount](Play& play) {
        loseMorale(play, Side::A, amount, why::moraleFlees);
        settleMorale(play);
    };
};

}  // namespace

class TestOhwAttrition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // From 7 to 5: Leadership 5 loses one, Leadership 6 loses two.
    void fallingArmyMoraleDrainsThePoorest() {
        RULE("OTW-093", "OTW-094", "OTW-A24");
        OhwRig rig({{"levy_spearmen", Side::A, {1, 2}},
                    {"medium_infantry", Side::A, {3, 2}},
                    {"heavy_infantry", Side::A, {5, 2}},
                    {"levy_spearmen", Side::A, {7, 6}}});
        rig.setMorale(Side::A, 7);
        rig.set(3, Fleeing, 1);
        QVERIFY(rig.play({}, loses(2)));
        QCOMPARE(rig.counter(0, Strength), 1);
        QCOMPARE(rig.counter(1, Strength), 2);
        QCOMPARE(rig.counter(2, Strength), 3);
        QCOMPARE(rig.counter(3, Strength), 3);
    }
    // There is no victor and no further loss of army morale, except for a general.
    void whoIsDrainedToNothingFlees() {
        RULE("OTW-215", "OTW-A23");
        OhwRig rig =
            worn({{"levy_spearmen", Side::A, {1, 4}}, {"levy_spearmen", Side::A, {4, 4}, Heading::North, true}});
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(0), (Square{1, 3}));  // in its own phase, at once
        QCOMPARE(rig.counter(Side::A, Morale), 6);
        rig.set(1, Strength, 1);
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(1, Fleeing), 1);
        QCOMPARE(rig.counter(1, General), 0);
        QCOMPARE(rig.counter(Side::A, Morale), 4);
    }
    void inTheEnemysPhaseItStandsUntilItsOwn() {
        RULE("OTW-039");
        OhwRig rig = worn({{"levy_spearmen", Side::A, {1, 4}}, {"heavy_infantry", Side::A, {8, 1}}});
        rig.set(Side::A, HasPhase, 0);
        rig.set(Side::B, HasPhase, 1);
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(0), (Square{1, 4}));
        QVERIFY(rig.play({}, [](Play& play) { playPhase(play, Side::A, 2); }));
        QCOMPARE(rig.square(0), (Square{1, 3}));
    }
    void skirmishersMeltAwayAsWell() {
        RULE("OTW-A24");
        OhwRig rig = worn({{"javelin_skirmishers", Side::A, {1, 4}}, {"heavy_infantry", Side::A, {8, 1}}});
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(0), (Square{1, 2}));
        QCOMPARE(rig.counter(Side::A, Morale), 6);
    }
    // They do not flee. Army morale falls only if a general is with them.
    void elephantsThatRunWildAreGoneAtOnce() {
        RULE("OTW-062", "OTW-215");
        for (const bool general : {false, true}) {
            OhwRig rig = worn(
                {{"african_elephants", Side::A, {1, 4}, Heading::North, general}, {"heavy_infantry", Side::A, {8, 1}}});
            rig.set(0, Rampaging, 1);
            QVERIFY(rig.play({}, loses(2)));
            QVERIFY(!rig.stands(0));
            QCOMPARE(rig.counter(0, Fleeing), 0);
            QCOMPARE(rig.counter(Side::A, Morale), general ? 4 : 5);
        }
    }
    void aPursuerThatMeltsAwayFlees() {
        RULE("OTW-046");
        OhwRig rig = worn({{"levy_spearmen", Side::A, {1, 4}}, {"heavy_infantry", Side::B, {1, 6}}});
        rig.set(1, Fleeing, 1);
        rig.set(0, Pursuing, 1 + static_cast<int>(rig.unit(1).index()));
        QVERIFY(rig.play({}, loses(1)));
        QVERIFY(!isPursuing(rig.table(), rig.unit(0)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
    }
    void nobodyPursuesWhoMeltsAway() {
        RULE("OTW-046", "OTW-215");
        OhwRig rig = worn({{"levy_spearmen", Side::A, {4, 4}},
                           {"heavy_infantry", Side::A, {5, 4}},
                           {"heavy_infantry", Side::B, {4, 5}, Heading::South},
                           {"heavy_infantry", Side::B, {5, 5}, Heading::South}});
        rig.set(1, Strength, 1);
        QVERIFY(rig.play({1, 1, 1, 6, 1, 1}, [&](Play& play) {
            combat(play, rig.unit(1), rig.unit(3));
            settleMorale(play);
        }));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.counter(1, Fleeing), 1);
        QVERIFY(!isPursuing(rig.table(), rig.unit(2)));
        QCOMPARE(rig.counter(3, Pursuing), 1 + static_cast<int>(rig.unit(1).index()));
    }
    // Army morale falls by 1, which drains the other units.
    void whoMeltsAwayIntoAnEnemyIsCutDown() {
        RULE("OTW-049", "OTW-092", "OTW-094");
        OhwRig rig = worn({{"levy_spearmen", Side::A, {4, 4}},
                           {"levy_spearmen", Side::A, {8, 4}},
                           {"heavy_infantry", Side::B, {4, 3}}});
        QVERIFY(rig.play({}, loses(1)));
        QVERIFY(!rig.stands(0));
        QCOMPARE(rig.counter(Side::A, Morale), 5);
        QCOMPARE(rig.counter(1, Strength), 1);
    }
    void theEnemyLosesNothingByIt() {
        RULE("OTW-093");
        OhwRig rig = worn({{"levy_spearmen", Side::A, {1, 4}}, {"levy_spearmen", Side::B, {8, 6}}});
        QVERIFY(rig.play({}, loses(7)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.counter(1, Strength), 3);
    }
};

QTEST_GUILESS_MAIN(TestOhwAttrition)
#include "tst_ohw_attrition.moc"
