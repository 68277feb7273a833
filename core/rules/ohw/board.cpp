#include "core/rules/ohw/board.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

constexpr std::uint8_t far = 60;

/// Steps along a row, from every column to every other.
constexpr std::array<Distances::Row, mostColumns> stepsAlongRow() {
    std::array<Distances::Row, mostColumns> all{};
    for (std::size_t from = 0; from < all.size(); ++from)
        for (std::size_t to = 0; to < all[from].size(); ++to)
            all[from][to] = static_cast<std::uint8_t>(from < to ? to - from : from - to);
    return all;
}

Distances::Row nearer(const Distances::Row& a, const Distances::Row& b, std::uint8_t stepsToB) {
    Distances::Row nearest;
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        const auto steps = static_cast<std::uint8_t>(b[i] + stepsToB);
        nearest[i] = a[i] < steps ? a[i] : steps;
    }
    return nearest;
}

}  // namespace

void Distances::clear() {
    for (std::size_t row = 0; row < m_count; ++row)
        m_rows[row].fill(far);
}

void Distances::begin(Square square) {
    static constexpr std::array<Row, mostColumns> along = stepsAlongRow();
    Row& row = m_rows[static_cast<std::size_t>(square.row)];
    row = nearer(row, along[static_cast<std::size_t>(square.column)], 0);
}

// Along the rows it has been done: now from row to row.
void Distances::spread() {
    for (std::size_t row = 1; row < m_count; ++row)
        m_rows[row] = nearer(m_rows[row], m_rows[row - 1], 1);
    for (std::size_t row = m_count - 1; row > 0; --row)
        m_rows[row - 1] = nearer(m_rows[row - 1], m_rows[row], 1);
}

void Board::read() {
    m_news.everywhere();
    m_units.fill({});
    for (const PieceId unit : m_table->present()) {
        const Pose& pose = m_table->body(unit).pose;
        const Square square = m_game->squareAt(pose.centre);
        m_squares[unit.index()] = square;
        m_headings[unit.index()] = headingOf(pose.facing);
        m_units[placeOf(square)] = unit;
    }
    for (const std::size_t side : {0, 1})
        m_steady[side].known = m_flanks[side].known = false;
}

// Where a unit stands counts for its enemies' ways everywhere, for its friends' only where it takes a place beside an enemy.
void Board::stirred(PieceId unit) {
    const Side side = m_table->side(unit);
    const Square where = square(unit);
    m_news.at(where);
    Lookout& flanks = m_flanks[index(side)];
    const Lookout& steady = m_steady[index(side)];
    flanks.known = flanks.known && steady.known && steady.steps.at(where) > 1;
    m_steady[index(other(side))].known = m_flanks[index(other(side))].known = false;
}

void Board::changed(PieceId unit, UnitCounter counter) {
    switch (counter) {
    case Fleeing:
    case Rampaging:
        stirred(unit);
        break;
    case Strength:
    case General:
    case Beside:
        m_news.at(square(unit));
        break;
    default:
        break;
    }
}

bool Board::isNews(Kept what, PieceId unit) const {
    const int move = m_game->profile(unit).move;
    if (!m_news.of(what, square(unit), move))
        return false;
    m_news.forget(what, square(unit), move);
    return true;
}

const Distances& Board::lookForEnemies(Side side) const {
    Lookout& steady = m_steady[index(side)];
    const Distances before = steady.steps;
    steady.steps.clear();
    bool& flees = m_flees[index(other(side))] = false;
    bool& runsWild = m_runsWild[index(other(side))] = false;
    for (const PieceId unit : m_table->present(other(side))) {
        flees = flees || isFleeing(*m_table, unit);
        runsWild = runsWild || isRampaging(*m_table, unit);
        if (!isFleeing(*m_table, unit))
            steady.steps.begin(square(unit));
    }
    steady.steps.spread();
    if (!steady.steps.sameAs(before))
        m_news.ofWays(true);
    steady.known = true;
    return steady.steps;
}

const Distances& Board::lookForFlanks(Side side) const {
    Lookout& flanks = m_flanks[index(side)];
    const Distances before = flanks.steps;
    flanks.steps.clear();
    for (const PieceId unit : m_table->present(other(side))) {
        if (isFleeing(*m_table, unit))
            continue;
        for (const Heading way : {leftOf(heading(unit)), rightOf(heading(unit)), opposite(heading(unit))}) {
            const Square beside = stepped(square(unit), way);
            if (grid().contains(beside) && !at(beside))
                flanks.steps.begin(beside);
        }
    }
    flanks.steps.spread();
    if (!flanks.steps.sameAs(before))
        m_news.ofWays(false);
    flanks.known = true;
    return flanks.steps;
}

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

Reach::Reach(const Board& board, PieceId unit, int spare)
    : m_board(board),
      m_unit(unit),
      m_traits(board.game().profile(unit).traits),
      m_start(board.square(unit)),
      m_allowance(allowanceIn(board.game().profile(unit).move, board.game().country(m_start), m_traits)),
      m_most(m_allowance - spare) {
    enter(m_start, board.heading(unit), 0, true, true);
    for (std::size_t i = 0; i < m_spots.size(); ++i)
        if (const Spot& spot = m_spots.all()[i]; spot.goesOn && spot.cost < m_most)
            expand(Spot(spot));
}

void Reach::enter(Square square, Heading facing, int cost, bool mayEnd, bool goesOn) {
    const int column = square.column - m_start.column + span;
    const int row = square.row - m_start.row + span;
    const int place = row * (2 * span + 1) + column;
    std::uint8_t& seen = m_seen[static_cast<std::size_t>(place)];
    const auto facings = static_cast<std::uint8_t>(m_traits.freeTurn ? 15U : 1U << static_cast<unsigned>(facing));
    if ((seen & facings) != 0)
        return;
    seen = static_cast<std::uint8_t>(seen | facings);
    m_spots.push({square, facing, static_cast<std::int8_t>(cost), mayEnd, goesOn, m_traits.freeTurn});
}

void Reach::expand(const Spot& from) {
    if (!from.turnsFree)
        for (const Heading heading : {leftOf(from.facing), rightOf(from.facing)})
            enter(from.square, heading, from.cost + 1, from.mayEnd, true);
    for (const Heading facing : Facings(from))
        advance(from, facing);
}

void Reach::advance(const Spot& from, Heading facing) {
    const int cost = from.cost + 1;
    const Square next = stepped(from.square, facing);
    const Country country = m_board.game().country(next);
    // OTW-018: the one square or turn of an activation that touches a wood or ford must be this.
    const bool slow = allowanceIn(span, country, m_traits) < span;
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

const Spot* Reach::find(Square square, Heading facing) const {
    for (const Spot& spot : spots())
        if (spot.square == square && (spot.turnsFree || spot.facing == facing))
            return &spot;
    return nullptr;
}

namespace {

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

}  // namespace

std::size_t assaultsOf(const Board& board, PieceId unit, Assaults& assaults) {
    const Side side = board.table().side(unit);
    const Profile& profile = board.game().profile(unit);
    const Distances& toEnemy = board.toEnemy(side);
    const bool wildFriends = board.runsWild(side);
    if (!wildFriends && toEnemy.at(board.square(unit)) > profile.move)
        return 0;
    const int allowance = allowanceIn(profile.move, board.game().country(board.square(unit)), profile.traits);
    if (allowance <= 1) {  // foot strikes from where it stands
        const Spot here{board.square(unit), board.heading(unit), 0, true, true, profile.traits.freeTurn};
        for (const Heading facing : Facings(here))
            addAssault(board, unit, here, facing, allowance, assaults);
        return assaults.size();
    }
    const Reach reach(board, unit, 1);  // the last step is that into the enemy
    for (const Spot& spot : reach.spots()) {
        if (!wildFriends && toEnemy.at(spot.square) > 1)
            continue;
        const PieceId here = board.at(spot.square);
        if (!spot.mayEnd || (here && here != unit))
            continue;
        for (const Heading facing : Facings(spot))
            addAssault(board, unit, spot, facing, allowance, assaults);
    }
    return assaults.size();
}

bool mayCharge(const Board& board, PieceId unit) {
    Outlook& outlook = board.outlook(unit);
    if (board.isNews(Kept::MayCharge, unit)) {
        Assaults assaults;
        outlook.mayCharge = assaultsOf(board, unit, assaults) > 0;
    }
    return outlook.mayCharge;
}

}  // namespace ephor::ohw
