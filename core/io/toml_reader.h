// Reading a TOML table whose keys are known: values by kind and range, every fault with its place and, where one
// exists, a fix.
#pragma once

#include "core/io/toml.h"

#include <optional>
#include <set>

namespace ephor {

enum class Need : bool { Optional, Required };

/// Take every key that may be there, then finish(): what was not taken is unknown. A fault never stops the reading.
class TomlReader {
public:
    /// `what` names the table in messages: "the set-up", "[[terrain]]". `code` begins the codes of the diagnostics.
    TomlReader(const TomlText& text, const toml::table& table, std::string what, std::string code, Diagnostics& faults)
        : m_text(text), m_table(table), m_what(std::move(what)), m_code(std::move(code)), m_faults(faults) {}

    /// A required text is not empty, either.
    std::optional<std::string> text(std::string_view key, Need need, std::int64_t longest = 80,
                                    bool severalLines = false);
    std::optional<std::int64_t> integer(std::string_view key, Need need, std::int64_t lowest, std::int64_t highest);
    std::optional<double> number(std::string_view key, Need need, double lowest, double highest);
    std::optional<bool> flag(std::string_view key, Need need);
    /// One of `words`.
    std::optional<std::string> word(std::string_view key, Need need, const std::vector<std::string>& words);
    /// An array of texts out of `words`; empty where the key is missing.
    std::vector<std::string> words(std::string_view key, Need need, const std::vector<std::string>& words);
    const toml::array* array(std::string_view key, Need need, std::size_t most);
    const toml::table* table(std::string_view key, Need need);
    /// The tables of [[key]], at most `most` of them.
    std::vector<const toml::table*> tables(std::string_view key, std::size_t most);
    /// Any value.
    const toml::node* any(std::string_view key);

    bool has(std::string_view key) const { return m_table.contains(key); }
    Place place(std::string_view key) const;
    Place place() const { return m_text.place(m_table); }
    /// Writes a value anew, where it stands on one line.
    std::vector<Fix> replacing(std::string_view key, Message label, std::string text) const;
    /// Writes a key that is missing.
    std::vector<Fix> adding(std::string_view key, const std::string& example) const;
    /// Everything not taken is unknown; `moreKnown` are keys that are known and were not looked for.
    void finish(const std::vector<std::string>& moreKnown = {});

    /// `suffix` ends the code: "range".
    void fault(const std::string& suffix, const Place& place, Message message, std::vector<Fix> fixes = {});

private:
    /// `example` is a value that would do: the fix for a missing key writes it.
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

/// The head of a document: `format` must be `currentFormat`; a newer one is refused as such. False where the rest
/// should not be looked at.
bool readFormat(TomlReader& reader, int currentFormat);

}  // namespace ephor
