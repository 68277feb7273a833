#include "core/rules/men_of_bronze/battle/fighting.h"

#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/pushback.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

/// D-20, D-21 (MOB-104, MOB-AMB-21): first the attacker declares all supports, then the defender.
PieceSet declareSupports(Play& play, Decision decision, PieceId primary, PieceId enemy, const PieceSet& available) {
    // With small base widths, more friends may be in range than a Roll has dice for: 2 for each, besides a primary's
    // own dice.
    const int room = (Roll::most - play.profile(primary).attack - play.strategosValue(primary) - 8) / 2;
    Request request;
    request.question = {decision, play.side(primary), primary};
    request.form = Form::Subset;
    request.pieces = available;
    request.most = std::clamp(room, 0, request.pieces.size());
    request.subject = enemy;
    const PieceSet supports = play.referee.choose(request).set;
    for (const PieceId unit : supports)
        play.note(why::supports, unit, primary);
    return supports;
}

RollRequest fightRoll(const Play& play, PieceId primary, int dice, const Reason& reason) {
    RollRequest request;
    request.count = dice;
    request.side = play.side(primary);
    request.piece = primary;
    request.why = &reason;
    request.need = toHit(isWavering(play.table(), primary));  // MOB-113, MOB-AMB-23
    return request;
}

/// MOB-115, MOB-116, MOB-120: the primary and all its supporters.
void routWithSupporters(Play& play, PieceId primary, const PieceSet& supports) {
    rout(play, primary, why::rout);
    for (const PieceId unit : supports)
        rout(play, unit, why::supporterRouts);
}

}  // namespace

// MOB-102, MOB-AMB-20: any friend in range, whatever it is doing. It does not move (MOB-103).
PieceSet supportersOf(const Table& table, PieceId primary, const Body& where) {
    PieceSet supporters;
    PieceSet friends = table.present(table.side(primary));
    friends.erase(primary);
    for (const PieceId unit : table.near(where.pose.centre, table.radius(primary) + supportRange + tolerance, friends))
        if (maySupport(table.body(unit), where))
            supporters.insert(unit);
    return supporters;
}

PieceSet supportersOf(const Table& table, PieceId primary) { return supportersOf(table, primary, table.body(primary)); }

void fightRound(Play& play, PieceId attacker, PieceId defender, const FightTerms& terms) {
    const Table& table = play.table();
    play.note(why::fight, attacker, defender);
    // 1. Primaries and sides attacked (MOB-101, MOB-063).
    const AttackedSide defenderSide = sideAttacked(table, attacker, defender);
    const AttackedSide attackerSide = sideAttacked(table, defender, attacker);
    // 2. Supports.
    const PieceSet attackerSupports =
        declareSupports(play, SupportsAttacker, attacker, defender, supportersOf(table, attacker));
    const PieceSet defenderSupports =
        declareSupports(play, SupportsDefender, defender, attacker, supportersOf(table, defender));
    // 3. Dice (MOB-110, MOB-111, MOB-112: facing counts only for the activated primary).
    const Breakdown attackerDice = primaryDice(play.game, table, attacker,
                                               {.supports = attackerSupports.size(),
                                                .charging = terms.attackerCharged,
                                                .phalanx = inPhalanx(table, attacker),
                                                .facing = facingOf(defenderSide),
                                                .attackedSide = attackerSide});
    const Breakdown defenderDice = primaryDice(play.game, table, defender,
                                               {.supports = defenderSupports.size(),
                                                .charging = terms.defenderCounterCharged,
                                                .phalanx = inPhalanx(table, defender),
                                                .attackedSide = defenderSide});
    const Breakdown attackerArmor = armorOf(play.game, table, attacker, attackerSide);
    const Breakdown defenderArmor = armorOf(play.game, table, defender, defenderSide);
    play.note(why::attackerDice, attacker, defender, attackerDice.total(), defenderArmor.total(), attackerDice);
    play.note(why::defenderDice, defender, attacker, defenderDice.total(), attackerArmor.total(), defenderDice);
    // 4. All dice, then re-rolls in turn.
    const RollRequest attackerRequest = fightRoll(play, attacker, attackerDice.total(), why::attackerDice);
    const RollRequest defenderRequest = fightRoll(play, defender, defenderDice.total(), why::defenderDice);
    Roll attackerRoll = play.referee.roll(attackerRequest);
    Roll defenderRoll = play.referee.roll(defenderRequest);
    offerRerolls(play, {attackerRoll, attackerRequest, defenderArmor.total(), defender},
                 {defenderRoll, defenderRequest, attackerArmor.total(), attacker});
    // 5. Losses, at once (MOB-114).
    const int attackerHits = attackerRoll.atLeast(attackerRequest.need);
    const int defenderHits = defenderRoll.atLeast(defenderRequest.need);
    const FightResult result =
        resolveHits({attackerHits, defenderHits},
                    {targetOf(play, attacker, attackerArmor), targetOf(play, defender, defenderArmor)}, play.options());
    const auto& [attackerAfter, defenderAfter] = result.sides;
    loseCourage(play, defender, defenderAfter.loss, why::fightLost);
    loseCourage(play, attacker, attackerAfter.loss, why::fightLost);
    play.note(why::fightLoss, attacker, defender, attackerHits, defenderAfter.loss, defenderArmor);
    play.note(why::fightLoss, defender, attacker, defenderHits, attackerAfter.loss, attackerArmor);
    // 6. Routs (MOB-115, MOB-116, MOB-118).
    if (attackerAfter.routed)
        routWithSupporters(play, attacker, attackerSupports);
    if (defenderAfter.routed)
        routWithSupporters(play, defender, defenderSupports);
    // 7. Tests, the attacker's first (MOB-117, MOB-AMB-72). A primary may have routed with the supporters of another
    //    fight, never with its own.
    takeTests(play, attacker, attackerAfter.test);
    takeTests(play, defender, defenderAfter.test);
    // 8. Pushback (MOB-125, MOB-126, MOB-127, MOB-128, MOB-129, MOB-130).
    switch (result.pushedBack) {
    case PushedBack::None:
        break;
    case PushedBack::Attacker:
        pushBack(play, attacker, defender);
        break;
    case PushedBack::Defender:
        pushBack(play, defender, attacker);
        break;
    }
}

}  // namespace ephor::men_of_bronze
