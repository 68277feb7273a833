// Charges, combats, what follows, and pursuit on the table (rules, sections T to Y).
#include "core/io/records/setup_io.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/after_combat.h"
#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/combat/combat_phase.h"
#include "core/rules/alala/battle/combat/contact.h"
#include "core/rules/alala/battle/combat/pursuit.h"
#include "core/rules/alala/battle/combat/response.h"
#include "core/rules/alala/battle/combat/supports.h"
#include "core/rules/alala/battle/command/compulsory_moves.h"
#include "core/rules/alala/battle/command/control_tests.h"
#include "core/rules/alala/battle/victory.h"
#include "tests/support/alala_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

constexpr double width = 15 / 2.54;
constexpr double depth = 4 / 2.54;

/// Two units face to face, so many inches between them, the first ready to charge.
AlalaStory faced(double between, std::string grade = "B", std::string theirs = "B") {
    AlalaStory s(
        {hoplites(Side::A, 30, 15, std::move(grade)), hoplites(Side::B, 30, 15 + depth + between, std::move(theirs))});
    s.keen(0);
    return s;
}
/// In contact, the first strikes.
AlalaStory locked(std::string grade = "B", std::string theirs = "B") {
    AlalaStory s = faced(0, std::move(grade), std::move(theirs));
    s.with(0, Striking, 1);
    return s;
}
ScriptedPlayer::Answers charging(PieceId target) { return taking(code::yes, target); }

/// Everything of a fight and its moves. Twenty men roll ten dice; each has a leader, who is then at risk.
AlalaStory& fight(AlalaStory& s, Faces dice) {
    return s.play(std::move(dice), [](Play& p) {
        combatPhase(p);
        afterCombatPhase(p);
    });
}

}  // namespace

class TestAlalaCombat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChargeLinesUpAndWhoStandsLosesHeart() {
        RULE("ALA-045", "ALA-175", "ALA-176", "ALA-183");
        AlalaStory s({hoplites(Side::A, 31.2, 15), hoplites(Side::B, 30, 15 + depth + 3)});
        s.keen(0).on(DeclareCharge, charging(s.unit(1))).play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(s.centre(0).x, 30) && near(s.centre(0).y, 18));
        QVERIFY(isInContact(s.table(), s.unit(0)));
        QCOMPARE(s.levelOf(1), Level::Shaken);
        QCOMPARE(impetus(s.table(), s.unit(0)), Impetus::Charged);
    }
    void onlyWhoHasAdvancedAndIsSteadyMayCharge() {
        RULE("ALA-171", "ALA-173", "ALA-178", "ALA-AMB-074");
        AlalaStory s = faced(3);
        QVERIFY(mayCharge(s.game(), s.table(), s.unit(0), s.unit(1)));
        s.with(0, Advanced, 499);
        QVERIFY(!mayCharge(s.game(), s.table(), s.unit(0), s.unit(1)));
        s.with(0, Advanced, 500).level(0, Level::Shaken);
        QVERIFY(!mayCharge(s.game(), s.table(), s.unit(0), s.unit(1)));
        AlalaStory far = faced(4.1);
        QVERIFY(!mayCharge(far.game(), far.table(), far.unit(0), far.unit(1)));
        AlalaStory quiet = faced(3);
        quiet.play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(quiet.centre(0).y, 15));
    }
    void supportsGoAlongWithTheCharge() {
        RULE("ALA-174", "ALA-214");
        AlalaStory s(
            {hoplites(Side::A, 30, 15), hoplites(Side::A, 30 - width, 15), hoplites(Side::B, 30, 15 + depth + 3)});
        s.keen(0).keen(1).on(DeclareCharge, [&](const Request& r) {
            Choice choice;
            if (r.question.piece == s.unit(0))
                choice.code = code::yes, choice.piece = s.unit(2);
            return choice;
        });
        s.on(ChargeSupports, [](const Request& r) {
            Choice choice;
            choice.set = r.pieces;
            return choice;
        });
        s.play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(s.centre(1).y, 18) && near(s.centre(1).x, 30 - width));
        QVERIFY(!isInContact(s.table(), s.unit(1)));
        const Supports supports = supportsOf(s.game(), s.table(), s.unit(0), s.unit(2));
        QVERIFY(supports.left.contains(s.unit(1)) && supports.right.empty());
        QVERIFY(supports.shieldless);  // our left stands before the enemy's right
    }
    void whoChargeEachOtherMeetHalfway() {
        RULE("ALA-191", "ALA-AMB-082");
        AlalaStory s = faced(3);
        s.keen(1).on(DeclareCharge, [&](const Request& r) {
            Choice choice;
            choice.code = code::yes;
            choice.piece = r.question.piece == s.unit(0) ? s.unit(1) : s.unit(0);
            return choice;
        });
        s.play({}, [](Play& p) { chargePhase(p); });
        QVERIFY(near(s.centre(0).y, 16.5) && isInContact(s.table(), s.unit(0)));
        QCOMPARE(s.levelOf(0), Level::FormedUp);
        QCOMPARE(s.levelOf(1), Level::FormedUp);
        QCOMPARE(impetus(s.table(), s.unit(0)), Impetus::Charged);
        QCOMPARE(impetus(s.table(), s.unit(1)), Impetus::Charged);
    }
    void shakenHoplitesRunBeforeHoplites() {
        RULE("ALA-AMB-081");
        AlalaStory s = faced(3);
        s.level(1, Level::Shaken).on(DeclareCharge, charging(s.unit(1)));
        s.play({2, 2, 1, 1}, [](Play& p) { chargePhase(p); });
        QCOMPARE(s.statusOf(1), Status::Retiring);
        QVERIFY(near(s.centre(1).y, 15 + depth + 3 + 8));
        QVERIFY(!isInContact(s.table(), s.unit(0)));
    }
    void anEvaderWhoIsCaughtIsHackedAt() {
        RULE("ALA-180", "ALA-184", "ALA-186", "ALA-187");
        AlalaStory s({band(Side::A, "cavalry", 30, 15), hoplites(Side::A, 60, 5), band(Side::B, "psiloi", 30, 18),
                      hoplites(Side::B, 60, 45)});
        s.control(0, Control::Free)
            .with(0, Momentum, 3)
            .on(DeclareCharge, charging(s.unit(2)))
            .on(AnswerOfSkirmishers, taking(code::evade));
        // The gap is 3 less 7/5.08; it runs 2 + 2 + 2, the horse 5 + 5 + 6.
        s.play(Faces{1, 1} + Faces{6, 6, 6} + faces(6, 3), [](Play& p) { chargePhase(p); });
        QVERIFY(!s.alive(2));
        QCOMPARE(s.diceOf(why::freeHack), 6);
    }
    void cavalryCounterChargesBandsButNotFormedHoplites() {
        RULE("ALA-181", "ALA-AMB-080");
        AlalaStory s({band(Side::B, "cavalry", 30, 20), hoplites(Side::A, 30, 15), band(Side::A, "peltast", 30, 17),
                      hoplites(Side::B, 60, 45)});
        s.on(AnswerOfCavalry, taking(code::evade)).play({}, [&](Play& p) {
            respond(p, s.unit(0), s.unit(2), AnswerOfSkirmishers, AnswerOfCavalry);
        });
        QVERIFY(offers(s.player.last(AnswerOfCavalry), code::counterCharge));
        const int before = s.player.times(AnswerOfCavalry);
        s.play({}, [&](Play& p) {
            QCOMPARE(respond(p, s.unit(0), s.unit(1), AnswerOfSkirmishers, AnswerOfCavalry), Response::Evades);
        });
        QCOMPARE(s.player.times(AnswerOfCavalry), before);  // one answer is no question
    }
    // Psiloi evade and uncover peltasts.
    void aChaseChargesTheUnitThatTheEvaderUncovers() {
        RULE("ALA-188");
        AlalaStory s({band(Side::A, "cavalry", 30, 15), hoplites(Side::A, 60, 5), band(Side::B, "psiloi", 30, 18),
                      band(Side::B, "peltast", 30, 21.5), hoplites(Side::B, 60, 45)});
        s.control(0, Control::Free).with(0, Momentum, 3).on(DeclareCharge, charging(s.unit(2)));
        s.on(AnswerOfSkirmishers, taking(code::evade)).on(AnswerToPursuit, taking(code::stand));
        s.play({4, 4, 6, 6, 6}, [](Play& p) { chargePhase(p); });
        QCOMPARE(s.player.times(AnswerToPursuit), 1);
        QVERIFY(isInContact(s.table(), s.unit(3)));
        QVERIFY(s.alive(2));
    }
    void aChaseStopsBeforeFormedHoplites() {
        RULE("ALA-189");
        AlalaStory s({band(Side::A, "cavalry", 30, 15), hoplites(Side::A, 60, 5), band(Side::B, "psiloi", 30, 18),
                      hoplites(Side::B, 33, 25)});
        s.control(0, Control::Free)
            .with(0, Momentum, 3)
            .on(DeclareCharge, charging(s.unit(2)))
            .on(AnswerOfSkirmishers, taking(code::evade));
        s.play({6, 6, 6, 6, 6}, [](Play& p) { chargePhase(p); });
        QVERIFY(!isInContact(s.table(), s.unit(0)));
        QVERIFY(gap(s.table().body(s.unit(0)), s.table().body(s.unit(3))) > 3.99);
    }
    void aBlowInTheShieldlessFlankCostsHeart() {
        RULE("ALA-043", "ALA-213");
        for (const bool right : {true, false}) {
            AlalaStory s({hoplites(Side::A, right ? 25 : 35, 20), hoplites(Side::B, 30, 15)});
            // The target faces south. The charger stands behind its front, on its right (west) or left, and faces
            // that flank.
            s.keen(0).play({}, [&](Play& p) {
                place(p, s.unit(0), {{right ? 24.0 : 36.0, 15.5}, {right ? 1.0 : -1.0, 0}}, why::charges);
                makeContact(p, s.unit(0), s.unit(1), frontMiddle(p.body(s.unit(0))), Impetus::Charged, why::charges);
            });
            QVERIFY(isInContact(s.table(), s.unit(1)));
            QCOMPARE(s.levelOf(1), right ? Level::Shaken : Level::FormedUp);
            QVERIFY(combatSide(s.game(), s.table(), s.unit(1), s.unit(0)).flankOrRearOnly);
        }
    }
    void whoStandsBehindAnObstacleHasTheGround() {
        RULE("ALA-199", "ALA-AMB-050", "ALA-AMB-051");
        const auto onGround = [](const char* kind, double from, double to) {
            Terrain terrain;
            terrain.kind = kind;
            terrain.ground = Ground::Difficult;
            terrain.outline = {{20, from}, {40, from}, {40, to}, {20, to}};
            const AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth)}, {}, {terrain});
            return std::array{combatSide(s.game(), s.table(), s.unit(0), s.unit(1)),
                              combatSide(s.game(), s.table(), s.unit(1), s.unit(0))};
        };
        const double front = 15 + depth / 2;
        const auto hedge = onGround("hedge", front + 0.1, front + 0.4);
        QVERIFY(hedge[0].ground && !hedge[1].ground);
        QCOMPARE(combatDice(hedge[0], {}).total(), combatDice(hedge[1], {}).total() + 1);
        const auto under = onGround("passable_obstacle", front - 0.2, front + 0.2);
        QVERIFY(!under[0].ground && !under[1].ground);  // nobody stands behind it
        const auto wall = onGround("fortification", front + 0.1, front + 0.4);
        QVERIFY(wall[1].againstFortified && !wall[0].againstFortified && !wall[0].ground);
        const auto trees = onGround("orchard", front + 0.1, front + 0.4);
        QVERIFY(!trees[0].ground);
        for (const char* kind : {"hill", "orchard", "hedge", "fortification"})  // a set-up can name them
            QVERIFY2(std::ranges::contains(terrainKinds(), std::string(kind)), kind);
    }
    void bothSidesRollBeforeAnybodyFalls() {
        RULE("ALA-192", "ALA-212", "ALA-223", "ALA-229");
        AlalaStory s = locked();
        fight(s, faces(10, 1) + faces(10, 1) + faces(2, 3));
        QCOMPARE(s.diceOf(why::combatDice), 20);
        QCOMPARE(s.figures(0), 18);
        QCOMPARE(s.figures(1), 18);
        QVERIFY(isInContact(s.table(), s.unit(0)));  // both remain
        QCOMPARE(s.diceLeft, 0);
    }
    void whoRemainInContactFightAgain() {
        RULE("ALA-193", "ALA-231");
        AlalaStory s = locked();
        fight(s, faces(20, 1) + faces(2, 3));
        s.play({}, [](Play& p) { afterCombatPhase(p); });
        fight(s, faces(18, 1) + faces(2, 3));
        QCOMPARE(s.diceOf(why::combatDice), 18);
        QCOMPARE(s.figures(0), 16);
    }
    void theLoserOfASetBackGivesAnInchAndIsFollowed() {
        RULE("ALA-200", "ALA-227", "ALA-230", "ALA-233");
        AlalaStory s = locked();
        fight(s, faces(2, 5) + faces(8, 1) + faces(10, 1) + faces(2, 3));
        QVERIFY(near(s.centre(1).y, 15 + depth + 1) && near(s.centre(0).y, 16));
        QCOMPARE(s.levelOf(1), Level::Shaken);
        QCOMPARE(s.levelOf(0), Level::Ready);
        QCOMPARE(impetus(s.table(), s.unit(0)), Impetus::FollowedUp);
        QVERIFY(isInContact(s.table(), s.unit(0)) && isFormed(s.game(), s.table(), s.unit(0)));
        QCOMPARE(s.order(why::fallsBack).front(), s.unit(1));  // the loser first
    }
    void whoCannotFallBackLosesAnotherMan() {
        RULE("ALA-232");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth),
                      hoplites(Side::B, 30, 15 + 2 * depth + 0.5)});
        s.with(0, Striking, 1);
        fight(s, faces(2, 5) + faces(8, 1) + faces(10, 1) + faces(2, 3));
        QCOMPARE(s.figures(1), 16);
        QVERIFY(near(s.centre(1).y, 15 + depth));
        QCOMPARE(impetus(s.table(), s.unit(0)), Impetus::None);
    }
    void theDefeatedRetireUnformed() {
        RULE("ALA-120", "ALA-133", "ALA-228", "ALA-235");
        AlalaStory s = locked();
        fight(s, faces(5, 5) + faces(5, 1) + faces(10, 1) + faces(2, 3) + faces(2, 1));
        QCOMPARE(s.statusOf(1), Status::Retiring);
        QCOMPARE(s.counter(1, Unformed), 1);
        QVERIFY(near(s.centre(1).y, 15 + depth + 6));
        QCOMPARE(s.figures(1), 16);
        QVERIFY(near(s.centre(0).y, 15));  // the scripted player remains
        QVERIFY(offers(s.player.last(AfterWinning), static_cast<int>(After::Pursue)));
        QCOMPARE(s.levelOf(0), Level::Eager);
    }
    void routersThatNobodyHoldsAreGone() {
        RULE("ALA-236", "ALA-AMB-103");
        AlalaStory s = locked();
        s.level(1, Level::Shaken);
        fight(s, faces(5, 5) + faces(5, 1) + faces(6, 1) + faces(2, 3) + faces(2, 1));
        QCOMPARE(s.statusOf(1), Status::Routing);
        s.play({}, [](Play& p) { endRouts(p); });
        QVERIFY(!s.alive(1));
    }
    // They are surrounded.
    void routersWithoutAWaySurrender() {
        RULE("ALA-236");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth),
                      hoplites(Side::A, 30, 15 + 2 * depth), hoplites(Side::A, 30 - width / 2 - depth / 2, 15 + depth),
                      hoplites(Side::A, 30 + width / 2 + depth / 2, 15 + depth)});
        s.play({}, [&](Play& p) {
            place(p, s.unit(3), {s.centre(3), {1, 0}}, why::charges);
            place(p, s.unit(4), {s.centre(4), {-1, 0}}, why::charges);
        });
        s.play({1, 1}, [&](Play& p) {
            startRouting(p, s.unit(1), why::combatRout);
            rout(p, s.unit(1), why::combatRout);
        });
        QVERIFY(!s.alive(1));
    }
    // They are more dice than one roll holds.
    void aHackByAStackOfThreeRollsForAllMen() {
        RULE("ALA-187", "ALA-AMB-088");
        AlalaStory s({hoplites(Side::A, 30, 15, "B", 0, "BB"), band(Side::B, "psiloi", 30, 20)},
                     {.hopliteFigures = 24, .freeHackAllMen = true});
        s.play(faces(72, 1), [&](Play& p) { QVERIFY(freeHack(p, s.unit(0), s.unit(1))); });
        QCOMPARE(s.diceOf(why::freeHack), 72);
        QCOMPARE(s.diceLeft, 0);
    }
    void aPursuerCatchesAndHacks() {
        RULE("ALA-187", "ALA-237", "ALA-238");
        AlalaStory s = locked();
        s.on(AfterWinning, taking(static_cast<int>(After::Pursue)));
        fight(s, faces(5, 5) + faces(5, 1) + faces(10, 1) + faces(2, 3) + faces(2, 1) + faces(2, 6) + faces(4, 3) +
                     faces(6, 1) + faces(1, 3));
        QCOMPARE(s.statusOf(0), Status::Pursuing);
        QCOMPARE(s.statusOf(1), Status::Routing);
        QCOMPARE(s.diceOf(why::freeHack), 10);
        QCOMPARE(s.figures(1), 12);
        QCOMPARE(s.counter(0, Unformed), 1);
        QCOMPARE(s.disorder(0), 0);  // unformed men do not tire
    }
    void aPursuitIntoAFreshEnemyIsFoughtAtOnce() {
        RULE("ALA-239", "ALA-AMB-104");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 20)});
        s.play(faces(2, 3) + faces(18, 1) + faces(2, 3), [&](Play& p) { pursue(p, s.unit(0), {}, 0); });
        QCOMPARE(s.count(why::combatResult), 2);
        QCOMPARE(s.levelOf(1), Level::Shaken);  // it stood to receive hoplites
        QCOMPARE(s.figures(0), 18);
        QVERIFY(isInContact(s.table(), s.unit(0)));
        // Ten dice and two for the pursuit, against ten and four fewer for the Shaken.
        QCOMPARE(s.diceOf(why::combatDice), 12 + 6);
        QCOMPARE(s.diceLeft, 0);
    }
    void theWinnerOverSeveralChoosesWhichToPursue() {
        RULE("ALA-238");
        for (const std::size_t chosen : {std::size_t{1}, std::size_t{2}}) {
            AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 22, 25), hoplites(Side::B, 38, 25),
                          hoplites(Side::B, 5, 44)});
            const auto flees = [&](std::size_t i) {
                s.status(i, Status::Retiring).with(i, Opponent, 1 + static_cast<int>(s.unit(0).index()));
            };
            flees(1);
            flees(2);
            s.status(0, Status::Pursuing)
                .control(0, Control::Continue)
                .with(0, Opponent, 1 + static_cast<int>(s.unit(1).index()))
                .on(WhichToPursue, [&](const Request& request) {
                    return coded(0, request.pieces.size() == 2 ? s.unit(chosen) : PieceId{});
                });
            s.play(faces(4, 2), [](Play& p) { compulsoryMoves(p, Side::A); });
            QCOMPARE(s.player.times(WhichToPursue), 1);
            QCOMPARE(s.counter(0, Opponent), 1 + static_cast<int>(s.unit(chosen).index()));
            QCOMPARE(s.centre(0).x < 30, chosen == 1);
            // The target has moved before; the other unit waits for its own side.
            QVERIFY(s.centre(chosen).y > 25);
            QVERIFY(near(s.centre(3 - chosen).y, 25));
        }
    }
    // Nobody is asked if only one is left.
    void whoIsLeftOfTheBeatenIsPursuedBeforeTheBaggage() {
        RULE("ALA-238", "ALA-241");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 22, 25), hoplites(Side::B, 5, 44)});
        s.status(1, Status::Retiring).with(1, Opponent, 1 + static_cast<int>(s.unit(0).index()));
        s.play({}, [&](Play& p) {
            QCOMPARE(choosePursued(p, s.unit(0), {}), s.unit(1));
            p.set(s.unit(1), Status::Steady, why::stopsRetiring);
            QVERIFY(!choosePursued(p, s.unit(0), {}));
        });
        QCOMPARE(s.player.times(WhichToPursue), 0);
    }
    void aPursuerGoesOnToTheBaggageUntilItsTestEndsIt() {
        RULE("ALA-240", "ALA-241", "ALA-242");
        AlalaStory s({hoplites(Side::A, 36, 43), hoplites(Side::B, 5, 10)});
        s.status(0, Status::Pursuing).with(0, Unformed, 1).play({6, 3, 3}, [](Play& p) {
            controlTests(p, Side::A);
            compulsoryMoves(p, Side::A);
        });
        QVERIFY(isMarked(s.table(), s.unit(0), Looted));
        QCOMPARE(s.table().counter(Side::B, Looting), std::int16_t{1});
        s.with(0, Marks, Looted).control(0, Control::None).play({2}, [](Play& p) { controlTests(p, Side::A); });
        QCOMPARE(s.statusOf(0), Status::Steady);
        QCOMPARE(s.counter(0, Unformed), 1);
        QVERIFY(mayFormUp(s.game(), s.table(), s.unit(0)));
    }
    void ofTwoAgainstOneTheOneWithMoreMenFights() {
        RULE("ALA-177", "ALA-190", "ALA-216", "ALA-AMB-079");
        AlalaStory s({hoplites(Side::A, 30 + width * 0.4, 15), hoplites(Side::A, 30 - width * 0.6, 15),
                      hoplites(Side::B, 30, 15 + depth)});
        s.with(0, Striking, 1).with(1, Striking, 1);
        QCOMPARE(menInContact(s.game(), s.table(), s.unit(0), s.unit(2)), 6);
        s.play({}, [&](Play& p) {
            const Pair pair = firstPair(p);
            QCOMPARE(pair.unit, s.unit(0));
            QCOMPARE(pair.enemy, s.unit(2));
        });
        QCOMPARE(combatSide(s.game(), s.table(), s.unit(0), s.unit(2)).supportLeft, 1);
    }
    void ofBandsTheCavalryFights() {
        RULE("ALA-218");
        AlalaStory s({band(Side::A, "peltast", 34, 15), band(Side::A, "cavalry", 30 - 3, 15),
                      band(Side::B, "peltast", 30, 15), hoplites(Side::A, 60, 5), hoplites(Side::B, 60, 45)});
        s.play({}, [&](Play& p) {
            place(p, s.unit(2), {{32.5, 15 + 2 / 2.54}, south}, why::charges);
            place(p, s.unit(1), {{34 - 18 / 2.54, 15 + 1 / 2.54 - 2 / 2.54}, north}, why::charges);
        });
        s.with(2, Striking, 1);
        QVERIFY(menInContact(s.game(), s.table(), s.unit(1), s.unit(2)) > 0);
        QVERIFY(menInContact(s.game(), s.table(), s.unit(0), s.unit(2)) >
                menInContact(s.game(), s.table(), s.unit(1), s.unit(2)));
        s.play({}, [&](Play& p) { QCOMPARE(firstPair(p).unit, s.unit(1)); });
    }
    void aBandBehindSharesTheRetreat() {
        RULE("ALA-202", "ALA-217", "ALA-220");
        const double half = 2 / 2.54;
        AlalaStory s({band(Side::B, "peltast", 30, 20), band(Side::B, "peltast", 30, 20 + half),
                      hoplites(Side::A, 30, 20 - half / 2 - depth / 2), hoplites(Side::B, 60, 45)});
        s.with(2, Striking, 1);
        QCOMPARE(combatSide(s.game(), s.table(), s.unit(0), s.unit(2)).supportingBands, 1);
        fight(s, faces(10, 1) + faces(6, 1) + faces(1, 3) + faces(4, 3));
        QVERIFY(s.centre(0).y > 25 && s.centre(1).y > 25);
        QCOMPARE(s.figures(1), 9);
    }
    void flankSupportsMayKeepTheLine() {
        RULE("ALA-221");
        AlalaStory s(
            {hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth), hoplites(Side::B, 30 + width, 15 + depth)});
        s.with(0, Striking, 1).on(KeepTheLine, taking(code::yes));
        fight(s, faces(3, 5) + faces(7, 1) + faces(13, 1) + faces(2, 3));
        QVERIFY(near(s.centre(1).y, 15 + depth + 1) && near(s.centre(2).y, 15 + depth + 1));
        QCOMPARE(s.player.times(KeepTheLine), 1);
    }
    void cavalryRidesThroughBands() {
        RULE("ALA-226", "ALA-234", "ALA-AMB-099");
        AlalaStory s({band(Side::A, "cavalry", 30, 15), band(Side::B, "psiloi", 30, 15 + 3.5 / 2.54),
                      hoplites(Side::A, 60, 5), hoplites(Side::B, 60, 45)});
        s.with(0, Striking, 1).with(0, ImpetusIs, static_cast<int>(Impetus::Charged));
        fight(s, faces(20, 1));
        QVERIFY(s.centre(0).y > s.centre(1).y);
        QCOMPARE(s.figures(1), 3);  // two, and one ridden down
        QCOMPARE(s.figures(0), 4);
    }
    void theLastStandDoesNotGiveAnInch() {
        RULE("ALA-031", "ALA-AMB-013");
        AlalaStory s = locked("B", "A");
        s.with(1, LostHead, 11).status(1, Status::LastStand);
        fight(s, faces(4, 5) + faces(6, 1) + faces(4, 1) + faces(2, 3));
        QVERIFY(near(s.centre(1).y, 15 + depth));
        QCOMPARE(s.figures(1), 9 - 3 - 1);  // the set-back's three, and one for the inch
    }
    void theBattleEndsWhenHalfTheHoplitesAreLost() {
        RULE("ALA-264", "ALA-265", "ALA-AMB-117");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::A, 50, 15), hoplites(Side::B, 30, 40),
                      hoplites(Side::B, 50, 40)});
        s.play({}, [](Play& p) { QVERIFY(!ending(p, 3)); });
        s.status(2, Status::Retiring).play({}, [](Play& p) { QVERIFY(!ending(p, 3)); });
        s.status(2, Status::Withdrawing).play({}, [](Play& p) {
            const auto end = ending(p, 3);
            QVERIFY(end && end->winner == Winner::A);
        });
        AlalaStory late({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 40)});
        late.with(0, LostHead, 3).play({}, [](Play& p) {
            QVERIFY(ending(p, 20)->winner == Winner::B);
            QVERIFY(!ending(p, 19));
        });
        late.with(0, LostHead, 1).play({}, [](Play& p) { QVERIFY(ending(p, 20)->winner == Winner::Draw); });
    }
};

QTEST_GUILESS_MAIN(TestAlalaCombat)
#include "tst_alala_combat.moc"
