// The doctrine's answer to each decision; how it deploys stands in doctrine_deployment.
#include "core/ai/ohw/computer_player.h"

#include "core/ai/ohw/evaluation.h"

#include <algorithm>
#include <bit>

namespace ephor::ohw {

namespace {

constexpr double worthAMove = 0.5;    ///< less is not worth an action
constexpr double worthAFight = -0.8;  ///< even fights are fought, or nothing is decided
constexpr double worthARisk = 1.2;    ///< less is not worth a test of the general's Risk
constexpr double sheltered = 0.3;     ///< of two equally strong units the general prefers the one that no enemy adjoins
constexpr double skirmishersFirst = 10;

Choice yesIf(bool condition) { return coded(condition ? code::yes : code::no); }

Choice at(const Judgement& j, const Spot& spot) {
    Choice choice;
    choice.pose = j.game.poseOn(spot.square, spot.facing);
    return choice;
}

}  // namespace

namespace {

/// Skirmishers attack before others: they weaken whom those attack then.
double gainOfAttack(const Judgement& j, PieceId unit, double value) {
    const double gain = value - worthAFight;
    return gain > 0 && j.profile(unit).traits.skirmisher ? gain + skirmishersFirst : gain;
}
double gainOfFight(const Judgement& j, PieceId unit) { return gainOfAttack(j, unit, j.valueOfFight(unit)); }
double gainOfCharge(const Judgement& j, PieceId unit) { return gainOfAttack(j, unit, j.bestCharge(unit).charge); }
double gainOfMove(const Judgement& j, PieceId unit) { return j.bestMove(unit).move - worthAMove; }
constexpr double clearing = 30;  ///< the screen goes before the line
/// The general leaves a unit that is worn for one that is less so.
double gainOfTransfer(const Judgement& j, PieceId unit) {
    if (j.profile(unit).traits.skirmisher)
        return 0;
    const auto safety = [&j](PieceId one) {
        return strength(j.table, one) + (j.toEnemy.at(j.board.place(one)) > 1 ? sheltered : 0);
    };
    return safety(unit) - safety(j.board.general(j.me));
}
/// What a group gains if so many of it go.
double gainOf(int units) { return units > 1 ? 2.0 * units : 0; }

}  // namespace

double valueOfGroup(const Judgement& j, const Units& group) {
    const Units willing = j.willing(group);
    const bool clearsTheWay = willing.size() > 1 && j.posts.units(Post::Screen).contains(willing.first());
    return gainOf(willing.size()) + (clearsTheWay ? clearing : 0);
}

double valueOfAction(const Judgement& j, std::int16_t code, PieceId unit) {
    switch (code) {
    case code::fight:
        return gainOfFight(j, unit);
    case code::charge:
        return gainOfCharge(j, unit);
    case code::move:
        return gainOfMove(j, unit);
    case code::group:
        return valueOfGroup(j, groupOf(j.board, unit, j.board.mayGroup(j.me)));
    case code::moveAgain:  // a failed test ends the phase: only to cut down somebody who flees
        return j.board.enemyFlees(j.me) ? j.bestMove(unit).move - 3 : 0;
    case code::mahouts:
        return 0.8;
    case code::transfer:
        return gainOfTransfer(j, unit);
    default:
        return 0;
    }
}

namespace {

/// The best of some actions; those of the general's unit cost no die and can wait.
class BestAction {
public:
    explicit BestAction(const Judgement& j) : m_judgement(j), m_host(j.board.general(j.me)) {}

    void weigh(std::int16_t code, PieceId unit) { weigh(code, unit, valueOfAction(m_judgement, code, unit)); }
    void weigh(std::int16_t code, PieceId unit, double value) {
        if (const double counts = counted(unit, value); counts > m_most) {
            m_most = counts;
            m_code = code;
            m_unit = unit;
        }
    }
    /// Would an action of that value be the best?
    bool beats(PieceId unit, double value) const { return counted(unit, value) > m_most; }
    bool isWorthIt() const { return m_most > 0; }
    Choice choice() const { return coded(m_code, m_unit); }

private:
    double counted(PieceId unit, double value) const { return unit == m_host ? value * 0.5 : value; }

    const Judgement& m_judgement;
    PieceId m_host;
    double m_most = 0;
    std::int16_t m_code = code::stop;
    PieceId m_unit;
};

void weighAttacks(BestAction& best, const Judgement& j, const Units& attackers) {
    const Board& board = j.board;
    const bool isWild = !(j.table.with(Rampaging) & j.table.present(j.me)).empty();  // they may be attacked, too
    for (const PieceId unit : attackers) {
        if (!isWild && j.toEnemy.at(board.place(unit)) > j.profile(unit).move)
            continue;
        if (mayFight(board, unit))
            best.weigh(code::fight, unit, gainOfFight(j, unit));
        if (mayCharge(board, unit))
            best.weigh(code::charge, unit, gainOfCharge(j, unit));
    }
}

void weighGroups(BestAction& best, const Judgement& j) {
    Units left = j.board.mayGroup(j.me);
    while (!left.empty()) {
        const Units group = groupOf(j.board, left.first(), left);
        const bool mayClear = !(group & j.posts.units(Post::Screen)).empty();
        if (best.beats(group.first(), gainOf(group.size()) + (mayClear ? clearing : 0)))
            best.weigh(code::group, group.first(), valueOfGroup(j, group));
        left = left - group;
    }
}

void weighTransfers(BestAction& best, const Judgement& j) {
    for (const PieceId unit : mayJoin(j.board, j.me))
        if (unit)
            best.weigh(code::transfer, unit);
}

void weighEach(BestAction& best, std::int16_t code, const Units& units) {
    for (const PieceId unit : units)
        best.weigh(code, unit);
}

/// OTW-D02 and OTW-D11: fights are weighed first, then what many do at once, then single moves.
Choice nextAction(const Judgement& j, bool isPhaseOver) {
    const Board& board = j.board;
    // When the phase is over, only the general's unit acts.
    const Ready ready = readyOf(board, isPhaseOver ? Units::of(board.general(j.me)) : Units(j.table.present(j.me)));
    BestAction best(j);
    if (!isPhaseOver)
        weighTransfers(best, j);  // before a 1 can end the phase
    if (best.isWorthIt())
        return best.choice();
    weighAttacks(best, j, ready.attackers);
    if (best.isWorthIt())
        return best.choice();
    weighEach(best, code::mahouts, ready.mahouts);
    if (!isPhaseOver)
        weighGroups(best, j);
    if (best.isWorthIt())
        return best.choice();
    for (const PieceId unit : ready.movers)
        best.weigh(code::move, unit, gainOfMove(j, unit));
    if (!best.isWorthIt() && board.enemyFlees(j.me))
        weighEach(best, code::moveAgain, ready.again);
    return best.choice();
}

/// OTW-D03: who does not want to go stays behind, as long as that leaves a group.
Choice nextToStay(const Judgement& j, const Request& request) {
    const Units willing = j.willing(request.pieces);
    if (willing.size() > 1)
        for (const PieceId unit : request.pieces - willing)
            if (request.options.contains(code::leave, unit))
                return coded(code::leave, unit);
    return coded(code::go);
}

Choice whomToCharge(const Judgement& j, const Request& request) {
    const Assault& assault = j.bestCharge(request.question.piece).assault;
    return coded(static_cast<std::int16_t>(assault.edge), assault.target);
}

/// OTW-D04: to hold off a hit, not for ground, a move or a halt.
bool wantsReroll(const Request& request) { return request.context == &why::negateTest; }

Choice firstDieAgain(const Request& request) {
    Choice choice = coded(code::yes);
    choice.number = std::countr_zero(request.mayReroll);
    return choice;
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
        return nextAction(j, false);
    case UseGeneral:
        return nextAction(j, true);
    case MoveUnit:
        return at(j, j.bestMove(unit).moveTo);
    case ChargeTarget:
        return whomToCharge(j, request);
    case GroupMembers:
        return nextToStay(j, request);
    case GroupMove:
        return whereToMoveGroup(j, request);
    case FollowUp:
        return yesIf(j.wantsAhead(unit));
    case AddDice:
        return yesIf(j.gainOfGeneralsDice(unit, request.subject) > worthARisk);
    default:
        return {};
    }
}

Choice answer(const Board& board, const Request& request) {
    Posts posts(board.game());
    switch (static_cast<Decision>(request.question.decision)) {
    case Negate:
    case RallyHits:
        return coded(code::yes);
    case Reroll:
        return yesIf(wantsReroll(request));
    case ArchersReroll:
        return firstDieAgain(request);
    case FirstMove:
        return coded(code::deploySecond);
    case DeployUnit:
        return placeInLine(board, posts, request);
    case PlaceGeneral:
        return placeGeneral(board, request);
    default:
        return weighed(Judgement(board, posts, request.question.side), request);
    }
}

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    if (position.workings)
        return answer(static_cast<const Board&>(*position.workings), request);
    return answer(Board(static_cast<const OhwGame&>(position.game), position.table), request);
}

}  // namespace ephor::ohw
