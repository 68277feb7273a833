// Answers each decision. Larger answers are in deployment, formation, actions and moves.
#include "core/ai/men_of_bronze/computer_player.h"

#include "core/ai/men_of_bronze/actions.h"
#include "core/ai/men_of_bronze/deployment.h"
#include "core/ai/men_of_bronze/evaluation.h"
#include "core/ai/men_of_bronze/formation.h"
#include "core/ai/men_of_bronze/moves.h"
#include "core/dice/chances.h"
#include "core/rules/men_of_bronze/battle/strategos.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

/// Approximate distance between the two lines in inches: between the nearest centres, less the depth of two units.
double linesApart(const Viewpoint& view) {
    const PieceSet enemies = view.enemies();
    double least = 1e6;
    for (const PieceId mine : (view.friends() & view.game.heavy()) - view.table.inContact()) {
        const Vec centre = view.body(mine).pose.centre;
        for (const PieceId theirs : enemies)
            least = std::min(least, squaredLength(view.body(theirs).pose.centre - centre));
    }
    return std::sqrt(least) - 2 * view.game.options().bw;
}

/// D-03, D-04: the Initiative is worth most when the lines are about to meet. A random part keeps the bid
/// unpredictable.
Choice bid(const Viewpoint& view, const Request& request) {
    Choice choice;
    const double apart = linesApart(view);
    const Options& options = view.game.options();
    const int wish = apart < options.inches(values::linesMeet)   ? values::bidMeeting
                     : apart < options.inches(values::linesNear) ? values::bidNear
                                                                 : 0;
    const auto whim = static_cast<int>(mixed(mixed(view.position.key, static_cast<std::uint64_t>(view.table.turn())),
                                             index(view.me)) %
                                       (2 * values::bidWhim + 1)) -
                      values::bidWhim;
    choice.number =
        std::clamp(wish + (wish > 0 ? whim : 0), request.lowest, std::max(request.lowest, request.highest / 2));
    return choice;
}

/// D-05: units in contact and expensive units first.
Choice rally(const Viewpoint& view, const Request& request) {
    Choice choice;
    PieceSet left = request.pieces;
    while (choice.set.size() < request.most && !left.empty()) {
        PieceId best = left.first();
        const auto need = [&](PieceId u) {
            return view.worth(u) + (isInContact(view.table, u) ? values::rallyInFight : 0);
        };
        for (const PieceId unit : left)
            if (need(unit) > need(best))
                best = unit;
        left.erase(best);
        if (need(best) >= values::leastRally || view.sparePoints() > choice.set.size())
            choice.set.insert(best);
    }
    return choice;
}

/// D-06: a steal is worth its point if units are ready to charge and there are plenty of points.
Choice steal(const Viewpoint& view) {
    if (view.points() < values::areteToSteal)
        return coded(code::no);
    const int ready = ((view.friends() & view.game.heavy()) - view.table.with(Activated)).size();
    if (ready < values::unitsToSteal || view.points() < ready + values::areteAfterSteal)
        return coded(code::no);
    const double apart = linesApart(view);
    return yesIf(apart > values::stealBeyond && apart < view.game.options().inches(values::linesMeet));
}

/// D-15: +2 dice, but the unit loses its supports.
Choice counterCharge(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const double between = std::sqrt(view.squaredApart(unit, request.subject)) - view.body(unit).size.depth;
    const Body& body = view.body(unit);
    const Body there{{body.pose.centre + body.facing() * std::min(between / 2, view.profile(unit).move), body.facing()},
                     body.size};
    return yesIf(view.supportsAt(unit, there) + values::supportsForCounterCharge >= view.supportsAt(unit, body));
}

/// D-16: evades a charge that would beat it.
Choice evade(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    return yesIf(valueOfFight(view, unit, request.subject) < 0);
}

/// Points that the remaining charges and rallies of this turn will not need.
int freePoints(const Viewpoint& view) {
    const PieceSet stillToAct = view.table.present() - view.table.with(Activated);
    const int rallies =
        (view.friends() & view.table.with(Wavering)).size() + (stillToAct.empty() ? 0 : values::ralliesToCome);
    return view.sparePoints() - rallies;
}

/// The value of another hit in points: 0 if it costs the enemy no Courage, highest if it costs the last of it.
double valueOfAnotherHit(const Viewpoint& view, const Request& request, int hits) {
    const int loss = courageLoss(hits, request.wanted, view.game.options());
    const PieceId enemy = request.subject;
    if (!enemy || loss >= courage(view.table, enemy) ||
        courageLoss(hits + 1, request.wanted, view.game.options()) == loss)
        return 0;
    return view.worth(enemy) * (values::courageShare / view.profile(enemy).courage +
                                (loss + 1 >= courage(view.table, enemy) ? values::routByReroll : 0.0));
}

/// D-22 for rolls without a face to reach: opposed dice and dice of base widths.
bool isWorthRerolling(const Viewpoint& view, const Request& request) {
    const Roll& roll = *request.roll;
    if (roll.count == 2) {  // a steal has been paid for and fails on a tie; a roll-off is worth less
        const int mine = roll[static_cast<int>(index(view.me))];
        const int theirs = roll[static_cast<int>(index(other(view.me)))];
        if (request.context == &why::steal)
            return mine <= theirs && freePoints(view) >= 1;
        return mine < theirs && freePoints(view) >= values::areteForRollOff &&
               linesApart(view) < view.game.options().inches(values::linesNear);
    }
    const bool wantsFar = request.context == &why::evade || request.context == &why::pursue;
    return wantsFar && roll[0] <= values::shortDistance && view.points() >= 1 && view.sparePoints() >= 0;
}

/// D-22 for dice that hit or fail. It does not reroll a Discipline test after a loss, because a rally costs the same
/// point and never fails (MOB-008).
bool isWorthRerolling(const Viewpoint& view, const Request& request, int hits) {
    if (request.context == &why::driftTest || request.context == &why::danger)
        return hits == 0 && freePoints(view) >= 1;
    if (request.context == &why::test || request.context == &why::secondTest || request.wanted == 0)
        return false;
    const double chance = chanceOf(request.need);
    // Unused points are lost (MOB-011).
    const double worthOfPoint = freePoints(view) >= 1 ? values::freeArete : values::neededArete;
    return chance * valueOfAnotherHit(view, request, hits) > worthOfPoint;
}

/// D-22
Choice reroll(const Viewpoint& view, const Request& request) {
    const Roll& roll = *request.roll;
    Choice choice;
    if (request.need == 0) {
        if (isWorthRerolling(view, request)) {
            choice.code = code::yes;
            choice.number = roll.count == 2 ? static_cast<int>(index(view.me)) : 0;
        }
        return choice;
    }
    const int hits = roll.atLeast(request.need);
    if (hits == roll.count || !isWorthRerolling(view, request, hits))
        return choice;
    for (int i = 0; i < roll.count; ++i) {
        if (roll[i] < request.need && (request.mayReroll >> i & 1) != 0) {
            choice.code = code::yes;
            choice.number = i;
        }
    }
    return choice;
}

/// D-23: follows up a beaten enemy, but does not leave the line with a tired unit.
Choice afterPushback(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const bool fresher =
        courage(view.table, unit) > courage(view.table, request.subject) || isWavering(view.table, request.subject);
    if (fresher && courage(view.table, unit) > values::nearlySpent && offers(request, code::pursue))
        return coded(code::pursue);
    return coded(courage(view.table, unit) <= values::nearlySpent ? code::regroup : code::stand);
}

/// D-02: the unit that the list names, unless it would meet the enemy's line without shields. Then cavalry, which can
/// keep its distance.
Choice attach(const Viewpoint& view, const Request& request) {
    Choice choice;
    choice.piece = request.question.piece;
    if (!view.isHeavy(choice.piece) || view.profile(choice.piece).traits.phalanx)
        return choice;
    for (const PieceId p : request.pieces)
        if (view.isMounted(p))
            choice.piece = p;
    return choice;
}

/// D-24: moves from a unit that is nearly spent to a fresh one that no enemy can charge.
Choice transfer(const Viewpoint& view, const Request& request) {
    Choice choice;
    const PieceId host = request.subject;
    int best = values::nearlySpent;
    if (courage(view.table, host) > best && !isWavering(view.table, host))
        return choice;
    for (const PieceId to : transferTargets(view.table, request.question.piece, host) - view.table.inContact()) {
        if (isWavering(view.table, to) || mayBeCharged(view, view.body(to)))
            continue;
        if (courage(view.table, to) > best) {
            best = courage(view.table, to);
            choice = coded(code::yes, to);
        }
    }
    return choice;
}

/// D-13 in a Move & Shoot: the best target, if a volley is worth it.
Choice target(const Viewpoint& view, const Request& request) {
    PieceSet unseen;
    const ShootingTarget target = bestShootingTarget(view, request.question.piece, 0, unseen);
    return target.enemy ? coded(code::shoot, target.enemy) : Choice{};
}

Choice answer(const Viewpoint& view, const Request& request) {
    switch (static_cast<Decision>(request.question.decision)) {
    case DeployUnit:
        return placeInLine(view, request);
    case AttachStrategos:
        return attach(view, request);
    case BidRound1:
    case BidRound2:
        return bid(view, request);
    case Rally:
        return rally(view, request);
    case Steal:
        return steal(view);
    case Activate:
        return nextUnit(view, request);
    case FormationStart:
        if (request.form == Form::Subset)  // form_phalanx_window = any: forming in its own activations is enough
            return {};
        return formationBefore(view, request);
    case FormationEnd:
        return formationAfter(view, request);
    case TakeAction:
        return bestAction(view, request);
    case MovePath:
    case ChargeLine:
        return bestMove(view, request);
    case SkirmisherTerrain:
        return yesIf(view.sparePoints() >= values::spareToIgnoreGround);
    case MoveShootOrder:
        return coded(code::moveFirst);
    case ShootTarget:
        return target(view, request);
    case CounterCharge:
        return counterCharge(view, request);
    case Evade:
        return evade(view, request);
    case Follow:
        return coded(code::yes);
    case Pursue:
        return yesIf(view.sparePoints() >= 1);
    case SupportsAttacker:
    case SupportsDefender: {
        Choice choice;
        choice.set = bestSupports(view, request.question.piece, request.subject, request.pieces,
                                  request.question.decision == SupportsAttacker);
        return choice;
    }
    case Reroll:
        return reroll(view, request);
    case AfterPushback:
        return afterPushback(view, request);
    case StrategosTransfer:
        return transfer(view, request);
    case Concede:
    case Decisions:
        break;
    }
    return {};
}

/// Caches the charges of the active unit.
class Session final : public PlayerSession {
public:
    void begin(const Table& /*table*/) override { m_charges.clear(); }
    void changed(const Table& /*table*/, const TableChange& /*change*/) override { m_charges.clear(); }
    Choice choose(const Request& request, const Position& position) override {
        Viewpoint view(request, position);
        view.charges = &m_charges;
        return answer(view, request);
    }

private:
    ChargeCache m_charges;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    return answer(Viewpoint(request, position), request);
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& /*game*/) const {
    return std::make_unique<Session>();
}

}  // namespace ephor::men_of_bronze
