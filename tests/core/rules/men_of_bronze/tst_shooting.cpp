// Shooting (rules 1.7).
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

bool mayShoot(const Story& s, std::size_t unit, std::size_t enemy) {
    return targetsOf(s.rig.game(), s.table(), s.unit(unit)).contains(s.unit(enemy));
}

}  // namespace

class TestShooting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyTroopsWithMissilesShoot() {
        RULE("MOB-085");
        for (const TroopType& type : catalogue().types) {
            Story s({a(type.id, 20, 20), b("warband_infantry", 20, 26)});
            s.act(0, coded(code::hold));
            QCOMPARE(offers(s.player.last(TakeAction), code::shoot), type.stat("shoot") > 0);
        }
    }
    void whoIsWithinRangeIsHitWhoIsNotWastesTheVolley() {
        RULE("MOB-086", "MOB-096");
        for (const double gap : {12.0, 12.1}) {
            Story s({a("archer_slinger", 20, 10), b("warband_infantry", 20, 12 + gap)});
            s.shoot(0, 1, gap == 12.0 ? faces(4, 1) : faces(0, 1));
            QCOMPARE(s.count(why::wasted), gap == 12.0 ? 0 : 1);
            QCOMPARE(s.diceLeft, 0);
        }
    }
    // Any unit, friend or enemy.
    void unitsAndHidingGroundBlockTheView() {
        RULE("MOB-086", "MOB-AMB-38");
        Story wood({a("archer_slinger", 20, 10), b("psiloi", 20, 18)}, {}, {ground(Ground::Open, 5, 13, 35, 15, true)});
        QVERIFY(!mayShoot(wood, 0, 1));
        Story open({a("archer_slinger", 20, 10), b("psiloi", 20, 18)}, {},
                   {ground(Ground::Open, 5, 13, 35, 15, false)});
        QVERIFY(mayShoot(open, 0, 1));
        Story wall({a("archer_slinger", 20, 10), a("psiloi", 15, 13.5), a("psiloi", 20, 13.5), a("psiloi", 25, 13.5),
                    b("psiloi", 20, 18), a("psiloi", 17.5, 15.6), a("psiloi", 22.5, 15.6)});
        QVERIFY(!mayShoot(wall, 0, 4));
        Story enemies({a("archer_slinger", 20, 10), b("psiloi", 15, 13.5), b("psiloi", 20, 13.5), b("psiloi", 25, 13.5),
                       b("psiloi", 20, 18), b("psiloi", 17.5, 15.6), b("psiloi", 22.5, 15.6)});
        QVERIFY(!mayShoot(enemies, 0, 4) && mayShoot(enemies, 0, 2));
    }
    void whoIsOnTheFrontLineIsInTheArcWhoIsBehindItIsNot() {
        RULE("MOB-087");
        Story s({a("archer_slinger", 20, 20), b("warband_infantry", 28, 20), b("warband_infantry", 12, 19.9)});
        QVERIFY(mayShoot(s, 0, 1));
        QVERIFY(!mayShoot(s, 0, 2));
    }
    void skirmishersShootAllRoundUnlessTheyWaver() {
        RULE("MOB-088", "MOB-146", "MOB-AMB-33");
        Story s({a("psiloi", 20, 20), b("warband_infantry", 20, 14)});
        QVERIFY(mayShoot(s, 0, 1));
        s.with(0, Wavering);
        QVERIFY(!mayShoot(s, 0, 1));
    }
    void aVolleyHitsOnFourAndCostsACourageForEachMultipleOfArmor() {
        RULE("MOB-089", "MOB-091");
        for (int hits = 0; hits <= 4; ++hits) {
            Story s({a("archer_slinger", 20, 20), b("drilled_infantry", 20, 28)});
            s.shoot(0, 1, faces(hits, 4) + faces(4 - hits, 3));
            QCOMPARE(s.courage(1), 5 - hits / 2);
            QCOMPARE(s.diceOf(why::shoot), 4);
        }
    }
    void aWaveringShooterNeedsFives() {
        RULE("MOB-090", "MOB-147");
        Story s({a("archer_slinger", 20, 20), b("warband_infantry", 20, 28)});
        s.with(0, Wavering).shoot(0, 1, {4, 4, 4, 5});
        QCOMPARE(s.courage(1), 3);
    }
    void theClubsArmorModelDecidesWhatHitsCost() {
        RULE("MOB-091", "MOB-AMB-01");
        const std::array<std::pair<ArmorModel, int>, 3> models{
            {{ArmorModel::Multiple, 2}, {ArmorModel::Excess, 2}, {ArmorModel::Threshold, 1}}};
        for (const auto& [model, loss] : models) {
            Options options;
            options.armorModel = model;
            Story s({a("archer_slinger", 20, 20), b("drilled_infantry", 20, 28)}, options);
            s.shoot(0, 1, faces(4, 6));
            QCOMPARE(s.courage(1), 5 - loss);
        }
    }
    void aVolleyStrikesTheSideFromWhichItComes() {
        RULE("MOB-092", "MOB-161", "MOB-AMB-39");
        const auto armor = [](Vec shooter) {
            Story s({a("psiloi", shooter.x, shooter.y), b("militia_hoplite", 36, 24, north)});
            s.with(1, Phalanx);
            return armorOf(s.rig.game(), s.table(), s.unit(1), sideUnderVolley(s.table(), s.unit(0), s.unit(1)))
                .total();
        };
        QCOMPARE(armor({36, 32}), 3);
        QCOMPARE(armor({44, 24}), 3);  // right
        QCOMPARE(armor({28, 24}), 2);  // left
        QCOMPARE(armor({36, 16}), 2);
    }
    void coverCountsAgainstVolleys() {
        RULE("MOB-092", "MOB-073");
        Story s({a("archer_slinger", 20, 20), b("psiloi", 20, 28)}, {}, {ground(Ground::Difficult, 10, 25, 30, 35)});
        s.shoot(0, 1, {4, 4, 4, 1});
        QCOMPARE(s.courage(1), 3);
    }
    void theTargetTestsForWhatItLost() {
        RULE("MOB-093", "MOB-139");
        Story s({a("archer_slinger", 20, 20), b("warband_infantry", 20, 28)});
        s.shoot(0, 1, {4, 4, 1, 1, 4, 1});
        QCOMPARE(s.courage(1), 2);
        QVERIFY(s.wavers(1));  // two lost, two needed
        QCOMPARE(eventsOf<Rolled>(s.events(), why::test)[0].wanted, 2);
    }
    void whoIsShotToNothingGoesAlone() {
        RULE("MOB-094", "MOB-AMB-59");
        Story s({a("archer_slinger", 20, 20), b("psiloi", 20, 28), b("psiloi", 20, 31)});
        s.with(1, Courage, 2).shoot(0, 1, faces(4, 6));
        QVERIFY(!s.alive(1));
        QVERIFY(s.alive(2));
        QCOMPARE(s.diceLeft, 0);
    }
    void aVolleyIsTheWholeActivation() {
        RULE("MOB-095");
        Story s({a("archer_slinger", 20, 20), b("warband_infantry", 20, 28)});
        s.shoot(0, 1, faces(4, 1));
        QCOMPARE(s.count(why::shoot), 1);
        QCOMPARE(s.player.times(TakeAction), 1);
        QVERIFY(near(s.centre(0), {20, 20}));
    }
    void nobodyShootsOutOfContactNorIntoIt() {
        RULE("MOB-097", "MOB-AMB-40");
        Story s({a("archer_slinger", 20, 20), a("warband_infantry", 40, 20), b("warband_infantry", 20, 22),
                 b("warband_infantry", 40, 22), a("psiloi", 40, 14)});
        QVERIFY(!mayShoot(s, 0, 2));
        QVERIFY(!mayShoot(s, 0, 3));
        QVERIFY(!mayShoot(s, 4, 3));
        s.act(0, coded(code::hold));
        QVERIFY(!offers(s.player.last(TakeAction), code::shoot));
    }
};

QTEST_GUILESS_MAIN(TestShooting)
#include "tst_shooting.moc"
