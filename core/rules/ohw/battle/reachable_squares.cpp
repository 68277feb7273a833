#include "core/rules/ohw/battle/reachable_squares.h"

namespace ephor::ohw {

namespace {

/// Finds the spots that a unit can reach.
class Reach {
public:
    Reach(const Board& board, PieceId unit, ReachableSquares& reachable)
        : m_board(board),
          m_unit(unit),
          m_traits(board.game().profile(unit).traits),
          m_start(board.place(unit)),
          m_reachable(reachable) {}

    void upTo(int cost) {
        if (m_reachable.spots.size() == 0)
            begin();
        for (; m_reachable.looked < m_reachable.spots.size(); ++m_reachable.looked) {
            const Spot spot = m_reachable.spots.all()[m_reachable.looked];
            if (spot.cost >= cost)
                return;
            if (spot.goesOn)
                expand(spot);
        }
    }

private:
    void begin() {
        m_reachable.seen.fill(0);
        m_reachable.looked = 0;
        add({m_start, m_board.heading(m_unit), 0, true, true, m_traits.freeTurn});
    }
    void add(const Spot& spot);
    void expand(const Spot& from);
    /// Adds the next square if the unit can enter it.
    void advance(const Spot& from, Heading facing);

    const Board& m_board;
    PieceId m_unit;
    const Traits& m_traits;
    Place m_start;
    ReachableSquares& m_reachable;
};

int allowanceOf(const Board& board, PieceId unit) {
    const Profile& profile = board.game().profile(unit);
    return allowanceIn(profile.move, board.game().terrainAt(board.place(unit)), profile.traits);
}

/// The index of the starting square in the surroundings (ReachableSquares::seen).
constexpr std::size_t middle = std::size_t{ReachableSquares::span} * Place::perRow + ReachableSquares::span;

void Reach::add(const Spot& spot) {
    std::uint8_t& seen = m_reachable.seen[spot.square.index() + middle - m_start.index()];
    const auto facings = static_cast<std::uint8_t>(spot.turnsFree ? 15U : 1U << static_cast<unsigned>(spot.facing));
    if ((seen & facings) != 0)
        return;
    seen = static_cast<std::uint8_t>(seen | facings);
    m_reachable.spots.push(spot);
}

void Reach::expand(const Spot& from) {
    if (from.turnsFree) {
        for (const Heading facing : Facings(from))
            advance(from, facing);
        return;
    }
    Spot turned = from;
    ++turned.cost;
    turned.goesOn = true;
    for (const Heading heading : {leftOf(from.facing), rightOf(from.facing)}) {
        turned.facing = heading;
        add(turned);
    }
    advance(from, from.facing);
}

void Reach::advance(const Spot& from, Heading facing) {
    Spot spot;
    spot.square = stepped(from.square, facing);
    spot.facing = facing;
    spot.cost = from.cost;
    ++spot.cost;
    spot.turnsFree = from.turnsFree;
    // OTW-018: an activation that touches a wood or ford consists of a single square or turn.
    const bool isSlow = slows(m_board.game().terrainAt(spot.square), m_traits);
    const Entry entry = entryOf(m_board, m_unit, spot.square);
    if (entry == Entry::Barred || (isSlow && spot.cost > 1))
        return;
    spot.mayEnd = entry != Entry::Through;
    spot.goesOn = !isSlow && entry != Entry::Catches;
    add(spot);
}

/// OTW-015, OTW-020: adds the charge from a spot with this facing, if there is one.
void addAssault(const Board& board, PieceId unit, const Spot& spot, Heading facing, int allowance, Assaults& assaults) {
    const Table& table = board.table();
    const Place next = stepped(spot.square, facing);
    if (!board.attackable(board.side(unit)).contains(next))
        return;
    const PieceId target = board.at(next);
    if (assaults.isFull() || target == unit)
        return;
    if (spot.square == board.place(unit) && facing == board.heading(unit) && table.counter(unit, Beside) != 0)
        return;  // OTW-030: that is not a charge
    if (spot.cost + 1 > allowanceIn(allowance, board.game().terrainAt(next), board.game().profile(unit).traits))
        return;
    assaults.push({target, edgeToward(board.heading(target), opposite(facing)), spot.square, facing});
}

/// The squares around a unit that it could charge into over open, empty terrain, by its heading (Squares::about).
using Reaches = std::array<std::uint64_t, headings.size()>;

/// For a Move, with and without free turns. `beside`: the unit may not charge straight ahead (OTW-030).
constexpr Reaches reachesOf(int move, bool freeTurn, bool beside) {
    Reaches all{};
    for (const Heading heading : headings)
        for (int forward = -move; forward <= move; ++forward)
            for (int right = -move; right <= move; ++right) {
                const bool isStraight = right == 0 && forward > 0;
                const int turns = freeTurn || isStraight ? 0 : forward >= 0 ? 1 : 2;
                // A unit with free turns can go around a corner to the square ahead.
                const int around = beside && isStraight && forward == 1 ? (freeTurn ? 2 : move) : 0;
                const int cost = steps({0, 0}, {right, forward}) + turns + around;
                if (cost == 0 || cost > move)
                    continue;
                const Square there = stepped(stepped({0, 0}, heading, forward), rightOf(heading), right);
                all[static_cast<std::size_t>(heading)] |= Squares::bitAbout(there.column, there.row);
            }
    return all;
}

/// By Move, without and with free turns, each for units that may and may not charge straight ahead.
constexpr auto reaches = [] {
    std::array<std::array<std::array<Reaches, 2>, 2>, ReachableSquares::span> all{};
    for (int move = 1; move <= ReachableSquares::span; ++move)
        for (const bool freeTurn : {false, true})
            for (const bool beside : {false, true})
                all[static_cast<std::size_t>(move) - 1][freeTurn ? 1 : 0][beside ? 1 : 0] =
                    reachesOf(move, freeTurn, beside);
    return all;
}();

std::uint64_t reach(int move, bool freeTurn, bool beside, Heading heading) {
    return move == 0 ? 0
                     : reaches[static_cast<std::size_t>(move) - 1][freeTurn ? 1 : 0][beside ? 1 : 0]
                              [static_cast<std::size_t>(heading)];
}

/// False if there is certainly no charge.
bool mayReach(const Board& board, PieceId unit) {
    const Table& table = board.table();
    const Profile& profile = board.game().profile(unit);
    const bool turnsFree = profile.traits.freeTurn;
    const bool beside = table.counter(unit, Beside) != 0;
    const Heading heading = board.heading(unit);
    const Place here = board.place(unit);
    const Squares& all = board.attackable(board.side(unit));
    if (!beside && all.contains(stepped(here, heading)))
        return true;
    if (profile.isFoot())
        return false;
    const std::uint64_t targets = all.about(here);
    if ((targets & reach(profile.move, turnsFree, beside, heading)) == 0)
        return false;
    if (!turnsFree || (targets & reach(1, true, beside, heading)) != 0)
        return true;
    // A unit with free turns is near many enemies, most of them behind others. It needs a free square beside one.
    const std::uint64_t taken = board.occupied(Side::A).about(here) | board.occupied(Side::B).about(here);
    return (Squares::besideAbout(targets) & ~taken & reach(profile.move - 1, true, false, heading)) != 0;
}

/// The charges of a unit that attacks from its present square.
void addStandingAssaults(const Board& board, PieceId unit, Assaults& assaults) {
    const Spot here{board.place(unit), board.heading(unit), 0, true, true, board.game().profile(unit).traits.freeTurn};
    for (const Heading facing : Facings(here))
        addAssault(board, unit, here, facing, 1, assaults);
}

/// The charges of a unit that moves: from all spots that leave a step for the move into the enemy.
void addAssaults(const Board& board, PieceId unit, int allowance, ReachableSquares& reachable) {
    Reach(board, unit, reachable).upTo(allowance - 1);
    const Squares beside = board.attackable(board.side(unit)).beside();
    for (const Spot& spot : reachable.spots.all()) {
        if (spot.cost >= allowance)
            break;
        if (!beside.contains(spot.square))
            continue;
        const PieceId here = board.at(spot.square);
        if (!spot.mayEnd || !spot.goesOn || (here && here != unit))
            continue;
        for (const Heading facing : Facings(spot))
            addAssault(board, unit, spot, facing, allowance, reachable.assaults);
    }
}

}  // namespace

void findReachable(const Board& board, PieceId unit, ReachableSquares& reachable) {
    Reach(board, unit, reachable).upTo(allowanceOf(board, unit));
}

void findAssaults(const Board& board, PieceId unit, ReachableSquares& reachable) {
    if (!reachable.knowsAssaults && mayReach(board, unit)) {
        if (const int allowance = allowanceOf(board, unit); allowance > 1)
            addAssaults(board, unit, allowance, reachable);
        else
            addStandingAssaults(board, unit, reachable.assaults);
    }
    reachable.knowsAssaults = true;
}

bool mayCharge(const Board& board, PieceId unit) {
    ReachableSquares reachable;
    findAssaults(board, unit, reachable);
    return reachable.assaults.size() > 0;
}

const Spot* ReachableSquares::find(Place square, Heading facing) const {
    for (const Spot& spot : spots.all())
        if (spot.square == square && (spot.turnsFree || spot.facing == facing))
            return &spot;
    return nullptr;
}

}  // namespace ephor::ohw
