// Strategos (rules 1.14).
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "core/rules/men_of_bronze/battle/strategos.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

int generals(const Table& table, Side side) {
    int n = 0;
    for (const PieceId unit : table.present(side))
        n += hasStrategos(table, unit);
    return n;
}

}  // namespace

class TestStrategos : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStrategosIsAlwaysWithOneUnit() {
        RULE("MOB-180", "MOB-AMB-75");
        Story s({a("psiloi", 10, 10), a("psiloi", 20, 10), b("psiloi", 60, 40)});
        s.with(0, Strategos).on(AttachStrategos, one(s.unit(1))).play({}, attachStrategos);
        QVERIFY(!hasStrategos(s.table(), s.unit(0)) && hasStrategos(s.table(), s.unit(1)));
        QCOMPARE(generals(s.table(), Side::A), 1);
        QCOMPARE(generals(s.table(), Side::B), 0);
        s.play({}, [&](Play& p) { rout(p, s.unit(1), why::rout); });
        QCOMPARE(generals(s.table(), Side::A), 0);
        QVERIFY(!strategosHost(s.table(), Side::A));
        QCOMPARE(s.table().counter(Side::A, StrategosLost), 1);
    }
    // Once in a turn.
    void theStrategosGoesToAUnitWithinSixInchesForAPoint() {
        RULE("MOB-182", "MOB-003", "MOB-AMB-45");
        Story s({a("psiloi", 10, 10), a("psiloi", 21, 10), a("psiloi", 10, 18.1), b("psiloi", 60, 40)});
        s.with(0, Strategos).on(StrategosTransfer, coded(code::yes, s.unit(1))).act(0, coded(code::move));
        QVERIFY(offers(s.player.last(StrategosTransfer), code::yes, s.unit(1)));
        QVERIFY(!offers(s.player.last(StrategosTransfer), code::yes, s.unit(2)));
        QVERIFY(hasStrategos(s.table(), s.unit(1)));
        QCOMPARE(generals(s.table(), Side::A), 1);
        QCOMPARE(s.pool(Side::A), 8);
        QCOMPARE(s.player.times(StrategosTransfer), 1);
        s.act(1, coded(code::move));  // not twice in a turn
        QCOMPARE(s.player.times(StrategosTransfer), 1);
    }
    void theStrategosGoesOnlyInAMoveOfTheOldOrNewUnit() {
        RULE("MOB-182");
        Story s({a("psiloi", 10, 10), a("psiloi", 20, 10), a("psiloi", 30, 10), b("psiloi", 60, 40)});
        s.with(0, Strategos).act(0, coded(code::hold));
        QCOMPARE(s.player.times(StrategosTransfer), 0);
        s.act(1, coded(code::move));
        QVERIFY(offers(s.player.last(StrategosTransfer), code::yes, s.unit(1)));
        QCOMPARE(s.player.last(StrategosTransfer)->options.size(), 2);
        const int before = s.player.times(StrategosTransfer);
        s.act(2, coded(code::move));  // 15 inches away from the Strategos
        QCOMPARE(s.player.times(StrategosTransfer), before);
    }
    void theStrategosMayJoinAFightButNotLeaveOne() {
        RULE("MOB-183", "MOB-184");
        Story s({a("psiloi", 10, 10), a("warband_infantry", 20, 10), b("warband_infantry", 20, 12)});
        s.with(0, Strategos).act(0, coded(code::move));
        QVERIFY(offers(s.player.last(StrategosTransfer), code::yes, s.unit(1)));
        Story t({a("psiloi", 10, 10), a("warband_infantry", 20, 10), b("warband_infantry", 20, 12)});
        t.with(1, Strategos).act(0, coded(code::move));
        t.act(1, coded(code::move));
        QCOMPARE(t.player.times(StrategosTransfer), 0);
    }
    void withoutAPointTheStrategosStays() {
        RULE("MOB-182", "MOB-010");
        Story s({a("psiloi", 10, 10), a("psiloi", 20, 10), b("psiloi", 60, 40)});
        s.arete(0, 0).with(0, Strategos).act(0, coded(code::move));
        QCOMPARE(s.player.times(StrategosTransfer), 0);
    }
    void theClubSetsTheValueOfTheStrategos() {
        RULE("MOB-187", "MOB-AMB-02");
        for (const int value : {0, 1, 2, 3}) {
            Options options;
            options.strategosValue = value;
            Story s({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)}, options);
            s.with(0, Phalanx).with(0, Strategos).move(0, {20, 12}, north, faces(2 + value, 4));
            QCOMPARE(s.diceOf(why::driftTest), 2 + value);
        }
    }
};

QTEST_GUILESS_MAIN(TestStrategos)
#include "tst_strategos.moc"
