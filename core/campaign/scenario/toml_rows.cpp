#include "core/campaign/scenario/toml_rows.h"

#include "core/base/toml_text.h"
#include "core/campaign/scenario/files.h"
#include "core/io/toml.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

constexpr std::string_view blanks = " \t\r";

/// True for [name] and [[name]], which come after the keys of their table.
bool isHeaded(const toml::node& node) {
    if (const auto* table = node.as_table())
        return !table->is_inline();
    const auto* array = node.as_array();
    return array && !array->empty() && array->front().is_table() && isHeaded(array->front());
}

std::string lineOf(std::string_view key, const std::string& value) { return tomlKey(key) + " = " + value; }

std::string inlineRow(const std::vector<WrittenField>& fields) {
    std::string row = "{";
    for (const WrittenField& field : fields)
        row += (row.size() > 1 ? ", " : "") + lineOf(field.key, field.value);
    return row + "}";
}

/// A parsed text with the positions of its nodes. Good for one edit only.
class Page {
public:
    static Result<Page> of(std::string_view text) {
        Result<TomlText> parsed = parseToml(text, "", largestScenarioFile, "campaign");
        if (!parsed)
            return std::unexpected(std::move(parsed).error());
        return Page(std::string(text), std::move(*parsed));
    }

    const toml::table& root() const { return m_parsed.table; }

    void replace(const toml::node& node, const std::string& value) {
        m_text.replace(begin(node), end(node) - begin(node), value);
    }
    void addKey(const toml::table& table, std::string_view key, const std::string& value) {
        if (table.is_inline())
            m_text.insert(end(table) - 1, (table.empty() ? "" : ", ") + lineOf(key, value));
        else
            insertBelow(lastKeyLine(table), lineOf(key, value) + "\n");
    }
    void removeKey(const toml::table& table, const toml::key& key, const toml::node& value) {
        if (table.is_inline())
            cut(byteAt(key.source().begin), end(value));
        else
            cutLines(static_cast<int>(key.source().begin.line), lastLineOf(value));
    }
    void append(const std::string& lines) { insertBelow(static_cast<int>(m_parsed.lineStarts.size()), lines); }
    void insertBelow(int line, const std::string& lines) {
        if (static_cast<std::size_t>(line) < m_parsed.lineStarts.size()) {
            m_text.insert(m_parsed.lineStarts[static_cast<std::size_t>(line)], lines);
            return;
        }
        if (!m_text.empty() && m_text.back() != '\n')
            m_text += '\n';
        m_text += lines;
    }
    void addTo(const toml::array& array, const std::string& value) {
        if (array.empty())
            return replace(array, array.source().begin.line == array.source().end.line ? "[" + value + "]"
                                                                                       : "[\n  " + value + ",\n]");
        const toml::node& last = array.back();
        const std::size_t behind = end(last);
        const bool hasComma = commaBehind(behind) != std::string::npos;
        if (array.source().begin.line == array.source().end.line) {
            m_text.insert(end(array) - 1, (hasComma ? " " : ", ") + value);
            return;
        }
        const std::size_t start = m_parsed.lineStarts[last.source().begin.line - 1];
        const std::size_t indent = m_text.find_first_not_of(blanks, start) - start;
        const auto closing = static_cast<std::size_t>(array.source().end.line) - 1;
        const std::string line = m_text.substr(start, indent) + value + ",\n";
        if (last.source().end.line == array.source().end.line)
            m_text.insert(behind, ",\n" + line);
        else
            m_text.insert(m_parsed.lineStarts[closing], line);
        if (!hasComma && last.source().end.line != array.source().end.line)
            m_text.insert(behind, ",");
    }
    /// Removes the whole line, with its comment, if the element is alone on it.
    void removeElement(const toml::node& node) {
        const std::size_t comma = commaBehind(end(node));
        const std::size_t behind = comma == std::string::npos ? end(node) : comma + 1;
        const std::size_t start = m_parsed.lineStarts[node.source().begin.line - 1];
        const std::size_t next = m_text.find_first_not_of(blanks, behind);
        const bool isFirst = m_text.find_first_not_of(blanks, start) == begin(node);
        const bool isLast = next == std::string::npos || m_text[next] == '\n' || m_text[next] == '#';
        if (isFirst && isLast)
            return cutLines(static_cast<int>(node.source().begin.line), static_cast<int>(node.source().end.line));
        cut(begin(node), end(node));
    }
    /// Removes a [[heading]] with its content, the comment directly above it, and one blank line before that.
    void removeBlock(const toml::table& table) {
        int first = static_cast<int>(table.source().begin.line);
        const int last = std::max(lastLineOf(table), lastKeyLine(table));
        while (first > 1 && trimmed(first - 1).starts_with('#'))
            --first;
        if (first > 1 && trimmed(first - 1).empty())
            --first;
        cutLines(first, last);
    }
    /// The last line of a table's own keys. 0 for the top of a file without any.
    int lastKeyLine(const toml::table& table) const {
        const bool isTop = &table == &m_parsed.table;
        int last = isTop ? 0 : static_cast<int>(table.source().begin.line);
        for (auto&& [key, node] : table)
            if (!isHeaded(node))
                last = std::max(last, lastLineOf(node));
        return last;
    }

    Result<std::string> done() && {
        if (const Result<TomlText> again = parseToml(m_text, "", largestScenarioFile, "campaign"); !again)
            return std::unexpected(again.error());
        return std::move(m_text);
    }

private:
    Page(std::string text, TomlText parsed) : m_text(std::move(text)), m_parsed(std::move(parsed)) {}

    /// Columns of TOML nodes count characters, not bytes.
    std::size_t byteAt(const toml::source_position& at) const {
        const std::size_t start = m_parsed.lineStarts[at.line - 1];
        std::size_t byte = start;
        for (auto column = at.column; column > 1 && byte < m_text.size(); --column)
            do
                ++byte;
            while (byte < m_text.size() && (static_cast<unsigned char>(m_text[byte]) & 0xC0) == 0x80);
        return byte;
    }
    std::size_t begin(const toml::node& node) const { return byteAt(node.source().begin); }
    std::size_t end(const toml::node& node) const { return byteAt(node.source().end); }

    /// The next comma, skipping comments and line ends; npos if something else comes first.
    std::size_t commaBehind(std::size_t at) const {
        for (; at < m_text.size(); ++at) {
            if (m_text[at] == '#')
                at = std::min(m_text.find('\n', at), m_text.size() - 1);
            else if (m_text[at] == ',')
                return at;
            else if (m_text[at] != '\n' && !blanks.contains(m_text[at]))
                break;
        }
        return std::string::npos;
    }
    std::string_view trimmed(int line) const {
        const std::size_t start = m_parsed.lineStarts[static_cast<std::size_t>(line) - 1];
        const std::size_t stop = std::min(m_text.find('\n', start), m_text.size());
        const std::string_view whole = std::string_view(m_text).substr(start, stop - start);
        const std::size_t first = whole.find_first_not_of(blanks);
        return first == std::string_view::npos ? std::string_view() : whole.substr(first);
    }
    /// Removes a part of a one-line list together with one comma.
    void cut(std::size_t from, std::size_t to) {
        if (const std::size_t comma = commaBehind(to); comma != std::string::npos) {
            to = std::min(m_text.find_first_not_of(blanks, comma + 1), m_text.size());
        } else if (const std::size_t before = m_text.find_last_not_of(blanks, from - 1); m_text[before] == ',') {
            from = before;
        }
        m_text.erase(from, to - from);
    }
    void cutLines(int first, int last) {
        const std::size_t from = m_parsed.lineStarts[static_cast<std::size_t>(first) - 1];
        const auto behind = static_cast<std::size_t>(last);
        const std::size_t to = behind < m_parsed.lineStarts.size() ? m_parsed.lineStarts[behind] : m_text.size();
        m_text.erase(from, to - from);
    }

    std::string m_text;
    TomlText m_parsed;
};

/// Null if there is no such row.
const toml::table* rowAt(const toml::table& root, const RowPath& path) {
    const toml::table* table = &root;
    for (const RowStep& step : path) {
        const toml::array* rows = table->get_as<toml::array>(step.table);
        table = rows && step.row < rows->size() ? (*rows)[step.row].as_table() : nullptr;
        if (!table)
            return nullptr;
    }
    return table;
}

std::unexpected<Diagnostics> notThere(const RowPath& path) {
    return failure("campaign-edit",
                   {"There is no such row in \"{0}\" any more.", {path.empty() ? "" : path.back().table}});
}

std::string headingOf(const RowPath& within, const std::string& table) {
    std::string heading;
    for (const RowStep& step : within)
        heading += step.table + ".";
    return heading + table;
}

void addBlock(Page& page, int below, const std::string& heading, const std::vector<WrittenField>& fields) {
    std::string block = "\n[[" + heading + "]]\n";
    for (const WrittenField& field : fields)
        block += lineOf(field.key, field.value) + "\n";
    below > 0 ? page.insertBelow(below, block) : page.append(block);
}

/// Makes a change of the page at a row. `change` returns false where what it is about is not there.
template <typename Change>
Result<std::string> changed(std::string_view text, const RowPath& row, const Change& change) {
    Result<Page> page = Page::of(text);
    if (!page)
        return std::unexpected(std::move(page).error());
    const toml::table* table = rowAt(page->root(), row);
    if (!table || !change(*page, *table))
        return notThere(row);
    return std::move(*page).done();
}

}  // namespace

Result<std::string> withKey(std::string_view text, const RowPath& row, std::string_view key,
                            const std::optional<std::string>& value) {
    return changed(text, row, [&](Page& page, const toml::table& table) {
        const auto found = table.find(key);
        if (found == table.end() && value)
            page.addKey(table, key, *value);
        else if (found != table.end() && value)
            page.replace(found->second, *value);
        else if (found != table.end())
            page.removeKey(table, found->first, found->second);
        return true;
    });
}

Result<std::string> withKeyIn(std::string_view text, const std::string& table, std::string_view key,
                              const std::string& value) {
    return changed(text, {}, [&](Page& page, const toml::table& root) {
        const toml::table* one = root[table].as_table();
        if (!one)
            page.append("\n[" + table + "]\n" + lineOf(key, value) + "\n");
        else if (const toml::node* node = one->get(key))
            page.replace(*node, value);
        else
            page.addKey(*one, key, value);
        return true;
    });
}

Result<std::string> withRow(std::string_view text, const RowPath& within, const std::string& table,
                            const std::vector<WrittenField>& fields) {
    return changed(text, within, [&](Page& page, const toml::table& parent) {
        const toml::node* rows = parent.get(table);
        if (rows && isHeaded(*rows))
            addBlock(page, lastLineOf(rows->as_array()->back()), headingOf(within, table), fields);
        else if (rows && rows->is_array())
            page.addTo(*rows->as_array(), inlineRow(fields));
        else if (!within.empty())
            page.addKey(parent, table, "[\n  " + inlineRow(fields) + ",\n]");
        else
            addBlock(page, 0, table, fields);
        return true;
    });
}

Result<std::string> withRows(std::string_view text, const std::string& table,
                             const std::vector<std::vector<WrittenField>>& rows) {
    return changed(text, {}, [&](Page& page, const toml::table& root) {
        if (const auto old = root.find(table); old != root.end()) {
            if (!isHeaded(old->second))
                page.removeKey(root, old->first, old->second);
            else if (const auto* blocks = old->second.as_array())
                for (std::size_t i = blocks->size(); i-- > 0;)  // from the end, so that positions stay valid
                    page.removeBlock(*(*blocks)[i].as_table());
        }
        for (const std::vector<WrittenField>& row : rows)
            addBlock(page, 0, table, row);
        return true;
    });
}

Result<std::string> withoutRow(std::string_view text, const RowPath& row) {
    return changed(text, row, [&](Page& page, const toml::table& table) {
        if (row.empty())
            return false;
        table.is_inline() ? page.removeElement(table) : page.removeBlock(table);
        return true;
    });
}

Result<std::string> withElement(std::string_view text, const RowPath& row, std::string_view key,
                                const std::string& value) {
    return changed(text, row, [&](Page& page, const toml::table& table) {
        if (const toml::array* list = table.get_as<toml::array>(key))
            page.addTo(*list, value);
        else if (!table.contains(key))
            page.addKey(table, key, "[" + value + "]");
        return true;
    });
}

Result<std::string> withoutElement(std::string_view text, const RowPath& row, std::string_view key, std::size_t index) {
    return changed(text, row, [&](Page& page, const toml::table& table) {
        const toml::array* list = table.get_as<toml::array>(key);
        if (!list || index >= list->size())
            return false;
        page.removeElement((*list)[index]);
        return true;
    });
}

}  // namespace ephor::campaign
