#include "core/rules/skirmish/battle/morale.h"

#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "core/rules/skirmish/battle/standard_bearers.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double nearLeader = 4;  ///< inches (SKI-063, SKI-125)

/// SKI-125, SKI-A19
bool isLed(const SkirmishGame& game, const Table& table, const Retinue& retinue) {
    const PieceId leader = retinue.leader;
    if (!isAble(table, leader))
        return false;
    if (isInContact(table, leader))
        return true;
    const PieceSet living = retinue.figures & table.present();
    int close = 0;
    for (const PieceId figure : living)
        close += withinGap(discOf(game, table, leader), discOf(game, table, figure), nearLeader) ? 1 : 0;
    return 2 * close > living.size();
}

bool isNearLeader(const SkirmishGame& game, const Table& table, PieceId figure) {
    for (const Retinue& retinue : game.retinues(table.side(figure)))
        if (isAble(table, retinue.leader) &&
            withinGap(discOf(game, table, retinue.leader), discOf(game, table, figure), nearLeader))
            return true;
    return false;
}

PieceSet testersOf(const Table& table, const Retinue& retinue) {
    PieceSet testing;
    for (const PieceId figure : retinue.figures & table.present())
        if (!isRouting(table, figure))
            testing.insert(figure);
    return testing;
}

/// SKI-050, SKI-051, SKI-052, SKI-053, SKI-128: true if a test is due. Its triggers are recorded and do not trigger
/// again.
bool isTestDue(Play& play, Side side, int retinue, const PieceSet& testing) {
    const Table& table = play.table();
    const int size = play.game.retinues(side)[static_cast<std::size_t>(retinue)].size;
    const int fifths = fifthsLost(size, counterOf(table, side, retinue, LostThisTurn));
    const bool leader = counterOf(table, side, retinue, LeaderFell) != 0;
    const bool standard =
        counterOf(table, side, retinue, StandardState) != Carried && counterOf(table, side, retinue, StandardSeen) == 0;
    const bool fifth = fifths > counterOf(table, side, retinue, FifthsTested);
    const auto note = [&](RetinueCounter counter, int to, const Reason& trigger) {
        play.set(side, retinue, counter, to, trigger);
        if (!testing.empty())
            play.note(trigger, testing.first());
    };
    if (leader)
        note(LeaderFell, 0, why::leaderLost);
    if (standard)
        note(StandardSeen, 1, why::standardLost);
    if (fifth)
        note(FifthsTested, fifths, why::fifthLost);
    return !testing.empty() && mustTest(leader, standard, fifth);
}

struct Fleeing {
    PieceId figure;
    double fromEnemy = 0;  ///< squared
    bool routs = false;
};

double squaredFromEnemy(const Table& table, PieceId figure) {
    double least = 1e12;
    for (const PieceId enemy : table.present(other(table.side(figure))))
        least = std::min(least, squaredLength(table.body(enemy).pose.centre - table.body(figure).pose.centre));
    return least;
}

int scoreOf(Play& play, PieceId figure, const Breakdown& modifier) {
    const int die = play.roll(why::morale, figure);
    const int score = die + modifier.total();
    play.note(why::score, figure, {}, die, score, modifier);
    return score;
}

/// SKI-059, SKI-060, SKI-062, SKI-C07, SKI-A18: one die; each figure reads it in its own column.
void test(Play& play, Side side, int retinue, const PieceSet& testing) {
    const Table& table = play.table();
    const Breakdown modifier = moraleModifier(moraleStateOf(play.game, table, side, retinue));
    const bool forEach = play.options().moraleByFigure;
    const int common = forEach ? 0 : scoreOf(play, testing.first(), modifier);
    StackList<Fleeing, mostFigures> fleeing;
    for (const PieceId figure : testing) {
        const int score = forEach ? scoreOf(play, figure, modifier) : common;
        const Outcome outcome =
            moraleOf(play.profile(figure).kind.unitClass, levelOf(play.game, table, figure), score, play.options());
        if (outcome != Outcome::NoEffect)
            fleeing.push({figure, squaredFromEnemy(table, figure), outcome == Outcome::Rout});
    }
    if (fleeing.size() == 0)
        play.note(why::standsFirm, testing.first());
    // SKI-060: all lose their formation before any figure runs.
    for (const Fleeing& one : fleeing.all()) {
        play.set(one.figure, State, one.routs ? Routing : Shaken, one.routs ? why::breaks : why::shaken);
        play.set(one.figure, FledIn, table.turn(), one.routs ? why::breaks : why::shaken);
        if (inWall(table, one.figure))
            play.set(one.figure, Wall, 0, why::wallBreaks);
    }
    std::array<Fleeing, mostFigures> order;
    const auto end = std::ranges::copy(fleeing.all(), order.begin()).out;
    std::ranges::sort(order.begin(), end, [](const Fleeing& a, const Fleeing& b) {
        return a.fromEnemy != b.fromEnemy ? a.fromEnemy > b.fromEnemy : a.figure < b.figure;
    });
    for (auto one = order.begin(); one != end; ++one)
        fallBack(play, one->figure, one->routs);
}

}  // namespace

MoraleState moraleStateOf(const SkirmishGame& game, const Table& table, Side side, int number) {
    const Retinue& retinue = game.retinues(side)[static_cast<std::size_t>(number)];
    return {fifthsLost(retinue.size, counterOf(table, side, number, Lost)),
            counterOf(table, side, number, StandardState) == Captured, isLed(game, table, retinue), game.spirit(side)};
}

int levelOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return levelShift(isNearLeader(game, table, figure), inWall(table, figure), seesStandard(game, table, figure));
}

// The phasing player's retinues first, then the others.
void morale(Play& play, const Card& card) {
    for (const bool phasing : {true, false})
        for (const Side side : bothSides)
            for (int r = 0; r < static_cast<int>(play.game.retinues(side).size()); ++r) {
                const Retinue& retinue = play.game.retinues(side)[static_cast<std::size_t>(r)];
                const bool theirs = side == card.side && play.game.holds(card, retinue);
                if (theirs != phasing)
                    continue;
                const PieceSet testing = testersOf(play.table(), retinue);
                if (isTestDue(play, side, r, testing))
                    test(play, side, r, testing);
            }
    keepWalls(play);
}

}  // namespace ephor::skirmish
