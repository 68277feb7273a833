// Shooting.
#include "core/rules/skirmish/battle/line_of_sight.h"
#include "core/rules/skirmish/battle/shooting.h"
#include "core/rules/skirmish/battle/standard_bearers.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

AnsweringPlayer::Answers shootingAt(PieceId target, int* asked = nullptr) {
    return [=](const Request& r) {
        if (asked)
            ++*asked;
        for (const Option& option : r.options)
            if (option.code == code::shoot && option.piece == target)
                return coded(code::shoot, target);
        return plainAnswer(r);
    };
}

}  // namespace

class TestSkirmishShooting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A miss takes one die, a hit two. At short range (6, 7) removes a partly armoured figure, (6, 6) does not.
    void aHitIsBlockedByProtection() {
        RULE("SKI-020", "SKI-021", "SKI-022", "SKI-C04");
        const auto stands = [](std::vector<std::uint8_t> dice, double distance) {
            SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"spearman", Side::B, {10, 6 + distance}, {0, -1}}});
            rig.play(std::move(dice), [&](Play& play) { shoot(play, rig.man(0), rig.man(1)); });
            return rig.diceLeft() == 0 ? rig.table().isPresent(rig.man(1)) : !rig.table().isPresent(rig.man(1));
        };
        QVERIFY(!stands({6, 7}, 8));
        QVERIFY(stands({6, 6}, 8));
        QVERIFY(stands({7}, 8));
        QVERIFY(stands({4}, 8.01));
        QVERIFY(!stands({3, 12}, 16));
    }

    void everyWeaponHasItsRanges_data() {
        QTest::addColumn<Missile>("missile");
        QTest::addColumn<double>("nearest");
        QTest::addColumn<double>("farthest");
        QTest::newRow("SKI-023 javelin") << Missile::Javelin << 3.0 << 6.0;
        QTest::newRow("SKI-024 bow") << Missile::Bow << 8.0 << 16.0;
        QTest::newRow("SKI-024 sling") << Missile::Sling << 8.0 << 16.0;
        QTest::newRow("SKI-025 crossbow") << Missile::Crossbow << 10.0 << 20.0;
    }
    void everyWeaponHasItsRanges() {
        QFETCH(Missile, missile);
        QFETCH(double, nearest);
        QFETCH(double, farthest);
        QCOMPARE(bandOf(missile, nearest), Band::Short);
        QCOMPARE(bandOf(missile, nearest + 0.01), Band::Long);
        QCOMPARE(bandOf(missile, farthest), Band::Long);
        QCOMPARE(bandOf(missile, farthest + 0.01), Band::None);
    }
    void protectionBlocksHits() {
        RULE("SKI-026", "SKI-027");
        QCOMPARE(blocksUpTo(Protection::Unarmoured), 4);
        QCOMPARE(blocksUpTo(Protection::Partly), 6);
        QCOMPARE(blocksUpTo(Protection::Fully), 8);
        QCOMPARE(blocksUpTo(Protection::ShieldWall), 10);
    }
    void shooterAndTargetRollAD12() {
        RULE("SKI-A09");
        SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"spearman", Side::B, {10, 10}, {0, -1}}});
        RuleTrail trail;
        rig.play({1, 1}, [&](Play& play) { shoot(play, rig.man(0), rig.man(1)); }, plainAnswer, &trail);
        int rolls = 0;
        for (const Event& event : trail.events())
            if (const auto* rolled = std::get_if<Rolled>(&event)) {
                QCOMPARE(rolled->roll.sides, 12);
                ++rolls;
            }
        QCOMPARE(rolls, 2);
    }
    void theShooterAndTheTargetAreChecked() {
        RULE("SKI-024", "SKI-114", "SKI-115", "SKI-A26");
        SkirmishRig rig({{"archer", Side::A, {10, 5}},
                         {"spearman", Side::B, {10, 21}},
                         {"spearman", Side::B, {10, 22.5}},
                         {"spearman", Side::B, {10, 3}},
                         {"spearman", Side::B, {20, 5}},
                         {"spearman", Side::A, {20, 6}}});
        QVERIFY(isTarget(rig.game(), rig.table(), rig.man(0), rig.man(1)));
        QVERIFY(!isTarget(rig.game(), rig.table(), rig.man(0), rig.man(2)));  // out of range
        QVERIFY(!isTarget(rig.game(), rig.table(), rig.man(0), rig.man(3)));  // behind
        QVERIFY(!isTarget(rig.game(), rig.table(), rig.man(0), rig.man(4)));  // in contact with a friend
        QVERIFY(mayShoot(rig.game(), rig.table(), rig.man(0)));
        QVERIFY(!mayShoot(rig.game(), rig.table(), rig.man(5)));
        for (const FigureCounter done : {LastCharge, FledIn}) {
            rig.set(0, done, 1);
            QVERIFY(!mayShoot(rig.game(), rig.table(), rig.man(0)));
            rig.set(0, done, 0);
        }
        rig.set(0, State, Routing);
        QVERIFY(!mayShoot(rig.game(), rig.table(), rig.man(0)));
    }

    void anyDiscOnTheLineHides() {
        RULE("SKI-114");
        for (const double aside : {0.0, 1.0}) {
            const SkirmishRig rig({{"archer", Side::A, {10, 5}},
                                   {"spearman", Side::A, {10 + aside, 8}},
                                   {"spearman", Side::B, {10, 12}}});
            QCOMPARE(sees(rig.game(), rig.table(), rig.man(0), rig.man(2)), aside > 0);
        }
    }
    void groundHides_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("deep");
        QTest::addColumn<bool>("seen");
        QTest::newRow("two inches of wood") << "wood" << 2.0 << true;
        QTest::newRow("more of it") << "wood" << 2.1 << false;
        QTest::newRow("a house") << "building" << 1.0 << false;
    }
    void groundHides() {
        RULE("SKI-114");
        QFETCH(QString, kind);
        QFETCH(double, deep);
        QFETCH(bool, seen);
        const std::string text = kind.toStdString();
        const SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"spearman", Side::B, {10, 15}}}, {},
                              {groundAt(text.c_str(), Ground::Difficult, 5, 8, 10, deep, true)});
        QCOMPARE(sees(rig.game(), rig.table(), rig.man(0), rig.man(1)), seen);
    }

    void coverAndWallProtect() {
        RULE("SKI-028", "SKI-113", "SKI-A13");
        SkirmishRig rig(
            {{"archer", Side::A, {10, 5}}, {"spearman", Side::B, {10, 10}, {0, -1}}, {"archer", Side::A, {10, 15}}}, {},
            {groundAt("rubble", Ground::Difficult, 8, 9, 4, 2)});
        QCOMPARE(protectionAgainstShot(rig.game(), rig.table(), rig.man(0), rig.man(1)), Protection::Fully);
        rig.set(1, Wall, 1);
        QCOMPARE(protectionAgainstShot(rig.game(), rig.table(), rig.man(0), rig.man(1)), Protection::ShieldWall);
        QCOMPARE(protectionAgainstShot(rig.game(), rig.table(), rig.man(2), rig.man(1)),
                 Protection::Fully);  // from behind
    }

    void aLeadersHitIsRolledFor() {
        RULE("SKI-117", "SKI-081", "SKI-C06");
        SkirmishRig rig({{"archer", Side::A, {10, 5}},
                         {"spearman", Side::B, {10, 10}, {0, -1}, "leader"},
                         {"spearman", Side::B, {12, 10}}});
        rig.play({1, 12, 4}, [&](Play& play) { shoot(play, rig.man(0), rig.man(1)); });
        QCOMPARE(woundsOf(rig.table(), rig.man(1)), 1);
        rig.play({1, 12, 3}, [&](Play& play) { shoot(play, rig.man(0), rig.man(1)); });
        QVERIFY(!rig.table().isPresent(rig.man(1)));
        QCOMPARE(rig.counter(Side::B, 0, LeaderFell), 1);
        QCOMPARE(rig.diceLeft(), 0);
    }

    // The second shooter has no target left, so it is not asked.
    void shotsAreResolvedOneByOne() {
        RULE("SKI-116");
        SkirmishRig rig(
            {{"archer", Side::A, {10, 5}}, {"archer", Side::A, {13, 5}}, {"spearman", Side::B, {10, 10}, {0, -1}}});
        int asked = 0;
        rig.play({1, 12}, [&](Play& play) { shooting(play, cardOf(Side::A)); }, shootingAt(rig.man(2), &asked));
        QCOMPARE(asked, 1);
        QCOMPARE(rig.diceLeft(), 0);
    }

    void aBearerWhoIsShotDropsTheStandard() {
        RULE("SKI-126");
        SkirmishRig rig({{"archer", Side::A, {10, 5}},
                         {"spearman", Side::B, {10.25, 10}, {0, -1}, "standard"},
                         {"spearman", Side::B, {11.25, 10}}});
        rig.play({1, 12}, [&](Play& play) { shoot(play, rig.man(0), rig.man(1)); });
        QCOMPARE(rig.counter(Side::B, 0, StandardState), int(Dropped));
        QCOMPARE(standardPlace(rig.table(), Side::B, 0), (Vec{10.25, 10}));
    }
};

QTEST_APPLESS_MAIN(TestSkirmishShooting)
#include "tst_skirmish_shooting.moc"
