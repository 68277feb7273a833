// Skirmishing, shooting and manoeuvring on the table (rules, sections N to S).
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/arithmetic/band_path.h"
#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/movement/phalanx_phase.h"
#include "core/rules/alala/battle/movement/shooting.h"
#include "core/rules/alala/battle/movement/skirmish_phase.h"
#include "tests/support/alala_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

constexpr double width = 15 / 2.54;
constexpr double depth = 4 / 2.54;

ScriptedPlayer::Answers numbered(int number) {
    return [number](const Request& request) {
        Choice choice;
        choice.number = number;
        if (request.form == Form::Options)
            choice.code = request.options.front().code;
        return choice;
    };
}

/// A band goes this way.
ScriptedPlayer::Answers going(Vec from, Vec way) {
    return [from, way](const Request& request) {
        Choice choice;
        choice.pose = {from + way * (request.limits.allowance - 1e-6), {0, 1}};
        return choice;
    };
}

Terrain ground(const char* kind, double x, double y, double w, double h) {
    return {"t", kind, Ground::Difficult, false, {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}};
}

}  // namespace

class TestAlalaManoeuvre : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBandMovesAnyWayAndShoots() {
        RULE("ALA-105", "ALA-127", "ALA-141");
        AlalaStory s({band(Side::A, "psiloi", 30, 15), hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 25)});
        s.control(0, Control::Free).on(BandAction, taking(code::moveAndShoot + 1)).on(BandMove, going({30, 15}, north));
        s.play({6, 6, 6, 6, 6}, [](Play& p) { skirmishPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 25 - depth / 2 - 1.5 / 2.54 - 4));
        QCOMPARE(s.figures(2), 16);
        QVERIFY(!offers(s.player.last(BandAction), code::shootOnce));  // nobody was in range before
        QVERIFY(!offers(s.player.last(BandAction), code::redress));
    }
    void aBandStopsFourInchesFromAnyEnemy() {
        RULE("ALA-107");
        AlalaStory s({band(Side::A, "psiloi", 30, 15), hoplites(Side::A, 60, 5),
                      hoplites(Side::B, 30, 15 + 6 + 1.5 / 2.54 + depth / 2)});
        s.control(0, Control::Free).on(BandAction, taking(code::moveOnly + 2)).on(BandMove, going({30, 15}, north));
        s.play({2, 4}, [](Play& p) { skirmishPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 17));
    }
    void theSecondVolleyGoesToTheNextNearest() {
        RULE("ALA-108", "ALA-158", "ALA-159", "ALA-160");
        AlalaStory s({band(Side::A, "psiloi", 30, 15), hoplites(Side::A, 60, 5), band(Side::B, "psiloi", 30, 17.5),
                      band(Side::B, "psiloi", 38.5, 17.5), hoplites(Side::B, 60, 45)});
        s.control(0, Control::Free).with(2, LostHead, 2).on(BandAction, taking(code::shootTwice));
        s.play(faces(6, 6) + faces(6, 6), [](Play& p) { skirmishPhase(p, Side::A); });
        QVERIFY(!s.alive(2));
        QVERIFY(!s.alive(3));
    }
    void aFriendBetweenThemBlocksTheShot() {
        RULE("ALA-161", "ALA-163");
        AlalaStory open({band(Side::A, "psiloi", 30, 15), hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 20)});
        QVERIFY(!targetsOf(open.game(), open.table(), open.unit(0)).empty());
        AlalaStory shut({band(Side::A, "psiloi", 30, 15), hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 19.5),
                         band(Side::A, "peltast", 30, 17)});
        QVERIFY(targetsOf(shut.game(), shut.table(), shut.unit(0)).empty());
    }
    void whoFightsOurFriendsMayBeShotAtFromBehind() {
        RULE("ALA-162");
        std::vector<AlalaPiece> pieces{band(Side::A, "psiloi", 30, 17.5), hoplites(Side::A, 30, 20),
                                       hoplites(Side::B, 30, 20 + depth)};
        AlalaStory front(pieces);
        front.with(1, Striking, 1);
        QVERIFY(targetsOf(front.game(), front.table(), front.unit(0)).empty());
        pieces[0].pose.centre.y = 24;
        AlalaStory rear(pieces);
        rear.with(1, Striking, 1);
        QVERIFY(targetsOf(rear.game(), rear.table(), rear.unit(0)).contains(rear.unit(2)));
    }
    void aUnitShotBelowHalfWithdrawsBeforeItsLeaderIsAtRisk() {
        RULE("ALA-030", "ALA-032", "ALA-166", "ALA-170");
        AlalaStory s({band(Side::A, "psiloi", 30, 15), hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 19)});
        s.with(2, LostHead, 10).play(Faces{6, 1, 1, 1} + faces(2, 3) + faces(1, 2), [&](Play& p) {
            volley(p, s.unit(0), targetsOf(s.game(), p.table(), s.unit(0)), why::volley);
        });
        QCOMPARE(s.statusOf(2), Status::Withdrawing);
        QVERIFY(near(s.centre(2).y, 19 + 8));
        QCOMPARE(s.counter(2, Unformed), 1);
        QCOMPARE(s.diceOf(why::leaderRisk), 1);
        QCOMPARE(s.diceLeft, 0);
    }
    void aGradeMayStandToTheDeath() {
        RULE("ALA-031", "ALA-AMB-013");
        AlalaStory s({hoplites(Side::A, 30, 15, "A"), hoplites(Side::B, 30, 40)});
        s.with(0, LostHead, 11).on(StandAndDie, taking(code::yes)).play({}, [&](Play& p) {
            checkHalfStrength(p, s.unit(0));
            retire(p, s.unit(0), why::combatRetire);
        });
        QCOMPARE(s.statusOf(0), Status::LastStand);
        QCOMPARE(s.figures(0), 7);  // two more instead of the move
        QVERIFY(near(s.centre(0).y, 15));
        QCOMPARE(lostHoplites(s.game(), s.table(), Side::A), 0);
    }
    // Units outside the body roll for themselves.
    void aControlledBodyMovesOnOneRoll() {
        RULE("ALA-109", "ALA-111", "ALA-126");
        AlalaStory s({hoplites(Side::A, 40, 15), hoplites(Side::A, 40 - width, 15),
                      hoplites(Side::A, 40 - 2 * width, 15), hoplites(Side::B, 40, 45)});
        for (std::size_t i = 0; i < 3; ++i)
            s.keen(i);
        s.control(0, Control::Controlled).control(1, Control::Controlled);
        s.on(Manoeuvre, taking(code::advance + 1)).on(ManoeuvreHow, numbered(0));
        s.play({2, 6, 1, 1}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 23) && near(s.centre(1).y, 23) && near(s.centre(2).y, 19));
        QCOMPARE(s.disorder(0), 1);  // every unit of the body tires
        QCOMPARE(s.disorder(1), 1);
        QCOMPARE(s.disorder(2), 0);
        QCOMPARE(s.counter(1, Advanced), 600 + 800);
    }
    void hoplitesStopFourInchesBeforeHoplites() {
        RULE("ALA-112", "ALA-124");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth + 6)});
        s.keen(0).on(Manoeuvre, taking(code::advance + 1)).on(ManoeuvreHow, numbered(0));
        s.play({4, 4}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 17));
    }
    // The band stands 5 inches ahead of a move of 7.
    void bandsGiveWayBeforeHoplites() {
        RULE("ALA-113", "ALA-AMB-055");
        const double half = depth / 2 + 1.5 / 2.54;
        AlalaStory s(
            {hoplites(Side::A, 30, 15), hoplites(Side::B, 60, 45), band(Side::B, "psiloi", 30, 15 + half + 5)});
        s.keen(0).on(Manoeuvre, taking(code::advance + 1)).on(ManoeuvreHow, numbered(0));
        s.on(GiveWay, [](const Request& r) {
            Choice choice;
            choice.code = r.options.front().code;
            return choice;
        });
        s.play({2, 4}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 22));
        QVERIFY(near(s.centre(2).y, 22 + half + 4));
        QCOMPARE(s.counter(2, Momentum), 0);  // it costs them nothing
    }
    void hoplitesPassThroughTheirSkirmishersIfTheyClearThem() {
        RULE("ALA-134", "ALA-149", "ALA-150");
        const std::vector<AlalaPiece> pieces{hoplites(Side::A, 30, 15), band(Side::A, "psiloi", 30, 17.5),
                                             hoplites(Side::B, 30, 45)};
        AlalaStory s(pieces);
        s.keen(0)
            .on(Manoeuvre, taking(code::advance + 1))
            .on(ManoeuvreHow, numbered(0))
            .on(GoThrough, taking(code::yes));
        s.play({5, 5}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 23));
        QCOMPARE(s.disorder(0), 1);
        AlalaStory t(pieces);
        t.keen(0).on(Manoeuvre, taking(code::advance + 1)).on(ManoeuvreHow, numbered(0));
        t.play({5, 5}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(t.centre(0).y < 16.2);  // it stops before them
        AlalaStory horse({hoplites(Side::A, 30, 15), band(Side::A, "cavalry", 30, 17.5), hoplites(Side::B, 30, 45)});
        QVERIFY(!passableFriends(horse.game(), horse.table(), horse.unit(0)).contains(horse.unit(1)));
    }
    void aGradeEasesOff() {
        RULE("ALA-137");
        AlalaStory s({hoplites(Side::A, 30, 15, "A"), hoplites(Side::B, 30, 45)});
        s.keen(0).on(Manoeuvre, taking(code::advance)).on(EaseOff, taking(code::yes)).on(ManoeuvreHow, numbered(0));
        s.play({6}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 19));
        QCOMPARE(s.disorder(0), 0);
    }
    void theGroundDisorders() {
        RULE("ALA-139", "ALA-140");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 45)}, {}, {ground("wood", 25, 17, 10, 2)});
        s.keen(0).on(Manoeuvre, taking(code::advance + 1)).on(ManoeuvreHow, numbered(0));
        s.play({2, 2}, [](Play& p) { phalanxPhase(p, Side::A); });
        QCOMPARE(s.disorder(0), 1);
        AlalaStory horse({band(Side::A, "cavalry", 30, 12), hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 45)}, {},
                         {ground("wood", 25, 15, 10, 2)});
        QVERIFY(bandPath(horse.game(), horse.table(), horse.unit(0), north, 8).through.distance < 3);
    }
    // The unit keeps its facing.
    void hoplitesBearToTheRightWithoutTurning() {
        RULE("ALA-142");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 45)});
        s.keen(0).on(Manoeuvre, taking(code::advance)).on(ManoeuvreHow, numbered(45)).play({4}, [](Play& p) {
            phalanxPhase(p, Side::A);
        });
        QVERIFY(near(s.centre(0).x, 30 + 4 * 0.382683) && near(s.centre(0).y, 15 + 4 * 0.923880));
        QVERIFY(s.facing(0) == north);
        QCOMPARE(s.player.last(ManoeuvreHow)->highest, 45);
        QCOMPARE(s.player.last(ManoeuvreHow)->prompt, &why::askHeading);  // it says the unit
    }
    void anAboutFaceCostsHalfTheMoveAndOrder() {
        RULE("ALA-144");
        AlalaStory s({hoplites(Side::A, 30, 25, "B", 0, "C"), hoplites(Side::B, 60, 45)});
        s.keen(0).on(Manoeuvre, taking(code::aboutFace + 1)).on(ManoeuvreHow, taking(code::yes));
        s.play({5, 2}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(s.facing(0) == south);
        QVERIFY(near(s.centre(0).y, 25 - 3.5));
        QCOMPARE(s.disorder(0), 1);
        QCOMPARE(s.counter(0, Reversed), 1);
    }
    void aBodyWheelsAboutItsEnd() {
        RULE("ALA-147");
        AlalaStory s(
            {hoplites(Side::A, 40, 15, "A"), hoplites(Side::A, 40 - width, 15, "C"), hoplites(Side::B, 40, 45)});
        s.keen(0).keen(1).control(0, Control::Controlled).control(1, Control::Controlled);
        s.on(Manoeuvre, taking(code::wheelRight)).on(ManoeuvreHow, [](const Request& r) {
            Choice choice;
            choice.number = r.highest;
            return choice;
        });
        const Vec pivot{40 + width / 2, 15 + depth / 2};
        s.play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        const Body& right = s.table().body(s.unit(0));
        QVERIFY(length(corners(right)[1] - pivot) < 1e-5);
        QVERIFY(s.facing(0).x > 0 && length(s.facing(0) - s.facing(1)) < 1e-9);
        QCOMPARE(s.disorder(0), 1);
        QCOMPARE(s.disorder(1), 3);
    }
    void whoHasRetiredFormsUpForAMove() {
        RULE("ALA-115", "ALA-120", "ALA-148");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 45)});
        s.keen(0)
            .with(0, Unformed, 1)
            .with(0, Points, 2)
            .on(Manoeuvre, taking(code::reform))
            .on(ManoeuvreHow, taking(8));
        s.play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(isFormed(s.game(), s.table(), s.unit(0)));
        QVERIFY(s.facing(0).y < -0.999);
        QCOMPARE(s.disorder(0), 2);
        AlalaStory shaken({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 45)});
        shaken.with(0, Unformed, 1).level(0, Level::Shaken);
        QVERIFY(!mayFormUp(shaken.game(), shaken.table(), shaken.unit(0)));
    }
    void redressingAfterTheSignalCostsHeart() {
        RULE("ALA-044", "ALA-118", "ALA-156", "ALA-157");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 21)});
        s.keen(0).with(0, Points, 2).level(0, Level::Ready).on(Manoeuvre, taking(code::redressRanks));
        s.play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        QCOMPARE(s.disorder(0), 1);
        QCOMPARE(s.levelOf(0), Level::FormedUp);
        QVERIFY(!mayCharge(s.game(), s.table(), s.unit(0), s.unit(1)));
    }
    void aRepeatDoesTheSameAgain() {
        RULE("ALA-080", "ALA-AMB-037");
        AlalaStory s({hoplites(Side::A, 30, 15), band(Side::A, "psiloi", 50, 15), hoplites(Side::B, 50, 40)});
        s.keen(0).control(0, Control::Repeat).control(1, Control::Repeat);
        s.with(0, LastAction, PastAction{PastAction::Kind::Moved, 2, 0}.code())
            .with(1, LastAction, PastAction{PastAction::Kind::Moved, 1, 0}.code());
        s.play({3, 3, 1}, [](Play& p) {
            phalanxPhase(p, Side::A);
            skirmishPhase(p, Side::A);
        });
        QVERIFY(near(s.centre(0).y, 21));
        QVERIFY(near(s.centre(1).y, 17));
    }
};

QTEST_GUILESS_MAIN(TestAlalaManoeuvre)
#include "tst_alala_manoeuvre.moc"
