// Initiative (rules 1.2).
#include "core/battle/answers/answer_check.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

Story quiet(const Options& options = {}) {
    return Story({a("psiloi", 5, 5), a("psiloi", 15, 5), b("psiloi", 5, 40), b("psiloi", 15, 40)}, options);
}

/// Both bid these in the first and in the second round.
void bids(Story& s, std::array<int, 2> first, std::array<int, 2> second = {}) {
    s.on(BidRound1, [=](const Request& r) { return numbered(first[index(r.question.side)]); });
    s.on(BidRound2, [=](const Request& r) { return numbered(second[index(r.question.side)]); });
}

}  // namespace

class TestInitiative : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothBidInSecretFromNothingToAllTheyHave() {
        RULE("MOB-020", "MOB-010");
        Story s = quiet();
        bids(s, {4, 3});
        s.arete(4, 6).play({}, bidForInitiative);
        QVERIFY(s.player.asked()[0]->secret && s.player.asked()[1]->secret);
        QCOMPARE(s.player.asked()[0]->highest, 4);
        QCOMPARE(s.player.asked()[1]->highest, 6);
        QVERIFY(checkAnswer(s.rig.game(), s.table(), *s.player.asked()[0], numbered(5)));
        QVERIFY(checkAnswer(s.rig.game(), s.table(), *s.player.asked()[0], numbered(-1)));
    }
    void theSecondBidderLearnsNothingOfTheFirstBid() {
        RULE("MOB-020");
        for (const int bid : {0, 4}) {
            Story s = quiet();
            bids(s, {bid, 1});
            s.arete(4, 6).play({}, bidForInitiative);
            const Request& second = *s.player.asked()[1];
            QVERIFY(second.question.side == Side::B);
            QCOMPARE(second.highest, 6);
            QVERIFY(!second.subject && !second.roll && second.pieces.empty() && second.options.empty());
        }
    }
    void theHigherBidHoldsTheInitiative() {
        RULE("MOB-021");
        Story s = quiet();
        bids(s, {2, 3});
        s.play({}, bidForInitiative);
        QVERIFY(holder(s.table()) == Side::B);
        QCOMPARE(s.rolls(), 0);
    }
    void bidsOfNothingASecondRoundAndAHolderWhoKeepsItAreNoted() {
        RULE("MOB-020", "MOB-021", "MOB-022");
        Story s = quiet();
        bids(s, {0, 3});
        s.play({}, bidForInitiative);
        QCOMPARE(s.count(why::bidNothing), 1);
        QCOMPARE(s.count(why::bidsTied), 0);
        QCOMPARE(s.count(why::keptByBid), 0);
        s.play({}, bidForInitiative);
        QCOMPARE(s.count(why::bidNothing), 2);
        QCOMPARE(s.count(why::keptByBid), 1);
        QVERIFY(eventsOf<Noted>(s.events(), why::keptByBid)[0].side == Side::B);
        bids(s, {1, 1}, {0, 0});
        s.play({2, 5}, bidForInitiative);
        QCOMPARE(s.count(why::bidsTied), 1);
        QCOMPARE(s.count(why::bidNothing), 4);
        QCOMPARE(s.count(why::keptByRoll), 1);
    }
    // Only the winner pays, so the payments do not show the bids.
    void bidsThatAreNotPaidAreNoted() {
        RULE("MOB-020");
        Options options;
        options.winnerPaysBid = true;
        Story s = quiet(options);
        bids(s, {2, 3});
        s.play({}, bidForInitiative);
        const std::vector<Noted> shown = eventsOf<Noted>(s.events(), why::bidShown);
        QCOMPARE(shown.size(), std::size_t{2});
        QCOMPARE(shown[0].number, 2);
        QCOMPARE(shown[1].number, 3);
    }
    void aTieLeadsToOneMoreRoundOutOfWhatIsLeft() {
        RULE("MOB-022", "MOB-024", "MOB-AMB-05", "MOB-AMB-06");
        Story s = quiet();
        bids(s, {2, 2}, {1, 0});
        s.arete(7, 6).play({}, bidForInitiative);
        QVERIFY(holder(s.table()) == Side::A);
        QCOMPARE(s.player.last(BidRound2)->highest, 4);
        QCOMPARE(s.pool(Side::A), 4);
        QCOMPARE(s.pool(Side::B), 4);
    }
    // Pools of 7 and 6 and bids of 2 and 1 leave 4 and 3.
    void aSecondTieIsRolledOffUntilTheDiceDiffer() {
        RULE("MOB-023", "MOB-024");
        Story s = quiet();
        bids(s, {2, 2}, {1, 1});
        s.arete(7, 6).play({3, 3, 2, 5}, bidForInitiative);
        QVERIFY(holder(s.table()) == Side::B);
        QCOMPARE(s.pool(Side::A), 4);
        QCOMPARE(s.pool(Side::B), 3);
        QCOMPARE(s.count(why::rollOff), 2);
        QCOMPARE(s.player.times(BidRound2), 2);
        QCOMPARE(s.diceLeft, 0);
    }
    void whereOnlyTheWinnerPaysTheLoserKeepsTheBid() {
        RULE("MOB-AMB-05");
        Options options;
        options.winnerPaysBid = true;
        Story s = quiet(options);
        bids(s, {2, 2}, {1, 2});
        s.arete(7, 6).play({}, bidForInitiative);
        QCOMPARE(s.pool(Side::A), 7);
        QCOMPARE(s.pool(Side::B), 2);
    }
    void whatIsOwedForABidBuysNoReRoll() {
        RULE("MOB-010", "MOB-AMB-05");
        Options options;
        options.winnerPaysBid = true;
        Story s = quiet(options);
        bids(s, {3, 3}, {0, 0});
        s.on(Reroll, [](const Request& r) { return die(r.question.side == Side::A ? 0 : 1); });
        s.arete(3, 4).play({2, 1, 1}, bidForInitiative);
        QCOMPARE(s.player.times(Reroll), 1);  // only side B has a point to spare
        QVERIFY(s.player.last(Reroll)->question.side == Side::B);
        QCOMPARE(s.pool(Side::A), 0);
        QCOMPARE(s.pool(Side::B), 3);
    }
    // That is 15 pairs of 36.
    void theThiefMustRollHigher() {
        RULE("MOB-025", "MOB-AMB-07");
        int won = 0;
        for (std::uint8_t thiefs = 1; thiefs <= 6; ++thiefs)
            for (std::uint8_t holders = 1; holders <= 6; ++holders) {
                Story s = quiet();
                s.rig.set(Side::A, Holder, 1);
                s.on(Steal, yes()).play({holders, thiefs}, offerSteal);
                won += holder(s.table()) == Side::B;
            }
        QCOMPARE(won, 15);
    }
    void whereTiesAreRolledAgainATieDecidesNothing() {
        RULE("MOB-AMB-07");
        Options options;
        options.stealTieRerolled = true;
        Story s = quiet(options);
        s.rig.set(Side::A, Holder, 1);
        s.on(Steal, yes()).play({4, 4, 1, 2}, offerSteal);
        QVERIFY(holder(s.table()) == Side::B);
        QCOMPARE(s.diceLeft, 0);
    }
    void thereIsOneAttemptInEachGapAndTheFormerHolderMayStealInTheNext() {
        RULE("MOB-026");
        Story s = quiet();
        s.on(Steal, [](const Request& r) { return r.question.side == Side::B ? yes() : Choice{}; });
        s.activations(Side::A, {1, 6});
        std::vector<Side> thieves;
        std::vector<Side> actors;
        for (const PendingRequest& r : s.player.asked()) {
            if (r->question.decision == Steal)
                thieves.push_back(r->question.side);
            if (r->question.decision == TakeAction)
                actors.push_back(r->question.side);
        }
        QCOMPARE(thieves, (std::vector{Side::B, Side::A}));  // after B's two units only A has any left
        QCOMPARE(actors, (std::vector{Side::B, Side::B, Side::A, Side::A}));
    }
    void whoHasNoUnitLeftToActivateMayNotSteal() {
        RULE("MOB-026");
        Story s = quiet();
        s.with(2, Activated).with(3, Activated).activations(Side::A);
        QCOMPARE(s.player.times(Steal), 0);
    }
    void theHoldersUnitsActFirstThenTheOthers() {
        RULE("MOB-027", "MOB-AMB-08");
        Story s = quiet();
        s.activations(Side::B);
        std::vector<Side> actors;
        for (const PendingRequest& r : s.player.asked())
            if (r->question.decision == TakeAction)
                actors.push_back(r->question.side);
        QCOMPARE(actors, (std::vector{Side::B, Side::B, Side::A, Side::A}));
    }
    // A reaction is not an activation.
    void aUnitThatCounterChargedCanStillBeActivatedOneThatMovedCannot() {
        RULE("MOB-028", "MOB-AMB-50", "MOB-AMB-54");
        Story s({a("drilled_infantry", 20, 20), b("drilled_infantry", 20, 28)});
        s.on(CounterCharge, yes()).on(TakeAction, [&](const Request& r) {
            return r.question.side == Side::A ? coded(code::charge, s.unit(1)) : coded(code::hold);
        });
        s.activations(Side::A, faces(6 + 6, 1));
        QCOMPARE(s.player.times(TakeAction), 2);
        QVERIFY(wasActivated(s.table(), s.unit(0)) && wasActivated(s.table(), s.unit(1)));
        QVERIFY(s.player.last(TakeAction)->question.side == Side::B);
    }
};

QTEST_GUILESS_MAIN(TestInitiative)
#include "tst_initiative.moc"
