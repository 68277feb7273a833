#include "core/rules/skirmish/battle/flight.h"

#include "core/rules/skirmish/battle/casualties.h"
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <cmath>

namespace ephor::skirmish {

namespace {

/// A flight stops this far from an enemy in its path, in inches.
constexpr double shyOfContact = 0.05;
/// Shorter moves count as no move.
constexpr double someWay = 0.05;

/// The value of an inch sideways relative to one towards the edge, for figures whose path is blocked.
constexpr double aside = 0.2;

struct Escape {
    double distance = 0;
    bool leaves = false;  ///< it reaches the edge of the table on the way
};

/// How far a figure can flee: past friends, but not onto them, and stopping short of enemies.
Escape escape(const Play& play, PieceId figure, Vec along, double distance, bool mayLeave) {
    const Table& table = play.table();
    const Disc from = discOf(play.game, table, figure);
    double left = distance;
    for (const PieceId enemy : table.nearPath(from.centre, along, distance, from.radius + shyOfContact) &
                                   table.all(other(play.side(figure)))) {
        Disc shy = discOf(play.game, table, enemy);
        shy.radius += shyOfContact;
        if (const auto at = sweepDisc(from, along, left, shy))
            left = *at;
    }
    const Body body{{from.centre, along}, table.body(figure).size};
    for (const Outline outline : play.game.ground().impassable)
        if (const auto at = sweep(body, along, left, outline))
            left = *at;
    const double edge = toEdge(table.size(), from, along);
    if (mayLeave && edge <= left + tolerance)
        return {edge, true};
    return {shortened(play.game, table, figure, along, std::min(left, edge)), false};
}

void run(Play& play, PieceId figure, Vec along, const Escape& flight, const Reason& reason) {
    if (flight.leaves) {
        play.note(why::toEdge, figure, {}, static_cast<int>(std::ceil(flight.distance - tolerance)));
        remove(play, figure, Loss::LeavesTable, why::offTable);
        return;
    }
    const Vec from = play.pose(figure).centre;
    const PieceSet touched = enemiesInContact(play.table(), figure);
    place(play, figure, {from + along * flight.distance, along}, flight.distance < someWay ? why::staysPut : reason);
    // SKI-039: an enemy still in contact continues the same melee.
    endMelees(play, figure, touched - enemiesInContact(play.table(), figure));
}

Vec awayFromEnemy(const Play& play, PieceId figure) {
    const Vec from = play.pose(figure).centre;
    const Vec home = -towardsEnemy(play.side(figure));
    PieceId nearest;
    for (const PieceId enemy : play.table().present(other(play.side(figure))))
        if (!nearest || squaredLength(play.pose(enemy).centre - from) < squaredLength(play.pose(nearest).centre - from))
            nearest = enemy;
    return nearest ? direction(from - play.pose(nearest).centre, home) : home;
}

}  // namespace

// The figure leaves contact freely and faces away. Obstacles shorten the move; only a rout may leave the table.
void fallBack(Play& play, PieceId figure, bool routs) {
    const Vec along = snapped({{}, awayFromEnemy(play, figure)}).facing;
    const Escape flight = escape(play, figure, along, play.profile(figure).fallBack, routs);
    run(play, figure, along, flight, routs ? why::routs : why::fallsBack);
}

// SKI-D09: straight to the nearest point of its own edge. If that is blocked, the path that leads farthest towards it;
// the left one of equals.
void runOn(Play& play, PieceId figure) {
    static constexpr double c1 = 0.9238795325112867;
    static constexpr double s1 = 0.3826834323650898;
    static constexpr double c2 = 0.7071067811865476;
    static constexpr std::array<Vec, 9> turns{
        {{1, 0}, {c1, s1}, {c1, -s1}, {c2, c2}, {c2, -c2}, {s1, c1}, {s1, -c1}, {0, 1}, {0, -1}}};
    const Vec home = -towardsEnemy(play.side(figure));
    const double distance = play.profile(figure).fallBack;
    Vec bestAlong;
    Escape best;
    double bestGain = -1;
    for (const Vec turn : turns) {
        const Vec along = snapped({{}, home * turn.x + -rightOf(home) * turn.y}).facing;
        const Escape flight = escape(play, figure, along, distance, true);
        if (!flight.leaves && flight.distance < someWay)
            continue;
        const double gain = flight.leaves ? 2 * distance : flight.distance * (turn.x + aside);
        if (gain > bestGain + tolerance) {
            bestGain = gain;
            best = flight;
            bestAlong = along;
        }
        if (gain >= distance)
            break;
    }
    play.set(figure, FledIn, play.table().turn(), why::runsOn);
    if (bestGain < 0) {
        remove(play, figure, Loss::Captured, why::trapped);
        return;
    }
    run(play, figure, bestAlong, best, why::runsOn);
}

}  // namespace ephor::skirmish
