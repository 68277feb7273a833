#include "core/ai/ohw/evaluation.h"

#include "core/dice/chances.h"
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/groups.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

/// The expected cost of hits to a unit as a share of its worth, by number of dice (up to 10), score and strength left.
class HarmTable {
public:
    constexpr HarmTable() {
        m_harm.fill(1);  // a unit with no strength left is destroyed
        for (int dice = 0; dice <= mostDice; ++dice)
            for (int need = 2; need <= 6; ++need)
                for (int left = 1; left <= mostLeft; ++left)
                    m_harm[place(dice, need, left)] = harm(dice, need, left);
    }
    double of(int dice, int need, int left) const { return m_harm[place(dice, need, left)]; }

    static constexpr int mostDice = 10;

private:
    static constexpr int mostLeft = 6;

    static constexpr double harm(int dice, int need, int left) {
        const double breaks = atLeast(dice, need, left);
        const double hits = dice * (7 - need) / 6.0;
        return breaks + (1 - breaks) * values::damagedShare * std::min(1.0, hits / left);
    }
    /// The probability of at least this many hits.
    static constexpr double atLeast(int dice, int need, int hits) {
        const double p = chanceOf(need);
        std::array<double, mostDice + 1> exactly{1};
        for (int d = 0; d < dice; ++d)
            for (int n = d + 1; n >= 0; --n)
                exactly[static_cast<std::size_t>(n)] = exactly[static_cast<std::size_t>(n)] * (1 - p) +
                                                       (n > 0 ? exactly[static_cast<std::size_t>(n - 1)] * p : 0);
        double sum = 0;
        for (int n = mostDice; n >= hits; --n)
            sum += exactly[static_cast<std::size_t>(n)];
        return sum;
    }
    static constexpr std::size_t place(int dice, int need, int left) {
        assert(dice >= 0 && dice <= mostDice && need >= 0 && need <= 6 && left >= 0 && left <= mostLeft);
        const auto d = static_cast<std::size_t>(dice);
        const auto n = static_cast<std::size_t>(need);
        return (d * 7 + n) * (mostLeft + 1) + static_cast<std::size_t>(left);
    }
    std::array<double, std::size_t{mostDice + 1} * 7 * (mostLeft + 1)> m_harm{};
};

constexpr HarmTable harms;

/// True if terrain affects the dice of a unit at `here` against an enemy at `there`.
bool groundCounts(const OhwGame& game, Place here, Place there) {
    return !game.isEven() && (game.terrainAt(here) == SquareTerrain::Wood ||
                              game.terrainAt(there) != SquareTerrain::Open || game.height(here) > game.height(there));
}

/// The expected cost of an attack to its target as a share of its worth. `more`: dice that a general adds.
double harm(const Board& board, PieceId unit, Place from, PieceId target, Place there, Struck struck, int more = 0) {
    const OhwGame& game = board.game();
    const Matchup& matchup = game.matchup(unit, target);
    const bool full = strength(board.table(), unit) >= game.profile(unit).strength;
    const int dice =
        groundCounts(game, from, there) ? diceFrom(board, unit, from, target, there) : matchup.dice[full ? 1 : 0];
    return harms.of(std::min(dice + more, HarmTable::mostDice), matchup.need[static_cast<std::size_t>(struck)],
                    strength(board.table(), target));
}

}  // namespace

double Viewpoint::valueOfAttack(PieceId unit, Place from, PieceId target, Struck struck) const {
    const Place there = board.place(target);
    double value = worth(target) * harm(board, unit, from, target, there, struck);
    if (replies(struck, game.options()))
        value -= worth(unit) * harm(board, target, there, unit, from, Struck::Front);
    return board.side(target) == me ? -value : value;
}

double Viewpoint::gainOfGeneralsDice(PieceId unit, PieceId enemy) const {
    const Place here = board.place(unit);
    const Place there = board.place(enemy);
    const Struck struck = struckBy(board, unit, enemy);
    const int dice = game.generalType(me)->attack;
    return worth(enemy) *
           (harm(board, unit, here, enemy, there, struck, dice) - harm(board, unit, here, enemy, there, struck));
}

double Viewpoint::besideEnemies(double value, PieceId unit, Place square, Heading facing) const {
    if (hasGeneral(table, unit))
        value -= values::generalBesideEnemies;
    const unsigned attackable = board.attackable(me).beside(square, facing);
    if ((attackable & 1U) != 0) {
        const PieceId before = board.at(stepped(square, facing));
        if (board.side(before) != me) {
            const Struck struck = struckOn(board.heading(before), opposite(facing));
            value += values::nextFight * valueOfAttack(unit, square, before, struck) +
                     (struck == Struck::Front ? 0 : values::flankAhead);
        }
    }
    for (const int quarters : {3, 1, 2}) {
        if ((attackable >> quarters & 1U) == 0)
            continue;
        const Heading side = turned(facing, quarters);
        const PieceId enemy = board.at(stepped(square, side));
        if (board.side(enemy) == me)
            continue;
        const bool facesMe = board.heading(enemy) == opposite(side);
        value -= !facesMe ? values::besideEnemy : quarters == 2 ? values::enemyAtRear : values::enemyAtFlank;
    }
    return value;
}

void Viewpoint::evaluateSquares(PieceId unit) const {
    UnitEvaluation& kept = cache.evaluation(unit);
    const Heading facing = board.heading(unit);
    const Place next = stepped(board.place(unit), facing);
    kept.here = valueOfSpot(unit, board.place(unit), facing);
    const bool isBarred = !game.squares().contains(next) || facesTarget(board, unit);
    kept.ahead = isBarred ? kept.here : valueOfSpot(unit, next, facing);
}

void Viewpoint::findMove(PieceId unit) const {
    UnitEvaluation& kept = cache.evaluation(unit);
    kept.move = 0;
    kept.moveTo = {board.place(unit), board.heading(unit)};
    if (profile(unit).isFoot())
        findStep(unit);
    else
        findPath(unit);
}

// For foot: no path search is needed.
void Viewpoint::findStep(PieceId unit) const {
    evaluationOf(unit);
    UnitEvaluation& kept = cache.evaluation(unit);
    const Place here = board.place(unit);
    const Heading facing = board.heading(unit);
    const auto look = [&](double value, Place square, Heading heading) {
        if (value - kept.here > kept.move) {
            kept.move = value - kept.here;
            kept.moveTo = {square, heading};
        }
    };
    const double turned = valueOfSquare(unit, here);
    for (const Heading heading : {leftOf(facing), rightOf(facing)})
        look(facingFrom(turned, unit, here, heading), here, heading);
    const Place ahead = stepped(here, facing);
    if (const Entry entry = entryOf(board, unit, ahead); entry == Entry::Free || entry == Entry::Catches)
        look(kept.ahead, ahead, facing);
}

void Viewpoint::findPath(PieceId unit) const {
    const double now = evaluationOf(unit).here;
    double most = 0;
    Spot best = cache.evaluation(unit).moveTo;
    for (const Spot& spot : cache.reachable(unit).spots.all()) {
        if (!spot.mayEnd)
            continue;
        const double square = valueOfSquare(unit, spot.square);
        if (toEnemy.at(spot.square) > 1 && square + values::looksAtEnemy - now <= most)
            continue;
        for (const Heading heading : Facings(spot)) {
            const double gain = facingFrom(square, unit, spot.square, heading) - now;
            if (gain > most) {
                most = gain;
                best = spot;
                best.facing = heading;
            }
        }
    }
    cache.evaluation(unit).move = most;
    cache.evaluation(unit).moveTo = best;
}

void Viewpoint::evaluateFight(PieceId unit) const {
    const PieceId target = board.before(unit);
    const Struck struck = struckOn(board.heading(target), opposite(board.heading(unit)));
    cache.evaluation(unit).fight = valueOfAttack(unit, board.place(unit), target, struck);
}

double Viewpoint::bestGroupMove(const Units& group, Spot& best) const {
    const PieceId first = group.first();
    const Heading facing = board.heading(first);
    best = {board.place(first), facing};
    double most = 0;
    for (int forward = 1; forward <= 3; ++forward) {
        const Place square = stepped(board.place(first), facing, forward);
        if (!groupCanAdvance(board, group, facing, forward))
            break;
        double gain = 0;
        for (const PieceId unit : group) {
            const UnitEvaluation& now = evaluationOf(unit);
            const double there =
                forward == 1 ? now.ahead : valueOfSpot(unit, stepped(board.place(unit), facing, forward), facing);
            gain += there - now.here;
        }
        if (gain > most) {
            most = gain;
            best.square = square;
        }
    }
    return most;
}

void Viewpoint::findCharge(PieceId unit) const {
    double most = -1000;
    Assault best;
    for (const Assault& assault : cache.assaults(unit).all()) {
        const Struck struck = assault.edge == Edge::Front  ? Struck::Front
                              : assault.edge == Edge::Rear ? Struck::Rear
                                                           : Struck::Flank;
        double value = valueOfAttack(unit, assault.from, assault.target, struck);
        if (assault.from != board.place(unit) ||
            assault.facing != board.heading(unit))  // otherwise it stands as before
            value += values::worseSquare *
                     std::min(0.0, valueOfSpot(unit, assault.from, assault.facing) - evaluationOf(unit).here);
        if (value > most) {
            most = value;
            best = assault;
        }
    }
    cache.evaluation(unit).charge = most;
    cache.evaluation(unit).assault = best;
}

// OTW-018: units enter woods and fords one by one. If one is in front of a group, the larger part beside it advances;
// otherwise the whole line would stop.
bool Viewpoint::goesSingly(PieceId unit) const {
    if (game.isEven())
        return false;
    const Place next = stepped(board.place(unit), board.heading(unit));
    if (!game.squares().contains(next))
        return false;
    const SquareTerrain terrain = game.terrainAt(next);
    return terrain == SquareTerrain::Impassable || slows(terrain, profile(unit).traits);
}

Units Viewpoint::willingOf(const Units& units, bool isWhole) const {
    Units some;
    bool isParted = !isWhole;
    for (const PieceId unit : units) {
        if (goesSingly(unit))
            isParted = true;
        else if (const PieceId there = board.before(unit); (!there || units.contains(there)) && wantsAhead(unit))
            some.insert(unit);
    }
    return isParted ? largestPart(some) : some;
}

// Each post moves at its own pace, the screen first because it clears the way.
Units Viewpoint::willing(const Units& group) const {
    Units most;
    for (const Post post : {Post::Screen, Post::Line, Post::Wing}) {
        const Units units = group & posts.units(post);
        if (units.size() <= most.size())
            continue;
        const Units some = willingOf(units, units == group);
        if (some.size() > most.size())
            most = some;
        if (post == Post::Screen && most.size() > 1)
            return most;
    }
    return most;
}

Units Viewpoint::largestPart(Units units) const {
    Units largest;
    while (units.size() > largest.size()) {
        const Units part = groupOf(board, units.first(), units);
        if (part.size() > largest.size())
            largest = part;
        units = units - part;
    }
    return largest;
}

}  // namespace ephor::ohw
