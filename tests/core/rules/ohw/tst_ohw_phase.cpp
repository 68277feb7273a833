// The actions of a phase, and the end (OTW-003 to OTW-007, OTW-015 to OTW-017, OTW-052, OTW-204, OTW-214, OTW-218).
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/deployment.h"
#include "core/rules/ohw/battle/morale.h"
#include "tests/support/ohw_rig.h"

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

bool offered(const Request* request, std::int16_t code, PieceId piece) {
    return request &&
           std::ranges::any_of(request->options, [&](const Option& o) { return o.code == code && o.piece == piece; });
}

}  // namespace

class TestOhwPhase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // OTW-004, OTW-005, OTW-C02
    void onAOneTheActionIsTakenAndThePhaseEnds() {
        OhwRig rig({{"heavy_infantry", Side::A, {2, 2}}, {"heavy_infantry", Side::A, {6, 2}}});
        orders(rig, {coded(code::move, rig.unit(0)), coded(code::move, rig.unit(1))});
        QVERIFY(rig.play({1}, phase));
        QCOMPARE(rig.player.times(TakeAction), 1);
        QCOMPARE(rig.counter(0, Moved), 1);
        QCOMPARE(rig.counter(1, Moved), 0);
    }
    // OTW-003
    void theMenuHasUnitsGroupsAndCombat() {
        OhwRig rig({{"heavy_infantry", Side::A, {2, 2}},
                    {"heavy_infantry", Side::A, {3, 2}},
                    {"heavy_infantry", Side::A, {6, 2}},
                    {"heavy_infantry", Side::B, {6, 3}, Heading::South}});
        rig.set(2, Beside, 1);
        QVERIFY(rig.play({}, phase));
        const Request* menu = rig.player.last(TakeAction);
        QVERIFY(offered(menu, code::move, rig.unit(0)));
        QVERIFY(offered(menu, code::group, rig.unit(0)));
        QVERIFY(offered(menu, code::fight, rig.unit(2)));
        QVERIFY(!offered(menu, code::fight, rig.unit(0)));
    }
    // OTW-015, OTW-030, OTW-A05, OTW-A06: who has moved does not fight
    void whoHasMovedDoesNotFight() {
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}, {"heavy_infantry", Side::B, {6, 3}, Heading::South}});
        rig.set(0, Beside, 1);
        rig.set(0, Moved, 1);
        QVERIFY(rig.play({}, phase));
        QVERIFY(!offered(rig.player.last(TakeAction), code::fight, rig.unit(0)));
        QVERIFY(!offered(rig.player.last(TakeAction), code::charge, rig.unit(0)));
    }
    // OTW-204, OTW-A07
    void aUnitAttacksOnceAPhase() {
        for (const bool many : {false, true}) {
            OhwField field;
            field.options.manyCombats = many;
            OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}, {"heavy_infantry", Side::B, {6, 3}, Heading::South}},
                       field);
            rig.set(0, Beside, 1);
            orders(rig, {coded(code::fight, rig.unit(0))});
            QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1}, phase));
            QCOMPARE(offered(rig.player.last(TakeAction), code::fight, rig.unit(0)), many);
        }
    }
    // OTW-016, OTW-017, OTW-A08
    void aSecondMoveWantsATestAndAFailureEndsThePhase() {
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}}});
        orders(rig, {coded(code::move, rig.unit(0)), coded(code::moveAgain, rig.unit(0)),
                     coded(code::moveAgain, rig.unit(0))});
        QVERIFY(rig.play({6, 6, 4, 6, 3}, phase));
        QCOMPARE(rig.player.times(MoveUnit), 2);
        QCOMPARE(rig.player.times(TakeAction), 3);
    }
    // OTW-052, OTW-218, OTW-A09, OTW-A10
    void theGeneralsUnitThrowsNoDie() {
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
    void norDoesAGroupWithHim() {
        OhwField field;
        field.generals[0] = "average";
        OhwRig rig({{"heavy_infantry", Side::A, {6, 2}, Heading::North, true}, {"heavy_infantry", Side::A, {7, 2}}},
                   field);
        orders(rig, {coded(code::group, rig.unit(0))});
        QVERIFY(rig.play({}, phase));
        QCOMPARE(rig.counter(1, Moved), 1);
        QCOMPARE(rig.player.times(GroupMove), 1);
    }
    // OTW-006, OTW-D11
    void hisUnusedActivationIsLeftWhenThePhaseHasEnded() {
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
    // OTW-214, OTW-A28
    void anArmyIsBeatenAtNoMoraleOrWithNobodySteady() {
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
        OhwRig rig({{"heavy_infantry", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        rig.setMorale(Side::B, 0);
        QVERIFY(victory(rig.table(), rig.game(), 3, false)->why == &why::spent);
        rig.setMorale(Side::B, 1);
        rig.set(1, Fleeing, 1);
        QVERIFY(victory(rig.table(), rig.game(), 3, false)->why == &why::allBroken);
    }
    void skirmishersAloneAreNoArmy() {
        const OhwRig rig({{"javelin_skirmishers", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        QVERIFY(victory(rig.table(), rig.game(), 1, false)->winner == Winner::B);
    }
    void atTheLimitTheGreaterShareOfMoraleWins() {
        OhwRig rig({{"heavy_infantry", Side::A, {1, 2}}, {"heavy_infantry", Side::B, {1, 6}}});
        QVERIFY(victory(rig.table(), rig.game(), 30, true)->winner == Winner::Draw);
        rig.setMorale(Side::A, 4);
        QVERIFY(victory(rig.table(), rig.game(), 30, true)->winner == Winner::B);
        rig.set(Side::A, MoraleStart, 4);
        QVERIFY(victory(rig.table(), rig.game(), 30, true)->winner == Winner::Draw);
    }
    // OTW-C01, OTW-203, OTW-D01: a tie is rolled again, the winner of the die has the choice, generals come last
    void deploymentGoesUnitByUnit() {
        OhwField field;
        field.generals = {"average", "able"};
        OhwRig empty({{"heavy_infantry", Side::A, {1, 0}}, {"heavy_infantry", Side::B, {1, 7}}}, field);
        ScriptedPlayer player;
        player.on(FirstMove, [](const Request&) { return coded(code::moveFirst); });
        const auto game = std::make_shared<const OhwGame>(empty.game());
        Table table = game->opening();
        ScriptedDice dice({3, 3, 2, 5});
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&player, &player};
        Referee referee(*game, table, conditions, nullptr);
        Play play(referee, *game);
        QCOMPARE(deploy(play), Side::B);
        QCOMPARE(dice.left(), 0);
        QCOMPARE(player.asked().front()->question.decision, static_cast<DecisionId>(FirstMove));
        QCOMPARE(player.asked()[1]->question.side, Side::B);
        QVERIFY(generalsUnit(table, Side::A) && generalsUnit(table, Side::B));
        Choice outside;
        outside.piece = game->pieceOf(Side::A, 0);
        outside.pose = game->poseOn({3, 2}, Heading::North);
        QVERIFY(checkPlace(Board(*game, game->opening()), outside) == &why::outsideZone);
    }
};

QTEST_GUILESS_MAIN(TestOhwPhase)
#include "tst_ohw_phase.moc"
