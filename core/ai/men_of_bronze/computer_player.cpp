// The answer to each decision; the larger ones stand in deployment, formation, actions and moves.
#include "core/ai/men_of_bronze/computer_player.h"

#include "core/ai/men_of_bronze/evaluation.h"
#include "core/rules/men_of_bronze/battle/strategos.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

Choice yesIf(bool condition) { return coded(condition ? code::yes : code::no); }

/// Inches between the nearest units of the two lines, roughly: from centre to centre, less the depth of two units.
double linesApart(const Judgement& j) {
    const PieceSet enemies = j.enemies();
    double least = 1e6;
    for (const PieceId mine : (j.friends() & j.game.heavy()) - j.table.inContact()) {
        const Vec centre = j.body(mine).pose.centre;
        for (const PieceId his : enemies)
            least = std::min(least, squaredLength(j.body(his).pose.centre - centre));
    }
    return std::sqrt(least) - 2 * j.game.options().bw;
}

/// D-03, D-04: the Initiative is worth most when the lines are about to meet; a little chance in it, so that nobody can
/// count on the bid.
Choice bid(const Judgement& j, const Request& request) {
    Choice choice;
    const double apart = linesApart(j);
    const int wish = apart < j.game.options().inches(6) ? 2 : apart < j.game.options().inches(13) ? 1 : 0;
    const auto whim =
        static_cast<int>(mixed(mixed(j.position.key, static_cast<std::uint64_t>(j.table.turn())), index(j.me)) % 3) - 1;
    choice.number =
        std::clamp(wish + (wish > 0 ? whim : 0), request.lowest, std::max(request.lowest, request.highest / 2));
    return choice;
}

/// D-05: those in contact and the dearest first.
Choice rally(const Judgement& j, const Request& request) {
    Choice choice;
    PieceSet left = request.pieces;
    while (choice.set.size() < request.most && !left.empty()) {
        PieceId best = left.first();
        const auto need = [&](PieceId u) { return j.worth(u) + (isEngaged(j.table, u) ? 20 : 0); };
        for (const PieceId unit : left)
            if (need(unit) > need(best))
                best = unit;
        left.erase(best);
        if (need(best) >= 4 || j.sparePoints() > choice.set.size())
            choice.set.insert(best);
    }
    return choice;
}

/// D-06: a steal is worth its point where units stand ready to strike and points are plenty.
Choice steal(const Judgement& j) {
    if (j.points() < 4)
        return coded(code::no);
    const int ready = ((j.friends() & j.game.heavy()) - j.table.with(Activated)).size();
    if (ready < 2 || j.points() < ready + 2)
        return coded(code::no);
    const double apart = linesApart(j);
    return yesIf(apart > 0.5 && apart < j.game.options().inches(6));
}

/// D-15: +2 dice, but it leaves its supports behind.
Choice counterCharge(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const double between = std::sqrt(j.apart(unit, request.subject)) - j.body(unit).size.depth;
    const Body& body = j.body(unit);
    const Body there{{body.pose.centre + body.facing() * std::min(between / 2, j.profile(unit).move), body.facing()},
                     body.size};
    return yesIf(j.supportsAt(unit, there) + 1 >= std::min(3, j.supportsAt(unit, body)));
}

/// D-16: away from what would beat it.
Choice evade(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    return yesIf(valueOfFight(j, unit, request.subject) < 0);
}

/// Points that neither the charges nor the rallies still to come in this turn will need.
int freePoints(const Judgement& j) {
    const PieceSet stillToAct = j.table.present() - j.table.with(Activated);
    const int rallies = (j.friends() & j.table.with(Wavering)).size() + (stillToAct.empty() ? 0 : 1);
    return j.sparePoints() - rallies;
}

/// What one more hit is worth, in points: nothing where it costs the enemy no Courage, most where it costs the last of
/// it.
double valueOfAnotherHit(const Judgement& j, const Request& request, int hits) {
    const int loss = courageLoss(hits, request.wanted, j.game.options());
    const PieceId enemy = request.subject;
    if (!enemy || loss >= courage(j.table, enemy) || courageLoss(hits + 1, request.wanted, j.game.options()) == loss)
        return 0;
    return j.worth(enemy) * (0.6 / j.profile(enemy).courage + (loss + 1 >= courage(j.table, enemy) ? 0.5 : 0.0));
}

/// D-22 of a roll without a face to reach: opposed dice and dice of base widths.
bool isWorthRerolling(const Judgement& j, const Request& request) {
    const Roll& roll = *request.roll;
    if (roll.count == 2) {  // a steal has been paid for, and a tie fails; a roll-off is worth less
        const int mine = roll[static_cast<int>(index(j.me))];
        const int theirs = roll[static_cast<int>(index(other(j.me)))];
        return request.context == &why::steal
                   ? mine <= theirs && freePoints(j) >= 1
                   : mine < theirs && freePoints(j) >= 3 && linesApart(j) < j.game.options().inches(13);
    }
    const bool wantsFar = request.context == &why::evade || request.context == &why::pursue;
    return wantsFar && roll[0] <= 2 && j.points() >= 1 && j.sparePoints() >= 0;
}

/// D-22 of dice that hit or fail. A Discipline test after a loss is not rolled again: a rally costs the same point and
/// never fails (MOB-008).
bool isWorthRerolling(const Judgement& j, const Request& request, int hits) {
    if (request.context == &why::driftTest || request.context == &why::danger)
        return hits == 0 && freePoints(j) >= 1;
    if (request.context == &why::test || request.context == &why::secondTest || request.wanted == 0)
        return false;
    const double chance = (7 - request.need) / 6.0;
    const double worthOfPoint = freePoints(j) >= 1 ? 0.3 : 2.0;  // what is left over is lost (MOB-011)
    return chance * valueOfAnotherHit(j, request, hits) > worthOfPoint;
}

/// D-22
Choice reroll(const Judgement& j, const Request& request) {
    const Roll& roll = *request.roll;
    Choice choice;
    if (request.need == 0) {
        if (isWorthRerolling(j, request)) {
            choice.code = code::yes;
            choice.number = roll.count == 2 ? static_cast<int>(index(j.me)) : 0;
        }
        return choice;
    }
    const int hits = roll.atLeast(request.need);
    if (hits == roll.count || !isWorthRerolling(j, request, hits))
        return choice;
    for (int i = 0; i < roll.count; ++i) {
        if (roll[i] < request.need && (request.mayReroll >> i & 1) != 0) {
            choice.code = code::yes;
            choice.number = i;
        }
    }
    return choice;
}

/// D-23: after a beaten enemy, but not out of the line with a tired unit.
Choice afterPushback(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const bool fresher =
        courage(j.table, unit) > courage(j.table, request.subject) || isWavering(j.table, request.subject);
    if (fresher && courage(j.table, unit) > 2 && offers(request, code::pursue))
        return coded(code::pursue);
    return coded(courage(j.table, unit) <= 2 ? code::regroup : code::stand);
}

/// D-02: the unit of the list, unless it would meet the enemy's line without shields: then horse, who can keep away.
Choice attach(const Judgement& j, const Request& request) {
    Choice choice;
    choice.piece = request.question.piece;
    if (!j.isHeavy(choice.piece) || j.profile(choice.piece).traits.phalanx)
        return choice;
    for (const PieceId p : request.pieces)
        if (j.isMounted(p))
            choice.piece = p;
    return choice;
}

/// D-24: away from a unit that is nearly spent, to one that is not and that nobody can charge.
Choice transfer(const Judgement& j, const Request& request) {
    Choice choice;
    const PieceId host = request.subject;
    int best = 2;
    if (courage(j.table, host) > best && !isWavering(j.table, host))
        return choice;
    for (const PieceId to : transferTargets(j.table, request.question.piece, host) - j.table.inContact()) {
        if (isWavering(j.table, to) || mayBeCharged(j, j.body(to)))
            continue;
        if (courage(j.table, to) > best) {
            best = courage(j.table, to);
            choice = coded(code::yes, to);
        }
    }
    return choice;
}

/// D-13 in a Move & Shoot: the best mark, if any is worth a volley.
Choice target(const Judgement& j, const Request& request) {
    PieceSet unseen;
    const Mark mark = bestMark(j, request.question.piece, 0, unseen);
    return mark.enemy ? coded(code::shoot, mark.enemy) : Choice{};
}

Choice answer(const Judgement& j, const Request& request) {
    switch (static_cast<Decision>(request.question.decision)) {
    case DeployUnit:
        return placeInLine(j, request);
    case AttachStrategos:
        return attach(j, request);
    case BidRound1:
    case BidRound2:
        return bid(j, request);
    case Rally:
        return rally(j, request);
    case Steal:
        return steal(j);
    case Activate:
        return nextUnit(j, request);
    case FormationStart:
        if (request.form == Form::Subset)  // form_phalanx_window = any: its own activations are enough
            return {};
        return orderBefore(j, request);
    case FormationEnd:
        return orderAfter(j, request);
    case TakeAction:
        return bestAction(j, request);
    case MovePath:
    case ChargeLine:
        return bestMove(j, request);
    case SkirmisherTerrain:
        return yesIf(j.sparePoints() >= 2);
    case MoveShootOrder:
        return coded(code::moveFirst);
    case ShootTarget:
        return target(j, request);
    case CounterCharge:
        return counterCharge(j, request);
    case Evade:
        return evade(j, request);
    case Follow:
        return coded(code::yes);
    case Pursue:
        return yesIf(j.sparePoints() >= 1);
    case SupportsAttacker:
    case SupportsDefender: {
        Choice choice;
        choice.set = bestSupports(j, request.question.piece, request.subject, request.pieces,
                                  request.question.decision == SupportsAttacker);
        return choice;
    }
    case Reroll:
        return reroll(j, request);
    case AfterPushback:
        return afterPushback(j, request);
    case StrategosTransfer:
        return transfer(j, request);
    case Concede:
    case Decisions:
        break;
    }
    return {};
}

/// Remembers the charges of the unit that acts.
class Session final : public PlayerSession {
public:
    void begin(const Table& /*table*/) override { m_charges.clear(); }
    void changed(const Table& /*table*/, const TableChange& /*change*/) override { m_charges.clear(); }
    Choice choose(const Request& request, const Position& position) override {
        Judgement j(request, position);
        j.charges = &m_charges;
        return answer(j, request);
    }

private:
    ChargeCache m_charges;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    return answer(Judgement(request, position), request);
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& /*game*/) const {
    return std::make_unique<Session>();
}

}  // namespace ephor::men_of_bronze
