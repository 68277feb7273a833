// Changes as JSON: how the journal keeps them.
#pragma once

#include "core/campaign/model/change.h"

namespace ephor::campaign {

/// One line: [{"army":3,"set":{…}},{"unit":12},…]; a row that is taken away has no "set".
std::string toJson(const Changes& changes);
/// The changes, or why the text is none. Whether they fit a state is another question.
Result<Changes> changesFromJson(std::string_view text);

}  // namespace ephor::campaign
