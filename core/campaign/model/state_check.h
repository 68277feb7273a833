// Whether the ids of rows name rows.
#pragma once

#include "core/campaign/model/change.h"

namespace ephor::campaign {

/// Of a change that has been applied: every id in its row names a row of the campaign as it is now. What else may name
/// a row that was taken away is another question (danglingId()).
bool namesRows(const Campaign& campaign, const Change& change);
/// Every id of the state names something: nothing, or what does not. States read from files are asked this before
/// anybody follows an id.
std::optional<Message> danglingId(const Campaign& campaign);

}  // namespace ephor::campaign
