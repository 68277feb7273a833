// Lining up at contact, supports that go along, chases, free hacks (rules, section T).
#include "core/rules/alala/run.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

constexpr double cosine225 = 0.92387953251128674;

Vec middleOf(const Body& body, Edge edge) {
    const double half = edge == Edge::Front || edge == Edge::Rear ? body.halfDepth() : body.halfFrontage();
    return body.pose.centre + outwardNormal(body, edge) * half;
}

}  // namespace

// ALA-176, ALA-AMB-077, section 0: two chargers on one edge stand flush, the nearest centre to centre.
std::optional<Pose> contactPose(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, Edge edge,
                                const PieceSet& absent) {
    const Body& body = table.body(unit);
    const Body& his = table.body(target);
    const Vec normal = outwardNormal(his, edge);
    const Vec facing = -normal;
    const Vec right = rightOf(facing);
    const bool formed = isFormed(game, table, unit);
    if (formed && dot(body.facing(), facing) < cosine225 - 1e-9)
        return {};
    const Vec middle = middleOf(his, edge) + normal * body.halfDepth();
    const double aside = dot(body.pose.centre - middle, right);
    const double slide = formed ? body.halfFrontage() : 1e9;
    const double hisHalf = edge == Edge::Front || edge == Edge::Rear ? his.halfFrontage() : his.halfDepth();
    const auto at = [&](double shift) { return snapped({middle + right * shift, facing}); };
    const auto fits = [&](double shift) { return canStand(game, table, unit, at(shift), absent); };
    std::optional<double> best;
    const auto offer = [&](double shift) {
        if (std::abs(shift - aside) > slide + tolerance || !fits(shift))
            return;
        if (!best || std::abs(shift - aside) < std::abs(*best - aside))
            best = shift;
    };
    if (std::abs(aside) <= slide + tolerance && fits(0))
        return at(0);
    // Beside those who have lined up there already: friends, or his neighbours.
    for (const PieceId p : table.touching(target)) {
        if (p == unit)
            continue;
        const Body& b = table.body(p);
        const double its = dot(b.pose.centre - middle, right);
        const double half =
            b.halfFrontage() * std::abs(dot(b.right(), right)) + b.halfDepth() * std::abs(dot(b.facing(), right));
        offer(its + half + body.halfFrontage());
        offer(its - half - body.halfFrontage());
    }
    if (best)
        return at(*best);
    // Straight on, where part of the fronts meet.
    if (std::abs(aside) < body.halfFrontage() + hisHalf - leastContact && fits(aside))
        return at(aside);
    return {};
}

// ALA-043, ALA-171, ALA-176, ALA-200, ALA-213, ALA-AMB-018, ALA-AMB-021
bool makeContact(Play& play, PieceId unit, PieceId target, Vec from, Impetus how, const Reason& reason) {
    const Table& table = play.table();
    const Edge edge = struckEdge(play.body(target), from);
    const std::optional<Pose> pose = contactPose(play.game, table, unit, target, edge, {});
    if (!pose)
        return false;
    const Sector sector = sectorOf(play.body(target), from, edge);
    const Vec way = pose->centre - play.body(unit).pose.centre;
    const double before = gap(play.body(unit), play.body(target));
    payForWay(play, unit, direction(way), length(way), false);
    place(play, unit, *pose, reason);
    addAdvance(play, unit, before, reason);
    play.set(unit, Momentum, table.counter(unit, Momentum) | 1, reason);
    play.set(unit, LastAction, Deed{Deed::Kind::Stayed, 0, 0}.code(), reason);
    play.set(unit, Striking, 1, reason);
    if (!fights(table, unit, target)) {  // it stands beside those who do
        if (!isInContact(table, unit))
            play.set(unit, Striking, 0, reason);
        play.set(unit, ImpetusIs, 0, reason);
        play.set(unit, Opponent, 0, reason);
        return true;
    }
    play.set(unit, ImpetusIs, static_cast<int>(how), reason);
    play.set(unit, Opponent, 1 + static_cast<int>(target.index()), reason);
    play.set(unit, SectorIs, static_cast<int>(sector), reason);
    play.note(why::contact, unit, target, static_cast<int>(sector));
    if (const int steps = struckSteps(sector, play.formed(target), play.options());
        steps != 0 && !play.marked(target, FlankDrop)) {
        play.mark(target, FlankDrop, why::struckInFlank);
        lower(play, target, -steps, why::struckInFlank);
    }
    return true;
}

// ALA-174, ALA-AMB-078: beside the charger where they stood before, or behind him.
void bringEscorts(Play& play, PieceId charger, const Body& before) {
    const Table& table = play.table();
    const Body& body = play.body(charger);
    const double gone = length(body.pose.centre - before.pose.centre);
    PieceSet escorts;
    for (const PieceId p : table.present(play.side(charger)))
        if (table.counter(p, Escorts) == 1 + static_cast<int>(charger.index()))
            escorts.insert(p);
    for (const PieceId escort : Order(table, play.side(charger), escorts)) {
        if (gone <= tolerance || isInContact(table, escort))
            continue;
        const Body& its = play.body(escort);
        const Vec apart = its.pose.centre - before.pose.centre;
        const bool behind = dot(apart, before.facing()) < -before.halfDepth() &&
                            std::abs(dot(apart, before.right())) < before.halfFrontage();
        const double sign = dot(apart, before.right()) >= 0 ? 1 : -1;
        const Vec level = body.facing() * (body.halfDepth() - its.halfDepth());
        const Pose beside =
            snapped({body.pose.centre + level + body.right() * (sign * (body.halfFrontage() + its.halfFrontage())),
                     body.facing()});
        const Pose after =
            snapped({body.pose.centre - body.facing() * (body.halfDepth() + its.halfDepth()), body.facing()});
        const Pose to = behind ? after : beside;
        const Vec way = to.centre - its.pose.centre;
        // Up to the charger's distance, and what the shift takes.
        if (length(way) > gone + body.halfFrontage() || !canStand(play.game, table, escort, to))
            continue;
        payForWay(play, escort, direction(way), length(way), false);
        place(play, escort, to, why::goesAlong);
        play.set(escort, Momentum, table.counter(escort, Momentum) | 1, why::goesAlong);
        play.set(escort, Striking, 1, why::goesAlong);
        if (!isInContact(table, escort))
            play.set(escort, Striking, 0, why::goesAlong);
        else
            play.set(escort, ImpetusIs, static_cast<int>(Impetus::Charged), why::goesAlong);
    }
}

// ALA-187, ALA-AMB-033, ALA-AMB-088
bool freeHack(Play& play, PieceId unit, PieceId victim) {
    const int dice = freeHackDice(std::max(1, menInContact(play.game, play.table(), unit, victim)),
                                  liveFigures(play.game, play.table(), unit), play.options());
    const Roll roll = throwDice(play, diceFor(play, unit, dice, why::freeHack, hackKillsOn));
    const int kills = roll.atLeast(hackKillsOn);
    play.note(why::freeHack, unit, victim, kills);
    if (kills > 0 && !takeCasualties(play, victim, kills, why::freeHack))
        return false;
    riskLeader(play, victim);
    return play.alive(victim);
}

namespace {

/// Formed enemy hoplites, before whom a chase stops (ALA-189, ALA-AMB-085).
PieceSet formedEnemies(const Play& play, PieceId unit) {
    PieceSet set;
    const Side enemy = other(play.side(unit));
    for (const PieceId p : play.table().present(enemy) & play.game.hoplites(enemy))
        if (play.formed(p))
            set.insert(p);
    return set;
}

}  // namespace

/// ALA-186, ALA-AMB-087: contact, rout, hack.
void catchUp(Play& play, PieceId unit, PieceId quarry) {
    play.set(unit, Opponent, 1 + static_cast<int>(quarry.index()), why::catches);
    play.set(quarry, Opponent, 1 + static_cast<int>(unit.index()), why::catches);
    play.note(why::catches, unit, quarry);
    startRouting(play, quarry, why::catches);
    if (play.alive(quarry))
        freeHack(play, unit, quarry);
}

// ALA-185 to ALA-189, ALA-AMB-084, ALA-AMB-086, DEC-31
bool chase(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    const Vec front = frontMidpoint(play.body(unit));
    const Vec along = direction(play.body(target).pose.centre - play.body(unit).pose.centre, play.body(unit).facing());
    const double start = table.counter(unit, SectorIs) / 100.0;  // as it was when the charge was declared
    PieceSet alone;
    alone.insert(unit);
    const MoveDice dice = moveDice(play.troops(unit), Gait::Pursuit, 0, table.counter(unit, Momentum) != 0);
    const Moved moved = rollMove(play, unit, dice, why::chases, alone);
    addDisorder(play, unit, moved.tired, why::fatigue);
    double left = chaseInches(moved.inches, start, play.options());
    for (int i = 0; i < longestChain && left > tolerance && play.alive(unit); ++i) {
        WayRules rules;
        rules.through = passableFriends(play.game, table, unit);
        rules.rough = false;
        rules.keepFrom = formedEnemies(play, unit);
        rules.keepFrom.erase(target);
        const Ran ran = run(play, unit, along, left, rules, why::chases);
        const PieceId met = ran.met;
        left -= ran.inches;
        if (!met)
            return false;
        if (met == target || play.marked(met, Evaded) || isFleeing(table, met)) {
            catchUp(play, unit, met);
            return true;
        }
        // ALA-188: uncovered by the evader.
        if (play.hoplites(met) && play.formed(met))
            return false;
        if (isInContact(table, met) || respond(play, met, unit, AnswerToPursuit, AnswerToPursuit) != Response::Evades) {
            standsCharged(play, met, unit);
            return play.alive(met) && makeContact(play, unit, met, front, Impetus::Charged, why::charges);
        }
        evade(play, met, unit);
    }
    return false;
}

}  // namespace ephor::alala
