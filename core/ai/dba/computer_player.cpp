#include "core/ai/dba/computer_player.h"

#include "core/ai/dba/evaluation.h"
#include "core/ai/dba/move_choice.h"
#include "core/ai/dba/values.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/deployment_places.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "core/rules/dba/battle/terrain_placement.h"
#include "core/rules/dba/odds/combat_odds.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// The option with the highest value; the first of equals.
template <typename Value> Choice bestOption(const Request& request, const Value& value) {
    const std::span<const Option> options = request.options.all();
    const Option& best = *std::ranges::max_element(options, {}, value);
    return coded(best);
}

/// The first suggested place, which is the best guess.
template <typename Each> std::optional<Choice> firstPlace(const Each& eachPlace) {
    std::optional<Choice> first;
    eachPlace([&](const Choice& place) {
        first = place;
        return true;
    });
    return first;
}

/// The table edge with the least bad going in front of it.
Choice openEdge(const Viewpoint& view, const Request& request) {
    const Vec middleOfTable = Vec{view.table.size().width, view.table.size().height} * 0.5;
    return bestOption(request, [&](const Option& option) {
        const Vec in = inward(static_cast<TableEdge>(option.code));
        double open = 0;
        eachFeature(view.game, view.table, [&](const Feature& f) {
            const bool isSlow = goingOf(f.kind, true, Troop{}) != Going::Good || f.kind == FeatureKind::River;
            if (isSlow && dot((f.low + f.high) * 0.5 - middleOfTable, in) < 0)
                open -= (f.high.x - f.low.x) * (f.high.y - f.low.y);
        });
        return open;
    });
}

/// Solid foot is deployed first, in the middle of the line; then elephants, knights and scythed chariots; auxilia and
/// bows; cavalry and camelry; light horse and psiloi; last all others and the general.
int deploymentRank(const Viewpoint& view, PieceId p) {
    static constexpr std::array<std::array<Kind, 4>, 5> ranks{{{Kind::Sp, Kind::Pk, Kind::Bd, Kind::Wb},
                                                               {Kind::El, Kind::Kn, Kind::SCh, Kind::SCh},
                                                               {Kind::Ax, Kind::Bw, Kind::Bw, Kind::Bw},
                                                               {Kind::Cv, Kind::Cm, Kind::Cm, Kind::Cm},
                                                               {Kind::LH, Kind::Ps, Kind::Ps, Kind::Ps}}};
    const auto isOf = [&](const auto& rank) { return std::ranges::contains(rank, view.game.troop(p).kind); };
    const auto found = isGeneral(view.table, p) ? ranks.end() : std::ranges::find_if(ranks, isOf);
    return static_cast<int>(found - ranks.begin());
}

/// True if the list assigns the element to the camp (`camp`), or to another work.
bool isMeantFor(const Viewpoint& view, PieceId p, bool camp) {
    const auto unit = static_cast<std::size_t>(view.game.piece(p).unit);
    const std::string& holds = view.game.army(view.me).elements[unit].holds;
    return !holds.empty() && (holds == "camp") == camp;
}

Choice guardCamp(const Viewpoint& view, const Request& request) {
    return bestOption(request,
                      [&](const Option& option) { return option.piece && isMeantFor(view, option.piece, true); });
}

Choice deployNext(const Viewpoint& view, const Request& request) {
    Choice hold;
    hold.code = code::asGarrison;
    PieceId next = request.pieces.first();
    for (const PieceId p : request.pieces) {
        hold.piece = p;
        if (request.options.size() > 1 && isMeantFor(view, p, false) && !checkDeploy(view.game, view.table, hold))
            return hold;
        if (deploymentRank(view, p) < deploymentRank(view, next))
            next = p;
    }
    hold.piece = next;  // its only legal place is behind walls
    return firstPlace([&](const Found& found) { eachDeployPlace(view.game, view.table, next, found); }).value_or(hold);
}

/// Fights in descending value for the player, because a won fight may free other elements.
Choice nextFight(const Viewpoint& view, const Request& request) {
    return bestOption(request, [&](const Option& option) {
        const PieceId opponent = frontEnemy(view.table, option.piece);
        if (!opponent)
            return 0.0;
        return view.table.side(option.piece) == view.me ? valueOfFight(view, option.piece, opponent)
                                                        : valueOfFight(view, opponent, option.piece);
    });
}

Choice target(const Viewpoint& view, const Request& request) {
    const Troop& shooter = view.game.troop(request.question.piece);
    return bestOption(request, [&](const Option& option) {
        const Troop& at = view.game.troop(option.piece);
        const auto chances =
            shotChances(shooter, at, shootingFactor(shooter, at).total(), at.shotAt, Going::Good, view.game.options());
        return chances[3] * worthOf(view, option.piece) + values::flight * chances[2] + values::recoil * chances[1];
    });
}

/// The planned move, which answers two questions: ChooseMove and MoveTo.
using KeptPlan = std::optional<PlannedMove>;

/// The planned end if the planned group was chosen; otherwise the best end of the chosen group.
Choice moveEnd(const Viewpoint& view, const Request& request, KeptPlan& plan) {
    if (!plan)
        plan = bestMove(view, Moves(view.game, view.table, view.me).options.all());
    const bool isPlanned = plan->option.piece == request.limits.piece && plan->group == ElementSet(request.pieces) &&
                           request.limits.how != ColumnMove;
    return isPlanned ? plan->end : bestEnd(view, request);
}

Choice answer(const Request& request, const Position& position, KeptPlan& plan) {
    const Viewpoint view{static_cast<const DbaGame&>(position.game), position.table, request.question.side};
    const auto first = [](const auto& eachPlace) { return firstPlace(eachPlace).value_or(Choice{}); };
    switch (static_cast<Decision>(request.question.decision)) {
    case ChooseEdge:
        return openEdge(view, request);
    case GuardCamp:
        return guardCamp(view, request);
    case PlaceFeature:
        return first(
            [&](const Found& found) { eachFeaturePlace(view.game, view.table, request.limits.feature, found); });
    case PlaceCamp:
        return first([&](const Found& found) { eachCampPlace(view.game, view.table, view.me, found); });
    case Land:
        return first([&](const Found& found) { eachLandingPlace(view.game, view.table, view.me, found); });
    case Deploy:
        return deployNext(view, request);
    case ChooseMove:
        plan = bestMove(view, request.options.all());
        return plan->option;
    case MoveTo:
        return moveEnd(view, request, plan);
    case NextFight:
        return nextFight(view, request);
    case ShootAt:
        return target(view, request);
    case ChooseFeature:
    case ChooseSize:
    case ChooseQuarter:
    case HoldBack:
    case NextShooter:
    case Decisions:
        break;
    }
    return coded(request.options.front().code, request.options.front().piece);
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
    KeptPlan m_planned;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    KeptPlan none;
    return answer(request, position, none);
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& /*game*/) const {
    return std::make_unique<Session>();
}

}  // namespace ephor::dba
