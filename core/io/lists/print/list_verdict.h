// Says on a printed or exported list that it is not legal.
#pragma once

#include "core/base/result.h"

#include <functional>

namespace ephor {

/// "Not legal: the first error (and 2 more)"; none if the list has no errors. `said` gives the error's words.
std::optional<Message> notLegal(
    const Diagnostics& faults,
    const std::function<std::string(const Message&)>& said = [](const Message& one) { return toText(one); });

/// The same as one line of English text; empty if the list has no errors.
std::string notLegalLine(const Diagnostics& faults);

}  // namespace ephor
