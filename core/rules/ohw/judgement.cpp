#include "core/rules/ohw/judgement.h"

#include <algorithm>

namespace ephor::ohw {

// Along the rows first, then from row to row: each step takes a whole row at once.
void Field::spread() {
    const auto columns = static_cast<std::size_t>(m_grid->columns);
    const auto rows = static_cast<std::size_t>(m_grid->rows);
    const auto nearer = [](std::int8_t steps, std::int8_t neighbour) {
        return std::min(steps, static_cast<std::int8_t>(neighbour + 1));
    };
    for (std::size_t row = 0; row < rows; ++row) {
        std::int8_t* const steps = m_steps.data() + row * columns;
        for (std::size_t i = 1; i < columns; ++i)
            steps[i] = nearer(steps[i], steps[i - 1]);
        for (std::size_t i = columns - 1; i > 0; --i)
            steps[i - 1] = nearer(steps[i - 1], steps[i]);
    }
    const auto fromRow = [&](std::size_t to, std::size_t from) {
        for (std::size_t i = 0; i < columns; ++i)
            m_steps[to * columns + i] = nearer(m_steps[to * columns + i], m_steps[from * columns + i]);
    };
    for (std::size_t row = 1; row < rows; ++row)
        fromRow(row, row - 1);
    for (std::size_t row = rows - 1; row > 0; --row)
        fromRow(row - 1, row);
}

Judgement::Judgement(const Request& request, const Position& position)
    : game(static_cast<const OhwGame&>(position.game)),
      table(position.table),
      me(request.question.side),
      board(game, table),
      toEnemy(game.grid()),
      toFlank(game.grid()) {
    for (const PieceId enemy : table.present(other(me))) {
        if (isFleeing(table, enemy)) {
            anyoneFlees = true;
            continue;
        }
        toEnemy.begin(board.square(enemy));
        const Heading facing = board.heading(enemy);
        for (const Heading side : {leftOf(facing), rightOf(facing), opposite(facing)}) {
            const Square beside = stepped(board.square(enemy), side);
            if (game.grid().contains(beside) && !board.at(beside))
                toFlank.begin(beside);
        }
    }
    toEnemy.spread();
    toFlank.spread();
}

double Judgement::worth(PieceId unit) const {
    const double own = profile(unit).traits.skirmisher ? 4 : 10;
    return own + (hasGeneral(table, unit) ? 10 : 0);
}

namespace {

/// Chances of at least so many hits, for up to 10 dice and every score: what the doctrine asks again and again.
class HitTable {
public:
    static constexpr int mostDice = 10;

    HitTable() {
        for (int dice = 0; dice <= mostDice; ++dice)
            for (int need = 2; need <= 6; ++need) {
                const double p = (7 - need) / 6.0;
                std::array<double, mostDice + 1> exactly{1};
                for (int d = 0; d < dice; ++d)
                    for (int n = d + 1; n >= 0; --n)
                        exactly[static_cast<std::size_t>(n)] =
                            exactly[static_cast<std::size_t>(n)] * (1 - p) +
                            (n > 0 ? exactly[static_cast<std::size_t>(n - 1)] * p : 0);
                double sum = 0;
                for (int n = mostDice; n >= 0; --n)
                    at(dice, need, n) = sum += exactly[static_cast<std::size_t>(n)];
            }
    }
    double atLeast(int dice, int need, int hits) const {
        return const_cast<HitTable*>(this)->at(std::min(dice, mostDice), need, std::min(hits, mostDice));
    }

private:
    double& at(int dice, int need, int hits) {
        const int cell = (dice * 7 + need) * (mostDice + 1) + hits;
        return m_p[static_cast<std::size_t>(cell)];
    }
    std::array<double, (mostDice + 1) * 7 * (mostDice + 1)> m_p{};
};

const HitTable& hitTable() {
    static const HitTable table;
    return table;
}

/// What hits cost a unit, as a share of its worth: broken, or nearer to it.
double harm(int dice, int need, int left) {
    const double breaks = hitTable().atLeast(dice, need, left);
    const double hits = dice * (7 - need) / 6.0;
    return breaks + (1 - breaks) * 0.35 * std::min(1.0, hits / left);
}

}  // namespace

double Judgement::valueOfAttack(PieceId unit, Square from, PieceId target, Struck struck) const {
    const Square there = board.square(target);
    const Profile& mine = profile(unit);
    const Profile& his = profile(target);
    const int dice = attackDice(attackFrom(board, unit, from, target, there)).total();
    const int need = scoreToHit(his.defence, his.traits, mine.traits, struck, game.options()).total();
    double value = worth(target) * harm(dice, need, strength(table, target));
    if (replies(struck, game.options())) {
        const int hisDice = attackDice(attackFrom(board, target, there, unit, from)).total();
        const int hisNeed = scoreToHit(mine.defence, mine.traits, his.traits, Struck::Front, game.options()).total();
        value -= worth(unit) * harm(hisDice, hisNeed, strength(table, unit));
    }
    return table.side(target) == me ? -value : value;
}

double Judgement::valueOfSpot(PieceId unit, Square square, Heading facing) const {
    double value = 0;
    const bool mobile = profile(unit).move > 1;
    value -= mobile ? std::min<double>(toFlank.at(square), toEnemy.at(square) + 2) : toEnemy.at(square);
    if (const PieceId there = board.at(square); there && there != unit)
        value += 0.8 * worth(there);  // a fleeing enemy is cut down
    const Square next = stepped(square, facing);
    const bool onGrid = game.grid().contains(next);
    if (onGrid && toEnemy.at(next) < toEnemy.at(square))
        value += 0.6;
    if (toEnemy.at(square) > 1)  // nobody adjoins
        return value;
    if (onGrid) {
        const PieceId before = board.at(next);
        if (before && table.side(before) != me && !isFleeing(table, before)) {
            const Struck struck = struckOn(board.heading(before), opposite(facing));
            value += 0.6 * valueOfAttack(unit, square, before, struck) + (struck == Struck::Front ? 0 : 2);
        }
    }
    for (const Heading side : {leftOf(facing), rightOf(facing), opposite(facing)}) {
        const Square beside = stepped(square, side);
        if (!game.grid().contains(beside))
            continue;
        const PieceId enemy = board.at(beside);
        if (!enemy || table.side(enemy) == me || isFleeing(table, enemy))
            continue;
        const bool facesMe = board.heading(enemy) == opposite(side);
        value -= !facesMe ? 0.3 : side == opposite(facing) ? 5 : 3;
    }
    return value;
}

double Judgement::bestMove(PieceId unit, Spot& best) const {
    const Square here = board.square(unit);
    const double now = valueOfSpot(unit, here, board.heading(unit));
    best = {here, board.heading(unit), 0, true};
    double most = 0;
    const Reach reach(board, unit);
    for (const Spot& spot : reach.spots()) {
        if (!spot.mayEnd)
            continue;
        const double gain = valueOfSpot(unit, spot.square, spot.facing) - now;
        if (gain > most) {
            most = gain;
            best = spot;
        }
    }
    return most;
}

double Judgement::bestGroupMove(const PieceSet& group, Spot& best) const {
    const PieceId first = group.first();
    const Heading facing = board.heading(first);
    best = {board.square(first), facing, 0, true};
    double most = 0;
    for (int forward = 1; forward <= 3; ++forward) {
        const Square square = stepped(board.square(first), facing, forward);
        if (!game.grid().contains(square) || !groupCanMove(board, group, square, facing))
            break;
        double gain = 0;
        for (const PieceId unit : group)
            gain += valueOfSpot(unit, stepped(board.square(unit), facing, forward), facing) -
                    valueOfSpot(unit, board.square(unit), facing);
        if (gain > most) {
            most = gain;
            best.square = square;
        }
    }
    return most;
}

double Judgement::bestCharge(PieceId unit, Assault& best) const {
    Assaults assaults;
    const std::size_t count = assaultsOf(board, unit, assaults);
    double most = -1000;
    for (std::size_t i = 0; i < count; ++i) {
        const Assault& assault = assaults[i];
        const Struck struck = assault.edge == Edge::Front  ? Struck::Front
                              : assault.edge == Edge::Rear ? Struck::Rear
                                                           : Struck::Flank;
        const double value = valueOfAttack(unit, assault.from, assault.target, struck) +
                             0.5 * std::min(0.0, valueOfSpot(unit, assault.from, assault.facing) -
                                                     valueOfSpot(unit, board.square(unit), board.heading(unit)));
        if (value > most) {
            most = value;
            best = assault;
        }
    }
    return most;
}

PieceSet Judgement::willing(const PieceSet& group) const {
    PieceSet some;
    for (const PieceId unit : group) {
        const Heading facing = board.heading(unit);
        const Square next = stepped(board.square(unit), facing);
        if (!game.grid().contains(next))
            continue;
        const PieceId there = board.at(next);
        if ((!there || group.contains(there)) &&
            valueOfSpot(unit, next, facing) > valueOfSpot(unit, board.square(unit), facing))
            some.insert(unit);
    }
    return some;
}

}  // namespace ephor::ohw
