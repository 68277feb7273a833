// The doctrine's answer to each decision; how it deploys stands in doctrine_deployment.
#include "core/rules/ohw/doctrine.h"

#include "core/rules/ohw/judgement.h"

#include <algorithm>
#include <bit>

namespace ephor::ohw {

namespace {

constexpr double worthAMove = 0.5;    ///< less is not worth an action
constexpr double worthAFight = -0.8;  ///< even fights are fought, or nothing is decided

Choice yesIf(bool condition) { return coded(condition ? code::yes : code::no); }

Choice at(const Judgement& j, const Spot& spot) {
    Choice choice;
    choice.pose = j.game.poseOn(spot.square, spot.facing);
    return choice;
}

/// What an action is for: fights are weighed first, then what many do at once, then single moves.
enum class Stage : std::uint8_t { Fights, Groups, Moves, SecondMoves };
constexpr std::array stages{Stage::Fights, Stage::Groups, Stage::Moves, Stage::SecondMoves};

Stage stageOf(std::int16_t code) {
    switch (code) {
    case code::fight:
    case code::charge:
        return Stage::Fights;
    case code::move:
        return Stage::Moves;
    case code::moveAgain:
        return Stage::SecondMoves;
    default:
        return Stage::Groups;
    }
}

}  // namespace

double valueOfAction(const Judgement& j, std::int16_t code, PieceId unit) {
    Spot spot;
    Assault assault;
    switch (code) {
    case code::fight: {
        const PieceId target = j.board.before(unit);
        return j.valueOfAttack(unit, j.board.square(unit), target, struckBy(j.board, unit, target)) - worthAFight;
    }
    case code::charge:
        return j.bestCharge(unit, assault) - worthAFight;
    case code::move:
        return j.bestMove(unit, spot) - worthAMove;
    case code::group: {
        const PieceSet willing = j.willing(groupOf(j.board, unit, j.board.mayGroup(j.me)));
        return willing.size() > 1 ? 2.0 * willing.size() : 0;
    }
    case code::moveAgain:  // a failed test ends the phase: only to cut down somebody who flees
        return j.board.enemyFlees(j.me) ? j.bestMove(unit, spot) - 3 : 0;
    case code::mahouts:
        return 0.8;
    case code::transfer: {
        const bool better = strength(j.table, j.board.general(j.me)) == 1 && strength(j.table, unit) > 1;
        return better && !j.profile(unit).traits.skirmisher ? 20 : 0;
    }
    default:
        return 0;
    }
}

namespace {

/// OTW-D02 and OTW-D11: the action that gains most; those of the general's unit cost no die and can wait.
Choice nextAction(const Judgement& j, const Request& request) {
    const PieceId host = j.board.general(j.me);
    for (const Stage stage : stages) {
        Choice best;
        double most = 0;
        for (const Option& option : request.options) {
            if (option.code == code::stop || stageOf(option.code) != stage)
                continue;
            double value = valueOfAction(j, option.code, option.piece);
            if (option.piece == host)
                value *= 0.5;
            if (value > most) {
                most = value;
                best = coded(option.code, option.piece);
            }
        }
        if (most > 0)
            return best;
    }
    return coded(code::stop);
}

/// OTW-D03: who does not want to go stays behind, as long as that leaves a group.
Choice nextToStay(const Judgement& j, const Request& request) {
    const PieceSet willing = j.willing(request.pieces);
    if (willing.size() > 1)
        for (const Option& option : request.options)
            if (option.code == code::leave && !willing.contains(option.piece))
                return coded(code::leave, option.piece);
    return coded(code::go);
}

Choice whomToCharge(const Judgement& j, const Request& request) {
    Assault assault;
    j.bestCharge(request.question.piece, assault);
    return coded(static_cast<std::int16_t>(assault.edge), assault.target);
}

/// OTW-D04: to hold a hit or the ground, not to move or to follow.
bool wantsReroll(const Request& request) {
    return request.context == &why::negateTest || request.context == &why::ladder;
}

bool wantsToFollow(const Judgement& j, PieceId unit) {
    const Outlook& now = j.standing(unit);
    return now.ahead > now.here;
}

Choice firstDieAgain(const Request& request) {
    Choice choice = coded(code::yes);
    choice.number = std::countr_zero(request.mayReroll);
    return choice;
}

Choice whereToMove(const Judgement& j, PieceId unit) {
    Spot spot;
    j.bestMove(unit, spot);
    return at(j, spot);
}

Choice whereToMoveGroup(const Judgement& j, const Request& request) {
    Spot spot;
    j.bestGroupMove(request.pieces, spot);
    return at(j, spot);
}

/// Decisions for which the whole board has to be weighed.
Choice weighed(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    switch (static_cast<Decision>(request.question.decision)) {
    case TakeAction:
    case UseGeneral:
        return nextAction(j, request);
    case MoveUnit:
        return whereToMove(j, unit);
    case ChargeTarget:
        return whomToCharge(j, request);
    case GroupMembers:
        return nextToStay(j, request);
    case GroupMove:
        return whereToMoveGroup(j, request);
    case FollowUp:
        return yesIf(wantsToFollow(j, unit));
    default:
        return {};
    }
}

Choice answer(const Board& board, const Request& request) {
    switch (static_cast<Decision>(request.question.decision)) {
    case AddDice:
    case RallyHits:
    case Negate:
        return coded(code::yes);
    case Reroll:
        return yesIf(wantsReroll(request));
    case ArchersReroll:
        return firstDieAgain(request);
    case FirstMove:
        return coded(code::deploySecond);
    case DeployUnit:
        return placeInLine(board, request);
    case PlaceGeneral:
        return placeGeneral(board, request);
    default:
        return weighed(Judgement(board, request.question.side), request);
    }
}

}  // namespace

Choice Doctrine::choose(const Request& request, const Position& position) const {
    if (position.workings)
        return answer(static_cast<const Board&>(*position.workings), request);
    return answer(Board(static_cast<const OhwGame&>(position.game), position.table), request);
}

}  // namespace ephor::ohw
