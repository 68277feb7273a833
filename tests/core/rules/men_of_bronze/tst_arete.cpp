// Turn and Arete (rules 1.1).
#include "core/battle/answers/answer_check.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

class TestArete : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSideHasOnePointForEachUnitAndOneForALivingStrategos() {
        RULE("MOB-002", "MOB-186");
        Story s({a("psiloi", 5, 5), a("psiloi", 15, 5), a("psiloi", 25, 5), b("psiloi", 5, 40), b("psiloi", 15, 40)});
        s.with(0, Strategos);
        s.play({}, scoreArete);
        QCOMPARE(s.pool(Side::A), 4);
        QCOMPARE(s.pool(Side::B), 2);
    }
    // The loss is not deducted twice.
    void routedUnitsAndTheStrategosLowerTheNextPoolByOneEach() {
        RULE("MOB-012", "MOB-156", "MOB-AMB-48");
        std::vector<BronzeRig::Unit> units{b("psiloi", 5, 40)};
        for (int i = 0; i < 6; ++i)
            units.push_back(a("psiloi", 5 + 8 * i, 5));
        Story s(units);
        s.with(1, Strategos);
        s.play({}, scoreArete);
        QCOMPARE(s.pool(Side::A), 7);
        s.play({}, [&](Play& p) {
            rout(p, s.unit(1), why::rout);
            rout(p, s.unit(2), why::rout);
            scoreArete(p);
        });
        QCOMPARE(s.pool(Side::A), 4);
    }
    void whatWasLeftDoesNotRaiseTheNextPool() {
        RULE("MOB-011");
        Story s({a("psiloi", 5, 5), b("psiloi", 5, 40)});
        s.arete(30, 30).play({}, scoreArete);
        QCOMPARE(s.pool(Side::A), 1);
    }
    // Of 7 points a bid of 2, a charge, a rally and two re-rolls leave 1.
    void everyUseCostsOnePointAndABidWhatIsBid() {
        RULE("MOB-003", "MOB-004", "MOB-005", "MOB-008");
        Story s({a("drilled_infantry", 20, 20), a("psiloi", 40, 10), b("drilled_infantry", 20, 26)});
        s.arete(7, 0).with(1, Wavering);
        s.on(BidRound1, [](const Request& r) { return numbered(r.question.side == Side::A ? 2 : 0); });
        s.play({}, bidForInitiative);
        s.on(Rally, all);
        int rerolls = 0;
        s.on(Reroll, [&](const Request&) { return rerolls++ < 2 ? die(0) : Choice{}; });
        s.charge(0, 2, faces(6 + 4, 1) + faces(2, 1));
        QCOMPARE(rerolls, 3);
        QCOMPARE(s.pool(Side::A), 1);
        QCOMPARE(s.diceLeft, 0);
    }
    void withoutAPointNoChargeIsOffered() {
        RULE("MOB-005", "MOB-010");
        Story s({a("drilled_infantry", 20, 20), b("drilled_infantry", 20, 26)});
        s.arete(0, 0).act(0, coded(code::hold));
        QVERIFY(!offers(s.player.last(TakeAction), code::charge));
        s.arete(1, 0).act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::charge, s.unit(1)));
    }
    void twoUnitsThatEvadeInOneTurnCostTwo() {
        RULE("MOB-006");
        Story s(
            {a("drilled_infantry", 10, 20), a("drilled_infantry", 30, 20), b("psiloi", 10, 25), b("psiloi", 30, 25)});
        s.arete(0, 5).on(Evade, yes()).on(TakeAction, coded(code::move));
        s.on(MovePath,
             [&](const Request& r) { return to(s.table().body(r.limits.piece).pose.centre + Vec{0, 4}, north); });
        s.rig.set(s.unit(2), Activated, 1);
        s.rig.set(s.unit(3), Activated, 1);
        s.activations(Side::A, {1, 1});
        QCOMPARE(s.pool(Side::B), 3);
    }
    void aStealThatFailsCostsItsPointAllTheSame() {
        RULE("MOB-007");
        Story s({a("psiloi", 5, 5), b("psiloi", 5, 40)});
        s.rig.set(Side::A, Holder, 1);
        s.arete(0, 3).on(Steal, yes()).play({4, 4}, offerSteal);
        QCOMPARE(s.pool(Side::B), 2);
        QVERIFY(holder(s.table()) == Side::A);
    }
    void aRallyNeedsNoDiceAndLeavesCourageAlone() {
        RULE("MOB-008", "MOB-145");
        Story s({a("psiloi", 5, 5), b("psiloi", 5, 40)});
        s.with(0, Wavering).with(0, Courage, 1).on(Rally, all).play({}, [](Play& p) { offerRally(p, Side::A); });
        QVERIFY(!s.wavers(0));
        QCOMPARE(s.courage(0), 1);
        QCOMPARE(s.pool(Side::A), 8);
        QCOMPARE(s.rolls(), 0);
    }
    void noMoreUnitsRallyThanThePoolPays() {
        RULE("MOB-010");
        Story s({a("psiloi", 5, 5), a("psiloi", 15, 5), b("psiloi", 5, 40)});
        s.arete(1, 0).with(0, Wavering).with(1, Wavering).play({}, [](Play& p) { offerRally(p, Side::A); });
        const Request* request = s.player.last(Rally);
        QCOMPARE(request->most, 1);
        QVERIFY(checkAnswer(s.rig.game(), s.table(), *request, all(*request)));
    }
    void aReRollChangesItsDieAloneAndTheNewResultStands() {
        RULE("MOB-009", "MOB-AMB-09");
        Story s({a("archer_slinger", 20, 20), b("warband_infantry", 20, 28)});
        bool once = true;
        s.on(Reroll, [&](const Request&) { return std::exchange(once, false) ? die(2) : Choice{}; });
        s.shoot(0, 1, {6, 1, 1, 1, 6});
        const auto rolled = eventsOf<Rolled>(s.events(), why::shoot);
        QCOMPARE(rolled.size(), 2);
        QCOMPARE(rolled[1].rerolled, 2);
        QCOMPARE(rolled[1].roll.faces[0], 6);
        QCOMPARE(rolled[1].roll.faces[2], 6);
        QCOMPARE(s.courage(1), 2);
        QCOMPARE(s.pool(Side::A), 8);
    }
    // After the second test nobody may re-roll the first.
    void nobodyIsAskedAboutEarlierDice() {
        RULE("MOB-009");
        Story s({a("warband_infantry", 20, 20), b("warband_infantry", 20, 28)});
        s.arete(0, 9);
        s.play({4, 4, 4, 4}, [&](Play& p) { takeTests(p, s.unit(1), {true, false, 2, 1}); });
        std::vector<const Reason*> contexts;
        for (const PendingRequest& r : s.player.asked())
            contexts.push_back(r->context);
        QCOMPARE(contexts, (std::vector<const Reason*>{&why::test, &why::secondTest}));
    }
    // The active side is asked first, then the sides in turn until both pass.
    void inAnOpposedRollEachSideMayRollItsOwnDieAgain() {
        RULE("MOB-AMB-09");
        Story s({a("psiloi", 5, 5), b("psiloi", 5, 40)});
        s.rig.set(Side::A, Holder, 1);
        std::vector<Side> order;
        bool once = true;
        s.on(Steal, yes()).on(Reroll, [&](const Request& r) {
            order.push_back(r.question.side);
            if (r.mayReroll != (r.question.side == Side::A ? 1u : 2u))
                qFatal("another's die");
            return r.question.side == Side::A && std::exchange(once, false) ? die(0) : Choice{};
        });
        s.play({2, 5, 6}, offerSteal);
        QCOMPARE(order, (std::vector{Side::B, Side::A, Side::B, Side::A}));
        QVERIFY(holder(s.table()) == Side::A);
    }
    void inAGapTheHolderRalliesFirstThenTheOtherThenComesTheSteal() {
        RULE("MOB-AMB-57");
        Story s({a("psiloi", 5, 5), b("psiloi", 5, 40)});
        s.with(0, Wavering).with(1, Wavering).activations(Side::B);
        std::vector<std::pair<int, Side>> order;
        for (int i = 0; i < 3; ++i)
            order.emplace_back(s.player.asked()[static_cast<std::size_t>(i)]->question.decision,
                               s.player.asked()[static_cast<std::size_t>(i)]->question.side);
        QCOMPARE(order, (std::vector<std::pair<int, Side>>{{Rally, Side::B}, {Rally, Side::A}, {Steal, Side::A}}));
    }
};

QTEST_GUILESS_MAIN(TestArete)
#include "tst_arete.moc"
