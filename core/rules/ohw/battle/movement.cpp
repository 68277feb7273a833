#include "core/rules/ohw/battle/movement.h"

#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/groups.h"

namespace ephor::ohw {

const Reason* checkMove(const Board& board, const Request& request, const Choice& choice) {
    const Square square = board.game().squareAt(choice.pose.centre);
    if (choice.turns != 0)
        return &why::noBends;
    if (!isFacing(choice.pose.facing) || !board.grid().contains(square))
        return &why::offGrid;
    const Heading facing = headingOf(choice.pose.facing);
    if (request.limits.how == WholeGroupMove)
        return groupCanMove(board, request.pieces, square, facing) ? nullptr : &why::groupReach;
    ReachableSquares reachable;
    findReachable(board, request.limits.piece, reachable);
    const Spot* spot = reachable.find(square, facing);
    if (!spot)
        return &why::outOfReach;
    return spot->mayEnd ? nullptr : &why::taken;
}

void enter(Play& play, PieceId unit, Place to, Heading heading, const Reason& reason) {
    const PieceId there = play.board.at(to);
    if (there && there != unit)
        cutDown(play, there, why::caught);
    play.place(unit, to, heading, reason);
}

void moveUnit(Play& play, PieceId unit) {
    const Profile& profile = play.profile(unit);
    Request request;
    request.question = {MoveUnit, play.side(unit), unit};
    request.form = Form::Move;
    request.limits.piece = unit;
    request.limits.how = SingleMove;
    request.limits.allowance =
        play.options().square * allowanceIn(profile.move, play.game.terrainAt(play.board.square(unit)), profile.traits);
    request.limits.passFriends = profile.traits.skirmisher;
    request.limits.ignoreGround = ignoresTerrain(profile.traits);
    const Pose to = play.referee.choose(request).pose;
    play.set(unit, Moved, 1, why::move);
    enter(play, unit, play.game.squareAt(to.centre), headingOf(to.facing), why::move);
}

PieceId chargeHome(Play& play, PieceId unit) {
    ReachableSquares reachable;
    findAssaults(play.board, unit, reachable);
    static constexpr std::array labels{&why::optionFront, &why::optionRight, &why::optionRear, &why::optionLeft};
    OptionList options;
    for (const Assault& assault : reachable.assaults.all())
        options.add(static_cast<std::int16_t>(assault.edge), *labels[static_cast<std::size_t>(assault.edge)],
                    assault.target);
    Request request;
    request.question = {ChargeTarget, play.side(unit), unit};
    request.options = options.all();
    const Choice choice = play.referee.choose(request);
    for (const Assault& assault : reachable.assaults.all()) {
        if (assault.target != choice.piece || static_cast<std::int16_t>(assault.edge) != choice.code)
            continue;
        play.set(unit, Moved, 1, why::charge);
        play.note(why::charge, unit, assault.target);
        play.place(unit, assault.from, assault.facing, why::chargeMove);
        return assault.target;
    }
    assert(false);
    return {};
}

}  // namespace ephor::ohw
