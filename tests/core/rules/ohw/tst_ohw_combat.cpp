// A round of combat, and what the loser does.
#include "core/rules/ohw/battle/combat.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

/// Unit 0 of side A, facing north, attacks unit 1 of side B before it.
OhwRig duel(const std::string& a, const std::string& b, Heading facing = Heading::South, const OhwField& field = {}) {
    return OhwRig({{a, Side::A, {5, 3}}, {b, Side::B, {5, 4}, facing}}, field);
}

const auto fight = [](OhwRig& rig) { return [&rig](Play& play) { combat(play, rig.unit(0), rig.unit(1)); }; };

void always(OhwRig& rig, Decision decision) {
    rig.player.on(decision, [](const Request&) { return coded(code::yes); });
}

/// Hears which units changed, and why.
struct Changes final : Listener {
    void heard(int, const Event& event) override {
        if (const auto* set = std::get_if<CounterSet>(&event))
            all.push_back(*set);
        if (const auto* noted = std::get_if<Noted>(&event))
            notes.push_back(*noted);
    }
    /// How often a reason is told of a unit.
    std::ptrdiff_t times(PieceId unit, const Reason& why) const {
        return std::ranges::count_if(all, [&](const CounterSet& e) { return e.piece == unit && e.why == &why; }) +
               std::ranges::count_if(notes, [&](const Noted& e) { return e.piece == unit && e.what == &why; });
    }
    std::vector<CounterSet> all;
    std::vector<Noted> notes;
};

}  // namespace

class TestOhwCombat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothRollAndEqualHitsTestNobody() {
        RULE("OTW-031", "OTW-C04", "OTW-043");
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        QVERIFY(rig.play({5, 1, 1, 5, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, Strength), 2);
        QCOMPARE(rig.counter(1, Strength), 2);
        QCOMPARE(rig.square(1), (Square{5, 4}));
    }
    void fromTheRearAThreeHits() {
        RULE("OTW-034", "OTW-033");
        OhwRig front = duel("heavy_infantry", "heavy_infantry");
        QVERIFY(front.play({4, 4, 3, 1, 1, 1}, fight(front)));
        QCOMPARE(front.counter(1, Strength), 3);
        OhwRig rear = duel("heavy_infantry", "heavy_infantry", Heading::North);
        QVERIFY(rear.play({3, 2, 2, 6}, fight(rear)));  // no reply; then its test
        QCOMPARE(rear.counter(1, Strength), 2);
    }
    void aFlankAttackMeetsNoReply() {
        RULE("OTW-208");
        OhwRig rig = duel("heavy_infantry", "hoplites", Heading::East);
        QVERIFY(rig.play({5, 4, 4, 4}, fight(rig)));
        QCOMPARE(rig.counter(1, Strength), 2);
    }
    void theLoserFallsBackByItsTests_data() {
        QTest::addColumn<int>("fails");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("facing");
        QTest::newRow("holds") << 0 << 4 << static_cast<int>(Heading::South);
        QTest::newRow("back") << 1 << 5 << static_cast<int>(Heading::South);
        QTest::newRow("turned away") << 2 << 5 << static_cast<int>(Heading::North);
        QTest::newRow("two back") << 3 << 6 << static_cast<int>(Heading::North);
    }
    // First failure: back one square. Second: turned away. Third: another square.
    void theLoserFallsBackByItsTests() {
        RULE("OTW-040", "OTW-041", "OTW-A18", "OTW-C09");
        QFETCH(int, fails);
        QFETCH(int, row);
        QFETCH(int, facing);
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        std::vector<std::uint8_t> dice{6, 1, 1, 1, 1, 1};
        for (int i = 0; i < fails; ++i)
            dice.push_back(3);
        if (fails < 3)
            dice.push_back(4);
        QVERIFY(rig.play(dice, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, row}));
        QCOMPARE(static_cast<int>(rig.facing(1)), facing);
    }
    void whoIsStruckInTheFlankGoesDirectlyAway() {
        RULE("OTW-041");
        OhwRig rig = duel("heavy_infantry", "heavy_infantry", Heading::East);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 4}, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, 5}));
        QCOMPARE(rig.facing(1), Heading::North);
    }
    void steadyTroopsTestTwiceAtMost() {
        RULE("OTW-042");
        OhwRig rig = duel("heavy_infantry", "veteran_heavy_infantry");
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, 5}));
        QCOMPARE(rig.facing(1), Heading::North);
    }
    // It counts as made to flee by combat, and nobody pursues.
    void whoIsPushedOffTheBoardIsGone() {
        RULE("OTW-037");
        OhwRig rig({{"heavy_infantry", Side::A, {5, 6}}, {"heavy_infantry", Side::B, {5, 7}, Heading::South}});
        rig.setMorale(Side::B, 8);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QVERIFY(!rig.stands(1));
        QCOMPARE(rig.counter(Side::B, Morale), 7);
        QCOMPARE(rig.counter(0, Pursuing), 0);
    }
    void aFriendBehindStopsItWithoutHarmAndAnEnemyCostsAHit() {
        RULE("OTW-209", "OTW-A19");
        OhwRig rig({{"heavy_infantry", Side::A, {5, 3}},
                    {"heavy_infantry", Side::B, {5, 4}, Heading::South},
                    {"heavy_infantry", Side::B, {5, 5}, Heading::South}});
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, 4}));
        QCOMPARE(rig.counter(1, Strength), 2);
        OhwRig between({{"heavy_infantry", Side::A, {5, 3}},
                        {"heavy_infantry", Side::B, {5, 4}, Heading::South},
                        {"heavy_infantry", Side::A, {5, 5}}});
        QVERIFY(between.play({6, 1, 1, 1, 1, 1, 1, 4}, fight(between)));
        QCOMPARE(between.counter(1, Strength), 1);
        QCOMPARE(between.square(1), (Square{5, 4}));
    }
    void oneFallsBackPastSkirmishers() {
        OhwRig rig({{"heavy_infantry", Side::A, {5, 3}},
                    {"heavy_infantry", Side::B, {5, 4}, Heading::South},
                    {"sling_skirmishers", Side::B, {5, 5}, Heading::South}});
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1, 4}, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, 6}));
    }
    void theWinnerFollowsOnATestAndTheImpetuousWithoutOne() {
        RULE("OTW-044", "OTW-C12", "OTW-D09");
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        always(rig, FollowUp);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 3, 4, 4}, fight(rig)));
        QCOMPARE(rig.square(0), (Square{5, 4}));
        QCOMPARE(rig.counter(0, Moved), 1);
        OhwRig stays = duel("heavy_infantry", "heavy_infantry");
        QVERIFY(stays.play({6, 1, 1, 1, 1, 1, 3, 4}, fight(stays)));
        QCOMPARE(stays.square(0), (Square{5, 3}));
        OhwRig wild = duel("warband", "heavy_infantry");
        QVERIFY(wild.play({6, 1, 1, 1, 1, 1, 1, 3, 4}, fight(wild)));
        QCOMPARE(wild.square(0), (Square{5, 4}));
    }
    // In the enemy's phase it does not move.
    void atNoStrengthItBreaksAndTheVictorPursues() {
        RULE("OTW-045", "OTW-046", "OTW-091");
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        rig.setMorale(Side::B, 8);
        QVERIFY(rig.play({6, 6, 6, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(1, Fleeing), 1);
        QCOMPARE(rig.square(1), (Square{5, 4}));
        QCOMPARE(rig.counter(Side::B, Morale), 7);
        QCOMPARE(rig.counter(0, Pursuing), static_cast<int>(rig.unit(1).index()) + 1);
    }
    // The winner can follow up into the free square.
    void whoBreaksInItsOwnPhaseFleesAtOnce() {
        RULE("OTW-039");
        OhwRig rig = duel("cavalry", "heavy_infantry");
        always(rig, FollowUp);
        QVERIFY(rig.play({1, 1, 1, 6, 6, 6, 4}, fight(rig)));
        QCOMPARE(rig.square(0), (Square{5, 1}));
        QCOMPARE(rig.facing(0), Heading::South);
        QCOMPARE(rig.square(1), (Square{5, 3}));
    }
    void whereBothWouldBreakTheWinnerStaysAtOne() {
        RULE("OTW-063");
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        rig.set(0, Strength, 1);
        rig.set(1, Strength, 1);
        QVERIFY(rig.play({6, 6, 1, 6, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, Strength), 1);
        QCOMPARE(rig.counter(0, Fleeing), 0);
        QCOMPARE(rig.counter(1, Fleeing), 1);
    }
    // More hits than Strength do not leave it at Strength 1. The log says once that it breaks.
    void whoTakesMoreHitsThanItHasStrengthBreaksByThemAndIsToldOnce() {
        RULE("OTW-045", "OTW-074");
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        rig.set(1, Strength, 2);
        Changes changes;
        QVERIFY(rig.play({6, 6, 6, 1, 1, 1}, fight(rig), &changes));
        const PieceId loser = rig.unit(1);
        QCOMPARE(changes.times(loser, why::hit), 1);
        QCOMPARE(changes.times(loser, why::survives), 0);
        QCOMPARE(changes.times(loser, why::breaks), 1);
        OhwRig both = duel("heavy_infantry", "heavy_infantry");
        both.set(0, Strength, 2);
        both.set(1, Strength, 1);
        Changes kept;
        QVERIFY(both.play({6, 6, 6, 6, 6, 1}, fight(both), &kept));
        QCOMPARE(kept.times(both.unit(0), why::survives), 1);
        QCOMPARE(kept.times(both.unit(1), why::hit), 1);
    }
    void whoBreaksAloneHasLostWhoeverTookMoreHits() {
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        rig.set(0, Strength, 1);
        QVERIFY(rig.play({6, 6, 1, 6, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, Fleeing), 1);
        QCOMPARE(rig.square(1), (Square{5, 4}));
        QCOMPARE(rig.counter(1, Pursuing), static_cast<int>(rig.unit(0).index()) + 1);
    }
    void archersRollOneFailedDieAgain() {
        RULE("OTW-100", "OTW-C05", "OTW-D07");
        OhwRig rig = duel("archers", "heavy_infantry");
        rig.player.on(ArchersReroll, [](const Request& request) {
            Choice choice = coded(code::yes);
            choice.number = (request.mayReroll & 2) != 0 ? 1 : 0;
            return choice;
        });
        QVERIFY(rig.play({5, 1, 1, 1, 1, 5, 4},
                         fight(rig)));  // two dice, three of the enemy, the re-roll, the enemy's test
        QCOMPARE(rig.counter(1, Strength), 1);
    }
    void aFreshPhalanxMayHoldOffAHit() {
        RULE("OTW-103", "OTW-C06", "OTW-D08");
        OhwRig rig = duel("heavy_infantry", "pike_phalanx");
        always(rig, Negate);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 4}, fight(rig)));
        QCOMPARE(rig.counter(1, Strength), 3);
        QCOMPARE(rig.player.times(FollowUp), 0);  // nobody has lost
        OhwRig worn = duel("heavy_infantry", "pike_phalanx");
        always(worn, Negate);
        worn.set(1, Strength, 2);
        QVERIFY(worn.play({6, 1, 1, 1, 1, 4}, fight(worn)));
        QCOMPARE(worn.player.times(Negate), 0);
        QCOMPARE(worn.counter(1, Strength), 1);
    }
    void groundGivesADie() {
        RULE("OTW-036", "OTW-219");
        OhwField field;
        field.ground = {{{5, 3}, "hill", Ground::Open}};
        OhwRig rig = duel("heavy_infantry", "heavy_infantry", Heading::South, field);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1}, fight(rig)));
        field.ground = {{{5, 4}, "river"}};
        OhwRig ford = duel("heavy_infantry", "heavy_infantry", Heading::South, field);
        QVERIFY(ford.play({1, 1, 1, 1, 1, 1, 1}, fight(ford)));
    }
    void aWoodOnEitherSideLeavesOneDieEach() {
        RULE("OTW-035");
        OhwField field;
        field.ground = {{{5, 4}}};
        OhwRig rig = duel("heavy_infantry", "heavy_infantry", Heading::South, field);
        QVERIFY(rig.play({1, 1}, fight(rig)));
    }
    void archersReachTheNextSquareOnly() {
        RULE("OTW-A29");
        const OhwRig rig({{"archers", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {5, 5}, Heading::South}});
        QVERIFY(!mayCharge(Board(rig.game(), rig.table()), rig.unit(0)));
    }
    void theStepsOfARoundComeInTheirOrder() {
        RULE("OTW-205");
        OhwField field;
        field.generals[0] = "average";
        OhwRig rig(
            {{"archers", Side::A, {5, 3}, Heading::North, true}, {"pike_phalanx", Side::B, {5, 4}, Heading::South}},
            field);
        rig.player.on(ArchersReroll, [](const Request&) {
            Choice choice = coded(code::yes);
            choice.number = 1;
            return choice;
        });
        always(rig, Negate);
        always(rig, RallyHits);
        EventLog log;
        QVERIFY(rig.play({6, 1, 4, 1, 6, 4, 5, 6, 4}, fight(rig), &log));
        std::vector<const Reason*> rolled;
        for (const Event& event : log.events())
            if (std::holds_alternative<Rolled>(event))
                rolled.push_back(reasonOf(event));
        QCOMPARE(rolled, (std::vector<const Reason*>{&why::attackRoll, &why::attackRoll, &why::archersAgain,
                                                     &why::negateTest, &why::rally, &why::risk, &why::ladder}));
        QCOMPARE(rig.counter(0, Strength), 3);
        QCOMPARE(rig.counter(1, Strength), 2);
    }
};

QTEST_GUILESS_MAIN(TestOhwCombat)
#include "tst_ohw_combat.moc"
