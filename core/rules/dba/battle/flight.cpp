#include "core/rules/dba/battle/flight.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/recoil.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <array>

namespace ephor::dba {

namespace {

constexpr double hardlyFled = 0.05;  ///< BW; who flees less far was stopped at once
constexpr double flightStep = 0.25;  ///< BW, by which a flight that would end on friends is shortened
constexpr std::array flightShifts{0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0};  ///< BW, to the right

/// The length of a straight flight, and what stops it.
struct Flight {
    double distance = 0;
    PieceId stoppedBy;
};
Flight flightAlong(const Play& play, PieceId p, const Body& body, double distance) {
    const Table& table = play.table();
    const Vec along = body.facing();
    Flight flight{distance, {}};
    for (const PieceId o : table.nearPath(body.pose.centre, along, distance + 2 * contactReach, body.radius())) {
        if (o == p || (table.side(o) == table.side(p) && !isGuard(table, o) && passes(play.troop(p), play.troop(o))))
            continue;
        const double keep = table.side(o) == table.side(p) ? 0 : 2 * contactReach;  // stops short of enemies
        if (const auto stop = sweep(body, along, flight.distance + keep, table.body(o));
            stop && *stop - keep < flight.distance)
            flight = {std::max(0.0, *stop - keep), o};
    }
    const auto halt = [&](Outline outline) {
        if (const auto stop = sweep(body, along, flight.distance, outline); stop && *stop < flight.distance)
            flight = {*stop, {}};
    };
    for (const Side side : bothSides)
        if (campStands(table, side))
            halt(featureAt(FeatureKind::City, campOf(table, side)).outline());
    const Troop& troop = play.troop(p);
    const bool halts = !troop.is(Kind::LH) && !troop.is(Kind::Ps);  // DBA-143
    eachFeature(play.game, table, [&](const Feature& f) {
        const bool bad = goingOf(f.kind, false, troop) == Going::Bad && f.kind != FeatureKind::Marsh;
        if (stopsRecoil(f.kind) || (bad && halts && !covers(f, body)) || (bad && troop.moveIn(Going::Bad) == 0))
            halt(f.outline());
    });
    return flight;
}

}  // namespace

// DBA-143, DBA-146, DBA-D10 (the shortest path is taken), section 0: recoil, turn about, one straight full move; to
// avoid an obstacle, the smallest shift up to 1 BW.
void flee(Play& play, PieceId p) {
    if (!recoil(play, p))
        return;
    const Table& table = play.table();
    const Body now = table.body(p);
    const Troop& troop = play.troop(p);
    const double rate = std::max(1, troop.moveIn(goingAt(play.game, table, troop, now)));
    Body best{{now.pose.centre, -now.facing()}, now.size};
    Flight flight = flightAlong(play, p, best, rate);
    for (const double shift : flightShifts) {
        if (!flight.stoppedBy || table.side(flight.stoppedBy) != table.side(p))
            break;
        const Body aside{{now.pose.centre + now.right() * shift, -now.facing()}, now.size};
        if (checkPosition(play.game, table, p, aside))
            continue;
        const Flight other = flightAlong(play, p, aside, rate);
        if (other.distance > flight.distance + tolerance) {
            best = aside;
            flight = other;
        }
    }
    Body end{snapped({best.pose.centre + best.facing() * flight.distance, best.facing()}), best.size};
    if (flight.stoppedBy && flight.distance < hardlyFled && (troop.is(Kind::El) || troop.is(Kind::SCh))) {
        play.destroy(flight.stoppedBy, why::trampled);
        play.destroy(p, why::blockedFlight);
        return;
    }
    bool wet = entersAny(play.game, table, end, isRiver);
    eachFeature(play.game, table, [&](const Feature& f) {
        wet = wet || (isRiver(f.kind) && lengthInside(f, now.pose.centre, end.pose.centre) > tolerance);
    });
    if (wet && riverIs(table) != RiverIs::Paltry) {
        play.destroy(p, why::drowned);
        return;
    }
    if (!isOnTable(table.size(), end)) {
        play.destroy(p, why::fleesOff);
        return;
    }
    // It may pass friends but not end on them.
    for (double distance = flight.distance; !standingOn(table, p, end).empty(); distance -= flightStep) {
        if (distance < flightStep) {
            end = {now.pose, now.size};
            break;
        }
        end.pose = snapped({best.pose.centre + best.facing() * (distance - flightStep), best.facing()});
    }
    if (end.pose != now.pose)
        play.move(p, end.pose, why::flee);
}

}  // namespace ephor::dba
