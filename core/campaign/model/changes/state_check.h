// Checks whether the ids in rows refer to existing rows.
#pragma once

#include "core/campaign/model/changes/change.h"

namespace ephor::campaign {

/// Whether all ids in a change's row exist in the campaign. Call it after the change was applied. Does not find other
/// rows that refer to a removed row; danglingId() does.
bool namesRows(const Campaign& campaign, const Change& change);
/// The first id of the state that refers to nothing; nothing if all are valid. States read from files must be checked
/// before any id is followed.
std::optional<Message> danglingId(const Campaign& campaign);

}  // namespace ephor::campaign
