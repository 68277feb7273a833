#include "core/rules/men_of_bronze/battle/shooting.h"

#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

// MOB-088, MOB-146: Skirmishers shoot all round unless Wavering.
bool shootsAllRound(const BronzeGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).traits.skirmisher && !isWavering(table, unit);
}

/// True if the straight line between the centres is free, which is usual and makes other lines unnecessary.
bool isPlainlyInSight(const Body& from, bool allRound, const Body& to, std::span<const Body> blockers) {
    const Vec eye = allRound ? from.pose.centre : from.pose.centre + from.facing() * from.halfDepth();
    const Vec line = to.pose.centre - eye;
    if (!allRound && dot(line, from.facing()) < 0)
        return false;
    const Vec along = direction(line, from.facing());
    const double distance = length(line);
    return std::ranges::none_of(
        blockers, [&](const Body& body) { return sweep({{eye, along}, {0, 0}}, along, distance, body).has_value(); });
}

}  // namespace

std::optional<double> shootingDistance(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy) {
    return shootingDistance(table.body(unit), shootsAllRound(game, table, unit), table.body(enemy));
}

bool isInSight(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const Body& from = table.body(unit);
    const Body& to = table.body(enemy);
    // Only units near the line between the two can block it (MOB-AMB-38: every unit blocks).
    StackList<Body, PieceSet::room> blockers;
    const Vec line = to.pose.centre - from.pose.centre;
    PieceSet near = table.nearPath(from.pose.centre, direction(line), length(line),
                                   std::max(table.radius(unit), table.radius(enemy)));
    near.erase(unit);
    near.erase(enemy);
    for (const PieceId p : near)
        blockers.push(table.body(p));
    if (blockers.size() == 0 && game.ground().hiding.empty())
        return true;  // the enemy is in its arc, since a distance was found
    const bool allRound = shootsAllRound(game, table, unit);
    if (game.ground().hiding.empty() && isPlainlyInSight(from, allRound, to, blockers.all()))
        return true;
    return inSight(from, allRound ? LooksFrom::AnyEdge : LooksFrom::FrontEdge, to, blockers.all(),
                   game.ground().hiding);
}

namespace {

/// The range before a volley is known only as far as the rules allow (MOB-032, D-13). House rule: beyond twice the
/// range, a player sees without measuring that a volley would be wasted.
double knownRange(const BronzeGame& game, PieceId unit) {
    const double range = game.profile(unit).range;
    return game.options().premeasure ? range : 2 * range;
}

}  // namespace

PieceSet possibleTargets(const BronzeGame& game, const Table& table, PieceId unit) {
    if (!game.profile(unit).traits.shoots || isInContact(table, unit))
        return {};
    return table.near(table.body(unit).pose.centre, knownRange(game, unit) + table.radius(unit) + tolerance,
                      table.present(other(table.side(unit))) - table.inContact());
}

std::optional<double> distanceToTarget(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const std::optional<double> distance = shootingDistance(game, table, unit, enemy);
    return distance && *distance <= knownRange(game, unit) + tolerance ? distance : std::nullopt;
}

bool hasTarget(const BronzeGame& game, const Table& table, PieceId unit, const PieceSet& among) {
    for (const PieceId enemy : possibleTargets(game, table, unit) & among)
        if (distanceToTarget(game, table, unit, enemy) && isInSight(game, table, unit, enemy))
            return true;
    return false;
}

PieceSet targetsOf(const BronzeGame& game, const Table& table, PieceId unit) {
    PieceSet targets;
    for (const PieceId enemy : possibleTargets(game, table, unit))
        if (distanceToTarget(game, table, unit, enemy) && isInSight(game, table, unit, enemy))
            targets.insert(enemy);
    return targets;
}

// MOB-092, MOB-AMB-39
AttackedSide sideUnderVolley(const Table& table, PieceId unit, PieceId enemy) {
    return sideShotAt(table.body(enemy), table.body(unit).pose.centre);
}

void volley(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    const Profile& profile = play.profile(unit);
    if (!inShootingRange(table.body(unit), shootsAllRound(play.game, table, unit), table.body(target),
                         profile.range)) {  // MOB-096, MOB-AMB-32
        play.note(why::wasted, unit, target);
        return;
    }
    const Breakdown armor = armorOf(play.game, table, target, sideUnderVolley(table, unit, target));
    RollRequest request;
    request.count = profile.shoot;
    request.side = play.side(unit);
    request.piece = unit;
    request.why = &why::shoot;
    request.need = toHit(isWavering(table, unit));  // MOB-089, MOB-090
    Roll roll = play.referee.roll(request);
    offerRerolls(play, {roll, request, armor.total(), target});

    const int hits = roll.atLeast(request.need);
    const LossResult after = afterHits(hits, targetOf(play, target, armor), LossSource::Shoot, play.options());
    loseCourage(play, target, after.loss, why::shotLost);
    play.note(why::shotHits, unit, target, hits, after.loss, armor);
    if (after.routed)
        rout(play, target, why::shotAway);  // MOB-094: supports do not help against missiles
    else
        takeTests(play, target, after.test);  // MOB-093
}

}  // namespace ephor::men_of_bronze
