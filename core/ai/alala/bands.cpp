// The doctrine for bands: they seek the enemy's hoplites, keep out of the way of their own, and shoot (DEC-18).
#include "core/ai/alala/evaluation.h"
#include "core/rules/alala/battle/band_way.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

/// The friend whose advance a band bars: signalled hoplites that have it close before their front.
PieceId barred(const Judgement& j, PieceId band) {
    for (const PieceId unit : j.friends() & j.game.hoplites(j.me))
        if (isSignalled(j.table, unit) && isFormed(j.game, j.table, unit) && within(j.body(unit), j.body(band), 8) &&
            inForwardArc(j.body(unit), j.body(band)) && !isInContact(j.table, unit))
            return unit;
    return {};
}

/// Hoplites who stand let skirmishers through without disorder (ALA-149): true where those get behind them with this
/// move.
bool passesToTheRear(const Judgement& j, PieceId band, PieceId unit, double allowance) {
    const Body& line = j.body(unit);
    const Vec back = -line.facing();
    const double gone = bandWay(j.game, j.table, band, back, allowance).through.distance;
    const Body there{{j.body(band).pose.centre + back * gone, j.body(band).facing()}, j.body(band).size};
    return j.game.profile(band).troops.isSkirmishers() && !inForwardArc(line, there) &&
           dot(there.pose.centre - line.pose.centre, line.facing()) < -line.halfDepth();
}

}  // namespace

Choice leadBand(const Judgement& j, const Request& request) {
    const PieceId band = request.question.piece;
    const bool marks = optionOf(request, code::shootTwice) != nullptr;
    if (const Option* option = optionOf(request, code::redress); option && disorder(j.table, band) > 1)
        return taking(*option);
    if (barred(j, band))
        return taking(*optionOf(request, (marks ? code::shootAndMove : code::moveOnly) + 2));
    if (marks)
        return taking(*optionOf(request, code::shootTwice));
    const PieceId enemy = foeOf(j, band);
    const double near = enemy ? gap(j.body(band), j.body(enemy)) : 100;
    if (near <= standOff + 0.5)
        return taking(*optionOf(request, code::nothing));
    return taking(*optionOf(request, code::moveAndShoot + (near > 8 ? 2 : 1)));
}

Choice moveBand(const Judgement& j, const Request& request) {
    const PieceId band = request.question.piece;
    const Body& body = j.body(band);
    Choice choice;
    choice.pose = body.pose;
    const double allowance = request.limits.allowance - 1e-6;
    if (const PieceId unit = barred(j, band)) {  // out of the way: back through the line, or to the nearer wing
        const Vec right = j.body(unit).right();
        const double side = dot(body.pose.centre - j.body(unit).pose.centre, right) < 0 ? -1 : 1;
        const Vec along = passesToTheRear(j, band, unit, allowance) ? -j.body(unit).facing() : right * side;
        choice.pose = snapped({body.pose.centre + along * allowance, body.facing()});
    } else if (const PieceId enemy = foeOf(j, band)) {
        const Vec along = direction(j.body(enemy).pose.centre - body.pose.centre, body.facing());
        choice.pose = snapped({body.pose.centre + along * allowance, body.facing()});
    }
    return choice;
}

}  // namespace ephor::alala
