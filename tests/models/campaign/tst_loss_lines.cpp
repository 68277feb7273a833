// Losses and gains of a turn in one line each.
#include "models/campaign/loss_lines.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);

/// The steps of an army.
int stepsOf(const State& state, ArmyId army) {
    int steps = 0;
    for (const Unit& unit : state.units)
        steps += unit.army == army ? unit.steps : 0;
    return steps;
}

}  // namespace

class TestLossLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recruitsHaveALineForEachArmyThatGained() {
        Campaign before = smallCampaign();
        const State after = before.state;
        before.state.units[0].steps -= 2;
        before.state.units[1].steps -= 1;
        QCOMPARE(recruitLines(before, after, athens),
                 QStringList{QStringLiteral("Army of Attica: 3 steps of recruits joined; it now has %1")
                                 .arg(stepsOf(after, ArmyId(0)))});
        QVERIFY(recruitLines(before, after, sparta).isEmpty());
    }
    void whatIsLostMeanwhileIsNoGain() {
        const Campaign before = smallCampaign();
        State after = before.state;
        after.units[0].steps -= 1;
        after.units[1].army = {};
        QVERIFY(recruitLines(before, after, athens).isEmpty());
    }
    void armiesOfOneNameAreToldApart() {
        Campaign before = smallCampaign();
        before.state.armies[1].power = athens;
        before.state.armies[1].name = before.state.armies[0].name;
        State after = before.state;
        for (Unit& unit : after.units)
            unit.steps += 1;
        const QStringList lines = recruitLines(before, after, athens);
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith(QStringLiteral("Army of Attica (Athens): ")), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith(QStringLiteral("Army of Attica (Sparta): ")), qPrintable(lines[1]));
    }
};

QTEST_GUILESS_MAIN(TestLossLines)
#include "tst_loss_lines.moc"
