// Repeats a journal entry by entry from its inputs, to find changes that follow from no order, ruling or roll.
#pragma once

#include "core/battle/game.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// Empty, or the first entry that gives another result. Orders are parsed again, turns adjudicated and battles fought
/// again with the same dice, rulings applied, and undo must apply the inverse changes. Reasons and remarks are not
/// verified, nor whether the end of the journal was cut off; the journal marks in reports reveal both (journal_mark.h).
/// A campaign of an older edition is only reported as such, with its weaknesses.
Diagnostics retrace(const Journal& journal, const RuleSystem& system);

}  // namespace ephor::campaign
