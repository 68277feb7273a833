#include "core/ai/alala/phalanx.h"

#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/combat/contact.h"
#include "core/rules/alala/battle/movement/phalanx_phase.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// The units that move together with `unit`. They are already marked as having acted, so bodyOf() does not find them.
PieceSet estimateBody(const Viewpoint& view, PieceId unit) {
    const auto isControlled = [&](PieceId p) { return control(view.table, p) == Control::Controlled; };
    const bool leads = isControlled(unit);
    return linkedWith(view.game, view.table, unit, [&](PieceId next) {
        return leads && isControlled(next) && isFormed(view.game, view.table, next);
    });
}

/// Expected hits of a charge minus expected own hits, with bonuses and penalties.
double worthOfCharge(const Viewpoint& view, PieceId unit, PieceId enemy) {
    double worth = view.edge(unit, enemy, true);
    if (!view.hoplites(enemy) && view.hoplites(unit))
        worth -= values::willEvade;
    if (is(view.table, enemy, Status::Retiring) || is(view.table, enemy, Status::Withdrawing))
        worth += values::fleeingTarget;
    // A charger that cannot line up fights with part of its front.
    const Edge edge = struckEdge(view.body(enemy), frontMiddle(view.body(unit)));
    if (const auto pose = contactPose(view.game, view.table, unit, enemy, edge))
        if (std::abs(dot(pose->centre - view.body(enemy).pose.centre, rightOf(pose->facing))) > contactGap)
            worth -= values::partOfFront;
    // Each unit should charge a different enemy, preferably the one ahead: two chargers at one enemy obstruct each
    // other (ALA-176).
    for (const PieceId p : view.friends())
        if (p != unit && impetus(view.table, p) == Impetus::Charged && opponent(view.table, p) == enemy)
            worth -= values::sharedTarget;
    return worth - values::targetAside * std::abs(dot(view.body(enemy).pose.centre - view.body(unit).pose.centre,
                                                      view.body(unit).right()));
}

/// The minimum value of a charge. Hoplites prefer to charge rather than receive a charge, and accept more risk as the
/// day wears on.
double leastWorth(const Viewpoint& view, PieceId unit) {
    if (!view.hoplites(unit))
        return values::leastLightCharge;
    return 4 * view.table.turn() > values::quartersUntilLate * view.game.options().turnLimit ? values::leastLateCharge
                                                                                             : values::leastCharge;
}

}  // namespace

PieceId goalOf(const Viewpoint& view, PieceId unit) {
    const PieceSet hoplites = view.enemyHoplites();
    return nearestOf(view.table, view.body(unit), hoplites.empty() ? view.enemies() : hoplites);
}

bool willCharge(const Viewpoint& view, const PieceSet& body) {
    for (const PieceId unit : body)
        for (const PieceId enemy : view.enemies())
            if (within(view.body(unit), view.body(enemy), chargeRange) &&
                mayCharge(view.game, view.table, unit, enemy) &&
                worthOfCharge(view, unit, enemy) > leastWorth(view, unit))
                return true;
    return false;
}

PieceSet goAlong(const Viewpoint& view, const PieceSet& friends) {
    PieceSet along;
    for (const PieceId unit : friends) {
        PieceSet alone;
        alone.insert(unit);
        if (!willCharge(view, alone))
            along.insert(unit);
    }
    return along;
}

namespace {

/// The facing that a unit should have: towards the enemy from afar; nearby, straight at the edge that it would contact.
Vec wantedFacing(const Viewpoint& view, PieceId unit, PieceId enemy) {
    const Body& body = view.body(unit);
    const Body& theirs = view.body(enemy);
    if (gap(body, theirs) > values::toLineUp)
        return direction(theirs.pose.centre - body.pose.centre, body.facing());
    return -outwardNormal(theirs, struckEdge(theirs, frontMiddle(body)));
}

}  // namespace

Choice leadPhalanx(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const auto take = [&](int code) { return coded(*optionOf(request, code)); };
    const auto offers = [&](int code) { return optionOf(request, code) != nullptr; };
    const auto hold = [&] { return offers(code::halt) ? take(code::halt) : coded(request.options.front()); };
    if (offers(code::reform))
        return take(code::reform);
    const bool mayAdvance = offers(code::advance);
    const bool signalled = isSignalled(view.table, unit);
    const bool penalty = signalled && level(view.table, unit) > Level::FormedUp;
    const PieceSet body = estimateBody(view, unit);
    if (!mayAdvance && signalled && willCharge(view, body) && offers(code::halt))
        return take(code::halt);  // a unit that dresses its ranks cannot charge
    if (offers(code::redressRanks) && (!penalty || disorder(view.table, unit) >= values::disorderToDress) &&
        (!mayAdvance ||
         (disorder(view.table, unit) >= values::disorderToDress &&
          !view.isEnemyLineWithin(unit, values::tooNearToDress) && view.isEnemyLineWithin(unit, values::toDress))))
        return take(code::redressRanks);

    const PieceId enemy = goalOf(view, unit);
    if (enemy && offers(code::aboutFace)) {
        const Body& mine = view.body(unit);
        const double open = gap(mine, view.body(enemy));
        const Vec to = direction(view.body(enemy).pose.centre - mine.pose.centre, mine.facing());
        // Behind the unit: it moves away until there is room, then it turns about.
        if (dot(to, mine.facing()) < values::enemyBehind)
            return take(open < values::roomToTurn && mayAdvance ? code::advance + 1 : code::aboutFace);
        const Vec want = wantedFacing(view, unit, enemy);
        const double straight = dot(want, mine.facing());
        if (straight < (open > values::farToFace ? values::facesFar : values::facesNear)) {
            const int round = dot(want, mine.right()) > 0 ? code::wheelRight : code::wheelLeft;
            if (offers(round))
                return take(round);
            if (open < values::roomToTurn)
                return take(offers(code::stepBack) ? code::stepBack : code::aboutFace + 1);
        }
        if (!mayAdvance && open < standOff + values::roomToCharge &&
            advanced(view.table, unit) < chargeAdvance - tolerance)
            return take(offers(code::stepBack) ? code::stepBack : code::aboutFace + 1);  // makes room for a charge move
        if (!mayAdvance && offers(code::sideStep) &&
            std::abs(dot(view.body(enemy).pose.centre - mine.pose.centre, mine.right())) > mine.halfFrontage())
            return take(code::sideStep);
    }
    if (mayAdvance)  // no farther than it needs to be in front of the enemy
        return take(view.isEnemyLineWithin(unit, standOff + values::roomToMarch) ? code::advance : code::advance + 1);
    if (offers(code::redressRanks) && !penalty)
        return take(code::redressRanks);
    return hold();
}

namespace {

/// The wheel, in half inches, that brings a body to the wanted facing.
int wheelTo(const Viewpoint& view, PieceId unit, PieceId enemy) {
    double width = 0;
    for (const PieceId member : estimateBody(view, unit))
        width += view.body(member).size.frontage;
    const double straight = std::min(1.0, dot(wantedFacing(view, unit, enemy), view.body(unit).facing()));
    return 1 + static_cast<int>(2 * 2 * width * std::sqrt((1 - straight) / 2));  // the chord of the outer end
}

/// DEC-20: heading in half degrees to the right, towards the enemy.
int headingTo(const Viewpoint& view, PieceId unit, PieceId enemy, int most) {
    const Body& body = view.body(unit);
    const Vec to = view.body(enemy).pose.centre - body.pose.centre;
    if (dot(to, body.right()) <= body.size.frontage * values::headingAside || dot(to, body.facing()) <= 0)
        return 0;
    const Vec path = direction(to, body.facing());
    int best = 0;
    double straight = dot(turnedRight(body.facing(), 0), path);
    for (int heading = values::headingStep; heading <= most; heading += values::headingStep)
        if (const double value = dot(turnedRight(body.facing(), heading / 2.0), path); value > straight) {
            straight = value;
            best = heading;
        }
    return best;
}

}  // namespace

Choice howFar(const Viewpoint& view, const Request& request) {
    Choice choice;
    const PieceId unit = request.question.piece;
    const Body& body = view.body(unit);
    const PieceId enemy = goalOf(view, unit);
    const Vec to = enemy ? direction(view.body(enemy).pose.centre - body.pose.centre, body.facing()) : body.facing();
    if (request.form == Form::Options) {
        choice.code = request.options.front().code;
        if (request.context == &why::formsUp) {
            double best = -2;
            for (const Option& option : request.options)
                if (const double ahead = dot(turnedRight(body.facing(), option.code * 22.5), to); ahead > best) {
                    best = ahead;
                    choice.code = option.code;
                }
        } else if (enemy) {  // after the about face: half a move, to gain room or to approach
            choice.code = (dot(to, body.facing()) < 0) == (gap(body, view.body(enemy)) < values::roomToTurn) ? code::yes
                                                                                                             : code::no;
        }
        return choice;
    }
    int number = 0;
    if (enemy && request.context == &why::advances)
        number = headingTo(view, unit, enemy, request.highest);
    else if (enemy && request.context == &why::wheels)
        number = wheelTo(view, unit, enemy);
    else if (enemy && request.context == &why::steps)
        number = request.lowest > 0
                     ? request.highest
                     : static_cast<int>(2 * dot(view.body(enemy).pose.centre - body.pose.centre, body.right()));
    choice.number = std::clamp(number, request.lowest, request.highest);
    return choice;
}

Choice decideCharge(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const Option* best = &request.options.front();
    double worth = leastWorth(view, unit);
    for (const Option& option : request.options)
        if (option.code == code::yes)
            if (const double value = worthOfCharge(view, unit, option.piece); value > worth) {
                worth = value;
                best = &option;
            }
    return coded(*best);
}

}  // namespace ephor::alala
