#include "core/rules/ohw/battle/actions.h"

#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/groups.h"
#include "core/rules/ohw/battle/leadership.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/movement.h"

namespace ephor::ohw {

Ready readyOf(const Board& board, const Units& units) {
    const Table& table = board.table();
    const Units steady = steadyOf(table, units);
    const Units fought = board.game().options().manyCombats ? Units() : Units(table.with(Fought));
    Ready ready;
    ready.mahouts = (units & table.with(Rampaging)) - fought;
    ready.movers = steady - table.with(Moved);
    ready.attackers = ready.movers - fought;  // OTW-A06, OTW-A07
    ready.again = steady & table.with(Moved);
    return ready;
}

bool mayAct(const Board& board, const Units& units) {
    return !steadyOf(board.table(), units).empty() || !readyOf(board, units).all().empty();
}

// Clockwise from ahead, as seen by the side.
std::array<PieceId, 4> mayJoin(const Board& board, Side side) {
    const Table& table = board.table();
    const PieceId host = board.general(side);
    std::array<PieceId, 4> all;
    if (!host || table.counter(side, Transferred) != 0)
        return all;
    for (int quarters = 0; quarters < 4; ++quarters) {
        const PieceId there = board.at(stepped(board.place(host), turned(ahead(side), quarters)));
        if (there && board.side(there) == side && !isFleeing(table, there) && !isRampaging(table, there))
            all[static_cast<std::size_t>(quarters)] = there;
    }
    return all;
}

namespace {

void addActions(const Board& board, const Ready& ready, OptionList& options) {
    for (const PieceId unit : ready.all()) {
        if (ready.mahouts.contains(unit))
            options.add(code::mahouts, why::optionMahouts, unit);
        if (ready.again.contains(unit))
            options.add(code::moveAgain, why::optionMoveAgain, unit);
        if (ready.attackers.contains(unit) && mayFight(board, unit))
            options.add(code::fight, why::optionFight, unit);
        if (ready.attackers.contains(unit) && mayCharge(board, unit))
            options.add(code::charge, why::optionCharge, unit);
        if (ready.movers.contains(unit))
            options.add(code::move, why::optionMove, unit);
    }
}

/// OTW-010: adds each maximal group once.
void addGroups(const Board& board, Side side, OptionList& options) {
    Units left = board.mayGroup(side);
    while (!left.empty()) {
        const Units group = groupOf(board, left.first(), left);
        if (group.size() > 1)
            options.add(code::group, why::optionGroup, group.first());
        left = left - group;
    }
}

void addTransfers(const Board& board, Side side, OptionList& options) {
    for (const PieceId unit : mayJoin(board, side))
        if (unit)
            options.add(code::transfer, why::optionTransfer, unit);
}

/// OTW-D02: asks for the next action; stops if there is none.
Choice nextAction(Play& play, Side side) {
    const Board& board = play.board;
    const Units units = play.table().present(side);
    if (!mayAct(board, units) && mayJoin(board, side) == std::array<PieceId, 4>{})
        return coded(code::stop);
    OptionList options;
    Request request;
    request.question = {TakeAction, side, {}};
    return play.referee.choose(request, [&] {
        options.add(code::stop, why::optionStop);
        addActions(board, readyOf(board, units), options);
        addGroups(board, side, options);
        addTransfers(board, side, options);
        return options.all();
    });
}

void transferTo(Play& play, PieceId unit) {
    const Side side = play.side(unit);
    play.set(play.board.general(side), General, 0, why::leavesUnit);
    play.set(unit, General, 1, why::transfers);
    play.set(side, Transferred, 1, why::transfers);
}

/// OTW-052, OTW-218, OTW-A10: true if an action of these units needs no phase-end die.
bool goesUntested(const Play& play, Side side, const Units& units) {
    const PieceId host = play.board.general(side);
    if (!host || !units.contains(host) || !ableGeneral(play.game, play.table(), host))
        return false;
    return play.options().generalActions == GeneralActions::All || play.table().counter(side, GeneralActs) == 0;
}

/// Rolls the die and carries out one action. True if the phase ends.
bool act(Play& play, const Choice& order) {
    const PieceId unit = order.piece;
    const Side side = play.side(unit);
    Units units = Units::of(unit);
    if (order.code == code::group)
        units = chooseGroup(play, unit);
    bool ends = false;
    if (goesUntested(play, side, units))
        play.set(side, GeneralActs, play.table().counter(side, GeneralActs) + 1, why::untested);
    else
        ends = play.die(side, {}, why::phaseDie) == 1;  // OTW-004, OTW-005, OTW-C02
    bool failed = false;
    const auto attacks = [&](PieceId target) {
        play.set(unit, Fought, play.table().counter(unit, Fought) + 1, why::fight);
        combat(play, unit, target);
    };
    switch (order.code) {
    case code::move:
        moveUnit(play, unit);
        break;
    case code::group:
        moveGroup(play, units);
        break;
    case code::fight:
        attacks(play.board.before(unit));
        break;
    case code::charge:
        attacks(chargeHome(play, unit));
        break;
    case code::moveAgain:
        if (passes(play, unit, why::secondMove))
            moveUnit(play, unit);
        else
            failed = true;  // OTW-017, OTW-A08
        break;
    case code::mahouts:
        play.set(unit, Fought, play.table().counter(unit, Fought) + 1, why::mahouts);
        mahoutsStrike(play, unit);
        break;
    default:
        assert(false);
    }
    settleMorale(play);
    if (failed)
        play.note(why::testEndsPhase, unit);
    else if (ends)
        play.note(why::phaseEnds, side);
    return ends || failed;
}

/// OTW-006, OTW-D11: the unused activation of the general.
void useGeneral(Play& play, Side side) {
    const PieceId host = play.board.general(side);
    if (!host || !ableGeneral(play.game, play.table(), host) || play.table().counter(side, GeneralActs) != 0)
        return;
    const Units theirs = Units::of(host);
    if (!mayAct(play.board, theirs))
        return;
    OptionList options;
    Request request;
    request.question = {UseGeneral, side, {}};
    const Choice choice = play.referee.choose(request, [&] {
        options.add(code::stop, why::optionStop);
        addActions(play.board, readyOf(play.board, theirs), options);
        return options.all();
    });
    if (choice.code == code::stop)
        return;
    play.note(why::leftOver, choice.piece);
    act(play, choice);
}

}  // namespace

void afterCorrection(Play& play) {
    const Table& table = play.table();
    const Grid& grid = play.game.grid();
    std::array<bool, mostSquares> taken{};
    const auto standsRight = [&](PieceId unit) {
        const Pose& pose = table.body(unit).pose;
        return pose == play.game.poseOn(play.game.squareAt(pose.centre), headingOf(pose.facing));
    };
    const auto squareOf = [&](PieceId unit) { return play.game.squareAt(table.body(unit).pose.centre); };
    for (const PieceId unit : table.present())
        if (standsRight(unit))
            taken[static_cast<std::size_t>(grid.index(squareOf(unit)))] = true;
    for (const PieceId unit : table.present()) {
        if (standsRight(unit))
            continue;
        // The nearest free square, row by row from the south-west.
        Square best = squareOf(unit);
        int nearest = -1;
        for (int i = 0; i < grid.count(); ++i) {
            const int apart = steps(grid.square(i), squareOf(unit));
            if (!taken[static_cast<std::size_t>(i)] && (nearest < 0 || apart < nearest)) {
                nearest = apart;
                best = grid.square(i);
            }
        }
        taken[static_cast<std::size_t>(grid.index(best))] = true;
        const Heading facing = headingOf(table.body(unit).pose.facing);
        play.referee.apply(PieceMoved{unit, play.game.poseOn(best, facing), &why::toSquare});
    }
    play.board.read(play.table());
    for (const Side side : bothSides)  // corrections by the umpire cost no Strength
        play.set(side, Drained, morale(table, side), why::drain);
}

void actions(Play& play, Side side) {
    for (bool ended = false; !ended;) {
        if (play.referee.safePoint())
            afterCorrection(play);
        const Choice choice = nextAction(play, side);
        if (choice.code == code::stop) {
            play.note(why::stops, side);
            return;
        }
        if (choice.code == code::transfer)
            transferTo(play, choice.piece);
        else
            ended = act(play, choice);
    }
    useGeneral(play, side);
}

}  // namespace ephor::ohw
