#include "core/rules/ohw/board.h"

#include <algorithm>

namespace ephor::ohw {

void Board::read() {
    std::fill_n(m_units.begin(), grid().count(), PieceId{});
    for (const PieceId unit : m_table->present()) {
        const Pose& pose = m_table->body(unit).pose;
        put(unit, m_game->squareAt(pose.centre), headingOf(pose.facing));
    }
}

bool mayAttack(const Table& table, PieceId unit, PieceId target) {
    if (isFleeing(table, target))  // OTW-049: it is caught, not fought
        return false;
    return table.side(target) != table.side(unit) || isRampaging(table, target);
}

Reach::Reach(const Board& board, PieceId unit, const PieceSet& companions)
    : m_board(board),
      m_unit(unit),
      m_companions(companions),
      m_traits(board.game().profile(unit).traits),
      m_start(board.square(unit)) {
    const int move = board.game().profile(unit).move;
    m_allowance = allowanceIn(move, board.game().country(m_start), m_traits);
    enter(m_start, board.heading(unit), 0, true, true);
    for (std::size_t i = 0; i < m_spots.size(); ++i)
        if (m_spots.all()[i].goesOn)
            expand(Spot(m_spots.all()[i]));
}

void Reach::enter(Square square, Heading facing, int cost, bool mayEnd, bool goesOn) {
    const int column = square.column - m_start.column + span;
    const int row = square.row - m_start.row + span;
    const int place = row * (2 * span + 1) + column;
    std::uint8_t& seen = m_seen[static_cast<std::size_t>(place)];
    const auto add = [&](Heading heading) {
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(heading));
        if ((seen & bit) != 0)
            return;
        seen = static_cast<std::uint8_t>(seen | bit);
        m_spots.push({square, heading, static_cast<std::int8_t>(cost), mayEnd, goesOn});
    };
    add(facing);
    if (m_traits.freeTurn)  // OTW-013
        for (const Heading heading : headings)
            add(heading);
}

void Reach::expand(const Spot& from) {
    const int cost = from.cost + 1;
    if (cost > m_allowance)
        return;
    if (!m_traits.freeTurn)
        for (const Heading heading : {leftOf(from.facing), rightOf(from.facing)})
            enter(from.square, heading, cost, from.mayEnd, true);
    const Square next = stepped(from.square, from.facing);
    if (!m_board.grid().contains(next))
        return;
    const Country country = m_board.game().country(next);
    // OTW-018: the one square or turn of an activation that touches a wood or ford must be this.
    const bool slow = allowanceIn(span, country, m_traits) < span;
    if (country == Country::Impassable || (slow && cost > 1))
        return;
    const PieceId there = m_board.at(next);
    if (!there || there == m_unit || m_companions.contains(there)) {
        enter(next, from.facing, cost, true, !slow);
        return;
    }
    const Table& table = m_board.table();
    const bool enemy = table.side(there) != table.side(m_unit);
    if (enemy && isFleeing(table, there))  // OTW-049: caught there, and no farther
        enter(next, from.facing, cost, true, false);
    else if (mayPass(m_traits, m_board.game().profile(there).traits, enemy))  // OTW-014
        enter(next, from.facing, cost, false, !slow);
}

const Spot* Reach::find(Square square, Heading facing) const {
    for (const Spot& spot : spots())
        if (spot.square == square && spot.facing == facing)
            return &spot;
    return nullptr;
}

std::size_t assaultsOf(const Board& board, PieceId unit, Assaults& assaults) {
    std::size_t count = 0;
    const Table& table = board.table();
    const Traits& traits = board.game().profile(unit).traits;
    const bool beside = table.counter(unit, Beside) != 0;
    const Reach reach(board, unit);
    for (const Spot& spot : reach.spots()) {
        const PieceId here = board.at(spot.square);
        if (!spot.mayEnd || (here && here != unit) || count == assaults.size())
            continue;
        const Square next = stepped(spot.square, spot.facing);
        if (!board.grid().contains(next))
            continue;
        const PieceId target = board.at(next);
        if (!target || target == unit || !mayAttack(table, unit, target))
            continue;
        if (spot.square == board.square(unit) && spot.facing == board.heading(unit) && beside)
            continue;  // OTW-030: that is no charge
        if (spot.cost + 1 > allowanceIn(reach.allowance(), board.game().country(next), traits))
            continue;
        assaults[count++] = {target, edgeToward(board.heading(target), opposite(spot.facing)), spot.square,
                             spot.facing};
    }
    return count;
}

}  // namespace ephor::ohw
