// Where chargers stand, which enemy they fight, and what the log says of it (rules, sections T and X).
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/after_combat.h"
#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/combat/contact.h"
#include "core/rules/alala/battle/combat/supports.h"
#include "tests/support/alala_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

constexpr double width = 15 / 2.54;
constexpr double depth = 4 / 2.54;

ScriptedPlayer::Answers charging(PieceId target) { return taking(code::yes, target); }

}  // namespace

class TestAlalaLiningUp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChargeTakesTheExactPlaceWhereverThatIsFree() {
        RULE("ALA-176", "ALA-AMB-077");
        for (const double aside : {-5.5, -3.2, 3.2, 5.5, 7.0}) {
            AlalaStory s({hoplites(Side::A, 30 + aside, 15), hoplites(Side::B, 30, 15 + depth + 3)});
            s.keen(0).on(DeclareCharge, charging(s.unit(1))).play({}, [](Play& p) { chargePhase(p); });
            QVERIFY2(near(s.centre(0).x, 30) && near(s.centre(0).y, 18), qPrintable(QString::number(aside)));
        }
    }
    // Shaken hoplites that an evader uncovers run like evaders. The chase does not follow them further.
    void aChaseDoesNotCatchTheShakenWhoRunFromIt() {
        RULE("ALA-185", "ALA-188", "ALA-AMB-081");
        AlalaStory s({hoplites(Side::A, 30, 15), band(Side::B, "psiloi", 30, 18), hoplites(Side::B, 30, 22)});
        s.keen(0).level(2, Level::Shaken).with(2, Unformed, 1);
        s.on(DeclareCharge, charging(s.unit(1))).on(AnswerOfSkirmishers, taking(code::evade));
        s.play({6, 6, 6, 6, 6, 6}, [](Play& p) { chargePhase(p); });
        QCOMPARE(s.statusOf(2), Status::Retiring);
        QVERIFY(!isInContact(s.table(), s.unit(0)));
        QVERIFY(near(s.centre(0).y, 25));  // 5 + 5, to the end of its chase
    }
    // The target runs before the charge, because its friends run.
    void aChargeDoesNotFollowWhoHasRunOutOfReach() {
        RULE("ALA-172", "ALA-AMB-081");
        const double y = 15 + depth + 3;
        AlalaStory s(
            {hoplites(Side::A, 30, 15), hoplites(Side::A, 23, 15), hoplites(Side::B, 30, y), hoplites(Side::B, 23, y)});
        s.keen(0).keen(1).level(3, Level::Shaken).on(DeclareCharge, [&](const Request& request) {
            return charging(s.unit(request.question.piece == s.unit(0) ? 2 : 3))(request);
        });
        s.play(faces(8, 1), [](Play& p) { chargePhase(p); });
        QCOMPARE(s.statusOf(2), Status::Retiring);
        QCOMPARE(s.count(why::contact), 0);
        QVERIFY(near(s.centre(0).y, 19));
    }
    // The charge goes 4 inches at most.
    void aChargeDoesNotReachWhoHasComeToMeetAnother() {
        RULE("ALA-172", "ALA-AMB-077");
        AlalaStory s({band(Side::A, "cavalry", 30, 20), hoplites(Side::A, 60, 5),
                      band(Side::B, "cavalry", 30, 20 + depth + 3), hoplites(Side::B, 30, 20 - depth - 3.5)});
        s.with(3, Unformed, 1).keen(3).control(2, Control::Free);
        s.on(DeclareCharge, charging(s.unit(0))).on(AnswerOfCavalry, taking(code::counterCharge));
        s.play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(isInContact(s.table(), s.unit(2)));
        QVERIFY(!isInContact(s.table(), s.unit(3)));
        QVERIFY(near(s.centre(3).y, 20 - depth - 3.5));
    }
    // A band stands in half of that place.
    void aChargeMeetsPartOfTheFrontWhereTheExactPlaceIsTaken() {
        RULE("ALA-176");
        AlalaStory s({hoplites(Side::A, 33, 15), hoplites(Side::B, 30, 15 + depth + 3),
                      band(Side::A, "psiloi", 30 - width / 2 - 1, 15 + depth + 1.2)});
        const Body stands = s.table().body(s.unit(2));
        s.keen(0).on(DeclareCharge, charging(s.unit(1))).play({}, [](Play& p) { chargePhase(p); });
        const double flush = stands.pose.centre.x + stands.halfFrontage() + width / 2;
        QVERIFY(flush > 30.1 && flush < 33);
        QVERIFY(near(s.centre(0).x, flush));  // as near to the middle as there is room
        QVERIFY(isInContact(s.table(), s.unit(0)));
    }
    void aChargeIsNotDrawnAsideByThoseBehindTheTarget() {
        RULE("ALA-176");
        AlalaStory s({hoplites(Side::A, 33, 15), hoplites(Side::B, 30, 15 + depth + 3),
                      hoplites(Side::B, 32.4 - width, 15 + 2 * depth + 3),
                      band(Side::A, "psiloi", 30 - width / 2 - 1, 15 + depth + 1.2)});
        const Body stands = s.table().body(s.unit(3));
        s.keen(0).on(DeclareCharge, charging(s.unit(1))).play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(s.centre(0).x, stands.pose.centre.x + stands.halfFrontage() + width / 2));
    }
    // It supports the first, and their fronts are level.
    void theSecondOfTwoChargersStandsFlushBesideTheFirst() {
        RULE("ALA-176");
        AlalaStory s(
            {hoplites(Side::A, 30.5, 15), hoplites(Side::A, 30.5 - width, 15), hoplites(Side::B, 30, 15 + depth + 3)});
        s.keen(0).keen(1).on(DeclareCharge, charging(s.unit(2))).on(ChargeSupports, [](const Request&) {
            return Choice();
        });
        s.play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(s.centre(0).x, 30) && near(s.centre(1).x, 30 - width) && near(s.centre(1).y, 18));
        QVERIFY(supportsOf(s.game(), s.table(), s.unit(0), s.unit(2)).left.contains(s.unit(1)));
    }
    // The shift is not a passage of lines.
    void aChargeThatShiftsBeforeItsNeighbourDisordersNobody() {
        RULE("ALA-149", "ALA-176");
        AlalaStory s(
            {hoplites(Side::A, 33, 15), hoplites(Side::A, 33 - width, 15), hoplites(Side::B, 30, 15 + depth + 3)});
        s.keen(0).on(DeclareCharge, charging(s.unit(2))).play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(s.centre(0).x, 30));
        QCOMPARE(s.disorder(0) + s.disorder(1), 0);
    }
    // Although more figures of the target's neighbour touch the charger.
    void whoIsChargedIsTheOneThatIsFought() {
        RULE("ALA-176", "ALA-216");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30 - 0.6 * width, 15 + depth),
                      hoplites(Side::B, 30 + 0.4 * width, 15 + depth)});
        s.with(0, Striking, 1).play({}, [&](Play& p) {
            QCOMPARE(firstPair(p).enemy, s.unit(2));  // more of its men touch
        });
        s.with(0, ImpetusIs, static_cast<int>(Impetus::Charged)).with(0, Opponent, 1 + s.unit(1).index());
        s.play({}, [&](Play& p) {
            QCOMPARE(firstPair(p).enemy, s.unit(1));
            PieceSet taken;
            taken.insert(s.unit(1));
            QCOMPARE(firstPair(p, taken).enemy, s.unit(2));
        });
    }
    void basesAHundredthOfAnInchApartAreInContact() {
        RULE("ALA-AMB-002");
        for (const double apart : {0.0, 0.0099, 0.0101}) {
            AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth + apart)});
            s.with(0, Striking, 1).play({}, [](Play&) {});
            QCOMPARE(isInContact(s.table(), s.unit(0)), apart <= 0.01);
        }
    }
    void aWinnerThatWasStruckInItsRearDoesNotFollowUp() {
        RULE("ALA-233");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth)});
        s.play({}, [&](Play& p) { place(p, s.unit(0), {{30, 15}, south}, why::charges); });
        const Fought won{Outcome::Success, Level::FormedUp, true, true};
        const Fought lost{Outcome::SetBack, Level::FormedUp, true, true};
        s.with(1, Striking, 1).with(0, Opponent, 1 + s.unit(1).index()).with(1, Opponent, 1 + s.unit(0).index());
        s.with(0, OutcomeIs, won.code()).with(1, OutcomeIs, lost.code());
        s.play({}, [](Play& p) { afterCombatPhase(p); });
        QVERIFY(near(s.centre(1).y, 16 + depth));
        QVERIFY(near(s.centre(0).y, 15));
        QCOMPARE(impetus(s.table(), s.unit(0)), Impetus::None);
    }
    void everyLossOfHeartOrOrderTellsItsReason() {
        RULE("ALA-043", "ALA-045", "ALA-139", "ALA-183");
        Terrain rough;
        rough.kind = "rough";
        rough.ground = Ground::Difficult;
        rough.outline = {{20, 16.5}, {40, 16.5}, {40, 17.2}, {20, 17.2}};
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth + 3)}, {}, {rough});
        s.keen(0).on(DeclareCharge, charging(s.unit(1))).play({}, [](Play& p) { chargePhase(p); });
        const auto told = [&](std::size_t i, UnitCounter counter, const Reason& reason) {
            const CounterSet* before = nullptr;
            for (const Event& e : s.events()) {
                const auto* set = std::get_if<CounterSet>(&e);
                if (set && set->piece == s.unit(i) && set->counter == counter && set->why == &reason)
                    return !before || before->piece != set->piece || before->why != set->why;
                before = set;
            }
            return false;
        };
        QVERIFY(told(1, Aggression, why::standsCharged));
        QVERIFY(told(0, Points, why::roughGround));
        AlalaStory flank({hoplites(Side::A, 25, 20), hoplites(Side::B, 30, 15)});
        flank.keen(0).play({}, [&](Play& p) {
            place(p, flank.unit(0), {{24.0, 15.5}, {1.0, 0}}, why::charges);
            makeContact(p, flank.unit(0), flank.unit(1), frontMiddle(p.body(flank.unit(0))), Impetus::Charged,
                        why::charges);
        });
        const CounterSet* before = nullptr;
        bool lost = false;
        for (const Event& e : flank.events()) {
            const auto* set = std::get_if<CounterSet>(&e);
            if (set && set->counter == Aggression)
                lost = set->why == &why::struckInFlank && (!before || before->why != set->why);
            before = set;
        }
        QVERIFY(lost);
    }
};

QTEST_GUILESS_MAIN(TestAlalaLiningUp)
#include "tst_alala_lining_up.moc"
