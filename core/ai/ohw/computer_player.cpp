// Answers each decision. Deployment is in deployment, the order of candidates in candidates.
#include "core/ai/ohw/computer_player.h"

#include "core/ai/ohw/action_values.h"
#include "core/ai/ohw/deployment.h"
#include "core/ai/ohw/values.h"
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/groups.h"

#include <algorithm>
#include <bit>

namespace ephor::ohw {

namespace {

Choice at(const Viewpoint& view, const Spot& spot) {
    Choice choice;
    choice.pose = view.game.poseOn(spot.square, spot.facing);
    return choice;
}

/// The best of several actions. Actions of the general's unit need no die and can wait.
class BestAction {
public:
    explicit BestAction(const Viewpoint& view) : m_view(view), m_host(view.board.general(view.me)) {}

    void consider(std::int16_t code, PieceId unit) { consider(code, unit, valueOfAction(m_view, code, unit)); }
    void consider(std::int16_t code, PieceId unit, double value) {
        if (const double counts = counted(unit, value); counts > m_most) {
            m_most = counts;
            m_code = code;
            m_unit = unit;
        }
    }
    /// True if an action of this value would be the best.
    bool beats(PieceId unit, double value) const { return counted(unit, value) > m_most; }
    bool isWorthIt() const { return m_most > 0; }
    Choice choice() const { return coded(m_code, m_unit); }

private:
    double counted(PieceId unit, double value) const { return unit == m_host ? value * values::generalsUnit : value; }

    const Viewpoint& m_view;
    PieceId m_host;
    double m_most = 0;
    std::int16_t m_code = code::stop;
    PieceId m_unit;
};

void weighAttacks(BestAction& best, const Viewpoint& view, const Units& attackers) {
    const Board& board = view.board;
    const bool isWild =
        !(view.table.with(Rampaging) & view.table.present(view.me)).empty();  // they may be attacked too
    for (const PieceId unit : attackers) {
        if (!isWild && view.toEnemy.at(board.place(unit)) > view.profile(unit).move)
            continue;
        if (mayFight(board, unit))
            best.consider(code::fight, unit);
        if (view.cache.assaults(unit).size() > 0)
            best.consider(code::charge, unit);
    }
}

void weighGroups(BestAction& best, const Viewpoint& view) {
    Units left = view.board.mayGroup(view.me);
    while (!left.empty()) {
        const Units group = groupOf(view.board, left.first(), left);
        const bool mayClear = !(group & view.posts.units(Post::Screen)).empty();
        if (best.beats(group.first(), valueOfGroup(group.size(), mayClear)))
            best.consider(code::group, group.first(), valueOfGroup(view, group));
        left = left - group;
    }
}

void weighTransfers(BestAction& best, const Viewpoint& view) {
    for (const PieceId unit : mayJoin(view.board, view.me))
        if (unit)
            best.consider(code::transfer, unit);
}

void weighEach(BestAction& best, std::int16_t code, const Units& units) {
    for (const PieceId unit : units)
        best.consider(code, unit);
}

/// OTW-D02 and OTW-D11: evaluates fights first, then groups, then single moves.
Choice nextAction(const Viewpoint& view, bool isPhaseOver) {
    const Board& board = view.board;
    // When the phase is over, only the general's unit acts.
    const Ready ready =
        readyOf(board, isPhaseOver ? Units::of(board.general(view.me)) : Units(view.table.present(view.me)));
    BestAction best(view);
    if (!isPhaseOver)
        weighTransfers(best, view);  // before a roll of 1 can end the phase
    if (best.isWorthIt())
        return best.choice();
    weighAttacks(best, view, ready.attackers);
    if (best.isWorthIt())
        return best.choice();
    weighEach(best, code::mahouts, ready.mahouts);
    if (!isPhaseOver)
        weighGroups(best, view);
    if (best.isWorthIt())
        return best.choice();
    for (const PieceId unit : ready.movers)
        best.consider(code::move, unit);
    if (!best.isWorthIt() && view.enemyFlees())
        weighEach(best, code::moveAgain, ready.again);
    return best.choice();
}

/// OTW-D03: units that do not gain by moving stay behind, as long as a group is left.
Choice nextToStay(const Viewpoint& view, const Request& request) {
    const Units willing = view.willing(request.pieces);
    if (willing.size() > 1)
        for (const PieceId unit : request.pieces - willing)
            if (request.options.contains(code::leave, unit))
                return coded(code::leave, unit);
    return coded(code::go);
}

Choice whomToCharge(const Viewpoint& view, const Request& request) {
    const Assault& assault = view.bestCharge(request.question.piece).assault;
    return coded(static_cast<std::int16_t>(assault.edge), assault.target);
}

/// OTW-D04: rerolls to negate a hit, not for terrain, a move or a halt.
bool wantsReroll(const Request& request) { return request.context == &why::negateTest; }

Choice firstDieAgain(const Request& request) {
    Choice choice = coded(code::yes);
    choice.number = std::countr_zero(request.mayReroll);
    return choice;
}

Choice whereToMove(const Viewpoint& view, PieceId unit) { return at(view, view.bestMove(unit).moveTo); }

Choice whereToMoveGroup(const Viewpoint& view, const Request& request) {
    Spot spot;
    view.bestGroupMove(request.pieces, spot);
    return at(view, spot);
}

Choice answer(PositionCache& cache, Posts& posts, const Request& request) {
    const PieceId unit = request.question.piece;
    // Evaluates the whole board, which only some decisions need.
    const auto view = [&] { return Viewpoint(cache, posts, request.question.side); };
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
    case TakeAction:
    case UseGeneral:
        return nextAction(view(), request.question.decision == UseGeneral);
    case MoveUnit:
        return whereToMove(view(), unit);
    case ChargeTarget:
        return whomToCharge(view(), request);
    case GroupMembers:
        return nextToStay(view(), request);
    case GroupMove:
        return whereToMoveGroup(view(), request);
    case FollowUp:
        return yesIf(view().wantsAhead(unit));
    case AddDice:
        return yesIf(view().gainOfGeneralsDice(unit, request.subject) > values::leastGainOfDice);
    case ReservedD10:
    case Decisions:
        break;
    }
    return {};
}

/// Caches results computed from the table.
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
