#include "core/rules/alala/judgement.h"

#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

const Option* optionOf(const Request& request, int code) {
    for (const Option& option : request.options)
        if (option.code == code)
            return &option;
    return nullptr;
}

Choice taking(const Option& option) {
    Choice choice;
    choice.code = option.code;
    choice.piece = option.piece;
    return choice;
}

double Judgement::toEnemyLine(PieceId unit) const {
    const PieceId enemy = nearestOf(table, body(unit), enemyHoplites());
    return enemy ? gap(body(unit), body(enemy)) : 100.0;
}

double Judgement::edge(PieceId unit, PieceId enemy, bool charges) const {
    CombatSide mine = combatSide(game, table, unit, enemy);
    CombatSide his = combatSide(game, table, enemy, unit);
    mine.flankOrRearOnly = his.flankOrRearOnly = false;
    if (charges) {
        mine.charged = true;
        if (hoplites(enemy) && hoplites(unit) && his.level != Level::Shaken)
            his.level = static_cast<Level>(static_cast<int>(his.level) - 1);
        const Sector sector =
            sectorOf(body(enemy), frontMidpoint(body(unit)), struckEdge(body(enemy), frontMidpoint(body(unit))));
        his.flankOrRearOnly = isFormed(game, table, enemy) && sector != Sector::Front;
    }
    const auto expected = [&](const CombatSide& side) {
        return combatDice(side, game.options()).total() * (7.0 - hitsOn(side)) / 6.0 + automaticHits(side);
    };
    return expected(mine) - expected(his);
}

namespace {

/// Ranks dressed, or good enough with the enemy on his way.
bool isReadyToGo(const Judgement& j, const Phalanx& phalanx) {
    double nearest = 100;
    int worst = 0;
    bool shaken = false;
    for (const PieceId unit : phalanx.units & j.table.present()) {
        nearest = std::min(nearest, j.toEnemyLine(unit));
        worst = std::max(worst, disorder(j.table, unit));
        shaken = shaken || level(j.table, unit) == Level::Shaken;
    }
    if (shaken && nearest > 9)
        return false;
    const int turn = j.table.turn();
    if (worst == 0)
        return turn >= std::min(5, j.game.options().turnLimit / 3);
    return (nearest < 11 && worst <= 1) || nearest < 8 || turn >= std::max(1, j.game.options().turnLimit / 3);
}

/// Where a level more is worth its points: units about to meet the enemy, the shaken first.
double worthOfHeart(const Judgement& j, PieceId unit, bool signalled) {
    const Level now = level(j.table, unit);
    const double near = j.toEnemyLine(unit);
    double worth = 3.0 - 0.5 * static_cast<int>(now);
    if (now == Level::Shaken)
        worth += 3;
    if (isInContact(j.table, unit))
        worth += 2;
    else if (near < 10)
        worth += 1;
    if (now == Level::Ready && !signalled && gradeOf(j.game, j.table, unit) != Grade::A)
        worth -= 1.5;  // an Eager levy does not wait for the signal
    return worth / costToEncourage(j.game, j.table, unit);
}

Level lowestOf(const Judgement& j, const Phalanx& phalanx) {
    Level lowest = Level::Eager;
    for (const PieceId unit : phalanx.units & j.table.present())
        lowest = std::min(lowest, level(j.table, unit));
    return lowest;
}

}  // namespace

Choice spendPoints(const Judgement& j, const Request& request) {
    const Option* best = &request.options.front();
    double worth = 0;
    for (const Option& option : request.options) {
        const int action = option.code % 8;
        if (option.code == code::finish)
            continue;
        const Phalanx& phalanx = j.game.phalanxes(j.me)[static_cast<std::size_t>(option.code / 8)];
        const PieceId host = leaderOf(j.game, j.table, j.me, option.code / 8);
        const bool signalled = isSignalled(j.table, host);
        const bool ready = signalled || isReadyToGo(j, phalanx);
        const int left = j.table.counter(host, LeaderLeft);
        double value = 0;
        switch (action) {
        case code::control:
            value = ready ? 10 : 0.1;
            break;
        case code::signal:
            value = ready && control(j.table, host) == Control::Controlled ? 9 : ready && left == 1 ? 9 : 0;
            break;
        case code::encourage:
            // One point is kept back for the control of a phalanx that is on its way.
            if (left - option.price >=
                (ready && control(j.table, host) != Control::Controlled ? 1 : 0) + (ready && !signalled ? 1 : 0))
                value = 2 * worthOfHeart(j, option.piece, signalled);
            break;
        case code::invoke:
            // The gods are asked by those whose men are in good heart: an ill omen does them no harm.
            value = !ready && lowestOf(j, phalanx) >= Level::Ready ? 1.2 : 0;
            break;
        case code::moveLeader: {
            // To the shaken who are out of his reach, if he can still hearten them there.
            const bool reached = within(j.body(host), j.body(option.piece), leaderFacts().encourageInches);
            if (level(j.table, option.piece) == Level::Shaken && !reached && !isInContact(j.table, option.piece) &&
                left >= 1 + costToEncourage(j.game, j.table, option.piece))
                value = 3;
            break;
        }
        default:
            break;
        }
        if (action == code::encourage && level(j.table, option.piece) == Level::Shaken &&
            j.toEnemyLine(option.piece) < 14)
            value = 11;  // before anything else
        if (value > worth) {
            worth = value;
            best = &option;
        }
    }
    return taking(*best);
}

Choice leadPhalanx(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const auto take = [&](int code) { return taking(*optionOf(request, code)); };
    const auto offers = [&](int code) { return optionOf(request, code) != nullptr; };
    if (offers(code::reform))
        return take(code::reform);
    const bool signalled = isSignalled(j.table, unit);
    const double near = j.toEnemyLine(unit);
    const bool penalty = signalled && level(j.table, unit) > Level::FormedUp;
    if (offers(code::redressRanks) && (!signalled || !penalty || disorder(j.table, unit) >= 3) &&
        (!offers(code::advance) || (disorder(j.table, unit) >= 2 && near > 4.5)))
        return take(code::redressRanks);
    // Where no enemy is ahead: about, or round to where he is.
    const PieceSet foes = j.enemyHoplites().empty() ? j.enemies() : j.enemyHoplites();
    if (const PieceId foe = nearestOf(j.table, j.body(unit), foes)) {
        const Vec to = direction(j.body(foe).pose.centre - j.body(unit).pose.centre);
        const double ahead = dot(to, j.body(unit).facing());
        const bool blocked = !offers(code::advance);
        const int round = dot(to, j.body(unit).right()) > 0 ? code::wheelRight : code::wheelLeft;
        if ((ahead < -0.3 || (blocked && ahead < 0.3)) && offers(code::aboutFace + 1))
            return take(code::aboutFace + 1);
        if (ahead < (blocked && near > standOff + 1 ? 0.9 : near > 10 ? 0.65 : 0.5)) {
            if (offers(round))
                return take(round);
            if (blocked && offers(code::aboutFace + 1))
                return take(code::aboutFace + 1);
        }
    }
    if (offers(code::advance)) {
        // The line goes together: no farther than it needs to stand before the enemy.
        const double open = near - standOff;
        return take(open > 5 || near > 90 ? code::advance + 1 : code::advance);
    }
    // At the stand-off: turn to where a charge is possible.
    const PieceId enemy = nearestOf(j.table, j.body(unit), j.enemies());
    if (enemy && near <= standOff + 1 && !mayCharge(j.game, j.table, unit, enemy)) {
        const Body& body = j.body(unit);
        const Vec to = j.body(enemy).pose.centre - body.pose.centre;
        const double aside = dot(to, body.right());
        const double turn = dot(-j.body(enemy).facing(), body.right());
        if (std::abs(turn) > 0.2 && offers(turn > 0 ? code::wheelRight : code::wheelLeft))
            return take(turn > 0 ? code::wheelRight : code::wheelLeft);
        if (std::abs(aside) > 1 && offers(code::sideStep))
            return take(code::sideStep);
    }
    if (offers(code::redressRanks) && !penalty)
        return take(code::redressRanks);
    if (offers(code::halt))
        return take(code::halt);
    if (offers(code::redressRanks))
        return take(code::redressRanks);
    return taking(request.options.front());
}

Choice howFar(const Judgement& j, const Request& request) {
    Choice choice;
    const PieceId unit = request.question.piece;
    const Body& body = j.body(unit);
    const PieceId enemy = nearestOf(j.table, body, j.enemyHoplites().empty() ? j.enemies() : j.enemyHoplites());
    if (request.form == Form::Options) {  // facing, or half a move after the about face
        choice.code = request.options.front().code;
        if (enemy && request.context == &why::formsUp) {
            const Vec to = direction(j.body(enemy).pose.centre - body.pose.centre, body.facing());
            double best = -2;
            for (const Option& option : request.options)
                if (const double ahead = dot(turnedRight(body.facing(), option.code * 22.5), to); ahead > best) {
                    best = ahead;
                    choice.code = option.code;
                }
        }
        return choice;
    }
    choice.number = std::clamp(0, request.lowest, request.highest);
    if (!enemy)
        return choice;
    const Vec to = j.body(enemy).pose.centre - body.pose.centre;
    const double aside = dot(to, body.right());
    const double ahead = dot(to, body.facing());
    if (request.context == &why::advances) {
        if (aside > body.size.frontage * 0.3 && ahead > 0) {
            int best = 0;
            const Vec way = direction(to, body.facing());
            for (int heading = 0; heading <= request.highest; heading += 5)
                if (dot(turnedRight(body.facing(), heading / 2.0), way) >
                    dot(turnedRight(body.facing(), best / 2.0), way))
                    best = heading;
            choice.number = std::clamp(best, request.lowest, request.highest);
        }
    } else if (request.context == &why::wheels) {
        choice.number = request.highest;
    } else if (request.context == &why::steps) {
        choice.number = std::clamp(static_cast<int>(2 * aside), request.lowest, request.highest);
    }
    return choice;
}

Choice decideCharge(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const Option* best = &request.options.front();
    double worth = j.hoplites(unit) ? -2.0 : 0.5;
    for (const Option& option : request.options) {
        if (option.code != code::yes)
            continue;
        double value = j.edge(unit, option.piece, true);
        if (!j.hoplites(option.piece) && j.hoplites(unit))
            value -= 3;  // they will not stay to be caught
        if (is(j.table, option.piece, Status::Retiring) || is(j.table, option.piece, Status::Withdrawing))
            value += 1;
        if (value > worth) {
            worth = value;
            best = &option;
        }
    }
    return taking(*best);
}

Choice leadBand(const Judgement& j, const Request& request) {
    const PieceId band = request.question.piece;
    const bool marks = optionOf(request, code::shootTwice) != nullptr;
    if (const Option* option = optionOf(request, code::redress); option && disorder(j.table, band) > 1)
        return taking(*option);
    if (marks)
        return taking(*optionOf(request, code::shootTwice));
    const PieceId enemy = nearestOf(j.table, j.body(band), j.enemies());
    const double near = enemy ? gap(j.body(band), j.body(enemy)) : 100;
    if (near <= standOff + 0.5)
        return taking(*optionOf(request, code::nothing));
    return taking(*optionOf(request, code::moveAndShoot + (near > 8 ? 2 : 1)));
}

}  // namespace ephor::alala
