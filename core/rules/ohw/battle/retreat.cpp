#include "core/rules/ohw/battle/retreat.h"

#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/leadership.h"

namespace ephor::ohw {

namespace {

/// The first free square in this direction past friends that may be passed (OTW-014); none if a friend blocks the path.
std::optional<Square> freeBeyond(const Play& play, PieceId unit, Square from, Heading heading) {
    Square at = from;
    for (PieceId there = play.board.at(at); there; there = play.board.at(at)) {
        const bool enemy = play.side(there) != play.side(unit);
        if (!mayPass(play.profile(unit).traits, play.profile(there).traits, enemy))
            return {};
        at = stepped(at, heading);
        if (!play.game.grid().contains(at) || play.game.terrainAt(at) == SquareTerrain::Impassable)
            return {};
    }
    return at;
}

enum class Step : std::uint8_t { Done, Ended };

/// OTW-041: one square directly away. OTW-037: off the board. OTW-209, OTW-A19: a hit if an enemy or terrain blocks it,
/// none if a friend does.
Step stepBack(Play& play, PieceId loser, Heading away) {
    const Square next = stepped(play.board.square(loser), away);
    if (!play.game.grid().contains(next)) {
        pushOff(play, loser);
        return Step::Ended;
    }
    const PieceId there = play.board.at(next);
    if (play.game.terrainAt(next) == SquareTerrain::Impassable || (there && play.side(there) != play.side(loser))) {
        const int left = strength(play.table(), loser) - 1;
        play.note(why::blocked, loser);
        play.set(loser, Strength, left, why::blockedHit);
        if (left > 0)
            return Step::Done;
        breakUnit(play, loser);
        return Step::Ended;
    }
    const std::optional<Square> free = freeBeyond(play, loser, next, away);
    if (!free) {
        play.note(why::blocked, loser);
        return Step::Ended;
    }
    play.place(loser, *free, play.board.heading(loser), why::fallsBack);
    return Step::Done;
}

}  // namespace

void retreat(Play& play, PieceId loser, Heading away) {
    const int tests = mostTests(play.profile(loser).traits);  // OTW-042
    for (int failed = 1; failed <= tests; ++failed) {
        if (passes(play, loser, why::ladder))  // OTW-040, OTW-C09
            return;
        if (ladderStep(failed) == LadderStep::TurnsAway)
            play.place(loser, play.board.square(loser), away, why::turnsAway);
        else if (stepBack(play, loser, away) == Step::Ended)
            return;
    }
}

// OTW-044, OTW-D09, OTW-C12: a unit that is not Impetuous tests if its owner wants to follow.
void followUp(Play& play, PieceId winner, Square vacated) {
    if (stepped(play.board.square(winner), play.board.heading(winner)) != vacated || play.board.at(vacated))
        return;
    if (!play.profile(winner).traits.impetuous &&
        (!askYesNo(play, FollowUp, winner, {}, why::optionStay, why::optionFollow) ||
         !passes(play, winner, why::followTest)))
        return;
    play.place(winner, vacated, play.board.heading(winner), why::follows);
    if (play.side(winner) == play.active())
        play.set(winner, Moved, 1, why::follows);
}

}  // namespace ephor::ohw
