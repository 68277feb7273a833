#include "core/rules/dba/battle/combat_results.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/flight.h"
#include "core/rules/dba/battle/recoil.h"

namespace ephor::dba {

// DBA-133, DBA-140, DBA-147
void suffer(Play& play, Outcome outcome, const Fought& fought) {
    if (outcome == Outcome::Nothing)
        return;
    const PieceId loser = fought.loser;
    if (isGuard(play.table(), loser)) {  // shot at in a work
        if (outcome == Outcome::Destroyed)
            play.destroy(loser, why::destroyed);
        return;
    }
    // Friends in contact with the winner's flank or rear are affected too.
    PieceSet givingWay;
    if (!fought.shot && play.alive(fought.winner) && !isGuard(play.table(), fought.winner))
        givingWay = strikersOfFlankOrRear(play.table(), fought.winner);
    switch (outcome) {
    case Outcome::Recoil:
        recoil(play, loser);
        break;
    case Outcome::Flee:
        flee(play, loser);
        break;
    default:
        play.destroy(loser, why::destroyed);
        if (fought.supporter && fought.support == 1)
            play.destroy(fought.supporter, why::diesWithFront);
        break;
    }
    // A friend that an enemy strikes in its own flank would be destroyed by the recoil. House rule: it stays.
    for (const PieceId p : givingWay)
        if (p != loser && play.alive(p) && strikersOfFlankOrRear(play.table(), p).empty()) {
            play.note(why::friendGaveWay, p);
            recoil(play, p);
        }
}

// DBA-A21, DBA-152
void loseWork(Play& play, PieceId guard, PieceId attacker) {
    const Side side = play.side(guard);
    const bool camp = play.table().counter(guard, Guards) == InCamp;
    play.destroy(guard, why::workLost);
    if (!camp) {
        play.note(why::cityTaken, attacker);
        play.set(Side::A, CityTaken, 1 + static_cast<int>(index(other(side))), why::cityTaken);
        return;
    }
    play.note(why::campTaken, attacker);
    play.set(side, CampIs, CampTaken, why::campTaken);
    const Body body = play.body(attacker);
    const double into = play.troop(attacker).mounted ? 1 : 0.5;
    const Body to{snapped({body.pose.centre + body.facing() * into, body.facing()}), body.size};
    if (!checkPosition(play.game, play.table(), attacker, to))
        play.move(attacker, to.pose, why::campTaken);
}

}  // namespace ephor::dba
