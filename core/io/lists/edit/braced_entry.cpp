#include "core/io/lists/edit/braced_entry.h"

#include "core/army/field_text.h"
#include "core/base/toml_text.h"
#include "core/io/lists/army_list_io.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string assignment(std::string_view key, const FieldValue& value) {
    return tomlKey(key) + " = " + tomlValue(value);
}

}  // namespace

void BracedEntry::collect(const toml::table& table, const std::string& prefix, std::vector<Found>& all) {
    for (const TomlField& field : inOrder(table)) {
        const auto* array = field.value->as_array();
        for (std::size_t i = 0; array && i < array->size(); ++i)
            if (const auto* one = (*array)[i].as_table()) {
                if (one->is_inline())
                    all.push_back({array, i, prefix + field.key});
                collect(*one, prefix + field.key + ".", all);
            }
    }
}

BracedEntry::BracedEntry(TomlText text, const Found& found)
    : m_text(std::move(text)), m_table((*found.array)[found.index].as_table()), m_heading(found.heading) {}

Result<std::optional<BracedEntry>> BracedEntry::at(std::string_view text, int line) {
    Result<TomlText> parsed = parseToml(text, {}, largestList, "list");
    if (!parsed)
        return std::unexpected(std::move(parsed).error());
    std::vector<Found> all;
    collect(parsed->table, {}, all);
    std::erase_if(all, [line](const Found& one) {
        return static_cast<int>((*one.array)[one.index].source().begin.line) != line;
    });
    if (all.size() > 1)
        return cannotEdit(
            {"Several tables stand in braces in this line: put each of them on a line of its own, or write [[{0}]].",
             {all.front().heading}},
            line);
    if (all.empty())
        return std::optional<BracedEntry>();
    return BracedEntry(*std::move(parsed), all.front());
}

Result<std::optional<BracedEntry>> BracedEntry::lastOf(std::string_view text, const std::string& heading, int after) {
    Result<TomlText> parsed = parseToml(text, {}, largestList, "list");
    if (!parsed)
        return std::unexpected(std::move(parsed).error());
    std::vector<Found> all;
    collect(parsed->table, {}, all);
    std::erase_if(all, [&heading](const Found& one) { return one.heading != heading; });
    if (all.empty())
        return std::optional<BracedEntry>();
    const auto behind = std::ranges::find_if(all, [after](const Found& one) {
        return static_cast<int>((*one.array)[one.index].source().begin.line) > after;
    });
    const Found& near = behind == all.end() || after == 0 ? all.back() : *behind;
    return BracedEntry(*std::move(parsed), {near.array, near.array->size() - 1, near.heading});
}

std::size_t BracedEntry::offset(const toml::source_position& position) const {
    const auto line = static_cast<int>(position.line);
    return m_text.lineStarts[position.line - 1] + byteOf(m_text.line(line), position.column);
}

std::size_t BracedEntry::endWithComma() const {
    const std::size_t next = m_text.text.find_first_not_of(blanks, end());
    return next != std::string_view::npos && m_text.text[next] == ',' ? next + 1 : end();
}

bool BracedEntry::isAloneInItsLines() const {
    const std::string_view text = m_text.text;
    const std::size_t first = text.find_last_not_of(blanks, begin() == 0 ? 0 : begin() - 1);
    const std::size_t next = text.find_first_not_of(blanks, endWithComma());
    return (first == std::string_view::npos || text[first] == '\n') &&
           (next == std::string_view::npos || text[next] == '\n' || text[next] == '#');
}

Result<EditedList> BracedEntry::replaced(std::size_t from, std::size_t to, const std::string& by) const {
    const std::string_view text = m_text.text;
    return editedText(std::string(text.substr(0, from)) + by + std::string(text.substr(to)), line());
}

Result<EditedList> BracedEntry::withValue(std::string_view key, const std::optional<FieldValue>& value) const {
    const std::vector<TomlField> fields = inOrder(*m_table);
    const auto found = std::ranges::find(fields, key, &TomlField::key);
    const auto endOf = [this](const TomlField& field) { return offset(field.value->source().end); };
    if (found != fields.end() && value)
        return replaced(offset(found->value->source().begin), endOf(*found), tomlValue(*value));
    if (value)
        return fields.empty() ? replaced(begin(), end(), "{ " + assignment(key, *value) + " }")
                              : replaced(endOf(fields.back()), endOf(fields.back()), ", " + assignment(key, *value));
    if (found == fields.end())
        return EditedList{std::string(m_text.text), line()};
    const std::size_t keyBegin = offset(found->keyNode->source().begin);
    if (found + 1 != fields.end())
        return replaced(keyBegin, offset((found + 1)->keyNode->source().begin), {});
    return replaced(found == fields.begin() ? keyBegin : endOf(*(found - 1)), endOf(*found), {});
}

Result<EditedList> BracedEntry::without() const {
    if (!isAloneInItsLines())
        return replaced(begin(), endWithComma(), {});
    const std::string_view text = m_text.text;
    const std::size_t lineEnd = std::min(text.find('\n', end()), text.size() - 1);
    return replaced(m_text.lineStarts[m_table->source().begin.line - 1], lineEnd + 1, {});
}

Result<EditedList> BracedEntry::withInNextLine(const std::string& entry) const {
    const std::string_view text = m_text.text;
    const std::string_view first = m_text.line(line());
    const std::string ending = first.ends_with('\r') ? "\r\n" : "\n";
    Result<EditedList> done;
    if (isAloneInItsLines()) {
        const std::size_t lineEnd = std::min(text.find('\n', end()), text.size());
        const std::string comma = endWithComma() == end() ? "," : "";
        const std::string rest(text.substr(end(), lineEnd - end()));
        const std::string carriage = rest.ends_with('\r') ? "\r" : "";
        done = replaced(end(), lineEnd, comma + rest + "\n" + std::string(indentation(first)) + entry + "," + carriage);
    } else {
        done = replaced(end(), end(), "," + ending + std::string(indentation(first)) + "  " + entry);
    }
    if (done)
        done->line = static_cast<int>(m_table->source().end.line) + 1;
    return done;
}

Result<EditedList> BracedEntry::withCopy(const std::vector<std::string>& without) const {
    Result<EditedList> done = withInNextLine(std::string(m_text.text.substr(begin(), end() - begin())));
    for (const TomlField& field : inOrder(*m_table)) {
        if (!done || !field.value->is_boolean() || std::ranges::find(without, field.key) == without.end())
            continue;
        const Result<std::optional<BracedEntry>> copy = at(done->text, done->line);
        if (!copy || !*copy)
            return copy ? done : std::unexpected(copy.error());
        done = (*copy)->withValue(field.key, {});
    }
    return done;
}

Result<EditedList> BracedEntry::withNext(const std::vector<Field>& fields) const {
    std::string entry;
    for (const Field& field : fields)
        entry += (entry.empty() ? "{ " : ", ") + assignment(field.key, field.value);
    return withInNextLine(entry.empty() ? "{}" : entry + " }");
}

}  // namespace ephor
