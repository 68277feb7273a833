// What a drag may cost: the tests and dice of its unit before and in its move, with their exact chances.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

/// The exact chance that a roll with wanted successes passes.
double chanceToPass(const Rolled& test);

/// The tests of the unit and the die of the phase that these answers to the pending question and those after it roll,
/// in words with their exact chances. Tried with other dice than the battle's, in favour of the unit where a few trials
/// allow it: what follows a test that fails very often may be missed.
QStringList rollsOfAnswers(const BattleSession& session, const std::vector<Answer>& answers, PieceId unit);

/// The test in words, with the exact chance to pass it; empty where the answer to the pending question rolls none that
/// ends the phase if it fails. Tries the answer up to 16 times with other dice than the battle's, so a test that fails
/// very rarely may be missed.
QString riskOfAnswer(const BattleSession& session, const Choice& answer, PieceId unit);

}  // namespace ephor
