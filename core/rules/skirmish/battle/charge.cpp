#include "core/rules/skirmish/battle/charge.h"

#include "core/rules/skirmish/battle/line_of_sight.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::skirmish {

// SKI-013, SKI-017, SKI-060, SKI-130. House rule: a figure that has already moved may not charge.
bool mayCharge(const Table& table, PieceId figure) {
    return table.counter(figure, State) == Steady && !inWall(table, figure) &&
           hasRested(table.counter(figure, LastCharge), table.turn());
}

double greatestCharge(const Profile& profile) { return std::max<double>(profile.move, profile.roughDie) + chargeSides; }

double shortened(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance) {
    const Disc from = discOf(game, table, figure);
    double left = distance;
    for (bool again = true; again && left > 0;) {
        again = false;
        const Disc end{from.centre + along * left, from.radius};
        for (const PieceId other : table.near(end.centre, end.radius + contactGap)) {
            const Disc there = discOf(game, table, other);
            if (other == figure || !onEachOther(end, there))
                continue;
            // Back to the point of contact.
            const Vec between = there.centre - from.centre;
            const double beside = cross(between, along);
            const double reach = end.radius + there.radius;
            left = std::max(0.0, dot(between, along) - std::sqrt(std::max(0.0, reach * reach - beside * beside)));
            again = true;
            break;
        }
    }
    return left;
}

StraightPath straightPath(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance) {
    const Disc from = discOf(game, table, figure);
    StraightPath path{std::min(distance, toEdge(table.size(), from, along)), {}};
    for (const PieceId enemy :
         table.nearPath(from.centre, along, distance, from.radius + contactGap) & table.all(other(table.side(figure))))
        if (const auto at = sweepDisc(from, along, path.distance, discOf(game, table, enemy)))
            path = {*at, enemy};
    const Body body{{from.centre, along}, table.body(figure).size};
    for (const Outline outline : game.ground().impassable)
        if (const auto at = sweep(body, along, path.distance, outline))
            path = {*at, {}};
    const double free = shortened(game, table, figure, along, path.distance);
    return free < path.distance ? StraightPath{free, {}} : path;
}

// House rule: the target must be in reach with the best dice, and there must be room beside it.
bool mayChargeAt(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy) {
    const Profile& p = game.profile(figure);
    const double reach = (startsOnRough(game, table, figure) ? p.roughDie : p.move) + chargeSides;
    const Disc from = discOf(game, table, figure);
    const Disc there = discOf(game, table, enemy);
    if (!withinGap(from, there, reach) || !sees(game, table, figure, enemy))
        return false;
    const Vec along = direction(there.centre - from.centre);
    return static_cast<bool>(straightPath(game, table, figure, along, reach).stoppedBy);
}

// SKI-110: the dice are rolled after the order. A charge that falls short still moves the full distance and is spent.
void charge(Play& play, PieceId figure, PieceId enemy, CardDice& dice) {
    play.note(why::charges, figure, enemy);
    const Profile& p = play.profile(figure);
    const double reach = allowanceOf(play, figure, dice) + chargeDieOf(play, figure, dice);
    const Vec from = play.pose(figure).centre;
    const Vec along = snapped({from, direction(play.pose(enemy).centre - from)}).facing;
    StraightPath path = straightPath(play.game, play.table(), figure, along, reach);
    // A charger that stops just short of an enemy still counts as touching it (SKI-102).
    play.set(figure, LastCharge, play.table().turn(), why::charges);
    if (path.stoppedBy && chargeCounts(p.kind.protection, p.kind.mounted, path.distance))
        play.set(figure, ChargedInto, asCounter(path.stoppedBy), why::chargeCounts);
    place(play, figure, {from + along * path.distance, along}, path.stoppedBy ? why::chargeMove : why::chargeShort);
}

}  // namespace ephor::skirmish
