#include "core/rules/alala/battle/arithmetic/combat_results.h"

namespace ephor::alala {

namespace {

constexpr bool isWinner(Outcome outcome) { return outcome == Outcome::Victory || outcome == Outcome::Success; }

/// ALA-226: a cavalry band that charged bands rides through them.
bool ridesThrough(const Fighter& fighter) {
    return fighter.arm == Arm::Cavalry && fighter.charged && !fighter.facesHoplites;
}

/// ALA-224, ALA-225, ALA-AMB-098: hoplites that may stay instead of pursuing, by the level before the result.
bool mayStay(const Fighter& fighter) {
    if (fighter.arm != Arm::Hoplite)
        return false;
    return !fighter.facesHoplites || fighter.grade != Grade::C || fighter.level != Level::Eager;
}

}  // namespace

After compulsoryMove(const Fighter& fighter, Outcome outcome) {
    const bool hoplites = fighter.arm == Arm::Hoplite;
    const bool wasShaken = hoplites && fighter.level == Level::Shaken;
    After move = After::Remain;
    switch (outcome) {
    case Outcome::Victory:
    case Outcome::Success:
        break;
    case Outcome::Inconclusive:  // ALA-226
        if (!hoplites && fighter.facesHoplites)
            move = After::Retire;
        else if (ridesThrough(fighter))
            move = After::RideThrough;
        break;
    case Outcome::SetBack:  // ALA-227
        move = wasShaken || (fighter.arm == Arm::Cavalry && fighter.facesHoplites) ? After::Retire : After::FallBack;
        break;
    case Outcome::Defeat:  // ALA-228
        move = wasShaken || !fighter.formed ? After::Rout : After::Retire;
        break;
    }
    if (fighter.lastStand)
        return After::Remain;  // ALA-031
    if (fighter.mustRetire && move != After::Rout)
        return After::Retire;  // ALA-AMB-012, ALA-AMB-016: at least
    return move;
}

AfterSet movesAfter(const Fighter& fighter, const Fighter& enemy, Outcome outcome) {
    const After own = compulsoryMove(fighter, outcome);
    const After theirs = compulsoryMove(enemy, opposite(outcome));
    if (own == After::FallBack && theirs == After::Retire)
        return {After::Remain};  // ALA-AMB-012: the winner withdraws, so the loser need not fall back
    if (own != After::Remain || fighter.lastStand || !isWinner(outcome))
        return {own};
    if (theirs == After::Remain)
        return {After::Remain};  // ALA-AMB-097: a last stand
    if (theirs == After::FallBack) {
        // ALA-225: hoplites facing only bands may stay
        if (fighter.arm == Arm::Hoplite && !fighter.facesHoplites)
            return {After::Remain, After::FollowUp};
        return {After::FollowUp};
    }
    if (mayStay(fighter))
        return {After::Remain, After::Pursue};
    return {After::Pursue};
}

int casualtiesAfter(const Fighter& fighter, const Fighter& enemy, Outcome outcome) {
    int casualties = casualtiesOf(outcome);
    if (fighter.arm == Arm::Skirmisher && outcome == Outcome::Inconclusive &&
        compulsoryMove(enemy, opposite(outcome)) == After::RideThrough)
        ++casualties;  // ALA-226
    return casualties;
}

LevelChange levelAfter(const Fighter& fighter, Outcome outcome) {
    if (fighter.arm != Arm::Hoplite)
        return {fighter.level, false};
    LevelChange change = changed(fighter.level, levelSteps(outcome));
    change.mustRetire = false;  // the outcome itself decides the move
    return change;
}

}  // namespace ephor::alala
