#include "core/base/result.h"

#include <algorithm>
#include <numeric>

namespace ephor {

std::string_view name(Severity severity) {
    switch (severity) {
    case Severity::Advice:
        return "advice";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "error";
}

std::string toText(const Diagnostic& diagnostic) {
    std::string text;
    if (!diagnostic.place.file.empty())
        text += diagnostic.place.file + ":";
    if (diagnostic.place.line > 0)
        text += std::to_string(diagnostic.place.line) + ":";
    if (diagnostic.place.line > 0 && diagnostic.place.column > 0)
        text += std::to_string(diagnostic.place.column) + ":";
    if (!text.empty())
        text += " ";
    text += std::string(name(diagnostic.severity)) + ": " + toText(diagnostic.message);
    if (!diagnostic.rule.empty())
        text += " (" + diagnostic.rule + ")";
    for (const Fix& fix : diagnostic.fixes)
        text += "\n    fix: " + toText(fix.label);
    return text;
}

namespace {

/// Levenshtein distance in bytes.
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

}  // namespace

std::optional<std::string> nearestWord(std::string_view word, const std::vector<std::string>& known) {
    if (word.size() > 64)
        return {};
    std::optional<std::string> best;
    std::size_t fewest = std::max<std::size_t>(2, word.size() / 2) + 1;
    for (const std::string& candidate : known) {
        const std::size_t n = edits(word, candidate);
        if (n < fewest) {
            fewest = n;
            best = candidate;
        }
    }
    return best;
}

}  // namespace ephor
