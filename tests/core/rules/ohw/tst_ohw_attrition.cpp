// What falling army morale takes from the units, and how those melt away to whom it leaves nothing (OTW-062, OTW-093,
// OTW-094, OTW-215).
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/sequence_of_play.h"
#include "tests/support/ohw_rig.h"

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
    // OTW-093, OTW-094: 7 to 5 takes one from Leadership 5 and two from 6
    void fallingArmyMoraleDrainsThePoorest() {
        OhwRig rig({{"levy_spearmen", Side::A, {1, 2}},
                    {"medium_infantry", Side::A, {3, 2}},
                    {"heavy_infantry", Side::A, {5, 2}},
                    {"levy_spearmen", Side::A, {7, 6}}});
        rig.setMorale(Side::A, 7);
        rig.set(3, Fleeing, 1);  // OTW-A24
        QVERIFY(rig.play({}, loses(2)));
        QCOMPARE(rig.counter(0, Strength), 1);
        QCOMPARE(rig.counter(1, Strength), 2);
        QCOMPARE(rig.counter(2, Strength), 3);
        QCOMPARE(rig.counter(3, Strength), 3);
    }
    // OTW-215, OTW-A23: broken without a victor, at no further cost but for a general
    void whoIsDrainedToNothingFlees() {
        OhwRig rig =
            worn({{"levy_spearmen", Side::A, {1, 4}}, {"levy_spearmen", Side::A, {4, 4}, Heading::North, true}});
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(0), (Square{1, 3}));  // OTW-039: in its own phase, at once
        QCOMPARE(rig.counter(Side::A, Morale), 6);
        rig.set(1, Strength, 1);
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(1, Fleeing), 1);
        QCOMPARE(rig.counter(1, General), 0);
        QCOMPARE(rig.counter(Side::A, Morale), 4);
    }
    // OTW-039
    void inTheEnemysPhaseItStandsUntilItsOwn() {
        OhwRig rig = worn({{"levy_spearmen", Side::A, {1, 4}}, {"heavy_infantry", Side::A, {8, 1}}});
        rig.set(Side::A, HasPhase, 0);
        rig.set(Side::B, HasPhase, 1);
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(0), (Square{1, 4}));
        QVERIFY(rig.play({}, [](Play& play) { playPhase(play, Side::A, 2); }));
        QCOMPARE(rig.square(0), (Square{1, 3}));
    }
    // OTW-A24
    void skirmishersMeltAwayAsWell() {
        OhwRig rig = worn({{"javelin_skirmishers", Side::A, {1, 4}}, {"heavy_infantry", Side::A, {8, 1}}});
        QVERIFY(rig.play({}, loses(1)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(0), (Square{1, 2}));
        QCOMPARE(rig.counter(Side::A, Morale), 6);
    }
    // OTW-062, OTW-215: no flight; they cost army morale nothing, the general with them does
    void elephantsThatRunWildAreGoneAtOnce() {
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
    // OTW-046: its pursuit is over
    void aPursuerThatMeltsAwayFlees() {
        OhwRig rig = worn({{"levy_spearmen", Side::A, {1, 4}}, {"heavy_infantry", Side::B, {1, 6}}});
        rig.set(1, Fleeing, 1);
        rig.set(0, Pursuing, 1 + static_cast<int>(rig.unit(1).index()));
        QVERIFY(rig.play({}, loses(1)));
        QVERIFY(!isPursuing(rig.table(), rig.unit(0)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
    }
    // OTW-046, OTW-215: no victor, not even the one whose victory took the heart from it
    void nobodyPursuesWhoMeltsAway() {
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
    // OTW-049, OTW-092, OTW-094: that costs army morale 1, which drains the others in turn
    void whoMeltsAwayIntoAnEnemyIsCutDown() {
        OhwRig rig = worn({{"levy_spearmen", Side::A, {4, 4}},
                           {"levy_spearmen", Side::A, {8, 4}},
                           {"heavy_infantry", Side::B, {4, 3}}});
        QVERIFY(rig.play({}, loses(1)));
        QVERIFY(!rig.stands(0));
        QCOMPARE(rig.counter(Side::A, Morale), 5);
        QCOMPARE(rig.counter(1, Strength), 1);
    }
    // OTW-093: it follows the morale of its own army alone
    void theEnemyLosesNothingByIt() {
        OhwRig rig = worn({{"levy_spearmen", Side::A, {1, 4}}, {"levy_spearmen", Side::B, {8, 6}}});
        QVERIFY(rig.play({}, loses(7)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.counter(1, Strength), 3);
    }
};

QTEST_GUILESS_MAIN(TestOhwAttrition)
#include "tst_ohw_attrition.moc"
