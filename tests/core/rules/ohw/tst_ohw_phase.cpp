// The actions of a phase, and the end.
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/deployment.h"
#include "core/rules/ohw/battle/morale.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

const auto phase = [](Play& play) { actions(play, Side::A); };

/// Gives these orders one after the other, then stops.
void orders(OhwRig& rig, std::vector<Choice> all) {
    rig.player.on(TakeAction, [all, next = std::make_shared<std::size_t>(0)](const Request&) {
        return *next < all.size() ? all[(*next)++] : coded(code::stop);
    });
}

}  // namespace

class TestOhwPhase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onAOneTheActionIsTakenAndThePhaseEnds() {
        RULE("OTW-004", "OTW-005", "OTW-C02");
        OhwRig rig({{"heavy_infantry", Side::A, {2, 2}}, {"heavy_infantry", Side::A, {6, 2}}});
        orders(rig, {coded(code::move, rig.unit(0)), coded(code::move, rig.unit(1))});
        QVERIFY(rig.play({1}, phase));
        QCOMPARE(rig.player.times(TakeAction), 1);
        QCOMPARE(rig.counter(0, Moved), 1);
        QCOMPARE(rig.counter(1, Moved), 0);
    }
    void theMenuHasUnitsGroupsAndCombat() {
        RULE("OTW-003", "OTW-030");
        OhwRig rig({{"heavy_infantry", Side::A, {2, 2}},
                    {"heavy_infantry", Side::A, {3, 2}},
                    {"heavy_infantry", Side::A, {6, 2}},
                    {"heavy_infantry", Side::B, {6, 3}, Heading::South}});
        rig.set(2, Beside, 1);
        QVERIFY(rig.play({}, phase));
        const Request* menu = rig.player.last(TakeAction);
        QVERIFY(offers(menu, code::move, rig.unit(0)));
        QVERIFY(offers(menu, code::group, rig.unit(0)));
        QVERIFY(offers(menu, code::fight, rig.unit(2)));
        QVERIFY(!offers(menu, code::fight, rig.unit(0)));
    }
    void whoHasMovedDoesNotFight() {
        RULE("OTW-015", "OTW-A06");
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}, {"heavy_infantry", Side::B, {6, 3}, Heading::South}});
        rig.set(0, Beside, 1);
        rig.set(0, Moved, 1);
        QVERIFY(rig.play({}, phase));
        QVERIFY(!offers(rig.player.last(TakeAction), code::fight, rig.unit(0)));
        QVERIFY(!offers(rig.player.last(TakeAction), code::charge, rig.unit(0)));
    }
    void aUnitThatAnEnemyHasComeUpToChargesInsteadOfFighting() {
        RULE("OTW-030", "OTW-A05");
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}, {"heavy_infantry", Side::B, {6, 3}, Heading::South}});
        QVERIFY(rig.play({}, phase));
        QVERIFY(!offers(rig.player.last(TakeAction), code::fight, rig.unit(0)));
        QVERIFY(offers(rig.player.last(TakeAction), code::charge, rig.unit(0)));
    }
    void aUnitAttacksOnceAPhase() {
        RULE("OTW-204", "OTW-A07");
        for (const bool many : {false, true}) {
            OhwField field;
            field.options.manyCombats = many;
            OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}, {"heavy_infantry", Side::B, {6, 3}, Heading::South}},
                       field);
            rig.set(0, Beside, 1);
            orders(rig, {coded(code::fight, rig.unit(0))});
            QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1}, phase));
            QCOMPARE(offers(rig.player.last(TakeAction), code::fight, rig.unit(0)), many);
        }
    }
    void aSecondMoveWantsATestAndAFailureEndsThePhase() {
        RULE("OTW-016", "OTW-017", "OTW-A08");
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}});
        orders(rig, {coded(code::move, rig.unit(0)), coded(code::moveAgain, rig.unit(0)),
                     coded(code::moveAgain, rig.unit(0))});
        QVERIFY(rig.play({6, 6, 4, 6, 3}, phase));
        QCOMPARE(rig.player.times(MoveUnit), 2);
        QCOMPARE(rig.player.times(TakeAction), 3);
    }
    void theGeneralsUnitRollsNoDie() {
        RULE("OTW-218", "OTW-A09", "OTW-A10");
        for (const auto& [choice, dice] : {std::pair{GeneralActions::All, std::vector<std::uint8_t>{6}},
                                           std::pair{GeneralActions::One, std::vector<std::uint8_t>{6, 6}}}) {
            OhwField field;
            field.generals[0] = "average";
            field.options.generalActions = choice;
            OhwRig rig({{"heavy_infantry", Side::A, {6, 2}, Heading::North, true}}, field);
            orders(rig, {coded(code::move, rig.unit(0)), coded(code::moveAgain, rig.unit(0))});
            QVERIFY(rig.play(dice, phase));
        }
    }
    void aGroupWithTheGeneralRollsNoDie() {
        RULE("OTW-052");
        OhwField field;
        field.generals[0] = "average";
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}, Heading::North, true}, {"heavy_infantry", Side::A, {7, 2}}},
                   field);
        orders(rig, {coded(code::group, rig.unit(0))});
        QVERIFY(rig.play({}, phase));
        QCOMPARE(rig.counter(1, Moved), 1);
        QCOMPARE(rig.player.times(GroupMove), 1);
    }
    void theGeneralsUnusedActivationIsLeftWhenThePhaseHasEnded() {
        RULE("OTW-006", "OTW-D11");
        OhwField field;
        field.generals[0] = "average";
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}, Heading::North, true}, {"heavy_infantry", Side::A, {9, 2}}},
                   field);
        orders(rig, {coded(code::move, rig.unit(1))});
        rig.player.on(UseGeneral, [&](const Request&) { return coded(code::move, rig.unit(0)); });
        QVERIFY(rig.play({1}, phase));
        QCOMPARE(rig.counter(0, Moved), 1);
        QCOMPARE(rig.player.times(UseGeneral), 1);
    }
    void anArmyIsBeatenAtNoMoraleOrWithNobodySteady() {
        RULE("OTW-214", "OTW-A28");
        OhwRig rig({{"heavy_infantry", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        const auto ended = [&](bool last) { return victory(rig.table(), rig.game(), 3, last); };
        QVERIFY(!ended(false));
        rig.setMorale(Side::B, 0);
        QVERIFY(ended(false)->winner == Winner::A);
        rig.set(0, Fleeing, 1);
        QVERIFY(ended(false)->winner == Winner::Draw);
        rig.setMorale(Side::B, 3);
        QVERIFY(ended(false)->winner == Winner::B);
    }
    void theReasonOfAVictoryIsTrue() {
        RULE("OTW-214");
        OhwRig rig({{"heavy_infantry", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        rig.setMorale(Side::B, 0);
        QVERIFY(victory(rig.table(), rig.game(), 3, false)->why == &why::spent);
        rig.setMorale(Side::B, 1);
        rig.set(1, Fleeing, 1);
        QVERIFY(victory(rig.table(), rig.game(), 3, false)->why == &why::allBroken);
    }
    void skirmishersAloneAreNoArmy() {
        RULE("OTW-214");
        const OhwRig rig({{"javelin_skirmishers", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        QVERIFY(victory(rig.table(), rig.game(), 1, false)->winner == Winner::B);
    }
    void atTheLimitTheGreaterShareOfMoraleWins() {
        RULE("OTW-214");
        OhwRig rig({{"heavy_infantry", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        QVERIFY(victory(rig.table(), rig.game(), 30, true)->winner == Winner::Draw);
        rig.setMorale(Side::A, 4);
        QVERIFY(victory(rig.table(), rig.game(), 30, true)->winner == Winner::B);
        rig.set(Side::A, MoraleStart, 4);
        QVERIFY(victory(rig.table(), rig.game(), 30, true)->winner == Winner::Draw);
    }
    // A tie is rolled again, the winner of the die chooses, and generals are placed last.
    void deploymentGoesUnitByUnit() {
        RULE("OTW-C01", "OTW-203", "OTW-D01");
        OhwField field;
        field.generals = {"average", "able"};
        OhwRig rig({{"heavy_infantry", Side::A, {1, 0}}, {"heavy_infantry", Side::B, {1, 7}}}, field);
        rig.table() = rig.game().opening();
        rig.player.on(FirstMove, [](const Request&) { return coded(code::moveFirst); });
        QVERIFY(rig.play({3, 3, 2, 5}, [](Play& play) { QCOMPARE(deploy(play), Side::B); }));
        QCOMPARE(rig.player.asked().front()->question.decision, static_cast<DecisionId>(FirstMove));
        QCOMPARE(rig.player.asked()[1]->question.side, Side::B);
        QVERIFY(generalsUnit(rig.table(), Side::A) && generalsUnit(rig.table(), Side::B));
        Choice outside;
        outside.piece = rig.game().pieceOf(Side::A, 0);
        outside.pose = rig.game().poseOn({3, 2}, Heading::North);
        QVERIFY(checkPlace(Board(rig.game(), rig.game().opening()), outside) == &why::outsideZone);
    }
};

QTEST_GUILESS_MAIN(TestOhwPhase)
#include "tst_ohw_phase.moc"
