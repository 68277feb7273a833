// Where units can go, and whom they can charge (OTW-012 to OTW-020, OTW-049, OTW-064).
#include "core/rules/ohw/board.h"

#include <memory>

namespace ephor::ohw {

bool mayAttack(const Table& table, PieceId unit, PieceId target) {
    if (isFleeing(table, target))  // OTW-049: it is caught, not fought
        return false;
    return table.side(target) != table.side(unit) || isRampaging(table, target);
}

Facings::Facings(const Spot& spot) {
    m_all[0] = spot.facing;
    if (spot.turnsFree)
        for (const Heading heading : {rightOf(spot.facing), opposite(spot.facing), leftOf(spot.facing)})
            m_all[m_count++] = heading;
}

namespace {

/// Works out where a unit can come to.
class Reach {
public:
    Reach(const Board& board, PieceId unit, Ways& ways)
        : m_board(board),
          m_unit(unit),
          m_traits(board.game().profile(unit).traits),
          m_start(board.square(unit)),
          m_ways(ways) {}

    void begin() { enter(m_start, m_board.heading(m_unit), 0, true, true); }
    /// All that costs so much or less.
    void upTo(int cost) {
        for (; m_ways.looked < m_ways.spots.size(); ++m_ways.looked) {
            const Spot spot = m_ways.spots.all()[m_ways.looked];
            if (spot.cost >= cost)
                return;
            if (spot.goesOn)
                expand(spot);
        }
    }

private:
    void enter(Square square, Heading facing, int cost, bool mayEnd, bool goesOn);
    void expand(const Spot& from);
    void advance(const Spot& from, Heading facing);

    const Board& m_board;
    PieceId m_unit;
    const Traits& m_traits;
    Square m_start;
    Ways& m_ways;
};

int allowanceOf(const Board& board, PieceId unit) {
    const Profile& profile = board.game().profile(unit);
    return allowanceIn(profile.move, board.game().country(board.square(unit)), profile.traits);
}

void Reach::enter(Square square, Heading facing, int cost, bool mayEnd, bool goesOn) {
    const int column = square.column - m_start.column + Ways::span;
    const int row = square.row - m_start.row + Ways::span;
    const int place = row * (2 * Ways::span + 1) + column;
    std::uint8_t& seen = m_ways.seen[static_cast<std::size_t>(place)];
    const auto facings = static_cast<std::uint8_t>(m_traits.freeTurn ? 15U : 1U << static_cast<unsigned>(facing));
    if ((seen & facings) != 0)
        return;
    seen = static_cast<std::uint8_t>(seen | facings);
    m_ways.spots.push({square, facing, static_cast<std::int8_t>(cost), mayEnd, goesOn, m_traits.freeTurn});
}

void Reach::expand(const Spot& from) {
    if (from.turnsFree) {
        for (const Heading facing : Facings(from))
            advance(from, facing);
        return;
    }
    for (const Heading heading : {leftOf(from.facing), rightOf(from.facing)})
        enter(from.square, heading, from.cost + 1, from.mayEnd, true);
    advance(from, from.facing);
}

void Reach::advance(const Spot& from, Heading facing) {
    const int cost = from.cost + 1;
    const Square next = stepped(from.square, facing);
    const Country country = m_board.game().country(next);
    // OTW-018: the one square or turn of an activation that touches a wood or ford must be this.
    const bool slow = country != Country::Open && allowanceIn(Ways::span, country, m_traits) < Ways::span;
    if (country == Country::Impassable || (slow && cost > 1))
        return;
    const PieceId there = m_board.at(next);
    if (!there || there == m_unit) {
        enter(next, facing, cost, true, !slow);
        return;
    }
    const Table& table = m_board.table();
    const bool enemy = table.side(there) != table.side(m_unit);
    if (enemy && isFleeing(table, there))  // OTW-049: caught there, and no farther
        enter(next, facing, cost, true, false);
    else if (mayPass(m_traits, m_board.game().profile(there).traits, enemy))  // OTW-014
        enter(next, facing, cost, false, !slow);
}

/// Adds the charge that begins with that facing in a spot, if there is one.
void addAssault(const Board& board, PieceId unit, const Spot& spot, Heading facing, int allowance, Assaults& assaults) {
    const Table& table = board.table();
    const Square next = stepped(spot.square, facing);
    if (assaults.isFull())
        return;
    const PieceId target = board.at(next);
    if (!target || target == unit || !mayAttack(table, unit, target))
        return;
    if (spot.square == board.square(unit) && facing == board.heading(unit) && table.counter(unit, Beside) != 0)
        return;  // OTW-030: that is no charge
    if (spot.cost + 1 > allowanceIn(allowance, board.game().country(next), board.game().profile(unit).traits))
        return;
    assaults.push({target, edgeToward(board.heading(target), opposite(facing)), spot.square, facing});
}

/// Is there nobody near enough to be charged?
bool isOutOfReach(const Board& board, PieceId unit) {
    const Side side = board.table().side(unit);
    return !board.runsWild(side) && board.toEnemy(side).at(board.square(unit)) > board.game().profile(unit).move;
}

/// The charges of one that strikes from where it stands.
void addStandingAssaults(const Board& board, PieceId unit, Assaults& assaults) {
    const Spot here{board.square(unit), board.heading(unit), 0, true, true, board.game().profile(unit).traits.freeTurn};
    for (const Heading facing : Facings(here))
        addAssault(board, unit, here, facing, 1, assaults);
}

/// The charges of one that can go, from all that it can come to with a step to spare: that into the enemy.
void addAssaults(const Board& board, PieceId unit, int allowance, Ways& ways) {
    Reach(board, unit, ways).upTo(allowance - 1);
    const Side side = board.table().side(unit);
    const bool wildFriends = board.runsWild(side);
    const Distances& toEnemy = board.toEnemy(side);
    for (const Spot& spot : ways.spots.all()) {
        if (spot.cost >= allowance)
            break;
        if (!wildFriends && toEnemy.at(spot.square) > 1)
            continue;
        const PieceId here = board.at(spot.square);
        if (!spot.mayEnd || (here && here != unit))
            continue;
        for (const Heading facing : Facings(spot))
            addAssault(board, unit, spot, facing, allowance, ways.assaults);
    }
}

}  // namespace

Ways& Board::waysSoFar(PieceId unit) const {
    Ways& ways = m_ways[unit.index()];
    if (isNews(Kept::Ways, unit)) {
        std::construct_at(&ways);
        Reach(*this, unit, ways).begin();
    }
    return ways;
}

const Ways& Board::ways(PieceId unit) const {
    Ways& ways = waysSoFar(unit);
    Reach(*this, unit, ways).upTo(allowanceOf(*this, unit));
    return ways;
}

const Assaults& Board::assaults(PieceId unit) const {
    Ways& ways = waysSoFar(unit);
    if (ways.knowsAssaults || isOutOfReach(*this, unit))
        return ways.assaults;
    if (const int allowance = allowanceOf(*this, unit); allowance > 1)
        addAssaults(*this, unit, allowance, ways);
    else
        addStandingAssaults(*this, unit, ways.assaults);
    ways.knowsAssaults = true;
    return ways.assaults;
}

const Spot* Ways::find(Square square, Heading facing) const {
    for (const Spot& spot : spots.all())
        if (spot.square == square && (spot.turnsFree || spot.facing == facing))
            return &spot;
    return nullptr;
}

bool mayCharge(const Board& board, PieceId unit) {
    return !isOutOfReach(board, unit) && board.assaults(unit).size() > 0;
}

}  // namespace ephor::ohw
