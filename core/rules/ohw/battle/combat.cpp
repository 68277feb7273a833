#include "core/rules/ohw/battle/combat.h"

#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/leadership.h"
#include "core/rules/ohw/battle/pursuit.h"
#include "core/rules/ohw/battle/rampage.h"
#include "core/rules/ohw/battle/retreat.h"

#include <algorithm>

namespace ephor::ohw {

Struck struckBy(const Board& board, PieceId attacker, PieceId target) {
    const std::optional<Heading> toAttacker = straightTo(board.square(target), board.square(attacker));
    return struckOn(board.heading(target), toAttacker.value_or(board.heading(target)));
}

Attack attackFrom(const Board& board, PieceId unit, Place here, PieceId enemy, Place there) {
    const OhwGame& game = board.game();
    Attack attack;
    attack.attack = game.profile(unit).attack;
    attack.traits = game.profile(unit).traits;
    attack.enemy = game.profile(enemy).traits;
    attack.fullStrength = strength(board.table(), unit) >= game.profile(unit).strength;
    attack.forest = game.terrainAt(here) == SquareTerrain::Wood || game.terrainAt(there) == SquareTerrain::Wood;
    attack.higher = game.height(here) > game.height(there);
    attack.enemyInFord = game.terrainAt(there) == SquareTerrain::Ford;
    return attack;
}

int diceFrom(const Board& board, PieceId unit, Place here, PieceId enemy, Place there) {
    return attackDice(attackFrom(board, unit, here, enemy, there)).total();
}

Breakdown scoreOf(const Board& board, PieceId unit, PieceId target) {
    const OhwGame& game = board.game();
    return scoreToHit(game.profile(target).defence, game.profile(target).traits, game.profile(unit).traits,
                      struckBy(board, unit, target), game.options());
}

namespace {

/// A side in a round: the attacker first, then the defender.
struct Fighter {
    PieceId unit;
    PieceId enemy;
    bool rolls = true;
    int generalDice = 0;
    int need = 0;
    Roll roll;
    int taken = 0;  ///< hits, those that count so far
};
using Round = std::array<Fighter, 2>;

/// OTW-054, OTW-D05
void offerGeneral(Play& play, Fighter& fighter) {
    const GeneralType* general = ableGeneral(play.game, play.table(), fighter.unit);
    if (!general || general->attack == 0 ||
        !askYesNo(play, AddDice, fighter.unit, fighter.enemy, why::optionNo, why::optionAddDice))
        return;
    play.note(why::addsDice, fighter.unit);
    fighter.generalDice = general->attack;
}

/// OTW-C04
void rollAttack(Play& play, Fighter& fighter, const Reason& dice) {
    Attack attack = attackFrom(play.board, fighter.unit, play.board.place(fighter.unit), fighter.enemy,
                               play.board.place(fighter.enemy));
    attack.general = fighter.generalDice;
    const Breakdown breakdown = attackDice(attack);
    fighter.need = scoreOf(play.board, fighter.unit, fighter.enemy).total();
    play.note(dice, fighter.unit, fighter.enemy, breakdown.total(), 0, breakdown);
    RollRequest request;
    request.count = breakdown.total();
    request.side = play.side(fighter.unit);
    request.piece = fighter.unit;
    request.why = &why::attackRoll;
    request.need = fighter.need;
    fighter.roll = play.referee.roll(request);
}

/// OTW-100, OTW-D07, OTW-C05: one failed die of Archers.
void offerArchersReroll(Play& play, Fighter& fighter) {
    if (!play.profile(fighter.unit).traits.archers)
        return;
    Request question;
    question.question = {ArchersReroll, play.side(fighter.unit), fighter.unit};
    question.form = Form::Die;
    question.roll = &fighter.roll;
    question.need = fighter.need;
    question.context = &why::archersAgain;
    question.subject = fighter.enemy;
    for (int i = 0; i < fighter.roll.count; ++i)
        if (fighter.roll[i] < fighter.need)
            question.mayReroll |= std::uint64_t{1} << i;
    const Choice choice = play.referee.choose(question);
    if (choice.code != code::yes)
        return;
    RollRequest request;
    request.side = play.side(fighter.unit);
    request.piece = fighter.unit;
    request.why = &why::archersAgain;
    request.need = fighter.need;
    play.referee.rollAgain(fighter.roll, choice.number, request);
}

/// OTW-103, OTW-D08, OTW-C06
void offerNegation(Play& play, Fighter& fighter) {
    const bool full = strength(play.table(), fighter.unit) >= play.profile(fighter.unit).strength;
    if (fighter.taken == 0 || !full || !play.profile(fighter.unit).traits.phalanx ||
        !askYesNo(play, Negate, fighter.unit, fighter.enemy, why::optionNo, why::optionNegate) ||
        !passes(play, fighter.unit, why::negateTest))
        return;
    play.note(why::negated, fighter.unit);
    --fighter.taken;
}

/// OTW-055, OTW-056, OTW-D06, OTW-C07: before the loser is known (OTW-A14).
void offerRally(Play& play, Fighter& fighter) {
    const GeneralType* general = ableGeneral(play.game, play.table(), fighter.unit);
    if (!general || general->rally == 0 || fighter.taken == 0)
        return;
    Request question;
    const std::array options{Option{code::no, {}, &why::optionNo, 0}, Option{code::yes, {}, &why::optionRally, 0}};
    question.question = {RallyHits, play.side(fighter.unit), fighter.unit};
    question.options = options;
    question.subject = fighter.enemy;
    question.wanted = fighter.taken;
    if (play.referee.choose(question).code != code::yes)
        return;
    RollRequest request;
    request.count = rallyDice(general->rally, fighter.taken);
    request.side = play.side(fighter.unit);
    request.piece = fighter.unit;
    request.why = &why::rally;
    request.need = rallies;
    fighter.taken -= play.referee.roll(request).atLeast(rallies);
    riskGeneral(play, fighter.unit);
}

/// Dice, rerolls, negation and rally; after that the number of hits is final.
void exchange(Play& play, Round& round) {
    auto& [attacker, attacked] = round;
    for (Fighter& fighter : round)
        if (fighter.rolls)
            offerGeneral(play, fighter);
    rollAttack(play, attacker, why::attackerDice);
    if (attacked.rolls)
        rollAttack(play, attacked, why::defenderDice);
    for (const Fighter& fighter : round)  // OTW-C08: after the general's dice have been rolled
        if (fighter.generalDice > 0)
            riskGeneral(play, fighter.unit);
    for (Fighter& fighter : round)
        if (fighter.rolls)
            offerArchersReroll(play, fighter);
    attacker.taken = attacked.rolls ? attacked.roll.atLeast(attacked.need) : 0;
    attacked.taken = attacker.roll.atLeast(attacker.need);
    for (Fighter& fighter : round)
        offerNegation(play, fighter);
    for (Fighter& fighter : round)
        offerRally(play, fighter);
}

/// OTW-205, the part after the hits: breaking, rampage, ladder, follow-up, pursuit.
void lose(Play& play, PieceId loser, PieceId winner, bool breaks, Attackers attackers) {
    const Square vacated = play.board.square(loser);
    const Heading away = straightTo(play.board.square(winner), vacated).value_or(ahead(play.side(winner)));
    const bool ranWildBefore = isRampaging(play.table(), loser);
    if (!breaks)
        endPursuit(play, loser);
    if (breaks)
        breakUnit(play, loser);
    else if (!ranWildBefore && play.profile(loser).traits.elephants && mayRunWild(play, loser))
        return;
    else if (!ranWildBefore)
        retreat(play, loser, away);
    // House rule: nobody follows or pursues rampaging elephants, and they do not follow either.
    if (attackers == Attackers::Rampaging || ranWildBefore || !play.alive(winner) || isFleeing(play.table(), winner) ||
        isRampaging(play.table(), winner))
        return;
    followUp(play, winner, vacated);
    if (breaks || isFleeing(play.table(), loser))
        beginPursuit(play, winner, loser);
}

}  // namespace

void combat(Play& play, PieceId attacker, PieceId target, Attackers attackers) {
    const PieceId outer = play.attacker;  // rampaging elephants may start another fight
    play.attacker = attacker;
    if (play.options().luckPerCombat)
        play.set(play.side(attacker), LuckUsed, 0, why::lucky);
    Round round{
        Fighter{attacker, target, true, 0, 0, {}, 0},
        Fighter{target, attacker, replies(struckBy(play.board, attacker, target), play.options()), 0, 0, {}, 0}};
    exchange(play, round);

    const std::array<int, 2> taken{round[0].taken, round[1].taken};
    play.note(why::round, attacker, target, taken[1], taken[0]);
    const std::array<int, 2> before{strength(play.table(), attacker), strength(play.table(), target)};
    const std::array<AfterRound, 2> after = afterRound(before, taken);
    for (const std::size_t i : {0, 1})
        if (taken[i] > 0)
            play.set(round[i].unit, Strength, after[i].strength,
                     !after[i].flees && taken[i] >= before[i] ? why::survives : why::hit);
    // House rule: if only one side breaks, it has lost, whatever the hits. Otherwise OTW-043, OTW-206.
    const RoundWinner winner = after[0].flees   ? RoundWinner::Second
                               : after[1].flees ? RoundWinner::First
                                                : roundWinner(taken[0], taken[1]);
    if (winner == RoundWinner::First)
        lose(play, target, attacker, after[1].flees, attackers);
    else if (winner == RoundWinner::Second)
        lose(play, attacker, target, after[0].flees, attackers);
    play.attacker = outer;
}

// OTW-064, OTW-213: their own dice against their own Defence.
void mahoutsStrike(Play& play, PieceId elephants) {
    Attack attack;
    attack.attack = play.profile(elephants).attack;
    attack.traits = play.profile(elephants).traits;
    const Breakdown dice = attackDice(attack);
    play.note(why::mahouts, elephants, {}, dice.total(), 0, dice);
    RollRequest request;
    request.count = dice.total();
    request.side = play.side(elephants);
    request.piece = elephants;
    request.why = &why::mahouts;
    request.need = play.profile(elephants).defence;
    const int left = strength(play.table(), elephants) - play.referee.roll(request).atLeast(request.need);
    play.set(elephants, Strength, std::max(0, left), why::hit);
    if (left <= 0)
        breakUnit(play, elephants);
}

}  // namespace ephor::ohw
