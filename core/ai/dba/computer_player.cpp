#include "core/ai/dba/computer_player.h"

#include "core/ai/dba/evaluation.h"
#include "core/ai/dba/move_choice.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/deployment_places.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "core/rules/dba/battle/terrain_placement.h"
#include "core/rules/dba/odds/combat_odds.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// The option that is worth most; of equals the first.
template <typename Value> Choice bestOption(const Request& request, const Value& value) {
    const std::span<const Option> options = request.options.all();
    const Option& best = *std::ranges::max_element(options, {}, value);
    return coded(best.code, best.piece);
}

/// The place that is suggested first is the likeliest.
template <typename Each> std::optional<Choice> firstPlace(const Each& eachPlace) {
    std::optional<Choice> first;
    eachPlace([&](const Choice& place) {
        first = place;
        return true;
    });
    return first;
}

/// The edge with the least bad going before it.
Choice openEdge(const Judgement& j, const Request& request) {
    const Vec middleOfTable = Vec{j.table.size().width, j.table.size().height} * 0.5;
    return bestOption(request, [&](const Option& option) {
        const Vec in = inward(static_cast<TableEdge>(option.code));
        double open = 0;
        eachFeature(j.game, j.table, [&](const Feature& f) {
            const bool isSlow = goingOf(f.kind, true, Troop{}) != Going::Good || f.kind == FeatureKind::River;
            if (isSlow && dot((f.low + f.high) * 0.5 - middleOfTable, in) < 0)
                open -= (f.high.x - f.low.x) * (f.high.y - f.low.y);
        });
        return open;
    });
}

/// Solid foot makes the middle of the line; then mounted troops; light troops and the general last, for most come at
/// the middle.
int deploymentRank(const Judgement& j, PieceId p) {
    static constexpr std::array<std::array<Kind, 4>, 5> ranks{{{Kind::Sp, Kind::Pk, Kind::Bd, Kind::Wb},
                                                               {Kind::El, Kind::Kn, Kind::SCh, Kind::SCh},
                                                               {Kind::Ax, Kind::Bw, Kind::Bw, Kind::Bw},
                                                               {Kind::Cv, Kind::Cm, Kind::Cm, Kind::Cm},
                                                               {Kind::LH, Kind::Ps, Kind::Ps, Kind::Ps}}};
    const auto isOf = [&](const auto& rank) { return std::ranges::contains(rank, j.game.troop(p).kind); };
    const auto found = isGeneral(j.table, p) ? ranks.end() : std::ranges::find_if(ranks, isOf);
    return static_cast<int>(found - ranks.begin());
}

/// What the list means to guard the camp, or another work.
bool isMeantFor(const Judgement& j, PieceId p, bool camp) {
    const auto unit = static_cast<std::size_t>(j.game.piece(p).unit);
    const std::string& holds = j.game.army(j.me).elements[unit].holds;
    return !holds.empty() && (holds == "camp") == camp;
}

Choice guardCamp(const Judgement& j, const Request& request) {
    return bestOption(request, [&](const Option& option) { return option.piece && isMeantFor(j, option.piece, true); });
}

Choice deployNext(const Judgement& j, const Request& request) {
    Choice hold;
    hold.code = code::asGarrison;
    PieceId next = request.pieces.first();
    for (const PieceId p : request.pieces) {
        hold.piece = p;
        if (request.options.size() > 1 && isMeantFor(j, p, false) && !checkDeploy(j.game, j.table, hold))
            return hold;
        if (deploymentRank(j, p) < deploymentRank(j, next))
            next = p;
    }
    hold.piece = next;  // where its only place is behind walls
    return firstPlace([&](const Found& found) { eachDeployPlace(j.game, j.table, next, found); }).value_or(hold);
}

/// Of the fights the best own one: it may free others.
Choice nextFight(const Judgement& j, const Request& request) {
    return bestOption(request, [&](const Option& option) {
        const PieceId foe = frontFoe(j.table, option.piece);
        if (!foe)
            return 0.0;
        return j.table.side(option.piece) == j.me ? valueOfFight(j, option.piece, foe)
                                                  : valueOfFight(j, foe, option.piece);
    });
}

Choice target(const Judgement& j, const Request& request) {
    const Troop& shooter = j.game.troop(request.question.piece);
    return bestOption(request, [&](const Option& option) {
        const Troop& at = j.game.troop(option.piece);
        const auto chances =
            shotChances(shooter, at, shootingFactor(shooter, at).total(), at.shotAt, Going::Good, j.game.options());
        return chances[3] * worthOf(j, option.piece) + 0.2 * chances[2] + 0.1 * chances[1];
    });
}

/// The planned move: found once for the question of who goes and the one of where the group ends.
using Memory = std::optional<PlannedMove>;

/// Whoever chose the group: where the player wants to send it, else the best for that group alone.
Choice moveEnd(const Judgement& j, const Request& request, Memory& memory) {
    if (!memory)
        memory = bestMove(j, Moves(j.game, j.table, j.me).options.all());
    const bool isPlanned = memory->option.piece == request.limits.piece &&
                           memory->group == ElementSet(request.pieces) && request.limits.how != ColumnMove;
    return isPlanned ? memory->end : bestEnd(j, request);
}

Choice answer(const Request& request, const Position& position, Memory& memory) {
    const Judgement j{static_cast<const DbaGame&>(position.game), position.table, request.question.side};
    const auto first = [](const auto& eachPlace) { return firstPlace(eachPlace).value_or(Choice{}); };
    switch (static_cast<Decision>(request.question.decision)) {
    case ChooseEdge:
        return openEdge(j, request);
    case GuardCamp:
        return guardCamp(j, request);
    case PlaceFeature:
        return first(
            [&](const Found& found) { eachFeaturePlace(j.game, j.table, request.limits.how, request.lowest, found); });
    case PlaceCamp:
        return first([&](const Found& found) { eachCampPlace(j.game, j.table, j.me, found); });
    case Land:
        return first([&](const Found& found) { eachLandingPlace(j.game, j.table, j.me, found); });
    case Deploy:
        return deployNext(j, request);
    case ChooseMove:
        memory = bestMove(j, request.options.all());
        return memory->option;
    case MoveTo:
        return moveEnd(j, request, memory);
    case NextFight:
        return nextFight(j, request);
    case ShootAt:
        return target(j, request);
    default:  // features, sizes, quarters, reserves, the next shooter: as they come
        return coded(request.options.front().code, request.options.front().piece);
    }
}

/// Remembers the planned move until something changes.
class Session final : public PlayerSession {
public:
    void begin(const Table& /*table*/) override { m_planned.reset(); }
    void changed(const Table& /*table*/, const TableChange& /*change*/) override { m_planned.reset(); }
    Choice choose(const Request& request, const Position& position) override {
        return answer(request, position, m_planned);
    }

private:
    Memory m_planned;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    Memory none;
    return answer(request, position, none);
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& /*game*/) const {
    return std::make_unique<Session>();
}

}  // namespace ephor::dba
