#include "core/rules/alala/battle/combat/supports.h"

#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

constexpr double sameWay = 0.7;  // cosine: "facing the enemy"

bool isFree(const Table& table, PieceId unit, PieceId enemy) {
    PieceSet touching = enemiesInContact(table, unit);
    touching.erase(enemy);
    return touching.empty() && !isFleeing(table, unit);
}

/// ALA-203, ALA-214, ALA-215, ALA-216: the chain of hoplites on one side, outwards from the unit in combat.
PieceSet chainOf(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy, double sign) {
    PieceSet chain;
    const Vec right = table.body(unit).right();
    const Side side = table.side(unit);
    PieceId at = unit;
    for (;;) {
        PieceId next;
        for (const PieceId p : table.touching(at) & game.hoplites(side) & table.present()) {
            const Body& a = table.body(at);
            const Body& b = table.body(p);
            const double aside = sign * dot(b.pose.centre - a.pose.centre, right);
            if (p == unit || chain.contains(p) || aside < 0.75 * a.halfFrontage())
                continue;
            const Supporter supporter{game.profile(p).troops.arm, level(table, p) == Level::Shaken,
                                      !isFree(table, p, enemy), true,
                                      dot(b.facing(), table.body(unit).facing()) > sameWay};
            if (maySupport(supporter, game.profile(unit).troops.arm) && (!next || comesFirst(table, side, p, next)))
                next = p;
        }
        if (!next)
            return chain;
        chain.insert(next);
        at = next;
    }
}

/// The half inch ahead of its front.
Body stripBefore(const Body& body) {
    return {{body.pose.centre + body.facing() * (body.halfDepth() + 0.25), body.facing()}, {body.size.frontage, 0.5}};
}

bool defendsWall(const AlalaGame& game, const Body& body) {
    return std::ranges::any_of(game.ground().walls,
                               [&](Outline outline) { return overlap(outline, stripBefore(body)); });
}

/// True if it stands behind an obstacle, not on it, and fights the enemy across it.
bool defendsHedge(const AlalaGame& game, const Body& body, const Body& enemy) {
    return touchedEdge(body, enemy) == Edge::Front && std::ranges::any_of(game.ground().hedges, [&](Outline outline) {
               return overlap(outline, stripBefore(body)) && !overlap(outline, body);
           });
}

}  // namespace

// ALA-202, ALA-205, ALA-217, ALA-218, ALA-219, section 0
Supports supportsOf(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy) {
    Supports supports;
    const Troops& troops = game.profile(unit).troops;
    const Side side = table.side(unit);
    if (!troops.isHoplites()) {
        for (const PieceId p : table.touching(unit) & game.bands(side) & table.present()) {
            const Supporter supporter{game.profile(p).troops.arm, false, !isFree(table, p, enemy), true, true};
            if (maySupport(supporter, troops.arm))
                supports.bands.insert(p);
        }
        return supports;
    }
    supports.right = chainOf(game, table, unit, enemy, 1);
    supports.left = chainOf(game, table, unit, enemy, -1);
    // ALA-216, ALA-AMB-079: friends that touch the same enemy but do not fight it.
    for (const PieceId p : enemiesInContact(table, enemy) & game.hoplites(side)) {
        if (p == unit || supports.left.contains(p) || supports.right.contains(p) || !isFree(table, p, enemy) ||
            level(table, p) == Level::Shaken || hasFought(table, p))
            continue;
        const bool onRight =
            dot(table.body(p).pose.centre - table.body(unit).pose.centre, table.body(unit).right()) > 0;
        PieceSet& where = onRight ? supports.right : supports.left;
        if (where.empty())
            where.insert(p);
    }
    // Only counted supports matter for the shieldless side (ALA-205, ALA-AMB-017, ALA-AMB-093), in the enemy's frame.
    if (isFormed(game, table, enemy)) {
        const Body& theirs = table.body(enemy);
        const Vec bare = theirs.right() * (game.options().shieldlessLeft ? -1.0 : 1.0);
        for (const PieceId p : supports.left | supports.right)
            if (dot(table.body(p).pose.centre - theirs.pose.centre, bare) > theirs.halfFrontage() * 0.5)
                supports.shieldless = true;
    }
    return supports;
}

// ALA-194, ALA-195, ALA-196, ALA-197, ALA-198, ALA-200, ALA-201, ALA-204, ALA-206, ALA-207, ALA-208, ALA-209
CombatSide combatSide(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const Profile& profile = game.profile(unit);
    const Body& body = table.body(unit);
    const Body& theirs = table.body(enemy);
    CombatSide side;
    side.troops = profile.troops;
    side.level = profile.isHoplites() ? level(table, unit) : Level::FormedUp;
    side.men = profile.isHoplites() ? frontFigures(game, table, unit) : liveFigures(game, table, unit);
    side.disorder = disorder(table, unit);
    const Impetus how = impetus(table, unit);
    side.charged = how == Impetus::Charged || how == Impetus::CounterCharged;
    side.pursued = how == Impetus::Pursued;
    side.followedUp = how == Impetus::FollowedUp;
    // ALA-199, ALA-AMB-050: it is higher than the other's front, or defends an obstacle.
    const auto mine = mayHaveHills(game, table) ? heightAt(game, table, nearestPoints(body, theirs).onA) : std::nullopt;
    if (mine) {
        const auto others = heightAt(game, table, frontMiddle(theirs));
        side.ground = !others || *others < *mine - 1;
    }
    side.ground = side.ground || defendsHedge(game, body, theirs);
    const Profile& enemyProfile = game.profile(enemy);
    side.againstUnformedFoot =
        enemyProfile.troops.isSkirmishers() || (enemyProfile.isHoplites() && !isFormed(game, table, enemy));
    side.cerberus = (table.counter(unit, Blessing) & Cerberus) != 0;
    const Supports supports = supportsOf(game, table, unit, enemy);
    side.supportingBands = supports.bands.size();
    side.supportLeft = supports.left.size();
    side.supportRight = supports.right.size();
    side.shieldlessSupport = supports.shieldless;
    side.depth = liveDepth(game, table, unit);
    side.unformed = !isFormed(game, table, unit);
    // ALA-210, ALA-211: no opponent ahead of its front.
    side.flankOrRearOnly = true;
    for (const PieceId touched : enemiesInContact(table, unit)) {
        const bool struckInFront = table.counter(touched, Opponent) == asCounter(unit) &&
                                   table.counter(touched, Striking) != 0 &&
                                   static_cast<Sector>(table.counter(touched, SectorOrDistance)) == Sector::Front;
        if (struckInFront || touchedEdge(body, table.body(touched)) == Edge::Front)
            side.flankOrRearOnly = false;
    }
    side.againstFortified = defendsWall(game, theirs);
    side.leader = hasLeader(table, unit);
    return side;
}

}  // namespace ephor::alala
