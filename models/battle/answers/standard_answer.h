// What the standard computer player would answer to the pending question, as a proposal for the person.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

struct Proposal {
    Choice choice;
    /// It ends or passes something while units could still act, or is a secret number: it is only marked.
    bool passes = false;
};
/// Nothing where no choice is pending, and for secret questions but numbers. Where units may be taken out one by one,
/// none is.
std::optional<Proposal> proposalFor(const BattleSession& session);
/// The same, but nothing where the answer passes: a key pressed too early must not waste a turn.
std::optional<Choice> standardAnswer(const BattleSession& session);

}  // namespace ephor
