// A journal done again, entry by entry, from what was put in alone: so a change that nobody ordered, ruled or threw is
// found.
#pragma once

#include "core/battle/game.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// Nothing, or the first entry that comes out otherwise: orders are read again from their text, moves adjudicated and
/// battles fought again with the same dice, rulings do what they say, and what is taken back is the inverse of what was
/// done. Reasons and remarks decide nothing; of them, as of a tail that was cut off, the marks of the journal in papers
/// tell (journal_mark.h). A campaign of an older edition of the rules and dice is named as such with what of it was
/// weaker, and nothing of it is done again.
Diagnostics retrace(const Journal& journal, const RuleSystem& system);

}  // namespace ephor::campaign
