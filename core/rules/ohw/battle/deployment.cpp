#include "core/rules/ohw/battle/deployment.h"

namespace ephor::ohw {

namespace {

Units left(const Play& play, Side side) {
    return Units(play.table().all(side)) - play.table().present() - play.table().removed();
}

void putDown(Play& play, PieceId unit, const Pose& pose) {
    const Square square = play.game.squareAt(pose.centre);
    const Heading heading = headingOf(pose.facing);
    play.referee.apply(PiecePlaced{unit, play.game.poseOn(square, heading), &why::deploy});
    play.board.put(unit, square, heading);
}

/// OTW-C01: ties are rolled again. The winner either deploys second or moves first. Returns the side that moves first;
/// in a campaign, the only side that has kept the initiative.
Side choosesOrder(Play& play) {
    const auto kept = [&](Side side) { return conditionOf(play.game.setup().lists[index(side)]).initiative; };
    if (kept(Side::A) != kept(Side::B))
        return kept(Side::A) ? Side::A : Side::B;
    RollRequest request;
    request.count = 2;
    request.why = &why::setupDie;
    Roll roll = play.referee.roll(request);
    while (roll[0] == roll[1])
        roll = play.referee.roll(request);
    const Side winner = roll[0] > roll[1] ? Side::A : Side::B;
    const std::array options{Option{code::deploySecond, {}, &why::optionDeploySecond, 0},
                             Option{code::moveFirst, {}, &why::optionMoveFirst, 0}};
    Request question;
    question.question = {FirstMove, winner, {}};
    question.options = options;
    return play.referee.choose(question).code == code::moveFirst ? winner : other(winner);
}

bool anyPlace(const Play& play, Side side) {
    const Zone zone = play.game.zone(side);
    for (int i = 0; i < zone.count(); ++i)
        if (!play.board.at(zone[i]) && play.game.terrainAt(zone[i]) != SquareTerrain::Impassable)
            return true;
    return false;
}

/// OTW-216, OTW-D01: the general's unit.
void placeGeneral(Play& play, Side side) {
    if (!play.game.generalType(side) || play.table().present(side).empty())
        return;
    Request request;
    request.question = {PlaceGeneral, side, {}};
    request.form = Form::OnePiece;
    request.pieces = play.table().present(side);
    play.set(play.referee.choose(request).piece, General, 1, why::generalJoins);
}

}  // namespace

const Reason* checkScenarioPlace(const Board& board, const Pose& pose) {
    const Square square = board.game().squareAt(pose.centre);
    if (!isFacing(pose.facing) || !board.grid().contains(square))
        return &why::offGrid;
    if (board.game().terrainAt(square) == SquareTerrain::Impassable)
        return &why::impassable;
    return board.at(square) ? &why::taken : nullptr;
}

const Reason* checkPlace(const Board& board, const Choice& choice) {
    if (const Reason* why = checkScenarioPlace(board, choice.pose))
        return why;
    const Zone zone = board.game().zone(board.table().side(choice.piece));
    return zone.contains(board.game().squareAt(choice.pose.centre)) ? nullptr : &why::outsideZone;
}

Side deploy(Play& play) {
    for (const Placement& placed : play.game.setup().placements)
        putDown(play, play.game.pieceOf(placed.side, placed.unit), placed.pose);
    const Side first = choosesOrder(play);
    // The side that moves first deploys first.
    for (Side side = first; !left(play, Side::A).empty() || !left(play, Side::B).empty(); side = other(side)) {
        Request request;
        request.pieces = left(play, side).pieces();
        if (request.pieces.empty())
            continue;
        if (!anyPlace(play, side)) {  // the units of a scenario fill the rows
            for (const PieceId unit : request.pieces)
                play.referee.apply(PieceRemoved{unit, &why::noPlace});
            continue;
        }
        const std::array options{Option{0, {}, &why::optionPlace, 0}};
        request.question = {DeployUnit, side, {}};
        request.form = Form::Deploy;
        request.options = options;
        request.limits.how = DeployMove;
        const Choice choice = play.referee.choose(request);
        putDown(play, choice.piece, choice.pose);
    }
    placeGeneral(play, first);
    placeGeneral(play, other(first));
    play.note(why::movesFirst, first);
    return first;
}

}  // namespace ephor::ohw
