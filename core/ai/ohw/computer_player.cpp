// The answer to each decision; how it deploys stands in deployment, in which order it weighs candidates in candidates.
#include "core/ai/ohw/computer_player.h"

#include "core/ai/ohw/action_values.h"
#include "core/ai/ohw/deployment.h"
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/groups.h"

#include <algorithm>
#include <bit>

namespace ephor::ohw {

namespace {

constexpr double worthARisk = 1.2;  ///< less is not worth a test of the general's Risk

Choice yesIf(bool condition) { return coded(condition ? code::yes : code::no); }

Choice at(const Judgement& j, const Spot& spot) {
    Choice choice;
    choice.pose = j.game.poseOn(spot.square, spot.facing);
    return choice;
}

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
            best.weigh(code::fight, unit);
        if (j.cache.assaults(unit).size() > 0)
            best.weigh(code::charge, unit);
    }
}

void weighGroups(BestAction& best, const Judgement& j) {
    Units left = j.board.mayGroup(j.me);
    while (!left.empty()) {
        const Units group = groupOf(j.board, left.first(), left);
        const bool mayClear = !(group & j.posts.units(Post::Screen)).empty();
        if (best.beats(group.first(), valueOfGroup(group.size(), mayClear)))
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
        best.weigh(code::move, unit);
    if (!best.isWorthIt() && j.enemyFlees())
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

Choice answer(PositionCache& cache, Posts& posts, const Request& request) {
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
        return placeInLine(cache.board(), posts, request);
    case PlaceGeneral:
        return placeGeneral(cache.board(), request);
    default:
        return weighed(Judgement(cache, posts, request.question.side), request);
    }
}

/// Remembers what it has worked out from the table.
class Session final : public PlayerSession {
public:
    explicit Session(const OhwGame& game) : m_posts(game), m_cache(game, game.opening()) {}

    void begin(const Table& table) override { m_cache.begin(table); }
    void changed(const Table& /*table*/, const TableChange& change) override { m_cache.changed(change); }
    Choice choose(const Request& request, const Position& /*position*/) override {
        m_cache.update();
        return answer(m_cache, m_posts, request);
    }

private:
    Posts m_posts;
    PositionCache m_cache;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    const auto& game = static_cast<const OhwGame&>(position.game);
    PositionCache cache(game, position.table);
    Posts posts(game);
    return answer(cache, posts, request);
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& game) const {
    return std::make_unique<Session>(static_cast<const OhwGame&>(game));
}

}  // namespace ephor::ohw
