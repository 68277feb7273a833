// The meaning of a drag: the answers that lead from the pending question to a unit's move or attack.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

/// One kind of move that a unit may make now.
struct WayToMove {
    std::vector<Answer> answers;  ///< to the questions before the move, in order
    PendingRequest move;          ///< of form Move, for the unit
    Table table;                  ///< when that is asked
};

/// A copy of the battle to try answers on. Rolls to come use other dice than the battle's.
Stretch copyToTry(const BattleSession& session, std::uint64_t seed);

/// The kinds of move of a unit that follow from the pending question, best first; empty where a question in between
/// cannot be answered by a drag. Formations are kept and nothing optional is bought. Rolls in between use other dice
/// than the battle's, so nothing about the battle's future can be learnt from the result.
/// `chosen`: the answer that the person has chosen for the pending question, which is then the only one tried.
std::vector<WayToMove> waysToMove(const BattleSession& session, PieceId piece,
                                  const std::optional<Choice>& chosen = {});

/// A drop of a unit onto an enemy: the answers that lead from the pending question to its attack there.
struct WayToAttack {
    std::vector<Answer> answers;  ///< in order; the last one is the attack
    PendingRequest asked;         ///< the question that offers the attack
    PieceId target;

    const Option& attack() const;
    /// Whether the attack plainly falls short.
    bool isChargeOutOfReach() const;
};

/// The only attack in close combat on the enemy that the unit may make now, if any. Formations are kept and nothing
/// optional is bought, but for the attack itself. Rolls use other dice than the battle's.
std::optional<WayToAttack> wayToAttack(const BattleSession& session, PieceId unit, PieceId enemy);

/// Whether the answer to the pending question leads to another question about the unit, not at once to a fight or to
/// something else. Rolls in between use other dice than the battle's.
bool isAskedAfter(const BattleSession& session, const Choice& answer, PieceId piece);

}  // namespace ephor
