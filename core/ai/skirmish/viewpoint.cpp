#include "core/ai/skirmish/viewpoint.h"

#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "core/rules/skirmish/battle/shooting.h"
#include "core/rules/skirmish/odds/exchanges.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// True if so many enemies stand alone that they will come one by one and can be met by a line. Uses only enemy
/// positions, which do not change while own figures move.
bool isScattered(const Viewpoint& view) {
    PieceSet all;
    for (const PieceId enemy : view.enemies())
        if (!isRouting(view.table, enemy))
            all.insert(enemy);
    if (view.table.turn() >= values::scatteredUntil || all.size() < values::fewestScattered)
        return false;
    int alone = 0;
    for (const PieceId enemy : all) {
        bool hasMate = false;
        for (const PieceId mate : all)
            hasMate = hasMate || (mate != enemy && squaredLength(view.at(mate) - view.at(enemy)) <=
                                                       values::besideMate * values::besideMate);
        alone += hasMate ? 0 : 1;
    }
    return alone >= values::scatteredShare * all.size();
}

}  // namespace

// In the first turns a side shoots and accepts good fights. Then it advances; the side that shoots better waits a turn
// longer, and against a scattered enemy several turns. A side whose lead is enough to win holds. Near the end, a side
// that leads by less than 12 % must win more.
Stance Viewpoint::stanceOf(const Viewpoint& view) {
    const int turn = view.table.turn();
    const bool scattered = isScattered(view);
    const bool isLate =
        turn > view.game.options().turnLimit - (scattered ? values::lateTurnsScattered : values::lateTurns);
    const int mine = able(view.table, view.me) * 100 / view.table.all(view.me).size();
    const int theirs = able(view.table, other(view.me)) * 100 / view.table.all(other(view.me)).size();
    const bool waits =
        turn < values::waitUntil && view.volley(view.me) > view.volley(other(view.me)) + values::betterShots;
    Stance stance;
    stance.mustWinMore = isLate && mine - theirs < values::leadToWin;
    stance.isLosing = turn >= values::losingFrom && theirs - mine >= values::losesBy;
    stance.hunts = !scattered && able(view.table, view.me) >= values::muchMore * able(view.table, other(view.me));
    stance.presses = stance.hunts || (turn >= (scattered ? values::pressScatteredFrom : values::pressFrom) &&
                                      mine - theirs < values::leadToHold && !waits);
    return stance;
}

double Viewpoint::volley(Side side) const {
    int shooters = 0;
    for (const PieceId figure : table.present(side))
        shooters += !isRouting(table, figure) && rangeOf(profile(figure).kind.missile) > values::farShots ? 1 : 0;
    double points = 0;
    int targets = 0;
    for (const PieceId target : shooters > 0 ? table.present(other(side)) : PieceSet{})
        if (!isRouting(table, target)) {
            const int through = dieSides - blocksUpTo(profile(target).kind.protection);
            points += hitsUpTo(Band::Long) * through * worthOfHit(target) / (dieSides * dieSides);
            ++targets;
        }
    return targets > 0 ? shooters * points / targets : 0.0;
}

PieceId Viewpoint::nearestOf(const PieceSet& figures, Vec from) const {
    PieceId nearest;
    double least = 1e12;
    for (const PieceId figure : figures) {
        const double squared = squaredLength(at(figure) - from);
        if (squared < least) {
            least = squared;
            nearest = figure;
        }
    }
    return nearest;
}

double Viewpoint::worth(PieceId figure) const {
    const double leader = profile(figure).leader ? 1 : 0;
    const double standard = table.counter(figure, Standard) != 0 ? 1 : 0;
    double whole = (profile(figure).worth + values::head) / 2 + leader * values::leader + standard * values::standard;
    if (leader + standard > 0) {
        const int mates = (game.retinueOf(figure).figures & table.present()).size() - 1;
        whole += mates * (leader * values::led + standard * values::seesStandard);
    }
    return whole * (isRouting(table, figure) ? values::router : 1);
}

double Viewpoint::worthOfHit(PieceId figure) const {
    if (!profile(figure).leader)
        return worth(figure);
    return worth(figure) * values::hitOnLeader[static_cast<std::size_t>(std::clamp(woundsOf(table, figure), 0, 2))];
}

// SKI-120: a figure that is engaged to its front cannot turn.
bool Viewpoint::isHeld(PieceId enemy, PieceId except) const {
    for (const PieceId figure : enemiesInContact(table, enemy))
        if (figure != except &&
            arcOf(at(enemy), facing(enemy), guardsFlank(game, table, enemy), at(figure), game.options()) == Arc::Front)
            return true;
    return false;
}

double Viewpoint::valueInContact(PieceId figure, PieceId enemy) const {
    const RoundChances& round = roundInContact(game, table, figure, enemy);
    return round.firstHits * worthOfHit(enemy) - round.secondHits * worthOfHit(figure);
}

Enemy Viewpoint::described(PieceId enemy) const {
    const Profile& theirs = profile(enemy);
    const auto through = [&](bool front) {
        return dieSides - blocksUpTo(protectionAgainstShot(game, table, enemy, front));
    };
    Enemy one;
    one.piece = enemy;
    one.pose = table.body(enemy).pose;
    one.radius = theirs.radius;
    one.tableRadius = table.radius(enemy);
    one.worthOfHit = worthOfHit(enemy);
    one.move = theirs.move;
    one.wounds = woundsOf(table, enemy);
    one.inWall = inWall(table, enemy);
    one.throughFront = through(true);
    one.throughBehind = one.inWall ? through(false) : one.throughFront;
    one.guardsFlank = theirs.kind.guardsFlank(one.inWall);
    one.routs = isRouting(table, enemy);
    return one;
}

void Viewpoint::describe(Enemies& to) const {
    for (const PieceId enemy : enemies())
        to.add(described(enemy));
}

}  // namespace ephor::skirmish
