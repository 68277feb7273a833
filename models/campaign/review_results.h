// What follows an adjudication in the review of a turn: the results of its battles, and the umpire's rulings.
#pragma once

#include "models/campaign/turn_review.h"

#include <span>

namespace ephor {

/// A step for each battle that was settled after the adjudication of a turn, before the next one. `active`: the entries
/// that count.
void addBattles(std::vector<ReviewStep>& steps, const campaign::Journal& journal,
                std::span<const campaign::JournalEntry* const> active, int adjudication);
/// A step for each ruling of that turn, and for each veto that reverses a step of it.
void addRulings(std::vector<ReviewStep>& steps, const campaign::Journal& journal,
                std::span<const campaign::JournalEntry* const> active, int adjudication);

}  // namespace ephor
