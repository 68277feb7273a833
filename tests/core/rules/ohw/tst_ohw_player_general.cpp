// How the computer player uses its general: the unit that the general joins, and the risks that are worth it.
#include "core/ai/computer_players.h"
#include "core/ai/ohw/computer_player.h"
#include "core/battle/winner.h"
#include "tests/recount/recount.h"
#include "tests/support/effort.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/ohw_setups.h"
#include "tests/support/rule.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

OhwRig led(const std::string& general, const std::vector<StandingUnit>& units) {
    OhwField field;
    field.generals[0] = general;
    return OhwRig(units, field);
}

Choice answerOf(
    const OhwRig& rig, Decision decision, PieceId unit = {},
    const std::function<void(Request&)>& ask = [](Request&) {}) {
    Request request;
    request.question = {decision, Side::A, unit};
    ask(request);
    return ComputerPlayer().choose(request, {rig.game(), rig.table()});
}

PieceId placed(const OhwRig& rig) {
    return answerOf(rig, PlaceGeneral, {},
                    [&](Request& request) {
                        for (const std::size_t unit : {0, 1})
                            request.pieces.insert(rig.unit(unit));
                    })
        .piece;
}

/// Does the computer player let the general add dice?
bool addsDice(const std::string& general, int enemyStrength) {
    OhwRig rig = led(general, {{"heavy_infantry", Side::A, {5, 3}, Heading::North, true},
                               {"heavy_infantry", Side::B, {5, 4}, Heading::South}});
    rig.set(1, Strength, enemyStrength);
    return answerOf(rig, AddDice, rig.unit(0), [&](Request& request) { request.subject = rig.unit(1); }).code ==
           code::yes;
}

}  // namespace

class TestOhwPlayerGeneral : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGeneralIsPlacedWithTheLineNotWithTheHorse() {
        RULE("OTW-D01");
        const OhwRig rig = led("average", {{"heavy_cavalry", Side::A, {6, 1}}, {"heavy_infantry", Side::A, {3, 1}}});
        QCOMPARE(placed(rig), rig.unit(1));
    }
    void ofTwoRowsTheGeneralPrefersTheSecond() {
        const OhwRig rig = led("average", {{"heavy_infantry", Side::A, {6, 1}}, {"heavy_infantry", Side::A, {6, 0}}});
        QCOMPARE(placed(rig), rig.unit(1));
    }

    void theGeneralLeavesAWornUnitAndOneThatEnemiesAdjoin() {
        for (const bool worn : {false, true})
            for (const bool beside : {false, true}) {
                const Square front{5, 3};
                const Square rear{5, 2};
                OhwRig rig = led("average", {{"heavy_infantry", Side::A, beside ? front : rear, Heading::North, true},
                                             {"heavy_infantry", Side::A, beside ? rear : front},
                                             {"heavy_infantry", Side::B, {5, 4}, Heading::South}});
                rig.set(0, Strength, worn ? 2 : 3);
                const Choice choice = answerOf(rig, TakeAction);
                QCOMPARE(choice.code == code::transfer, worn || beside);
                QVERIFY(choice.code != code::transfer || choice.piece == rig.unit(1));
            }
    }
    // A test of Risk costs a general in one of 18.
    void theGeneralAddsDiceWhereTheyDecideSomething() {
        RULE("OTW-D05");
        QVERIFY(!addsDice("average", 3));
        QVERIFY(addsDice("average", 2));
        QVERIFY(addsDice("alexander", 3));
    }
    void theGeneralRalliesHitsAndTakesNoTestAgainForGround() {
        RULE("OTW-D04", "OTW-D06");
        const OhwRig rig = led("average", {{"pike_phalanx", Side::A, {5, 3}, Heading::North, true}});
        QCOMPARE(answerOf(rig, RallyHits, rig.unit(0), [](Request& request) { request.wanted = 1; }).code, code::yes);
        const auto rerolls = [&](const Reason& test) {
            return answerOf(rig, Reroll, rig.unit(0), [&](Request& request) { request.context = &test; }).code ==
                   code::yes;
        };
        QVERIFY(rerolls(why::negateTest));
        for (const Reason* test : {&why::ladder, &why::followTest, &why::pursuitTest, &why::secondMove})
            QVERIFY(!rerolls(*test));
    }
    // A general in the first rank, who takes every risk, is lost in one victory of eight.
    void anArmyThatWinsMostlyKeepsItsGeneral() {
        const std::vector<ArmyList> lists = sampleArmies("ohw");
        const int battles = effort(800);
        int lost = 0;
        for (int n = 0; n < battles; ++n) {
            const auto first = static_cast<std::size_t>(n) % lists.size();
            const auto second = (first + 1 + static_cast<std::size_t>(n) / lists.size()) % lists.size();
            const auto game = ohw::system().open(ohwSetup(lists[first], lists[second]));
            QVERIFY(game.has_value());
            Watcher watcher(**game);
            DicePlan plan;
            plan.seed = static_cast<std::uint64_t>(n);
            const Player* computer = &standardPlayer(**game);
            const auto fought = fightOut(**game, plan, {computer, computer}, plan.seed, &watcher);
            const std::optional<Side> winner = sideOf(fought.run.ended->winner);
            lost += winner && !(*game)->general(watcher.table(), *winner) ? 1 : 0;
        }
        qInfo("the winner's general was lost in %d of %d battles", lost, battles);
        // In 7 of 100 at most; a small sample may miss that by three sigma.
        QVERIFY(lost <= battles * 0.07 + 3 * std::sqrt(battles * 0.07));
    }
};

QTEST_GUILESS_MAIN(TestOhwPlayerGeneral)
#include "tst_ohw_player_general.moc"
