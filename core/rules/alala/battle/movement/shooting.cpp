#include "core/rules/alala/battle/movement/shooting.h"

#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/table/gap_up_to.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// Sample points on the edges of a body for the ends of the strip. Edges in `shut` are left out.
class EdgePoints {
public:
    EdgePoints(const Body& body, std::uint8_t shut) {
        const auto c = corners(body);
        for (std::size_t e = 0; e < 4; ++e) {
            if ((shut >> e & 1) != 0)
                continue;
            const Vec from = c[e];
            const Vec path = c[(e + 1) % 4] - from;
            const double l = length(path);
            const double rim = std::min(shotWidth / 2, l / 2);
            for (const double at : {rim, l / 2, l - rim})
                m_points[m_count++] = from + path * (at / l);
        }
    }
    std::span<const Vec> all() const { return {m_points.data(), m_count}; }

private:
    std::array<Vec, 12> m_points;
    std::size_t m_count = 0;
};

/// ALA-161, ALA-163, ALA-AMB-069: true if a strip an inch wide between the points touches no other unit and nothing
/// that blocks sight.
bool isClear(const AlalaGame& game, const Table& table, PieceId shooter, PieceId target, Vec from, Vec to) {
    const Vec path = to - from;
    const double l = length(path);
    const PieceSet ends = [&] {
        PieceSet set;
        set.insert(shooter);
        set.insert(target);
        return set;
    }();
    if (l <= tolerance)
        return true;
    const Body strip{{from + path * 0.5, path * (1 / l)}, {shotWidth - 2 * tolerance, l}};
    for (const PieceId p : table.present() - ends)
        if (overlap(strip, table.body(p)))
            return false;
    for (const Outline outline : game.ground().hiding)
        if (overlap(outline, strip))
            return false;
    return true;
}

bool sees(const AlalaGame& game, const Table& table, PieceId shooter, PieceId target) {
    // ALA-162, ALA-AMB-070: for an enemy in contact with friends, only the edges that no friend touches.
    std::uint8_t shut = 0;
    for (const PieceId friendly : enemiesInContact(table, target))
        shut = static_cast<std::uint8_t>(shut |
                                         1 << static_cast<int>(touchedEdge(table.body(target), table.body(friendly))));
    const Body& a = table.body(shooter);
    const Body& b = table.body(target);
    if (shut == 0) {
        StackList<Body, PieceSet::room> others;
        const Vec between = b.pose.centre - a.pose.centre;
        for (const PieceId p : table.near(a.pose.centre + between * 0.5,
                                          length(between) / 2 + std::max(table.radius(shooter), table.radius(target))))
            if (p != shooter && p != target)
                others.push(table.body(p));
        if (others.size() == 0 && game.ground().hiding.empty())
            return true;
        return seesToShoot(a, b, others.all(), game.ground().hiding);
    }
    const EdgePoints mine(a, 0);
    const EdgePoints theirs(b, shut);
    for (const Vec from : mine.all())
        for (const Vec to : theirs.all()) {
            // Only points that face each other: the strip leaves one body and enters the other from outside.
            const Body point{{from + (to - from) * 0.5, direction(to - from)}, {0, length(to - from)}};
            if (penetration(point, a) <= 1e-4 && penetration(point, b) <= 1e-4 &&
                isClear(game, table, shooter, target, from, to))
                return true;
        }
    return false;
}

}  // namespace

// ALA-158, ALA-159: the nearest legal target; several if equally near.
PieceSet targetsOf(const AlalaGame& game, const Table& table, PieceId band) {
    if (game.profile(band).troops.figuresPerShot == 0 || isInContact(table, band))
        return {};
    std::array<double, PieceSet::room> inches;  // to those in range
    PieceSet inRange;
    for (const PieceId enemy :
         table.near(table.body(band).pose.centre, table.radius(band) + shootingRange + tolerance) &
             table.all(other(table.side(band))))
        if (const auto distance = gapUpTo(table.body(band), table.body(enemy), shootingRange)) {
            inches[enemy.index()] = *distance;
            inRange.insert(enemy);
        }
    StackList<PieceId, 64> seen;  // no side has more units
    StackList<double, 64> distances;
    while (!inRange.empty()) {
        PieceId nearest = inRange.first();
        for (const PieceId enemy : inRange)
            if (inches[enemy.index()] < inches[nearest.index()])
                nearest = enemy;
        inRange.erase(nearest);
        const double distance = inches[nearest.index()];
        if (seen.size() > 0 && !isWithin(distance, distances.all().front()))
            break;  // farther enemies need no test
        if (sees(game, table, band, nearest)) {
            seen.push(nearest);
            distances.push(distance);
        }
    }
    const std::uint64_t targets = nearestTargets(distances.all());
    PieceSet nearest;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if ((targets >> i & 1) != 0)
            nearest.insert(seen.all()[i]);
    return nearest;
}

namespace {

/// ALA-AMB-071: true if the point of the shooter nearest to the target is ahead of the target's front line. Usually all
/// or none of the shooter is.
bool comesFromFront(const Body& shooter, const Body& target) {
    const double middle = aheadOfFront(target, shooter.pose.centre);
    const double reach = shooter.halfFrontage() + shooter.halfDepth();
    if (std::abs(middle) > reach + 2 * tolerance)
        return middle > 0;
    return aheadOfFront(target, nearestPoints(shooter, target).onA) >= -tolerance;
}

}  // namespace

// ALA-108, ALA-160, ALA-164, ALA-165, ALA-166, ALA-167, ALA-168, ALA-169, ALA-170, DEC-19. False where the target is
// gone.
bool volley(Play& play, PieceId band, const PieceSet& targets, const Reason& reason) {
    const Table& table = play.table();
    Request request;
    request.question = {VolleyTarget, play.side(band), band};
    request.form = Form::OnePiece;
    request.pieces = targets;
    const PieceId target = play.referee.choose(request).piece;
    // ALA-AMB-071: from ahead of the front line, if the target is formed.
    const bool fromFront = comesFromFront(play.body(band), play.body(target));
    const Breakdown dice = shootingDice(play.troops(band), liveFigures(play.game, table, band),
                                        {play.hoplites(target), play.formed(target), fromFront});
    play.note(why::volley, band, target, dice.total(), 0, dice);
    const Roll roll = rollDice(play, diceFor(play, band, dice.total(), reason, shotKillsOn), RollKind::Volley);
    const int kills = roll.atLeast(shotKillsOn);
    if (kills == 0)
        return true;
    if (!takeCasualties(play, target, kills, why::shotDown))
        return false;
    checkHalfStrength(play, target);
    if (play.alive(target))
        riskLeader(play, target, shotRisks(kills, play.options()));
    return play.alive(target);
}

}  // namespace ephor::alala
