#include "core/rules/dba/battle/pursuit.h"

#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

bool stopsPursuit(FeatureKind k) { return isDeepCover(k) || isWalled(k) || k == FeatureKind::Waterway; }

/// Section 0: how far a body can go ahead until its front meets the edge of the table.
double distanceToEdge(const TableSize& size, const Body& body) {
    double distance = 1e9;
    const Vec f = body.facing();
    for (const Vec c : frontCorners(body)) {
        if (f.x > 1e-9)
            distance = std::min(distance, (size.width - c.x) / f.x);
        if (f.x < -1e-9)
            distance = std::min(distance, -c.x / f.x);
        if (f.y > 1e-9)
            distance = std::min(distance, (size.height - c.y) / f.y);
        if (f.y < -1e-9)
            distance = std::min(distance, -c.y / f.y);
    }
    return distance;
}

/// Section 0: contact made by a pursuit is lined up if there is room, and fought in the next bound.
Pose linedUpAfterPursuit(const Play& play, PieceId winner, const Body& end) {
    const Table& table = play.table();
    const auto isFree = [&](const Body& body) { return !checkPosition(play.game, table, winner, body); };
    const ElementSet enemies = ElementSet(table.near(end.pose.centre, end.radius() + contactReach)) &
                               ElementSet(table.all(other(table.side(winner))));
    Pose best = end.pose;
    if (const auto exact = exactEnds(table, enemies, end)) {
        if (exact->flush == end.pose || isFree({exact->flush, end.size}))
            best = exact->flush;
        else if (isFree({exact->closer, end.size}))
            best = exact->closer;
    }
    double least = 1;
    for (const PieceId e : enemies) {
        const Body& enemy = table.body(e);
        const double aside = std::abs(dot(enemy.pose.centre - end.pose.centre, end.right()));
        const Body lined{snapped(flush(end, enemy, Contact::Front)), end.size};
        const double ahead = dot(frontMiddle(enemy) - frontMiddle(end), end.facing());
        if (!isGuard(table, e) && faceEachOther(end.facing(), enemy.facing()) && isLevel(ahead, 0) &&
            within(end, enemy, contactReach) && aside < least && isFree(lined)) {
            least = aside;
            best = lined.pose;
        }
    }
    return best;
}

}  // namespace

// DBA-144, DBA-D11: pursuit is automatic.
void pursue(Play& play, PieceId winner, PieceId loser, const Troop& loserTroop) {
    const Table& table = play.table();
    const Troop& troop = play.troop(winner);
    const double full = pursuitDistance(troop, loserTroop);
    const bool gone = !play.alive(loser) || contactOf(play.body(winner), play.body(loser)) == Contact::None;
    if (full <= 0 || !gone || isGuard(table, winner) || isInContact(table, winner) ||
        entersAny(play.game, table, play.body(winner), stopsPursuit))
        return;
    const PieceId second =
        troop.is(Kind::Pk) || troop.is(Kind::Wb) ? supporterBehind(play.game, table, winner) : PieceId{};
    const Body body = play.body(winner);
    double distance = full;
    for (const PieceId o : table.nearPath(body.pose.centre, body.facing(), distance, body.radius()))
        if (o != winner)
            if (const auto stop = sweep(body, body.facing(), distance, table.body(o)))
                distance = std::min(distance, *stop);
    const auto halt = [&](const Feature& f) {
        if (isNear(f, body, distance))
            if (const auto stop = sweep(body, body.facing(), distance, f.outline()))
                distance = std::min(distance, *stop);
    };
    for (const Side side : bothSides)
        if (campStands(table, side))
            halt(featureAt(FeatureKind::City, campOf(table, side)));
    eachFeatureNear(play.game, table, body.pose.centre, body.radius() + distance, stopsPursuit, halt);
    const TableSize size = table.size();
    distance = std::min(distance, distanceToEdge(size, body));
    Body end{snapped({body.pose.centre + body.facing() * distance, body.facing()}), body.size};
    if (distance <= 1e-3 || !isOnTable(size, end))
        return;
    end.pose = linedUpAfterPursuit(play, winner, end);
    play.move(winner, end.pose, why::pursuit);
    if (second) {
        const Body rear = play.body(second);
        const Body to{snapped({rear.pose.centre + (end.pose.centre - body.pose.centre), rear.facing()}), rear.size};
        if (standingOn(table, second, to).empty() && isOnTable(size, to))
            play.move(second, to.pose, why::pursuit);
    }
}

}  // namespace ephor::dba
