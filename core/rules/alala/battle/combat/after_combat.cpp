#include "core/rules/alala/battle/combat/after_combat.h"

#include "core/base/stack_list.h"
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/combat_phase.h"
#include "core/rules/alala/battle/combat/pursuit.h"
#include "core/rules/alala/battle/combat/supports.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

/// ALA-220, ALA-221: bands behind share a move; units beside may keep the line.
struct Companions {
    PieceSet behind;
    PieceSet beside;
};

Companions companionsOf(const Play& play, PieceId unit, PieceId enemy) {
    const Supports supports = supportsOf(play.game, play.table(), unit, enemy);
    Companions companions;
    const Body& body = play.body(unit);
    for (const PieceId p : supports.left | supports.right | supports.bands) {
        const Vec apart = play.body(p).pose.centre - body.pose.centre;
        const bool behind = std::abs(dot(apart, body.right())) < body.halfFrontage() && dot(apart, body.facing()) < 0;
        (behind ? companions.behind : companions.beside).insert(p);
    }
    return companions;
}

/// ALA-221, ALA-AMB-101, DEC-30: the same distance, to keep the line.
void keepTheLine(Play& play, const PieceSet& beside, Vec along, const Reason& reason) {
    for (const PieceId p : RightToLeft(play.table(), play.initiative(), beside)) {
        if (!play.alive(p) || isInContact(play.table(), p) || !play.formed(p) || is(play.table(), p, Status::LastStand))
            continue;
        const Pose from = play.body(p).pose;
        const Pose to = snapped({from.centre + along * fallBackInches, from.facing});
        if (!canStand(play.game, play.table(), p, to))
            continue;
        if (askYesNo(play, KeepTheLine, p, {}, why::optionStay, why::optionKeepLine))
            place(play, p, to, reason);
    }
}

// ALA-232, ALA-AMB-100. True if the unit has moved.
bool fallBack(Play& play, PieceId unit, const Companions& companions) {
    const Pose from = play.body(unit).pose;
    const Vec back = -from.facing;
    const Pose to = snapped({from.centre + back * fallBackInches, from.facing});
    // Bands behind give way if they can.
    for (const PieceId p : companions.behind) {
        const Pose its = play.body(p).pose;
        const Pose there = snapped({its.centre + back * fallBackInches, its.facing});
        PieceSet absent;
        absent.insert(unit);
        if (play.alive(p) && canStand(play.game, play.table(), p, there, absent) &&
            !overlap(Body{there, play.body(p).size}, play.body(unit)))
            place(play, p, there, why::fallsBack);
    }
    if (is(play.table(), unit, Status::LastStand) || !canStand(play.game, play.table(), unit, to)) {
        if (takeCasualties(play, unit, fallBackBlockedLoss, why::cannotFallBack))
            checkHalfStrength(play, unit);
        return false;
    }
    place(play, unit, to, why::fallsBack);
    keepTheLine(play, companions.beside, back, why::fallsBack);
    return true;
}

// ALA-233, section 0: follows the enemy in front; a unit that was attacked in flank or rear stays.
void followUp(Play& play, PieceId unit, PieceId enemy, const Companions& companions) {
    if (!play.alive(enemy) || is(play.table(), unit, Status::LastStand))
        return;
    const Pose from = play.body(unit).pose;
    const Vec along = from.facing;
    const auto until = sweep(play.body(unit), along, fallBackInches + 0.5, play.body(enemy));
    if (until.value_or(0) <= tolerance)
        return;
    const Pose to = snapped({from.centre + along * *until, from.facing});
    if (!canStand(play.game, play.table(), unit, to))
        return;
    place(play, unit, to, why::followsUp);
    if (play.hoplites(unit))
        addAdvance(play, unit, *until, why::followsUp);
    play.set(unit, Striking, 1, why::followsUp);
    if (!isInContact(play.table(), unit)) {
        play.set(unit, Striking, 0, why::followsUp);
        return;
    }
    play.set(unit, ImpetusIs, static_cast<int>(Impetus::FollowedUp), why::followsUp);
    play.set(unit, SectorOrDistance, static_cast<int>(Sector::Front), why::followsUp);
    keepTheLine(play, companions.beside, along, why::followsUp);
}

// ALA-234, ALA-AMB-099: rides through the opponent; both may do so.
void rideThrough(Play& play, PieceId unit, PieceId enemy) {
    if (!play.alive(unit) || !play.alive(enemy))
        return;
    const Pose to = snapped(riddenThrough(play.body(unit), play.body(enemy)));
    if (canStand(play.game, play.table(), unit, to))
        place(play, unit, to, why::ridesThrough);
}

/// A compulsory retire or rout, together with the bands behind (ALA-220).
void flight(Play& play, PieceId unit, After move, const PieceSet& behind) {
    for (const PieceId p : behind) {
        if (!play.alive(p) || isInContact(play.table(), p))
            continue;
        play.set(p, Opponent, play.table().counter(unit, Opponent), why::sharesMove);
        move == After::Rout ? startRouting(play, p, why::sharesMove) : startRetiring(play, p, why::sharesMove);
        move == After::Rout ? rout(play, p, why::sharesMove) : retire(play, p, why::sharesMove);
    }
    if (!play.alive(unit))
        return;
    if (move == After::Rout) {
        if (!is(play.table(), unit, Status::LastStand))
            startRouting(play, unit, why::combatRout);
        rout(play, unit, why::combatRout);
    } else {
        startRetiring(play, unit, why::combatRetire);
        retire(play, unit, why::combatRetire);
    }
}

/// DEC-29: the move that a side chooses.
After chosen(Play& play, PieceId unit, PieceId enemy, const AfterSet& moves) {
    if (moves.size() <= 1)
        return moves.size() == 1 ? moves.first() : After::Remain;
    OptionList options;
    for (const After move : allAfter)
        if (moves.contains(move))
            options.add(static_cast<std::int16_t>(move), move == After::Remain     ? why::optionRemain
                                                         : move == After::FollowUp ? why::optionFollowUp
                                                                                   : why::optionPursue);
    Request request;
    request.question = {AfterWinning, play.side(unit), unit};
    request.options = options.all();
    request.subject = enemy;
    const int code = play.referee.choose(request).code;
    play.note(why::afterWinning, unit, enemy, code);
    return static_cast<After>(code);
}

/// A unit that moves after a combat.
struct Survivor {
    PieceId unit;
    bool alive = true;
    Vec place;
    Fighter fighter;
    Outcome outcome = Outcome::Inconclusive;
};

/// The loser moves first; after an Inconclusive result the side with initiative moves last (ALA-230).
std::array<Survivor, 2> orderOfMoves(const Play& play, PieceId unit, PieceId enemy) {
    const Table& table = play.table();
    const auto survivor = [&](PieceId one) {
        const Fought record = fought(table, one);
        return Survivor{one, play.alive(one), play.body(one).pose.centre, fighterOf(play.game, table, one, record),
                        record.outcome};
    };
    const Survivor mine = survivor(unit);
    const Survivor theirs = survivor(enemy);
    const bool unitFirst =
        mine.outcome != theirs.outcome ? mine.outcome > theirs.outcome : play.side(unit) != play.initiative();
    return unitFirst ? std::array{mine, theirs} : std::array{theirs, mine};
}

AfterSet movesOf(const Survivor& self, const Survivor& enemy) {
    if (enemy.alive)
        return movesAfter(self.fighter, enemy.fighter, self.outcome);
    // Destroyed in the fight, so there is nobody to follow.
    return self.fighter.mustRetire ? AfterSet{After::Retire} : AfterSet{After::Remain};
}

/// Returns true if the unit has left its place. `isFollowing`: the enemy has left its own.
bool makeMove(Play& play, const Survivor& self, const Survivor& enemy, bool isFollowing, int chain) {
    const PieceId unit = self.unit;
    const Companions companions = companionsOf(play, unit, enemy.unit);
    const After move = chosen(play, unit, enemy.unit, movesOf(self, enemy));
    switch (move) {
    case After::Remain:
        if (self.fighter.lastStand) {  // ALA-AMB-013: loses figures instead of ground
            Fighter mortal = self.fighter;
            mortal.lastStand = false;
            takeCasualties(play, unit, lossInsteadOf(compulsoryMove(mortal, self.outcome)), why::standsAndDies);
        }
        break;
    case After::FallBack:
        return fallBack(play, unit, companions);
    case After::FollowUp:
        if (isFollowing)
            followUp(play, unit, enemy.unit, companions);
        break;
    case After::RideThrough:
        rideThrough(play, unit, enemy.unit);
        break;
    case After::Retire:
    case After::Rout:
        flight(play, unit, move, companions.behind);
        return !play.alive(unit) || play.body(unit).pose.centre != self.place;
    case After::Pursue:  // section 0: if the loser could not move, they fight again
        if (isFollowing)
            pursue(play, unit, choosePursued(play, unit, enemy.unit), chain);
        break;
    }
    return false;
}

}  // namespace

// ALA-224, ALA-225, ALA-226, ALA-227, ALA-228, ALA-229, ALA-231, ALA-235, ALA-236, ALA-237
void afterCombat(Play& play, PieceId unit, PieceId enemy, int chain) {
    const std::array<Survivor, 2> both = orderOfMoves(play, unit, enemy);
    for (const Survivor& one : both)
        play.set(one.unit, OutcomeIs, 0, why::afterCombatMoves);
    bool hasMoved = !both[0].alive;
    for (const std::size_t i : {0, 1})
        if (play.alive(both[i].unit))
            hasMoved = makeMove(play, both[i], both[1 - i], hasMoved, chain) || hasMoved;
}

namespace {

/// ALA-AMB-087: evaders that were caught run on; the unit that caught them pursues or stays.
void afterCatching(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    Fighter fighter =
        fighterOf(play.game, table, unit, {Outcome::Victory, play.levelOf(unit), play.formed(unit), false});
    fighter.facesHoplites = play.hoplites(target);
    Fighter theirs = fighterOf(play.game, table, target, {Outcome::Defeat, play.levelOf(target), false, false});
    const AfterSet moves = movesAfter(fighter, theirs, Outcome::Victory);
    rout(play, target, why::routsOn);
    if (chosen(play, unit, target, moves) == After::Pursue)
        pursue(play, unit, choosePursued(play, unit, target), 0);
}

/// The fights of this turn, each pair once.
struct Fight {
    PieceId unit;
    PieceId enemy;
};
using Fights = StackList<Fight, 64>;

void findFights(const Play& play, Fights& fights) {
    const Table& table = play.table();
    const Side first = play.initiative();
    PieceSet units;
    for (const PieceId unit : table.present(first))
        if (hasFought(table, unit))
            units.insert(unit);
    // If the unit of the initiative side was destroyed, its opponent represents the fight.
    for (const PieceId unit : table.present(other(first)))
        if (hasFought(table, unit) && !opponent(table, unit))
            units.insert(unit);
    for (const PieceId unit : RightToLeft(table, first, units)) {
        const int enemy = table.counter(unit, Opponent) - 1;
        const bool isKnown = enemy >= 0 && enemy < table.pieces();
        if (isKnown && hasFought(table, PieceId(enemy)))  // otherwise the umpire has separated them
            fights.push({unit, PieceId(enemy)});
    }
}

}  // namespace

// ALA-143, ALA-230
void afterCombatPhase(Play& play) {
    const Table& table = play.table();
    const Side first = play.initiative();
    // Found before anyone moves: a unit that is contacted later gets another opponent but keeps its result.
    Fights fights;
    findFights(play, fights);
    for (const auto& [unit, enemy] : fights.all())
        if (play.alive(unit) && hasFought(table, unit))
            afterCombat(play, unit, enemy, 0);
    const auto anyOf = [&](auto&& test) {
        for (const PieceId unit : table.present())
            if (test(unit))
                return true;
        return false;
    };
    const bool someRun = anyOf([&](PieceId unit) { return is(table, unit, Status::Routing); });
    for (const Side side : {first, other(first)})
        for (const PieceId unit : RightToLeft(table, side, someRun ? table.present(side) : PieceSet{})) {
            const PieceId target = play.alive(unit) ? opponent(table, unit) : PieceId{};
            if (target && is(table, target, Status::Routing) && opponent(table, target) == unit &&
                !play.marked(target, CompulsoryMade) && is(table, unit, Status::Steady))
                afterCatching(play, unit, target);
        }
    // ALA-AMB-012, ALA-AMB-016: units that must go although they were not the ones that fought.
    const bool someMustGo =
        anyOf([&](PieceId unit) { return is(table, unit, Status::Withdrawing) || play.marked(unit, MustRetire); });
    for (const Side side : {first, other(first)})
        for (const PieceId unit : RightToLeft(table, side, someMustGo ? table.present(side) : PieceSet{})) {
            if (!play.alive(unit) || play.marked(unit, CompulsoryMade))
                continue;
            if (is(table, unit, Status::Withdrawing)) {
                retire(play, unit, why::halfStrength);
            } else if (play.marked(unit, MustRetire)) {
                startRetiring(play, unit, why::combatRetire);
                retire(play, unit, why::combatRetire);
            }
        }
}

}  // namespace ephor::alala
