// Expected failures, and faults in documents that people write.
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace ephor {

enum class Severity : std::uint8_t { Advice, Warning, Error };

/// A position in a text that a person can open. Line and column count from 1; 0 if there is none.
struct SourcePosition {
    std::string file;
    int line = 0;
    int column = 0;

    friend bool operator==(const SourcePosition&, const SourcePosition&) = default;
};

/// An edit that removes a fault: replaces `length` characters (Unicode code points, all on one line) at (line, column)
/// with `text`. If `wholeLines` is greater than 0, it replaces that many lines from `line` on, including their line
/// ends. withFix() (fix.h) applies it.
struct Fix {
    Message label;
    int line = 0;
    int column = 0;
    int length = 0;
    int wholeLines = 0;
    std::string text;

    friend bool operator==(const Fix&, const Fix&) = default;
};

/// A fault: what is wrong, where, by which rule, and possible fixes.
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string code;  ///< stable and short, such as "list-unknown-key"
    SourcePosition place;
    Message message;
    std::string rule;  ///< the rule's id, or empty
    std::vector<Fix> fixes;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// A value, or all faults that prevented it.
template <typename T> using Result = std::expected<T, Diagnostics>;

/// A single error, without a source text.
inline std::unexpected<Diagnostics> failure(std::string code, Message message, SourcePosition place = {}) {
    return std::unexpected(
        Diagnostics{{Severity::Error, std::move(code), std::move(place), std::move(message), {}, {}}});
}

inline bool hasErrors(const Diagnostics& diagnostics) {
    for (const Diagnostic& d : diagnostics)
        if (d.severity == Severity::Error)
            return true;
    return false;
}

std::string_view name(Severity severity);

/// "file:line:column: error: message (rule)", followed by a line "    fix: …" for each fix. Missing parts are left out.
std::string toText(const Diagnostic& diagnostic);

/// The word of `known` with the smallest edit distance to `word`; none if all are too different for a typing error.
std::optional<std::string> nearestWord(std::string_view word, const std::vector<std::string>& known);

}  // namespace ephor
