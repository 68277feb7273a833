// Expected failures and what is wrong with something a person wrote.
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace ephor {

enum class Severity : std::uint8_t { Advice, Warning, Error };

/// A place in a text that a person can open. Line and column count from 1; 0 where there is none.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

/// An edit of the text that takes the fault away: replace `length` characters (Unicode code points, all on one line)
/// from (line, column) by `text`. With `wholeLines` greater than 0, that many lines from `line` on are replaced
/// instead, line ends included. withFix() (fix.h) does it.
struct Fix {
    Message label;
    int line = 0;
    int column = 0;
    int length = 0;
    int wholeLines = 0;
    std::string text;

    friend bool operator==(const Fix&, const Fix&) = default;
};

/// One thing that is wrong, where, by which rule, and what would mend it.
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string code;  ///< stable and short, such as "list-unknown-key"
    Place place;
    Message message;
    std::string rule;  ///< the rule's id, or empty
    std::vector<Fix> fixes;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// A value, or everything that is wrong with what should have made it.
template <typename T> using Result = std::expected<T, Diagnostics>;

/// A single error without a text behind it.
inline std::unexpected<Diagnostics> failure(std::string code, Message message, Place place = {}) {
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

/// "file:line:column: error: message (rule)", and a line "    fix: …" for each fix; parts that are absent are left out.
std::string toText(const Diagnostic& diagnostic);

/// Of `known`, the word with the fewest edits to `word`, if it is near enough to be a slip of the pen.
std::optional<std::string> nearestWord(std::string_view word, const std::vector<std::string>& known);

}  // namespace ephor
