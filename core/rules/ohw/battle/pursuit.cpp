#include "core/rules/ohw/battle/pursuit.h"

#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/leadership.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/movement.h"

namespace ephor::ohw {

void beginPursuit(Play& play, PieceId victor, PieceId target) {
    play.set(victor, Pursuing, asCounter(target), why::pursues);
}

void endPursuit(Play& play, PieceId unit) { play.set(unit, Pursuing, 0, why::pursuitOver); }

namespace {

constexpr std::int16_t never = 1000;

/// Distances to a goal from all squares nearer to it than the pursuer.
class Route {
public:
    Route(const Play& play, PieceId unit, Square goal) : m_grid(play.game.grid()) {
        m_squares.fill(never);
        std::array<Square, mostSquares> queue;
        std::size_t last = 0;
        queue[last++] = goal;
        at(queue[0]) = 0;
        const Square pursuer = play.board.square(unit);
        for (std::size_t first = 0; first < last && at(pursuer) == never; ++first)
            for (const Square next : m_grid.adjoining(queue[first])) {
                if (at(next) != never || !isOpen(play, unit, next))
                    continue;
                at(next) = static_cast<std::int16_t>(at(queue[first]) + 1);
                queue[last++] = next;
            }
    }

    std::int16_t& at(Square square) { return m_squares[static_cast<std::size_t>(m_grid.index(square))]; }

    /// The direction of the next square: on a tie forward, left, right; none if there is no path.
    std::optional<Heading> next(Square from, Heading facing) {
        for (const Heading heading : {facing, leftOf(facing), rightOf(facing), opposite(facing)}) {
            const Square square = stepped(from, heading);
            if (m_grid.contains(square) && at(square) < at(from))
                return heading;
        }
        return {};
    }

private:
    /// False for friends that cannot be passed and for impassable terrain. Another enemy there is attacked.
    static bool isOpen(const Play& play, PieceId unit, Square square) {
        if (play.game.terrainAt(square) == SquareTerrain::Impassable)
            return false;
        const PieceId there = play.board.at(square);
        return !there || there == unit || play.side(there) != play.side(unit) ||
               mayPass(play.profile(unit).traits, play.profile(there).traits, false);
    }

    const Grid& m_grid;
    std::array<std::int16_t, mostSquares> m_squares;
};

/// The goal of a pursuer: its target or, if that fled off the table, the edge square where it left (OTW-048). None if
/// it was destroyed otherwise (OTW-212).
std::optional<Square> goalOf(const Play& play, PieceId target) {
    if (play.alive(target))
        return play.board.square(target);
    const int from = play.table().counter(target, FledFrom);
    return from > 0 ? std::optional(play.game.grid().square(from - 1)) : std::nullopt;
}

/// OTW-211: a full move towards the goal; turns are free.
void chase(Play& play, PieceId unit, Square goal) {
    const Traits& traits = play.profile(unit).traits;
    Route route(play, unit, goal);
    Square at = play.board.square(unit);
    Heading facing = play.board.heading(unit);
    Square ends = at;
    Heading endsFacing = facing;
    const int most = allowanceIn(play.profile(unit).move, play.game.terrainAt(at), traits);
    for (int gone = 0; gone < most; ++gone) {
        const std::optional<Heading> heading = route.next(at, facing);
        if (!heading)
            break;
        const Square next = stepped(at, *heading);
        const bool slow = slows(play.game.terrainAt(next), traits);
        if (slow && gone > 0)  // OTW-018
            break;
        const PieceId there = play.board.at(next);
        if (there && play.side(there) != play.side(unit)) {
            if (isFleeing(play.table(), there)) {  // OTW-049: it stops there
                enter(play, unit, next, *heading, why::chases);
                return;
            }
            if (at == ends) {
                play.place(unit, at, *heading, why::chases);
                combat(play, unit, there);
                return;
            }
            break;
        }
        at = next;
        facing = *heading;
        if (!there) {
            ends = at;
            endsFacing = facing;
        }
        if (slow)
            break;
    }
    play.place(unit, ends, endsFacing, why::chases);
}

/// OTW-047, OTW-C11: true if the pursuit ends.
bool testsToHalt(Play& play, PieceId unit) {
    if (!passes(play, unit, why::pursuitTest))
        return false;
    play.set(unit, Pursuing, 0, why::halts);
    play.set(unit, Halted, 1, why::halts);
    return true;
}

}  // namespace

void pursuits(Play& play, Side side) {
    if ((play.table().present(side) & play.table().with(Pursuing)).empty())
        return;
    const bool testsFirst = !play.options().pursuitTestAfter;  // OTW-A20
    for (const PieceId unit : play.table().present(side)) {
        if (!play.alive(unit) || !isPursuing(play.table(), unit))
            continue;
        const PieceId target = pieceIn(play.table().counter(unit, Pursuing));
        if (!testsFirst || !testsToHalt(play, unit)) {
            if (const std::optional<Square> goal = goalOf(play, target); goal && *goal != play.board.square(unit))
                chase(play, unit, *goal);
            else
                play.note(why::waits, unit);
            if (!testsFirst && play.alive(unit) && isPursuing(play.table(), unit))
                testsToHalt(play, unit);
        }
        settleMorale(play);
    }
}

}  // namespace ephor::ohw
