// Shooting (rules 1.7).
#include "core/rules/men_of_bronze/ground.h"
#include "core/rules/men_of_bronze/play.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

// MOB-088, MOB-146: Skirmishers shoot all round, unless they waver.
bool shootsAllRound(const BronzeGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).traits.skirmisher && !isWavering(table, unit);
}

/// True where the straight line between the middles is free: most often it is, and no other need be looked for.
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
    // Only what stands near the line between the two can hide one from the other (MOB-AMB-38: every unit blocks).
    StackList<Body, PieceSet::room> blockers;
    const Vec line = to.pose.centre - from.pose.centre;
    PieceSet near = table.nearWay(from.pose.centre, direction(line), length(line),
                                  std::max(table.radius(unit), table.radius(enemy)));
    near.erase(unit);
    near.erase(enemy);
    for (const PieceId p : near)
        blockers.push(table.body(p));
    if (blockers.size() == 0 && game.ground().hiding.empty())
        return true;  // the enemy lies in its arc, or no distance would have been found
    const bool allRound = shootsAllRound(game, table, unit);
    if (game.ground().hiding.empty() && isPlainlyInSight(from, allRound, to, blockers.all()))
        return true;
    return inSight(from, allRound ? LooksFrom::AnyEdge : LooksFrom::FrontEdge, to, blockers.all(),
                   game.ground().hiding);
}

// MOB-085 to MOB-088, MOB-097 and D-13. Range is judged here only as far as the player may know it (MOB-032). House: at more than twice the
// range anyone sees, without measuring, that a volley would be wasted.
std::optional<double> distanceToMark(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const Profile& profile = game.profile(unit);
    if (!profile.traits.shoots || isEngaged(table, unit) || isEngaged(table, enemy))
        return {};
    const double known = game.options().premeasure ? profile.range : 2 * profile.range;
    const double reach = known + table.radius(unit) + table.radius(enemy) + tolerance;
    if (squaredLength(table.body(enemy).pose.centre - table.body(unit).pose.centre) > reach * reach)
        return {};
    const std::optional<double> distance = shootingDistance(game, table, unit, enemy);
    return distance && *distance <= known + tolerance ? distance : std::nullopt;
}

bool hasMark(const BronzeGame& game, const Table& table, PieceId unit, const PieceSet& enemies) {
    for (const PieceId enemy : enemies)
        if (mayShootAt(game, table, unit, enemy))
            return true;
    return false;
}

// MOB-092, MOB-AMB-39
Struck struckByVolley(const Table& table, PieceId unit, PieceId enemy) {
    return struckByShot(table.body(enemy), table.body(unit).pose.centre);
}

void volley(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    const Profile& profile = play.profile(unit);
    const std::optional<double> distance = shootingDistance(play.game, table, unit, target);
    if (!distance || *distance > profile.range + tolerance) {  // MOB-096, MOB-AMB-32
        play.note(why::wasted, unit, target);
        return;
    }
    const Breakdown armor = armorOf(play.game, table, target, struckByVolley(table, unit, target));
    RollRequest request;
    request.count = profile.shoot;
    request.side = play.side(unit);
    request.piece = unit;
    request.why = &why::shoot;
    request.need = toHit(isWavering(table, unit));  // MOB-089, MOB-090
    Roll roll = play.umpire.roll(request);
    offerRerolls(play, {roll, request, armor.total(), target});

    const int hits = roll.atLeast(request.need);
    const Struggle after = struckBy(hits, targetOf(play, target, armor), LossSource::Shoot, play.options());
    loseCourage(play, target, after.loss, why::shotHits);
    play.note(why::shotHits, unit, target, hits, after.loss, armor);
    if (after.routed)
        rout(play, target, why::shotAway);  // MOB-094: nobody supports against missiles
    else
        takeTests(play, target, after.test);  // MOB-093
}

}  // namespace ephor::men_of_bronze
