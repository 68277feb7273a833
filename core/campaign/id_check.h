// Whether the ids of a row name rows.
#pragma once

#include "core/campaign/outcome.h"

namespace ephor::campaign {

/// Of a change that has been applied: every id in its row names a row of the campaign as it is now. What else may name
/// a row that was taken away is another question (danglingId()).
bool namesRows(const Campaign& campaign, const Change& change);
/// Of a draft that was read from a journal: its battle, units and leaders are there.
bool namesRows(const State& state, const Aftermath& draft);

}  // namespace ephor::campaign
