#include "core/ai/dba/computer_player.h"

#include "core/ai/dba/move_choice.h"
#include "core/rules/dba/odds/combat_odds.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Solid foot makes the middle of the line; then mounted troops; light troops and the general last, for most come at the middle.
int rank(const Judgement& j, PieceId p) {
    if (isGeneral(j.table, p))
        return 6;
    const Troop& troop = j.game.troop(p);
    switch (troop.kind) {
    case Kind::Sp:
    case Kind::Pk:
    case Kind::Bd:
    case Kind::Wb:
        return 1;
    case Kind::El:
    case Kind::Kn:
    case Kind::SCh:
        return 2;
    case Kind::Ax:
    case Kind::Bw:
        return 3;
    case Kind::Cv:
    case Kind::Cm:
        return 4;
    case Kind::LH:
    case Kind::Ps:
        return 5;
    default:
        return 6;
    }
}

/// What the list means to guard that work.
bool isMeantFor(const Judgement& j, PieceId p, bool camp) {
    const Army& army = j.game.army(j.me);
    const auto unit = static_cast<std::size_t>(j.game.piece(p).unit);
    const std::string& holds = army.elements[unit].holds;
    return !holds.empty() && (holds == "camp") == camp;
}

Choice deployNext(const Judgement& j, const Request& request) {
    PieceId next;
    for (const PieceId p : request.pieces) {
        Choice hold;
        hold.piece = p;
        hold.code = code::asGarrison;
        if (request.options.size() > 1 && isMeantFor(j, p, false) && !checkDeploy(j.game, j.table, hold))
            return hold;
        if (!next || rank(j, p) < rank(j, next))
            next = p;
    }
    Choice choice;
    choice.piece = next;
    bool found = false;
    eachDeployPlace(j.game, j.table, next, [&](const Choice& place) {
        choice = place;
        return found = true;
    });
    if (!found) {  // its only place is behind walls
        choice.code = code::asGarrison;
    }
    return choice;
}

/// The first that is suggested: the likeliest, and one will do.
Choice firstPlace(const Judgement& j, const Request& request) {
    Choice first;
    const auto take = [&](const Choice& choice) {
        first = choice;
        return true;
    };
    switch (static_cast<Decision>(request.question.decision)) {
    case PlaceCamp:
        eachCampPlace(j.game, j.table, j.me, take);
        break;
    case Land:
        eachLandingPlace(j.game, j.table, j.me, take);
        break;
    default:
        eachFeaturePlace(j.game, j.table, request.limits.how, request.lowest, take);
        break;
    }
    return first;
}

/// The fights that free others first: the best of the own ones.
Choice nextFight(const Judgement& j, const Request& request) {
    Choice best = coded(request.options.front().code, request.options.front().piece);
    double most = -1e9;
    for (const Option& option : request.options) {
        PieceSet one;
        one.insert(option.piece);
        const PieceId foe = frontFoe(j.table, option.piece);
        const PieceId mine = j.table.side(option.piece) == j.me ? option.piece : foe;
        const double value =
            mine && foe ? valueOfFight(j, j.table, mine, mine == option.piece ? foe : option.piece) : 0;
        if (value > most) {
            most = value;
            best = coded(option.code, option.piece);
        }
    }
    return best;
}

Choice target(const Judgement& j, const Request& request) {
    Choice best = coded(request.options.front().code, request.options.front().piece);
    double most = -1;
    const PieceId shooter = request.question.piece;
    for (const Option& option : request.options) {
        const Troop& at = j.game.troop(option.piece);
        const Troop& from = j.game.troop(shooter);
        const auto chances =
            shotChances(from, at, shootingFactor(from, at).total(), at.shotAt, Going::Good, j.game.options());
        const double value = chances[3] * j.worth(option.piece) + 0.2 * chances[2] + 0.1 * chances[1];
        if (value > most) {
            most = value;
            best = coded(option.code, option.piece);
        }
    }
    return best;
}

/// The edge with the least bad going before it.
Choice openEdge(const Judgement& j, const Request& request) {
    Choice best = coded(request.options.front().code);
    double least = 1e9;
    const Vec size{j.table.size().width, j.table.size().height};
    for (const Option& option : request.options) {
        const Vec in = inward(static_cast<TableEdge>(option.code));
        double bad = 0;
        eachFeature(j.game, j.table, [&](const Feature& f) {
            const Vec middle = (f.low + f.high) * 0.5;
            const double ahead = dot(middle - size * 0.5, in);
            const bool slow = goingOf(f.kind, true, Troop{}) != Going::Good || f.kind == FeatureKind::River;
            bad += slow && ahead < 0 ? (f.high.x - f.low.x) * (f.high.y - f.low.y) : 0;
        });
        if (bad < least - tolerance) {
            least = bad;
            best = coded(option.code);
        }
    }
    return best;
}

Choice answer(const Request& request, const Position& position, MoveMemory& memory) {
    const Judgement j(request, position);
    switch (static_cast<Decision>(request.question.decision)) {
    case ChooseEdge:
        return openEdge(j, request);
    case GuardCamp:
        for (const Option& option : request.options)
            if (option.piece && isMeantFor(j, option.piece, true))
                return coded(option.code, option.piece);
        return coded(request.options.front().code, request.options.front().piece);
    case PlaceFeature:
    case PlaceCamp:
    case Land:
        return firstPlace(j, request);
    case Deploy:
        return deployNext(j, request);
    case ChooseMove:
    case MoveTo:
        memory.begin(j.game, j.table, j.me);
        return request.question.decision == ChooseMove ? chooseMove(j, memory) : chooseEnd(j, memory, request);
    case NextFight:
        return nextFight(j, request);
    case ShootAt:
        return target(j, request);
    default:  // features, sizes, quarters, reserves, the next shooter: as they come
        return coded(request.options.front().code, request.options.front().piece);
    }
}

/// Remembers what holds during a bound.
class Session final : public PlayerSession {
public:
    void begin(const Table& /*table*/) override { m_memory.clear(); }
    void changed(const Table& /*table*/, const TableChange& change) override {
        if (isOfMoves(change))
            m_memory.moved();
        else
            m_memory.clear();
    }
    Choice choose(const Request& request, const Position& position) override {
        return answer(request, position, m_memory);
    }

private:
    /// What tactical moves change: places, and what counts the moves made.
    static bool isOfMoves(const TableChange& change) {
        switch (change.kind) {
        case TableChange::Kind::Moved:
            return true;
        case TableChange::Kind::PieceCounter:
            return change.counter == MovesMade || change.counter == FarMoved;
        case TableChange::Kind::SideCounter:
            return change.counter == Pips;
        default:
            return false;
        }
    }

    MoveMemory m_memory;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    MoveMemory none;
    return answer(request, position, none);
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& /*game*/) const {
    return std::make_unique<Session>();
}

}  // namespace ephor::dba
