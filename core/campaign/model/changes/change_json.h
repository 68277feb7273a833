// Changes as JSON, for the journal.
#pragma once

#include "core/campaign/model/changes/change.h"

namespace ephor::campaign {

/// One line: [{"army":3,"set":{…}},{"unit":12},…]. A row that is removed has no "set".
std::string toJson(const Changes& changes);
/// The changes, or why the text cannot be read. Does not check whether they fit a state.
Result<Changes> changesFromJson(std::string_view text);

}  // namespace ephor::campaign
