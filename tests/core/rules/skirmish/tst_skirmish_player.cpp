// How well the computer player plays, and what it does in single positions.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/ai/skirmish/evaluation.h"
#include "core/battle/fight.h"
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "core/rules/skirmish/battle/line_of_sight.h"
#include "tests/support/effort.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

std::vector<ArmyList> samples() {
    std::vector<ArmyList> lists;
    for (const BuiltinFile& file : builtinFiles())
        if (file.path.starts_with("armies/skirmish/"))
            lists.push_back(*readArmyList(file.text, file.path, findSystem, {"skirmish"}).list);
    return lists;
}

std::shared_ptr<const Game> gameOf(const ArmyList& a, const ArmyList& b) {
    Setup setup;
    setup.system = "skirmish";
    setup.rules = skirmish::system().info().version;
    setup.table = {48, 36};
    setup.lists = {a, b};
    return *skirmish::system().open(setup);
}

/// Points of side A: 1 won, 0.5 drawn.
double fought(const Game& game, const std::array<const Player*, 2>& players, std::uint64_t n) {
    FastDice dice(mixed(431, n));
    Conditions conditions;
    conditions.dice = &dice;
    conditions.players = players;
    conditions.key = mixed(7, n);
    const Run run = Fight(game).run(conditions);
    return run.ended->winner == Winner::Draw ? 0.5 : run.ended->winner == Winner::A ? 1.0 : 0.0;
}

}  // namespace

class TestSkirmishPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Equal armies, on both sides. It takes 96 points in a hundred: less than three sigma below that is a step back.
    void itBeatsTheRandomPlayer() {
        const std::vector<ArmyList> lists = samples();
        QVERIFY(lists.size() >= 6);
        const RandomPlayer random(17);
        const int battles = effort(400);
        double won = 0;
        for (int n = 0; n < battles; ++n) {
            const ArmyList& list = lists[static_cast<std::size_t>(n) / 2 % lists.size()];
            const auto game = gameOf(list, list);
            const bool asA = n % 2 == 0;
            const double a =
                fought(*game, {asA ? &standardPlayer(*game) : &random, asA ? &random : &standardPlayer(*game)},
                       static_cast<std::uint64_t>(n));
            won += asA ? a : 1 - a;
        }
        qInfo("the computer player took %.1f of %d points against the random player", won, battles);
        QVERIFY(won >= 0.96 * battles - 3 * std::sqrt(0.96 * 0.04 * battles));
    }

    // Heads are counted at the end, so arrows fly at the levy that they bring down, not at the dearer spearman whose
    // mail stops them.
    void archersShootAtTheTargetThatTheyBringDown() {
        RULE("SKI-D04");
        SkirmishRig rig({{"archer", Side::A, {24, 10}},
                         {"spearman", Side::B, {21, 17}, {0, -1}},
                         {"levy_spearman", Side::B, {27, 17}, {0, -1}}});
        const std::array<Option, 3> options{{{code::noShot, {}}, {code::shoot, rig.man(1)}, {code::shoot, rig.man(2)}}};
        Request request;
        request.question = {ShootAt, Side::A, rig.man(0)};
        request.options = options;
        const Choice choice = standardPlayer(rig.game()).choose(request, Position{rig.game(), rig.table()});
        QCOMPARE(choice.piece, rig.man(2));
    }

    // From four inches on, each figure decides for itself.
    void aWallMarchesUpToTheEnemyButNotIntoContact() {
        RULE("SKI-D03");
        const auto orders = [](double enemyAt) {
            SkirmishRig rig({{"spearman", Side::A, {23, 10}},
                             {"spearman", Side::A, {24, 10}},
                             {"spearman", Side::A, {25, 10}},
                             {"spearman", Side::B, {24, enemyAt}, {0, -1}}});
            for (const std::size_t i : {0, 1, 2})
                rig.set(i, Wall, 1);
            const std::array<Option, 3> options{
                {{code::done, {}}, {code::march, rig.man(0)}, {code::figure, rig.man(1)}}};
            Request request;
            request.question = {NextFigure, Side::A, {}};
            request.options = options;
            return standardPlayer(rig.game()).choose(request, Position{rig.game(), rig.table()}).code;
        };
        QCOMPARE(orders(15.5), code::march);
        QCOMPARE(orders(13), code::figure);
    }

    void anArcherStepsAsideWhereAMateHidesTheTarget() {
        SkirmishRig rig({{"archer", Side::A, {24, 10}},
                         {"spearman", Side::A, {24, 13}},
                         {"levy_spearman", Side::B, {24, 24}, {0, -1}}});
        QVERIFY(!sees(rig.game(), rig.table(), rig.man(0), rig.man(2)));
        const std::array<Option, 2> options{{{code::hold, {}}, {code::move, {}}}};
        Request request;
        request.question = {TakeAction, Side::A, rig.man(0)};
        request.options = options;
        const Position position{rig.game(), rig.table()};
        QCOMPARE(standardPlayer(rig.game()).choose(request, position).code, code::move);
        request.form = Form::Move;
        request.question.decision = MoveTo;
        request.limits = {rig.man(0), Walk, rig.game().profile(rig.man(0)).move, true, false, false, {}, {}};
        const Choice choice = standardPlayer(rig.game()).choose(request, position);
        QVERIFY(seesFrom(rig.game(), rig.table(), rig.man(0), choice.pose.centre, rig.man(2)));
    }

    // In the last turn of an even battle it charges into a fight that is a little better than even, which it leaves
    // alone while there is time.
    void whoHasNotWonInTheLastTurnsTakesWhatFightsThereAre() {
        const auto orderInTurn = [](int turn) {
            SkirmishRig rig({{"billman", Side::A, {24, 10}}, {"sergeant", Side::B, {24, 20}, {0, -1}}});
            rig.beginTurn(turn);
            const std::array<Option, 2> options{{{code::hold, {}}, {code::charge, rig.man(1)}}};
            Request request;
            request.question = {TakeAction, Side::A, rig.man(0)};
            request.options = options;
            return standardPlayer(rig.game()).choose(request, Position{rig.game(), rig.table()}).code;
        };
        QVERIFY(orderInTurn(1) != code::charge);
        QCOMPARE(orderInTurn(12), code::charge);
    }

    // While there is time a retinue stands in its wall under bolts; then it leaves the wall and runs, and forms it
    // again near the enemy.
    void aRetinueLeavesItsWallToGoToTheEnemy() {
        const auto orderIn = [](int turn, double enemyAt) {
            SkirmishRig rig({{"spearman", Side::A, {23, 5}},
                             {"spearman", Side::A, {24, 5}},
                             {"spearman", Side::A, {25, 5}},
                             {"crossbowman", Side::B, {23, enemyAt}, {0, -1}},
                             {"crossbowman", Side::B, {24.5, enemyAt}, {0, -1}}});
            for (const std::size_t i : {0, 1, 2})
                rig.set(i, Wall, 1);
            rig.beginTurn(turn);
            const std::array<Option, 2> options{{{code::keep, {}}, {code::drop, {}}}};
            Request request;
            request.question = {FormWall, Side::A, rig.man(0)};
            request.options = options;
            return standardPlayer(rig.game()).choose(request, Position{rig.game(), rig.table()}).code;
        };
        QCOMPARE(orderIn(1, 25), code::keep);
        QCOMPARE(orderIn(5, 25), code::drop);
    }

    // Single enemies arrive one by one, so the wall waits for them longer.
    void aScatteredEnemyIsMetInTheWall() {
        const auto orderWhereTheyStandApart = [](double inches) {
            std::vector<SkirmishRig::Man> men;
            for (const double x : {23.0, 24.0, 25.0})
                men.push_back({"spearman", Side::A, {x, 5}});
            for (int i = 0; i < 5; ++i)
                men.push_back({"spearman", Side::B, {16 + inches * i, 25}, {0, -1}});
            SkirmishRig rig(men);
            for (const std::size_t i : {0, 1, 2})
                rig.set(i, Wall, 1);
            rig.beginTurn(5);
            const std::array<Option, 2> options{{{code::keep, {}}, {code::drop, {}}}};
            Request request;
            request.question = {FormWall, Side::A, rig.man(0)};
            request.options = options;
            return standardPlayer(rig.game()).choose(request, Position{rig.game(), rig.table()}).code;
        };
        QCOMPARE(orderWhereTheyStandApart(1.5), code::drop);
        QCOMPARE(orderWhereTheyStandApart(4), code::keep);
    }

    // Leaders take part in it.
    void theLastEnemyIsHuntedDown() {
        const auto goesTowards = [](std::size_t friends) {
            std::vector<SkirmishRig::Man> men{{"sergeant", Side::A, {24, 10}, {0, 1}, "leader"}};
            for (std::size_t i = 0; i < friends; ++i)
                men.push_back({"spearman", Side::A, {21.0 + 2.0 * static_cast<double>(i), 8}});
            for (const double x : {22.0, 26.0})
                men.push_back({"sergeant", Side::B, {x, 30}, {0, -1}});
            SkirmishRig rig(men);
            Request request;
            request.form = Form::Move;
            request.question = {MoveTo, Side::A, rig.man(0)};
            request.limits = {rig.man(0), Walk, rig.game().profile(rig.man(0)).move, true, false, false, {}, {}};
            return standardPlayer(rig.game()).choose(request, Position{rig.game(), rig.table()}).pose.centre.y > 12;
        };
        QVERIFY(!goesTowards(2));
        QVERIFY(goesTowards(4));
    }

    // A figure that is engaged to its front cannot turn to the one behind it.
    void anEnemyThatAFriendHoldsIsWorthMoreFromBehind() {
        const auto valueFromBehind = [](Vec friendAt) {
            SkirmishRig rig({{"billman", Side::A, {24, 20}, {0, -1}},
                             {"billman", Side::A, friendAt},
                             {"billman", Side::B, {24, 15}, {0, -1}}});
            Request request;
            request.question = {TakeAction, Side::A, rig.man(0)};
            const Position position{rig.game(), rig.table()};
            const Viewpoint view(request, position, nullptr);
            const Enemy enemy = view.described(rig.man(2));
            const AttackValue attackValue(view, rig.man(0), view.worthOfHit(rig.man(0)), enemy, false);
            return attackValue.valueFrom(view.at(rig.man(0)));
        };
        QVERIFY(valueFromBehind({24, 14}) > valueFromBehind({24, 4}) + 0.1);
    }
};

QTEST_GUILESS_MAIN(TestSkirmishPlayer)
#include "tst_skirmish_player.moc"
