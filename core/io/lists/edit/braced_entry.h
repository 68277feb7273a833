// An entry of a list in braces, { type = "psiloi", count = 2 }. Edits change it in place.
#pragma once

#include "core/io/lists/edit/army_list_edit.h"
#include "core/io/toml.h"

namespace ephor {

class BracedEntry {
public:
    /// The entry whose opening brace is in this line (from 1); none if there is none. A failure if there are several,
    /// because the edit would be ambiguous.
    static Result<std::optional<BracedEntry>> at(std::string_view text, int line);
    /// The last entry in braces under a heading ("phalanx.unit"), only those below line `after`; none if there is none.
    static Result<std::optional<BracedEntry>> lastOf(std::string_view text, const std::string& heading, int after);

    const std::string& heading() const { return m_heading; }

    Result<EditedList> withValue(std::string_view key, const std::optional<FieldValue>& value) const;
    Result<EditedList> without() const;
    /// Adds a copy in the next line, without the named flags.
    Result<EditedList> withCopy(const std::vector<std::string>& without) const;
    /// Adds a new entry in the next line.
    Result<EditedList> withNext(const std::vector<Field>& fields) const;

private:
    struct Found {
        const toml::array* array = nullptr;
        std::size_t index = 0;
        std::string heading;
    };

    BracedEntry(TomlText text, const Found& found);

    static void collect(const toml::table& table, const std::string& prefix, std::vector<Found>& all);
    std::size_t offset(const toml::source_position& position) const;
    std::size_t begin() const { return offset(m_table->source().begin); }
    std::size_t end() const { return offset(m_table->source().end); }
    int line() const { return static_cast<int>(m_table->source().begin.line); }
    /// The position after the comma that follows it, or after the entry itself.
    std::size_t endWithComma() const;
    bool isAloneInItsLines() const;
    Result<EditedList> replaced(std::size_t from, std::size_t to, const std::string& by) const;
    Result<EditedList> withInNextLine(const std::string& entry) const;

    TomlText m_text;
    const toml::table* m_table = nullptr;
    std::string m_heading;
};

}  // namespace ephor
