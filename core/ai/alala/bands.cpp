#include "core/ai/alala/bands.h"

#include "core/ai/alala/phalanx.h"
#include "core/rules/alala/battle/arithmetic/band_path.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

/// The friend that a band obstructs: signalled hoplites with the band close in front of them.
PieceId barred(const Viewpoint& view, PieceId band) {
    for (const PieceId unit : view.friends() & view.game.hoplites(view.me))
        if (isSignalled(view.table, unit) && isFormed(view.game, view.table, unit) &&
            within(view.body(unit), view.body(band), values::clearAhead) &&
            inForwardArc(view.body(unit), view.body(band)) && !isInContact(view.table, unit))
            return unit;
    return {};
}

/// Halted hoplites let skirmishers pass through without disorder (ALA-149). True if this move gets the band behind
/// them.
bool passesToTheRear(const Viewpoint& view, PieceId band, PieceId unit, double allowance) {
    const Body& line = view.body(unit);
    const Vec back = -line.facing();
    const double gone = bandPath(view.game, view.table, band, back, allowance).through.distance;
    const Body there{{view.body(band).pose.centre + back * gone, view.body(band).facing()}, view.body(band).size};
    return view.game.profile(band).troops.isSkirmishers() && !inForwardArc(line, there) &&
           dot(there.pose.centre - line.pose.centre, line.facing()) < -line.halfDepth();
}

}  // namespace

Choice leadBand(const Viewpoint& view, const Request& request) {
    const PieceId band = request.question.piece;
    const bool canShoot = optionOf(request, code::shootTwice) != nullptr;
    if (const Option* option = optionOf(request, code::redress);
        option && disorder(view.table, band) > values::bandDisorder)
        return coded(*option);
    if (barred(view, band))
        return coded(*optionOf(request, (canShoot ? code::shootAndMove : code::moveOnly) + 2));
    if (canShoot)
        return coded(*optionOf(request, code::shootTwice));
    const PieceId enemy = goalOf(view, band);
    const double near = enemy ? gap(view.body(band), view.body(enemy)) : unlimited;
    if (near <= standOff + values::atStandOff)
        return coded(*optionOf(request, code::nothing));
    return coded(*optionOf(request, code::moveAndShoot + (near > values::oneDieWithin ? 2 : 1)));
}

Choice moveBand(const Viewpoint& view, const Request& request) {
    const PieceId band = request.question.piece;
    const Body& body = view.body(band);
    Choice choice;
    choice.pose = body.pose;
    const double allowance = request.limits.allowance - tolerance;
    if (const PieceId unit = barred(view, band)) {  // out of the way: back through the line, or to the nearer wing
        const Vec right = view.body(unit).right();
        const double side = dot(body.pose.centre - view.body(unit).pose.centre, right) < 0 ? -1 : 1;
        const Vec along = passesToTheRear(view, band, unit, allowance) ? -view.body(unit).facing() : right * side;
        choice.pose = snapped({body.pose.centre + along * allowance, body.facing()});
    } else if (const PieceId enemy = goalOf(view, band)) {
        const Vec along = direction(view.body(enemy).pose.centre - body.pose.centre, body.facing());
        choice.pose = snapped({body.pose.centre + along * allowance, body.facing()});
    }
    return choice;
}

}  // namespace ephor::alala
