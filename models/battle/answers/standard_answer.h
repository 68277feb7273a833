// What the standard computer player would answer to the pending question, as a proposal for the person.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

/// Nothing where no choice is pending, where the question is secret, or where the answer would end or pass something
/// while units could still act: a key pressed too early must not waste a turn.
std::optional<Choice> standardAnswer(const BattleSession& session);

}  // namespace ephor
