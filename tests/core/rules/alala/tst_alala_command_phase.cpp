// Leaders, control tests, the signal, and the frame of the turn (rules, sections G to M).
#include "core/ai/random_player.h"
#include "core/dice/fast_dice.h"
#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/rules/alala/battle/combat/response.h"
#include "core/rules/alala/battle/command/command_phase.h"
#include "core/rules/alala/battle/command/compulsory_moves.h"
#include "core/rules/alala/battle/command/control_tests.h"
#include "core/rules/alala/battle/movement/phalanx_phase.h"
#include "core/rules/alala/battle/movement/skirmish_phase.h"
#include "core/rules/alala/battle/sequence_of_play.h"
#include "tests/support/alala_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

constexpr double width = 15 / 2.54;
constexpr double depth = 4 / 2.54;

/// Two units side by side under one leader; the leader is with the first.
AlalaStory pair() {
    return AlalaStory({hoplites(Side::A, 30, 15), hoplites(Side::A, 30 - width, 15), hoplites(Side::B, 30, 40)});
}

/// Gives these answers one after the other, then ends.
ScriptedPlayer::Answers inTurn(std::vector<std::pair<int, PieceId>> answers) {
    auto next = std::make_shared<std::size_t>(0);
    return [answers, next](const Request&) {
        Choice choice;
        if (*next < answers.size()) {
            choice.code = static_cast<std::int16_t>(answers[*next].first);
            choice.piece = answers[*next].second;
            ++*next;
        }
        return choice;
    };
}

}  // namespace

class TestAlalaCommandPhase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHopliteUnitBelongsToOneLeadersPhalanx() {
        RULE("ALA-022", "ALA-052", "ALA-090");
        const AlalaStory s = pair();
        QCOMPARE(s.game().phalanxes(Side::A).size(), std::size_t{1});
        QCOMPARE(s.game().phalanxOf(s.unit(1)).units.size(), 2);
        QVERIFY(hasLeader(s.table(), s.unit(0)) && !hasLeader(s.table(), s.unit(1)));
        QCOMPARE(s.game().opening().counter(s.unit(0), Points), std::int16_t{3});
    }
    void encouragingTheLeadersOwnUnitIsTwoChangesWithTwoReasons() {
        RULE("ALA-047", "ALA-061");
        for (const bool up : {true, false}) {
            AlalaStory s = pair();
            s.on(LeaderActs, [&](const Request& r) {
                Choice choice;
                for (const Option& option : r.options)
                    if (option.code % 8 == (up ? code::encourage : code::discourage) && option.piece == s.unit(0) &&
                        s.levelOf(0) == Level::FormedUp) {
                        choice.code = option.code;
                        choice.piece = option.piece;
                    }
                return choice;
            });
            s.play({}, [](Play& p) { leadersAct(p, Side::A); });
            std::vector<const Reason*> reasons;
            for (const Event& e : s.events())
                if (const auto* set = std::get_if<CounterSet>(&e);
                    set && (set->counter == Aggression || (set->counter == LeaderLeft && set->why != &why::pointsAnew)))
                    reasons.push_back(set->why);
            QCOMPARE(reasons,
                     (std::vector{up ? &why::paysToEncourage : &why::paysToCalm, up ? &why::encourages : &why::calms}));
        }
    }
    void whoLosesItsNerveSaysSo() {
        RULE("ALA-076");
        AlalaStory s = pair();
        s.level(1, Level::Shaken).control(1, Control::Retire);
        s.play({1, 1}, [](Play& p) { compulsoryMoves(p, Side::A); });
        QCOMPARE(s.count(why::controlRetire), 1);
        QCOMPARE(s.statusOf(1), Status::Retiring);
    }
    void aStackIsOnePieceWithTheGradeOfItsFront() {
        RULE("ALA-024", "ALA-025", "ALA-026", "ALA-027");
        AlalaStory s({hoplites(Side::A, 30, 15, "B", 0, "C"), hoplites(Side::B, 30, 40, "A")});
        QCOMPARE(s.game().profile(s.unit(0)).depth, 2);
        QVERIFY(near(s.table().body(s.unit(0)).size.depth, 2 * depth));
        QVERIFY(s.game().profile(s.unit(1)).spartan && !s.game().profile(s.unit(0)).spartan);
        s.play({}, [&](Play& p) { takeCasualties(p, s.unit(0), 3, why::shotDown); });
        QCOMPARE(frontFigures(s.game(), s.table(), s.unit(0)), 17);
        s.play({}, [&](Play& p) { takeCasualties(p, s.unit(0), 17, why::shotDown); });
        QCOMPARE(liveDepth(s.game(), s.table(), s.unit(0)), 1);
        QCOMPARE(gradeOf(s.game(), s.table(), s.unit(0)), Grade::C);
    }
    void aStackThatFacesAboutFightsWithItsOtherEnd() {
        RULE("ALA-AMB-011");
        AlalaStory s({hoplites(Side::A, 30, 15, "B", 0, "C"), hoplites(Side::B, 30, 40)});
        s.with(0, LostHead, 5).with(0, Reversed, 1);
        QCOMPARE(frontFigures(s.game(), s.table(), s.unit(0)), 20);
        QCOMPARE(gradeOf(s.game(), s.table(), s.unit(0)), Grade::C);
        s.play({}, [&](Play& p) { takeCasualties(p, s.unit(0), 2, why::shotDown); });
        QCOMPARE(s.counter(0, LostTail), 2);
        QCOMPARE(s.figures(0), 33);
    }
    void aLeaderSpendsPointsOnHeart() {
        RULE("ALA-047", "ALA-054", "ALA-061", "ALA-062");
        AlalaStory s = pair();
        s.on(LeaderActs, inTurn({{code::encourage, s.unit(1)}})).play({}, [](Play& p) { leadersAct(p, Side::A); });
        QCOMPARE(s.levelOf(1), Level::Ready);
        QCOMPARE(s.counter(0, LeaderLeft), 1);
        AlalaStory t = pair();
        t.level(1, Level::Eager).on(LeaderActs, inTurn({{code::discourage, t.unit(1)}}));
        t.play({}, [](Play& p) { leadersAct(p, Side::A); });
        QCOMPARE(t.levelOf(1), Level::Ready);
    }
    void anEngagedLeaderSpendsNothingButAFightingNeighbourMayBeEncouraged() {
        RULE("ALA-055", "ALA-063", "ALA-AMB-026");
        AlalaStory s(
            {hoplites(Side::A, 30, 15), hoplites(Side::A, 30 - width, 15), hoplites(Side::B, 30 - width, 15 + depth)});
        s.with(2, Striking, 1);
        QVERIFY(isInContact(s.table(), s.unit(1)) && !isInContact(s.table(), s.unit(0)));
        s.on(LeaderActs, inTurn({{code::encourage, s.unit(1)}})).play({}, [](Play& p) { leadersAct(p, Side::A); });
        QCOMPARE(s.levelOf(1), Level::Ready);
        AlalaStory t({hoplites(Side::A, 30, 15), hoplites(Side::A, 30 - width, 15), hoplites(Side::B, 30, 15 + depth)});
        t.with(2, Striking, 1).play({}, [](Play& p) { leadersAct(p, Side::A); });
        QCOMPARE(t.player.times(LeaderActs), 0);
    }
    void controlReachesTheNeighboursAlone() {
        RULE("ALA-056", "ALA-057", "ALA-058");
        AlalaStory s({hoplites(Side::A, 40, 15), hoplites(Side::A, 40 - width, 15),
                      hoplites(Side::A, 40 - 2 * width, 15), hoplites(Side::B, 30, 40)});
        s.on(LeaderActs, inTurn({{code::control, s.unit(0)}})).play({1}, [](Play& p) {
            leadersAct(p, Side::A);
            controlTests(p, Side::A);
        });
        QCOMPARE(alala::control(s.table(), s.unit(1)), Control::Controlled);
        QCOMPARE(s.diceOf(why::controlTest), 1);
        QCOMPARE(alala::control(s.table(), s.unit(2)), Control::Halt);
    }
    void aBandTestsBesideTheLeaderWhoControls() {
        RULE("ALA-017", "ALA-023", "ALA-059", "ALA-073");
        AlalaStory s({hoplites(Side::A, 30, 15), band(Side::A, "psiloi", 30, 17), hoplites(Side::B, 30, 40)});
        s.on(LeaderActs, inTurn({{code::control, s.unit(0)}})).play({3}, [](Play& p) {
            leadersAct(p, Side::A);
            controlTests(p, Side::A);
        });
        QCOMPARE(s.order(why::controlTest), std::vector<PieceId>{s.unit(1)});
        QCOMPARE(alala::control(s.table(), s.unit(1)), Control::Free);
    }
    void theLeaderGoesToAnotherUnitOfThePhalanx() {
        RULE("ALA-060", "ALA-AMB-028");
        AlalaStory s = pair();
        s.on(LeaderActs, inTurn({{code::moveLeader, s.unit(1)}})).play({}, [](Play& p) { leadersAct(p, Side::A); });
        QCOMPARE(s.counter(1, Leader), 3);
        QCOMPARE(s.counter(1, LeaderLeft), 2);
        QCOMPARE(s.counter(0, Leader), 0);
    }
    void onlyThePhalanxThatWasSignalledAdvancesAndItMust() {
        RULE("ALA-064", "ALA-092", "ALA-093", "ALA-094");
        AlalaStory s({hoplites(Side::A, 50, 15), hoplites(Side::A, 20, 15, "B", 1), hoplites(Side::B, 30, 45)});
        s.control(0, Control::Free).control(1, Control::Free).with(0, SignalIs, 2);
        s.on(Manoeuvre, [](const Request& r) {
            Choice choice;
            choice.code = r.options.front().code;
            return choice;
        });
        s.with(1, Points, 1).play({1}, [](Play& p) { phalanxPhase(p, Side::A); });
        const Request* first = s.player.last(Manoeuvre, s.unit(0));
        QVERIFY(offers(first, code::advance) && offers(first, code::advance + 1));
        QVERIFY(!offers(first, code::halt) && !offers(first, code::redressRanks) && !offers(first, code::wheelLeft));
        const Request* second = s.player.last(Manoeuvre, s.unit(1));
        QVERIFY(!offers(second, code::advance) && !offers(second, code::wheelLeft));
        QVERIFY(offers(second, code::halt) && offers(second, code::redressRanks));
        QVERIFY(near(s.centre(0).y, 17));
    }
    void hoplitesWithoutASignalMayOnlyRedress() {
        RULE("ALA-110");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 45)});
        s.control(0, Control::Free).with(0, Points, 1).play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        const Request* asked = s.player.last(Manoeuvre);
        for (const std::int16_t manoeuvre : {code::advance, code::stepBack, code::wheelLeft, code::aboutFace})
            QVERIFY(!offers(asked, manoeuvre));
        QVERIFY(offers(asked, code::redressRanks));
    }
    void afterTheSignalItManoeuvresButDoesNotHalt() {
        RULE("ALA-095", "ALA-114", "ALA-143", "ALA-146");
        AlalaStory s({hoplites(Side::A, 50, 15), hoplites(Side::B, 30, 45)});
        s.keen(0).with(0, Points, 2);
        s.on(Manoeuvre, taking(code::stepBack)).on(ManoeuvreHow, [](const Request& r) {
            Choice choice;
            choice.number = r.highest;
            return choice;
        });
        s.play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        const Request* asked = s.player.last(Manoeuvre);
        QVERIFY(!offers(asked, code::halt) && offers(asked, code::redressRanks) && offers(asked, code::aboutFace));
        QVERIFY(near(s.centre(0).y, 13));
        QVERIFY(s.facing(0) == north);
    }
    void bandsNeedNoSignal() {
        RULE("ALA-096", "ALA-169");
        AlalaStory s({band(Side::A, "psiloi", 30, 20), hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 25)});
        s.control(0, Control::Free).on(BandAction, taking(code::shootOnce)).play(faces(4, 6), [](Play& p) {
            skirmishPhase(p, Side::A);
        });
        QCOMPARE(s.figures(2), 16);
    }
    void aShakenUnitRetiresOnALowTestAndMayNotAdvance() {
        RULE("ALA-049", "ALA-050", "ALA-076", "ALA-123");
        AlalaStory s({hoplites(Side::A, 30, 20), hoplites(Side::B, 30, 40)});
        s.level(0, Level::Shaken).play({1, 3, 3}, [](Play& p) {
            controlTests(p, Side::A);
            compulsoryMoves(p, Side::A);
        });
        QCOMPARE(s.levelOf(0), Level::Shaken);
        QCOMPARE(s.statusOf(0), Status::Retiring);
        QVERIFY(near(s.centre(0).y, 20 - 8));  // 3 + 3 and an inch for each die
        AlalaStory t({hoplites(Side::A, 30, 20), hoplites(Side::B, 30, 40)});
        t.keen(0).level(0, Level::Shaken).play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(!offers(t.player.last(Manoeuvre), code::advance));
        QVERIFY(offers(t.player.last(Manoeuvre), code::stepBack));
    }
    void whoIsShakenAndMustDropRetires() {
        RULE("ALA-036", "ALA-049");
        AlalaStory s({hoplites(Side::A, 30, 20), hoplites(Side::B, 30, 40)});
        s.level(0, Level::Shaken).play({1, 1}, [&](Play& p) { lower(p, s.unit(0), 1, why::badOmens); });
        QCOMPARE(s.statusOf(0), Status::Retiring);
        QVERIFY(near(s.centre(0).y, 14));
    }
    void theLevelCountsInTheControlTest() {
        RULE("ALA-034", "ALA-038", "ALA-039", "ALA-075");
        for (const auto& [level, total] :
             {std::pair(Level::FormedUp, 2), std::pair(Level::Ready, 3), std::pair(Level::Eager, 4)}) {
            AlalaStory s({hoplites(Side::A, 30, 20), hoplites(Side::B, 30, 40)});
            s.level(0, level).play({1}, [](Play& p) { controlTests(p, Side::A); });
            QCOMPARE(alala::control(s.table(), s.unit(0)), total == 2 ? Control::Halt : Control::Free);
        }
        QVERIFY(system().info().counters[Aggression].shown == CounterInfo::Shown::Steps);
    }
    void anEagerUnitBreaksOutWithoutOrders() {
        RULE("ALA-079", "ALA-104");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 40)});
        s.level(0, Level::Eager).play({4, 6, 4}, [](Play& p) {
            controlTests(p, Side::A);
            compulsoryMoves(p, Side::A);
        });
        QVERIFY(near(s.centre(0).y, 15 + 9));
        QCOMPARE(s.disorder(0), 1);  // a 5 tires
        QVERIFY(!isSignalled(s.table(), s.unit(0)));
        s.play({}, [](Play& p) { phalanxPhase(p, Side::A); });
        QVERIFY(near(s.centre(0).y, 24));  // that was its move
    }
    void aFriendWhoRetiresAndThenRoutsIsCountedOnce() {
        RULE("ALA-051", "ALA-041", "ALA-AMB-015");
        AlalaStory s({hoplites(Side::A, 30, 20), hoplites(Side::A, 30 - width, 20), hoplites(Side::B, 30, 40)});
        s.play({}, [&](Play& p) {
            startRetiring(p, s.unit(0), why::combatRetire);
            startRouting(p, s.unit(0), why::combatRout);
        });
        QCOMPARE(s.levelOf(1), Level::Shaken);
        QCOMPARE(s.statusOf(1), Status::Steady);
    }
    void anEnemyWhoBreaksNearbyGivesHeart() {
        RULE("ALA-046");
        AlalaStory s({hoplites(Side::A, 30, 20), hoplites(Side::B, 30, 23), band(Side::B, "psiloi", 40, 22)});
        s.play({}, [&](Play& p) { startRouting(p, s.unit(2), why::combatRout); });
        QCOMPARE(s.levelOf(0), Level::FormedUp);  // bands change nothing
        s.play({}, [&](Play& p) { startRetiring(p, s.unit(1), why::combatRetire); });
        QCOMPARE(s.levelOf(0), Level::Ready);
    }
    void aLeaderWhoFallsIsSucceededAndMissed() {
        RULE("ALA-042", "ALA-070", "ALA-071");
        AlalaStory s = pair();
        s.play({1, 1}, [&](Play& p) { riskLeader(p, s.unit(0)); });
        QCOMPARE(s.counter(0, Leader), 1);
        QCOMPARE(s.count(why::leaderKilled), 1);
        QCOMPARE(s.levelOf(0), Level::Shaken);
        QCOMPARE(s.levelOf(1), Level::Shaken);
        AlalaStory t = pair();
        t.play({1, 4}, [&](Play& p) { riskLeader(p, t.unit(0)); });
        QCOMPARE(t.counter(0, Leader), 2);
    }
    void theSecondInCommandRidesWithTheNearestWhenTheUnitIsGone() {
        RULE("ALA-029", "ALA-072", "ALA-AMB-035");
        AlalaStory s = pair();
        s.play({}, [&](Play& p) { takeCasualties(p, s.unit(0), 25, why::shotDown); });
        QVERIFY(!s.alive(0));
        QCOMPARE(s.counter(1, Leader), 1);
        QCOMPARE(s.figures(0), 0);
    }
    // The unit that they take over is destroyed, too, and no unit is left that could have a leader.
    void aSecondInCommandWhoFallsAtOnceHasNoSuccessorAmongTheDead() {
        RULE("ALA-029", "ALA-042", "ALA-072");
        AlalaStory s(
            {hoplites(Side::A, 30, 15, "C"), hoplites(Side::A, 30 - width, 15, "A"), hoplites(Side::B, 30, 40)});
        s.level(1, Level::Shaken).status(1, Status::LastStand).with(1, LostHead, 19);
        s.play({}, [&](Play& p) { takeCasualties(p, s.unit(0), 25, why::shotDown); });
        QVERIFY(!s.alive(0) && !s.alive(1));
        QCOMPARE(s.count(why::leaderKilled), 2);
        QCOMPARE(s.counter(0, Leader), 0);
    }
    void whoIsInContactDoesNotTest() {
        RULE("ALA-082");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 15 + depth)});
        s.with(1, Striking, 1).play({}, [](Play& p) { controlTests(p, Side::A); });
        QCOMPARE(s.diceOf(why::controlTest), 0);
    }
    void aHaltedBandOnlyEvades() {
        RULE("ALA-081", "ALA-106");
        AlalaStory s({band(Side::B, "psiloi", 30, 25), hoplites(Side::A, 30, 20)});
        s.control(0, Control::Halt).play({}, [](Play& p) { skirmishPhase(p, Side::B); });
        QCOMPARE(s.player.times(BandAction), 0);
        s.on(AnswerOfSkirmishers, taking(code::evade)).play({1, 1}, [&](Play& p) {
            QCOMPARE(respond(p, s.unit(0), s.unit(1), AnswerOfSkirmishers, AnswerOfCavalry), Response::Evades);
        });
    }
    void aTurnHasItsPhasesAndEachSideItsTurnInThem() {
        RULE("ALA-100", "ALA-101", "ALA-102", "ALA-103");
        AlalaStory s({hoplites(Side::A, 30, 10), band(Side::A, "psiloi", 40, 14), hoplites(Side::B, 30, 40)});
        const RandomPlayer random(3);
        FastDice dice(5);
        EventLog log;
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&random, &random};
        conditions.listener = &log;
        Fight fight(s.game());
        QVERIFY(fight.run(conditions).ended);
        std::vector<int> phases;
        std::vector<Side> tests;
        for (const Event& event : log.events()) {
            if (const auto* began = std::get_if<PhaseBegan>(&event)) {
                if (began->turn == 1)
                    phases.push_back(began->phase);
                if (began->phase == CommandPhase)
                    tests.clear();
            }
            if (const auto* rolled = std::get_if<Rolled>(&event); rolled && rolled->why == &why::controlTest)
                if (tests.empty() || tests.back() != rolled->side)
                    tests.push_back(rolled->side);
            if (const auto* set = std::get_if<CounterSet>(&event); set && set->why == &why::controls && !tests.empty())
                QVERIFY(tests.back() != fight.table().side(set->piece));  // leaders act before their side's tests
            QVERIFY(tests.size() <= 2);                                   // first one side's, then the other's
        }
        QCOMPARE(phases, (std::vector<int>{InitiativeDice, CommandPhase, SkirmishPhase, PhalanxPhase, ChargePhase,
                                           CombatPhase, AfterCombat}));
    }
    void theWinnerOfTheInitiativeChooses() {
        RULE("ALA-097", "ALA-098", "ALA-099");
        AlalaStory s = pair();
        s.on(ChooseOrder, taking(code::goSecond)).play({4, 4, 5, 2}, [](Play& p) { rollInitiative(p); });
        QCOMPARE(s.table().counter(Side::B, Initiative), std::int16_t{1});
        QCOMPARE(s.diceOf(why::initiativeDie), 4);
    }
    // As the acting side faces.
    void thingsAreDoneFromRightToLeft() {
        RULE("ALA-006", "ALA-125");
        AlalaStory s({hoplites(Side::A, 10, 15, "B", 0), hoplites(Side::A, 20, 15, "B", 1),
                      hoplites(Side::A, 30, 15, "B", 2), hoplites(Side::B, 40, 45)});
        s.keen(0).keen(1).keen(2).on(Manoeuvre, taking(code::advance)).play({1, 1, 1}, [](Play& p) {
            phalanxPhase(p, Side::A);
        });
        QCOMPARE(s.order(why::advances), (std::vector<PieceId>{s.unit(2), s.unit(1), s.unit(0)}));
        QVERIFY(comesFirst(s.table(), Side::B, s.unit(0), s.unit(2)));
    }
};

QTEST_GUILESS_MAIN(TestAlalaCommandPhase)
#include "tst_alala_command_phase.moc"
