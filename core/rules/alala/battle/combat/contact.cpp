#include "core/rules/alala/battle/combat/contact.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/combat/contact_run.h"
#include "core/rules/alala/battle/combat/pursuit.h"
#include "core/rules/alala/battle/combat/response.h"
#include "core/rules/alala/why.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

Vec middleOf(const Body& body, Edge edge) {
    const double half = edge == Edge::Front || edge == Edge::Rear ? body.halfDepth() : body.halfFrontage();
    return body.pose.centre + outwardNormal(body, edge) * half;
}

/// ALA-175: true if the path is open, straight or after a shift. Enemies except the target and impassable ground block
/// it, for cavalry also rough ground. Friends make room, or charge too.
bool isOpenPath(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, const Pose& to) {
    PathRules rules;
    rules.through = table.present(table.side(unit));
    rules.through.insert(target);
    rules.rough = false;
    rules.edge = false;
    const auto isOpen = [&](const Pose& from, Vec path) {
        const double distance = length(path);
        return distance <= tolerance ||
               pathAlong(game, table, unit, from, direction(path), distance, rules).distance >= distance - 0.01;
    };
    const Pose& from = table.body(unit).pose;
    const Vec path = to.centre - from.centre;
    const Vec shift = rightOf(to.facing) * dot(path, rightOf(to.facing));
    return isOpen(from, path) || (isOpen(from, shift) && isOpen({from.centre + shift, to.facing}, path - shift));
}

/// The positions along an attacked edge, as distances to the side of its middle.
class Places {
public:
    Places(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, Edge edge)
        : m_game(game), m_table(table), m_unit(unit), m_target(target) {
        const Body& theirs = table.body(target);
        const Vec normal = outwardNormal(theirs, edge);
        m_facing = -normal;
        m_right = rightOf(m_facing);
        m_middle = middleOf(theirs, edge) + normal * body().halfDepth();
        m_aside = dot(body().pose.centre - m_middle, m_right);
        m_theirHalf = edge == Edge::Front || edge == Edge::Rear ? theirs.halfFrontage() : theirs.halfDepth();
    }

    Vec facing() const { return m_facing; }
    Pose at(double shift) const { return snapped({m_middle + m_right * shift, m_facing}); }
    bool isFree(double shift) const {
        const Pose pose = at(shift);
        return canStand(m_game, m_table, m_unit, pose) && isOpenPath(m_game, m_table, m_unit, m_target, pose);
    }
    /// A position where only part of the fronts meet: as close to the middle as there is room, and not farther off than
    /// the charger's start.
    std::optional<double> partly() const {
        std::optional<double> best;
        const auto offer = [&](double shift) {
            const bool meets = std::abs(shift) < body().halfFrontage() + m_theirHalf - leastContact;
            const bool nearer = std::abs(shift) <= std::abs(m_aside) + tolerance;
            if (meets && nearer && (!best || std::abs(shift) < std::abs(*best)) && isFree(shift))
                best = shift;
        };
        offer(m_aside);
        eachBesideInRow([&](PieceId, double shift) { offer(shift); });
        return best;
    }
    /// Flush beside a friend that is already lined up with the target.
    std::optional<double> besideFriend() const {
        std::optional<double> best;
        const PieceSet there = m_table.touching(m_target) & m_table.present(m_table.side(m_unit));
        eachBesideInRow([&](PieceId p, double shift) {
            if (there.contains(p) && (!best || std::abs(shift - m_aside) < std::abs(*best - m_aside)) && isFree(shift))
                best = shift;
        });
        return best;
    }

private:
    const Body& body() const { return m_table.body(m_unit); }

    /// Calls `see` with each other piece nearby that stands in the row along this edge, and with each of the two
    /// positions beside it.
    template <typename See> void eachBesideInRow(See&& see) const {
        const double reach = m_table.radius(m_unit) + 2 * body().halfFrontage() + m_theirHalf;
        for (const PieceId p : m_table.near(m_middle, reach)) {
            if (p == m_unit || p == m_target)
                continue;
            const Body& b = m_table.body(p);
            const Vec apart = b.pose.centre - m_middle;
            const auto half = [&](Vec along) {
                return b.halfFrontage() * std::abs(dot(b.right(), along)) +
                       b.halfDepth() * std::abs(dot(b.facing(), along));
            };
            if (std::abs(dot(apart, m_facing)) >= half(m_facing) + body().halfDepth() - tolerance)
                continue;
            const double its = dot(apart, m_right);
            see(p, its + half(m_right) + body().halfFrontage());
            see(p, its - half(m_right) - body().halfFrontage());
        }
    }

    const AlalaGame& m_game;
    const Table& m_table;
    PieceId m_unit;
    PieceId m_target;
    Vec m_facing;
    Vec m_right;
    Vec m_middle;  ///< the centre of a charger that stands exactly opposite
    double m_aside = 0;
    double m_theirHalf = 0;
};

}  // namespace

// ALA-175, ALA-176, ALA-AMB-077, section 0: exactly opposite if that position is free, else part of the fronts meet.
// The second of two chargers on one edge is flush beside the first.
std::optional<Pose> contactPose(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, Edge edge) {
    const Places places(game, table, unit, target, edge);
    if (isFormed(game, table, unit) && dot(table.body(unit).facing(), places.facing()) < cosine225 - 1e-9)
        return {};
    std::optional<double> shift = places.isFree(0) ? std::optional(0.0) : places.partly();
    if (!shift)
        shift = places.besideFriend();
    return shift ? std::optional(places.at(*shift)) : std::nullopt;
}

// ALA-043, ALA-171, ALA-176, ALA-200, ALA-213, ALA-AMB-018, ALA-AMB-021
bool makeContact(Play& play, PieceId unit, PieceId target, Vec from, Impetus how, const Reason& reason) {
    const Table& table = play.table();
    const Edge edge = struckEdge(play.body(target), from);
    const std::optional<Pose> pose = contactPose(play.game, table, unit, target, edge);
    if (!pose)
        return false;
    const Sector sector = sectorOf(play.body(target), from, edge);
    const double before = gap(play.body(unit), play.body(target));
    payForCharge(play, unit, *pose);
    place(play, unit, *pose, reason);
    addAdvance(play, unit, before, reason);
    play.noteMoved(unit, reason);
    play.set(unit, LastAction, stayed.code(), reason);
    play.set(unit, Striking, 1, reason);
    if (!fights(table, unit, target)) {  // it is beside the units that fight
        if (!isInContact(table, unit))
            play.set(unit, Striking, 0, reason);
        play.set(unit, ImpetusIs, 0, reason);
        play.set(unit, Opponent, 0, reason);
        return true;
    }
    play.set(unit, ImpetusIs, static_cast<int>(how), reason);
    play.set(unit, Opponent, asCounter(target), reason);
    play.set(unit, SectorOrDistance, static_cast<int>(sector), reason);
    play.note(why::contact, unit, target, static_cast<int>(sector));
    if (const int steps = struckSteps(sector, play.formed(target), play.options());
        steps != 0 && !play.marked(target, FlankDrop)) {
        play.mark(target, FlankDrop, why::struckOnce);
        lower(play, target, -steps, why::struckInFlank);
    }
    return true;
}

// ALA-174, ALA-AMB-078: keeps the escorts beside or behind the charger, as before.
void bringEscorts(Play& play, PieceId charger, const Body& before) {
    const Table& table = play.table();
    const Body& body = play.body(charger);
    const double gone = length(body.pose.centre - before.pose.centre);
    PieceSet escorts;
    for (const PieceId p : table.present(play.side(charger)))
        if (table.counter(p, Escorts) == asCounter(charger))
            escorts.insert(p);
    for (const PieceId escort : RightToLeft(table, play.side(charger), escorts)) {
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
        const Vec path = to.centre - its.pose.centre;
        // At most as far as the charger, plus the shift.
        if (length(path) > gone + body.halfFrontage() || !canStand(play.game, table, escort, to))
            continue;
        payForCharge(play, escort, to);
        place(play, escort, to, why::goesAlong);
        play.noteMoved(escort, why::goesAlong);
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
    int kills = 0;
    for (int left = dice; left > 0; left -= Roll::most)
        kills += rollDice(play, diceFor(play, unit, std::min(left, Roll::most), why::freeHack, hackKillsOn))
                     .atLeast(hackKillsOn);
    play.note(why::freeHack, unit, victim, kills);
    if (kills > 0 && !takeCasualties(play, victim, kills, why::freeHack))
        return false;
    riskLeader(play, victim);
    return play.alive(victim);
}

namespace {

/// Formed enemy hoplites, which stop a chase (ALA-189, ALA-AMB-085).
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
void catchUp(Play& play, PieceId unit, PieceId target) {
    play.set(unit, Opponent, asCounter(target), why::catches);
    play.set(target, Opponent, asCounter(unit), why::catches);
    play.note(why::catches, unit, target);
    startRouting(play, target, why::catches);
    if (play.alive(target))
        freeHack(play, unit, target);
}

// ALA-185, ALA-AMB-084, ALA-AMB-086, DEC-31
bool chase(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    const Vec front = frontMiddle(play.body(unit));
    const Vec along = direction(play.body(target).pose.centre - play.body(unit).pose.centre, play.body(unit).facing());
    const double start = table.counter(unit, SectorOrDistance) / 100.0;  // when the charge was declared
    PieceSet alone;
    alone.insert(unit);
    const MoveDice dice = moveDice(play.troops(unit), Gait::Pursuit, 0, hasMomentum(table, unit));
    const Moved moved = rollMove(play, unit, dice, why::chases, alone);
    addDisorder(play, unit, moved.tired, why::fatigue);
    double left = chaseInches(moved.inches, start, play.options());
    for (int i = 0; i < longestChain && left > tolerance && play.alive(unit); ++i) {
        PathRules rules;
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
        // ALA-188: an enemy that the evader had covered.
        if (play.hoplites(met) && play.formed(met))
            return false;
        if (!isInContact(table, met) &&
            respond(play, met, unit, AnswerToPursuit, AnswerToPursuit) == Response::Evades) {
            evade(play, met, unit);
            continue;
        }
        standsCharged(play, met, unit);
        // ALA-AMB-081: Shaken units flee like evaders.
        if (play.alive(met) && !play.marked(met, Evaded))
            return makeContact(play, unit, met, front, Impetus::Charged, why::charges);
    }
    return false;
}

}  // namespace ephor::alala
