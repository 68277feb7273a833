#include "core/rules/alala/battle/any_phase/leaders.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/table/geometry.h"

namespace ephor::alala {

// ALA-053, CHN-01; ALA-066, ALA-AMB-032: by default the leader with the highest rating is commander in chief.
void rollRatings(Play& play) {
    for (const Side side : bothSides) {
        const auto& phalanxes = play.game.phalanxes(side);
        for (std::size_t i = 0; i < phalanxes.size(); ++i) {
            const PieceId host = phalanxes[i].host;
            if (!host || hasLeader(play.table(), host))
                continue;
            const Roll roll = rollDice(play, diceFor(play, host, 1, why::rating));
            play.set(host, Leader, averageDie(roll[0]), why::rating);
        }
        if (play.table().counter(side, Chief) != 0)
            continue;
        int best = 0;
        int chief = 0;
        for (std::size_t i = 0; i < phalanxes.size(); ++i) {
            const int rating = phalanxes[i].host ? play.table().counter(phalanxes[i].host, Leader) : 0;
            if (rating > best) {
                best = rating;
                chief = static_cast<int>(i) + 1;
            }
        }
        play.set(side, Chief, chief, why::commandsInChief);
    }
}

// ALA-AMB-025: the points left in this phase change with the rating, but not below 0.
void setRating(Play& play, PieceId unit, int rating, const Reason& reason) {
    const int change = rating - play.table().counter(unit, Leader);
    play.set(unit, Leader, rating, reason);
    play.set(unit, LeaderLeft, std::max(0, play.table().counter(unit, LeaderLeft) + change), why::pointsWithRating);
}

// ALA-067, ALA-068, ALA-069
void riskLeader(Play& play, PieceId unit, int times) {
    for (int i = 0; i < times && play.alive(unit) && hasLeader(play.table(), unit); ++i) {
        const Roll first = rollDice(play, diceFor(play, unit, 1, why::leaderRisk));
        if (first[0] != riskOn)
            continue;
        const Roll second = rollDice(play, diceFor(play, unit, 1, why::leaderWound));
        const int rating = ratingAfterWound(play.table().counter(unit, Leader), second[0]);
        if (rating > 0)
            setRating(play, unit, rating, why::leaderWounded);
        else
            killLeader(play, unit);
    }
}

namespace {

/// ALA-072, ALA-AMB-035: the unit that the second in command joins when the leader's unit is gone.
PieceId nearestOfPhalanx(const Play& play, PieceId unit) {
    PieceSet rest = play.game.phalanxOf(unit).units & play.table().present();
    rest.erase(unit);
    return nearestOf(play.table(), play.body(unit), rest);
}

}  // namespace

// ALA-042, ALA-070, ALA-071, ALA-072, ALA-AMB-034, ALA-AMB-035
void killLeader(Play& play, PieceId unit) {
    const Table& table = play.table();
    const bool unitIsLost = !play.alive(unit);
    const Phalanx& phalanx = play.game.phalanxOf(unit);
    play.note(why::leaderKilled, unit);
    play.set(unit, Leader, 0, why::leaderKilled);
    play.set(unit, LeaderLeft, 0, why::leaderKilled);
    const PieceId host = unitIsLost ? nearestOfPhalanx(play, unit) : unit;
    if (host)
        play.set(host, Leader, play.game.command().leader.successorCp, why::successor);
    PieceSet near;
    for (const PieceId u : phalanx.units & table.present())
        if ((u == unit && !unitIsLost) || (u != unit && within(play.body(u), play.body(unit), moraleRange)))
            near.insert(u);
    for (const PieceId u : RightToLeft(table, play.side(unit), near))
        if (play.alive(u))
            lower(play, u, -leaderKilledSteps(true), why::leaderMissed);
}

int ratingOfChief(const AlalaGame& game, const Table& table, Side side) {
    const PieceId host = game.general(table, side);
    return host ? table.counter(host, Leader) : 0;
}

}  // namespace ephor::alala
