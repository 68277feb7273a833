// Reads a TOML table with known keys: checks types and ranges, and reports every fault with its position and, if
// possible, a fix.
#pragma once

#include "core/io/toml.h"

#include <optional>
#include <set>

namespace ephor {

enum class Need : bool { Optional, Required };

/// Take every key that may be present, then call finish(), which reports the rest as unknown. A fault does not stop the
/// reading.
class TomlReader {
public:
    /// `what` names the table in messages: "the set-up", "[[terrain]]". `code` is the prefix of the diagnostics' codes.
    TomlReader(const TomlText& text, const toml::table& table, std::string what, std::string code, Diagnostics& faults)
        : m_text(text), m_table(table), m_what(std::move(what)), m_code(std::move(code)), m_faults(faults) {}

    /// A required text must not be empty.
    std::optional<std::string> text(std::string_view key, Need need, std::int64_t longest = 80,
                                    bool severalLines = false);
    std::optional<std::int64_t> integer(std::string_view key, Need need, std::int64_t lowest, std::int64_t highest);
    std::optional<double> number(std::string_view key, Need need, double lowest, double highest);
    std::optional<bool> flag(std::string_view key, Need need);
    /// A text that must be one of `words`.
    std::optional<std::string> word(std::string_view key, Need need, const std::vector<std::string>& words);
    /// An array of texts from `words`; empty if the key is missing.
    std::vector<std::string> words(std::string_view key, Need need, const std::vector<std::string>& words);
    const toml::array* array(std::string_view key, Need need, std::size_t most);
    const toml::table* table(std::string_view key, Need need);
    /// The tables of [[key]], at most `most` of them.
    std::vector<const toml::table*> tables(std::string_view key, std::size_t most);
    /// A value of any type.
    const toml::node* any(std::string_view key);

    bool has(std::string_view key) const { return m_table.contains(key); }
    SourcePosition place(std::string_view key) const;
    SourcePosition place() const { return m_text.place(m_table); }
    /// Fixes that replace a value; none if the value has several lines.
    std::vector<Fix> replacing(std::string_view key, Message label, std::string text) const;
    /// Fixes that add a missing key.
    std::vector<Fix> adding(std::string_view key, const std::string& example) const;
    /// Reports all keys that were not taken as unknown. `moreKnown` are keys that are known but were not read.
    void finish(const std::vector<std::string>& moreKnown = {});

    /// `suffix` is the end of the code: "range".
    void fault(const std::string& suffix, const SourcePosition& place, Message message, std::vector<Fix> fixes = {});

private:
    /// `example` is a valid value, which the fix for a missing key inserts.
    const toml::node* take(std::string_view key, Need need, const std::string& example = {});
    const toml::node* take(std::string_view key, Need need, std::string_view kind, bool (*isKind)(const toml::node&),
                           const std::string& example = {});
    std::vector<Fix> unquoting(const toml::node& node, bool (*isKind)(const toml::node&)) const;
    std::vector<Fix> replacing(const toml::node& node, Message label, std::string text) const;
    std::optional<std::string> wordOf(const toml::node& node, std::string_view key,
                                      const std::vector<std::string>& words);

    const TomlText& m_text;
    const toml::table& m_table;
    std::string m_what;
    std::string m_code;
    Diagnostics& m_faults;
    std::set<std::string, std::less<>> m_known;
};

/// Reads the head of a document: `format` must be `currentFormat`; a newer one gets its own message. False if the rest
/// should not be read.
bool readFormat(TomlReader& reader, int currentFormat);

}  // namespace ephor
