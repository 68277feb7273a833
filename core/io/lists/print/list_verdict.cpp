#include "core/io/lists/print/list_verdict.h"

#include <algorithm>

namespace ephor {

std::optional<Message> notLegal(const Diagnostics& faults, const std::function<std::string(const Message&)>& said) {
    const auto first = std::ranges::find(faults, Severity::Error, &Diagnostic::severity);
    if (first == faults.end())
        return {};
    const std::string words = said(first->message);
    const auto others = std::ranges::count(faults, Severity::Error, &Diagnostic::severity) - 1;
    if (others == 0)
        return Message("Not legal: {0}", {words});
    return Message("Not legal: {0} (and {1} more)", {words, std::to_string(others)});
}

std::string notLegalLine(const Diagnostics& faults) {
    const std::optional<Message> verdict = notLegal(faults);
    return verdict ? toText(*verdict) : std::string();
}

}  // namespace ephor
