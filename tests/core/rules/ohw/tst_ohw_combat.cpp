// A round of combat, and what the loser does (OTW-030 to OTW-045, OTW-205 to OTW-209).
#include "core/rules/ohw/battle/combat.h"
#include "tests/support/ohw_rig.h"

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

/// Hears who changed, and why.
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
    // OTW-031, OTW-C04, OTW-043: three dice each, a draw; nobody tests
    void bothRollAndEqualHitsTestNobody() {
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        QVERIFY(rig.play({5, 1, 1, 5, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, Strength), 2);
        QCOMPARE(rig.counter(1, Strength), 2);
        QCOMPARE(rig.square(1), (Square{5, 4}));
    }
    // OTW-034, OTW-033: a 4 misses Defence 5, a 3 hits the rear
    void fromTheRearAThreeHits() {
        OhwRig front = duel("heavy_infantry", "heavy_infantry");
        QVERIFY(front.play({4, 4, 3, 1, 1, 1}, fight(front)));
        QCOMPARE(front.counter(1, Strength), 3);
        OhwRig rear = duel("heavy_infantry", "heavy_infantry", Heading::North);
        QVERIFY(rear.play({3, 2, 2, 6}, fight(rear)));  // no reply; then its test
        QCOMPARE(rear.counter(1, Strength), 2);
    }
    // OTW-208
    void aFlankAttackMeetsNoReply() {
        OhwRig rig = duel("heavy_infantry", "hoplites", Heading::East);
        QVERIFY(rig.play({5, 4, 4, 4}, fight(rig)));
        QCOMPARE(rig.counter(1, Strength), 2);
    }
    // OTW-040, OTW-041, OTW-C09: one square, turned away, one on
    void theLoserFallsBackByItsTests_data() {
        QTest::addColumn<int>("fails");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("facing");
        QTest::newRow("holds") << 0 << 4 << static_cast<int>(Heading::South);
        QTest::newRow("back") << 1 << 5 << static_cast<int>(Heading::South);
        QTest::newRow("turned away") << 2 << 5 << static_cast<int>(Heading::North);
        QTest::newRow("two back") << 3 << 6 << static_cast<int>(Heading::North);
    }
    void theLoserFallsBackByItsTests() {
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
    // OTW-041: away from the winner, wherever it faces
    void whoIsStruckInTheFlankGoesDirectlyAway() {
        OhwRig rig = duel("heavy_infantry", "heavy_infantry", Heading::East);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 4}, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, 5}));
        QCOMPARE(rig.facing(1), Heading::North);
    }
    // OTW-042
    void steadyTroopsTestTwiceAtMost() {
        OhwRig rig = duel("heavy_infantry", "veteran_heavy_infantry");
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.square(1), (Square{5, 5}));
        QCOMPARE(rig.facing(1), Heading::North);
    }
    // OTW-037: made to flee by combat, and nobody pursues
    void whoIsPushedOffTheBoardIsGone() {
        OhwRig rig({{"heavy_infantry", Side::A, {5, 6}}, {"heavy_infantry", Side::B, {5, 7}, Heading::South}});
        rig.setMorale(Side::B, 8);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1}, fight(rig)));
        QVERIFY(!rig.stands(1));
        QCOMPARE(rig.counter(Side::B, Morale), 7);
        QCOMPARE(rig.counter(0, Pursuing), 0);
    }
    // OTW-209, OTW-A19
    void aFriendBehindStopsItWithoutHarmAndAnEnemyCostsAHit() {
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
    // OTW-044, OTW-C12, OTW-D09
    void theWinnerFollowsOnATestAndTheImpetuousWithoutOne() {
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
    // OTW-045, OTW-074, OTW-046, OTW-091: in the enemy's phase it stays where it is
    void atNoStrengthItBreaksAndTheVictorPursues() {
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        rig.setMorale(Side::B, 8);
        QVERIFY(rig.play({6, 6, 6, 1, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(1, Fleeing), 1);
        QCOMPARE(rig.square(1), (Square{5, 4}));
        QCOMPARE(rig.counter(Side::B, Morale), 7);
        QCOMPARE(rig.counter(0, Pursuing), static_cast<int>(rig.unit(1).index()) + 1);
    }
    // OTW-039: in its own phase it runs at once; the square is free to follow into
    void whoBreaksInItsOwnPhaseFleesAtOnce() {
        OhwRig rig = duel("cavalry", "heavy_infantry");
        always(rig, FollowUp);
        QVERIFY(rig.play({1, 1, 1, 6, 6, 6, 4}, fight(rig)));
        QCOMPARE(rig.square(0), (Square{5, 1}));
        QCOMPARE(rig.facing(0), Heading::South);
        QCOMPARE(rig.square(1), (Square{5, 3}));
    }
    // OTW-063
    void whereBothWouldBreakTheWinnerStaysAtOne() {
        OhwRig rig = duel("heavy_infantry", "heavy_infantry");
        rig.set(0, Strength, 1);
        rig.set(1, Strength, 1);
        QVERIFY(rig.play({6, 6, 1, 6, 1, 1}, fight(rig)));
        QCOMPARE(rig.counter(0, Strength), 1);
        QCOMPARE(rig.counter(0, Fleeing), 0);
        QCOMPARE(rig.counter(1, Fleeing), 1);
    }
    // OTW-045, OTW-074: more hits than Strength are no reason to stay at 1; that it breaks is told once
    void whoTakesMoreHitsThanItHasStrengthBreaksByThemAndIsToldOnce() {
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
    // OTW-100, OTW-C05, OTW-D07
    void archersThrowOneFailedDieAgain() {
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
    // OTW-103, OTW-C06, OTW-D08
    void aFreshPhalanxMayHoldOffAHit() {
        OhwRig rig = duel("heavy_infantry", "pike_phalanx");
        always(rig, Negate);
        QVERIFY(rig.play({6, 1, 1, 1, 1, 4}, fight(rig)));
        QCOMPARE(rig.counter(1, Strength), 3);
        QCOMPARE(rig.player.times(FollowUp), 0);  // OTW-206: nobody has lost
        OhwRig worn = duel("heavy_infantry", "pike_phalanx");
        always(worn, Negate);
        worn.set(1, Strength, 2);
        QVERIFY(worn.play({6, 1, 1, 1, 1, 4}, fight(worn)));
        QCOMPARE(worn.player.times(Negate), 0);
        QCOMPARE(worn.counter(1, Strength), 1);
    }
    // OTW-036, OTW-219
    void groundGivesADie() {
        OhwField field;
        field.ground = {{{5, 3}, "hill", Ground::Open}};
        OhwRig rig = duel("heavy_infantry", "heavy_infantry", Heading::South, field);
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1}, fight(rig)));
        field.ground = {{{5, 4}, "river"}};
        OhwRig ford = duel("heavy_infantry", "heavy_infantry", Heading::South, field);
        QVERIFY(ford.play({1, 1, 1, 1, 1, 1, 1}, fight(ford)));
    }
    // OTW-035
    void aWoodOnEitherSideLeavesOneDieEach() {
        OhwField field;
        field.ground = {{{5, 4}}};
        OhwRig rig = duel("heavy_infantry", "heavy_infantry", Heading::South, field);
        QVERIFY(rig.play({1, 1}, fight(rig)));
    }
    // OTW-A29: there is nobody to shoot at
    void archersReachTheNextSquareOnly() {
        const OhwRig rig({{"archers", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {5, 5}, Heading::South}});
        QVERIFY(!mayCharge(Board(rig.game(), rig.table()), rig.unit(0)));
    }
};

QTEST_GUILESS_MAIN(TestOhwCombat)
#include "tst_ohw_combat.moc"
