#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/battle/arithmetic/morale.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;

namespace {

Fighter hoplites(Grade grade, Level level, bool facesHoplites = true) {
    Fighter fighter;
    fighter.grade = grade;
    fighter.level = level;
    fighter.facesHoplites = facesHoplites;
    return fighter;
}

Fighter band(Arm arm, bool facesHoplites, bool charged = false) {
    Fighter fighter;
    fighter.arm = arm;
    fighter.formed = false;
    fighter.charged = charged;
    fighter.facesHoplites = facesHoplites;
    return fighter;
}

}  // namespace

class TestAlalaResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsAreReadOffTheDifference() {
        RULE("ALA-048", "ALA-222", "ALA-223");
        for (int difference = -12; difference <= 12; ++difference) {
            const Outcome outcome = outcomeOf(difference);
            QVERIFY(outcomeOf(-difference) == opposite(outcome));
            QCOMPARE(casualtiesOf(outcome) + casualtiesOf(opposite(outcome)), 4);
            QCOMPARE(levelSteps(outcome), -levelSteps(opposite(outcome)));
        }
        QVERIFY(outcomeOf(5) == Outcome::Victory && outcomeOf(4) == Outcome::Success);
        QVERIFY(outcomeOf(2) == Outcome::Success && outcomeOf(1) == Outcome::Inconclusive);
    }

    void victorsPursueUnlessTheyMayStay() {
        RULE("ALA-224");
        const Fighter beaten = hoplites(Grade::B, Level::FormedUp);
        const auto after = [&](const Fighter& winner) { return movesAfter(winner, beaten, Outcome::Victory); };
        QVERIFY((after(hoplites(Grade::A, Level::Eager)) == AfterSet{After::Remain, After::Pursue}));
        QVERIFY((after(hoplites(Grade::C, Level::Ready)) == AfterSet{After::Remain, After::Pursue}));
        QVERIFY((after(hoplites(Grade::C, Level::Eager)) == AfterSet{After::Pursue}));
        QVERIFY((after(hoplites(Grade::C, Level::Eager, false)) == AfterSet{After::Remain, After::Pursue}));
        QVERIFY((after(band(Arm::Skirmisher, true)) == AfterSet{After::Pursue}));
    }

    void successFollowsWhatTheLoserDoes() {
        RULE("ALA-225");
        const auto after = [](const Fighter& winner, const Fighter& loser) {
            return movesAfter(winner, loser, Outcome::Success);
        };
        const Fighter steady = hoplites(Grade::B, Level::FormedUp);
        const Fighter shaken = hoplites(Grade::B, Level::Shaken);
        QVERIFY((after(steady, steady) == AfterSet{After::FollowUp}));
        QVERIFY((after(steady, shaken) == AfterSet{After::Remain, After::Pursue}));
        QVERIFY((after(hoplites(Grade::C, Level::Eager), shaken) == AfterSet{After::Pursue}));
        QVERIFY((after(hoplites(Grade::B, Level::Ready, false), band(Arm::Skirmisher, true)) ==
                 AfterSet{After::Remain, After::FollowUp}));
        QVERIFY((after(band(Arm::Cavalry, false), band(Arm::Skirmisher, false)) == AfterSet{After::FollowUp}));
    }

    void anInconclusiveCombatDrivesBandsOffHoplites() {
        RULE("ALA-226", "ALA-AMB-099");
        const Fighter foot = hoplites(Grade::B, Level::FormedUp, false);
        QVERIFY((movesAfter(foot, band(Arm::Skirmisher, true), Outcome::Inconclusive) == AfterSet{After::Remain}));
        QVERIFY((movesAfter(band(Arm::Skirmisher, true), foot, Outcome::Inconclusive) == AfterSet{After::Retire}));
        const Fighter riders = band(Arm::Cavalry, false, true);
        const Fighter ridden = band(Arm::Skirmisher, false);
        QVERIFY((movesAfter(riders, ridden, Outcome::Inconclusive) == AfterSet{After::RideThrough}));
        QCOMPARE(casualtiesAfter(ridden, riders, Outcome::Inconclusive), 3);
        QCOMPARE(casualtiesAfter(riders, ridden, Outcome::Inconclusive), 2);
        const Fighter horse = band(Arm::Cavalry, false);
        QCOMPARE(casualtiesAfter(horse, riders, Outcome::Inconclusive), 2);
        QVERIFY((movesAfter(horse, riders, Outcome::Inconclusive) == AfterSet{After::Remain}));
    }

    void losersFallBackRetireOrRout() {
        RULE("ALA-227", "ALA-228");
        const Fighter shaken = hoplites(Grade::B, Level::Shaken);
        QVERIFY(compulsoryMove(hoplites(Grade::B, Level::Ready), Outcome::SetBack) == After::FallBack);
        QVERIFY(compulsoryMove(shaken, Outcome::SetBack) == After::Retire);
        QVERIFY(compulsoryMove(band(Arm::Cavalry, true), Outcome::SetBack) == After::Retire);
        QVERIFY(compulsoryMove(band(Arm::Cavalry, false), Outcome::SetBack) == After::FallBack);
        QVERIFY(compulsoryMove(band(Arm::Skirmisher, true), Outcome::SetBack) == After::FallBack);
        QVERIFY(compulsoryMove(hoplites(Grade::A, Level::FormedUp), Outcome::Defeat) == After::Retire);
        QVERIFY(compulsoryMove(shaken, Outcome::Defeat) == After::Rout);
        Fighter unformed = hoplites(Grade::B, Level::Eager);
        unformed.formed = false;
        QVERIFY(compulsoryMove(unformed, Outcome::Defeat) == After::Rout);
        QVERIFY(compulsoryMove(band(Arm::Skirmisher, false), Outcome::Defeat) == After::Rout);
    }

    void whoWithdrawsRetiresInsteadOfAnythingBetter() {
        RULE("ALA-030", "ALA-032", "ALA-AMB-012", "ALA-AMB-016");
        Fighter weak = hoplites(Grade::B, Level::Ready);
        weak.mustRetire = true;
        const Fighter steady = hoplites(Grade::B, Level::FormedUp);
        QVERIFY((movesAfter(weak, steady, Outcome::Victory) == AfterSet{After::Retire}));
        QVERIFY((movesAfter(weak, steady, Outcome::Inconclusive) == AfterSet{After::Retire}));
        QVERIFY((movesAfter(steady, weak, Outcome::Inconclusive) == AfterSet{After::Remain}));
        QVERIFY((movesAfter(steady, weak, Outcome::Success) == AfterSet{After::Remain, After::Pursue}));
        QVERIFY((movesAfter(steady, weak, Outcome::SetBack) == AfterSet{After::Remain}));
        weak.formed = false;
        QVERIFY((movesAfter(weak, steady, Outcome::Defeat) == AfterSet{After::Rout}));
    }

    void whoStandsToTheDeathIsNeverMoved() {
        RULE("ALA-031", "ALA-AMB-013", "ALA-AMB-097");
        Fighter last = hoplites(Grade::A, Level::Shaken);
        last.lastStand = true;
        const Fighter steady = hoplites(Grade::B, Level::FormedUp);
        for (const Outcome outcome : allOutcomes)
            QVERIFY((movesAfter(last, steady, outcome) == AfterSet{After::Remain}));
        QVERIFY((movesAfter(steady, last, Outcome::Victory) == AfterSet{After::Remain}));
        QVERIFY(fallBackBlockedLoss == 1 && retireBlockedLoss == 2);
    }

    void bandsHaveNoLevelToLose() {
        RULE("ALA-033", "ALA-048");
        QVERIFY(levelAfter(band(Arm::Cavalry, false), Outcome::Defeat).level == Level::FormedUp);
        QVERIFY((levelAfter(hoplites(Grade::B, Level::Shaken), Outcome::Defeat) == LevelChange{Level::Shaken, false}));
        QVERIFY(levelAfter(hoplites(Grade::B, Level::FormedUp), Outcome::Victory).level == Level::Eager);
    }

    void setsOfMovesKnowTheirMembers() {
        const AfterSet moves{After::Rout, After::Pursue};
        QCOMPARE(moves.size(), 2);
        QVERIFY(moves.first() == After::Pursue && moves.contains(After::Rout) && !moves.contains(After::Remain));
        QVERIFY(isBreak(After::Retire) && isBreak(After::Rout) && !isBreak(After::FallBack));
    }
};

QTEST_APPLESS_MAIN(TestAlalaResults)
#include "tst_alala_results.moc"
