#include "core/io/army_list_edit.h"

#include "core/base/toml_text.h"
#include "core/io/army_list_io.h"
#include "core/io/toml.h"

#include <algorithm>

namespace ephor {

namespace {

/// Lines from 0, the end not included.
struct Lines {
    int first = 0;
    int end = 0;

    bool contains(int line) const { return first <= line && line < end; }
};

/// A [[heading]] with all that stands under it.
struct Block {
    const toml::table* table = nullptr;
    std::string heading;
    int parent = -1;
    int head = 0;
    int fieldsEnd = 0;  ///< behind its own last key
    Lines lines;        ///< with its comments and the blocks within it
    bool scattered = false;
};

std::unexpected<Diagnostics> cannot(Message message, int line = 0) {
    return failure("list-edit", std::move(message), {{}, line, 0});
}

std::string written(const FieldValue& value) {
    if (const auto* words = std::get_if<std::string>(&value))
        return tomlString(*words);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return tomlNumber(*real);
    return std::get<bool>(value) ? "true" : "false";
}

std::string_view trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view{}
                                           : line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

std::string_view indentation(std::string_view line) {
    return line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
}

/// The byte of a column, which counts characters from 1.
std::size_t byteOf(std::string_view line, std::size_t column) {
    std::size_t at = 0;
    for (; column > 1 && at < line.size(); --column)
        do
            ++at;
        while (at < line.size() && (static_cast<unsigned char>(line[at]) & 0xC0) == 0x80);
    return at;
}

int endOf(const toml::node& node) {
    auto last = static_cast<int>(node.source().end.line);
    if (const auto* array = node.as_array())
        for (const toml::node& one : *array)
            last = std::max(last, endOf(one));
    if (const auto* table = node.as_table())
        for (auto&& [key, one] : *table)
            last = std::max(last, endOf(one));
    return last;
}

/// The tables of [[key]] headings; empty for every other value.
std::vector<const toml::table*> headed(const toml::node& node) {
    std::vector<const toml::table*> tables;
    if (const auto* array = node.as_array())
        for (const toml::node& one : *array)
            if (const auto* table = one.as_table(); table && !table->is_inline())
                tables.push_back(table);
    return tables;
}

/// "phalanx" of "phalanx.unit"; empty at the top.
std::string parentOf(const std::string& heading) {
    const std::size_t dot = heading.rfind('.');
    return dot == std::string::npos ? std::string() : heading.substr(0, dot);
}

/// A list's text as lines and blocks.
class ListLines {
public:
    static Result<ListLines> from(std::string_view text) {
        Result<TomlText> parsed = parseToml(text, {}, largestList, "list");
        if (!parsed)
            return std::unexpected(std::move(parsed).error());
        return ListLines(*std::move(parsed));
    }

    Result<int> blockAt(int line) const {
        for (int i = 0; i < std::ssize(m_blocks); ++i)
            if (block(i).head == line - 1)
                return i;
        return cannot("Here stands no table that begins with [[ ]]; what is written in braces is changed in the text.",
                      line);
    }
    const Block& block(int index) const { return m_blocks[static_cast<std::size_t>(index)]; }
    const toml::table& root() const { return m_text.table; }
    int count() const { return static_cast<int>(m_lines.size()); }
    std::vector<std::string> copy(Lines lines) const {
        return {m_lines.begin() + lines.first, m_lines.begin() + lines.end};
    }

    void replaceValue(const toml::node& node, const std::string& value);
    Result<void> removeField(const toml::key& key, const toml::node& node);
    /// One more key of the block (-1: the top).
    void addField(int index, std::string_view key, const std::string& value);
    /// Where a block under `heading` goes; `after` -1: behind the last of its kind.
    Result<int> placeFor(const std::string& heading, int after, Beside beside) const;
    void remove(Lines lines);
    /// The line (from 1) of the first heading that was put in.
    int insert(int at, std::vector<std::string> lines);
    std::vector<std::string> newBlock(const std::string& heading, const std::vector<Field>& fields) const;

    Result<EditedList> done(int line) const;

private:
    explicit ListLines(TomlText text) : m_text(std::move(text)) {
        for (int i = 1; i <= std::ssize(m_text.lineStarts); ++i)
            m_lines.emplace_back(m_text.line(i));
        m_ending = !m_lines.front().empty() && m_lines.front().back() == '\r' ? "\r" : "";
        addSpans(m_text.table);
        addBlocks(m_text.table, {}, -1);
        std::ranges::stable_sort(m_blocks, {}, &Block::head);
        findParents();
        for (int i = 0; i < std::ssize(m_blocks); ++i)
            measure(i);
    }

    void addSpans(const toml::node& node);
    void addBlocks(const toml::table& table, const std::string& prefix, int parent);
    void findParents();
    void measure(int index);
    const std::string& line(int number) const { return m_lines[static_cast<std::size_t>(number)]; }
    bool isComment(int number) const;
    bool isBlank(int number) const { return trimmed(line(number)).empty(); }
    bool isAligned() const;
    bool isIn(int block, int ancestor) const;

    TomlText m_text;
    std::vector<std::string> m_lines;
    std::vector<Block> m_blocks;
    std::vector<Lines> m_spans;  ///< of values over several lines, where # begins no comment
    std::string m_ending;
};

void ListLines::addSpans(const toml::node& node) {
    const toml::source_region& at = node.source();
    if (node.is_value() && at.begin.line != at.end.line)
        m_spans.push_back({static_cast<int>(at.begin.line) - 1, static_cast<int>(at.end.line)});
    if (const auto* array = node.as_array())
        for (const toml::node& one : *array)
            addSpans(one);
    if (const auto* table = node.as_table())
        for (auto&& [key, one] : *table)
            addSpans(one);
}

void ListLines::addBlocks(const toml::table& table, const std::string& prefix, int parent) {
    for (auto&& [key, value] : table)
        for (const toml::table* one : headed(value)) {
            Block block{
                one,  prefix + std::string(key.str()), parent, static_cast<int>(one->source().begin.line) - 1, 0, {},
                false};
            m_blocks.push_back(block);
            addBlocks(*one, block.heading + ".", static_cast<int>(m_blocks.size()) - 1);
        }
}

/// After sorting: the parent of a block is the last one before it under the heading that it belongs to.
void ListLines::findParents() {
    for (int i = 0; i < std::ssize(m_blocks); ++i) {
        Block& one = m_blocks[static_cast<std::size_t>(i)];
        const std::string parent = parentOf(one.heading);
        one.parent = -1;
        for (int j = i - 1; !parent.empty() && j >= 0 && one.parent < 0; --j)
            if (block(j).heading == parent)
                one.parent = j;
    }
}

bool ListLines::isIn(int index, int ancestor) const {
    for (; index >= 0; index = block(index).parent)
        if (index == ancestor)
            return true;
    return false;
}

void ListLines::measure(int index) {
    Block& one = m_blocks[static_cast<std::size_t>(index)];
    one.fieldsEnd = one.head + 1;
    for (auto&& [key, value] : *one.table)
        if (headed(value).empty())
            one.fieldsEnd = std::max(one.fieldsEnd, endOf(value));
    one.lines = {one.head, std::max(one.fieldsEnd, endOf(*one.table))};
    for (int other = 0; other < std::ssize(m_blocks); ++other)
        if (!isIn(other, index) && one.lines.contains(block(other).head))
            one.scattered = true;
    while (one.lines.first > 0 && isComment(one.lines.first - 1))
        --one.lines.first;
    int below = one.lines.end;
    while (below < count() && isComment(below))
        ++below;
    if (below == count() || !trimmed(line(below)).starts_with('['))
        one.lines.end = below;
}

bool ListLines::isComment(int number) const {
    return trimmed(line(number)).starts_with('#') &&
           std::ranges::none_of(m_spans, [number](const Lines& span) { return span.contains(number); });
}

/// True where keys of the text are padded so that their signs stand below each other.
bool ListLines::isAligned() const {
    return std::ranges::any_of(m_lines, [](const std::string& text) {
        const std::string_view line = trimmed(text);
        const std::size_t sign = line.find('=');
        return sign != std::string_view::npos && sign > 1 && line[sign - 1] == ' ' && line[sign - 2] == ' ' &&
               line.find_first_of("\"'#[") > sign;
    });
}

void ListLines::replaceValue(const toml::node& node, const std::string& value) {
    const toml::source_region& at = node.source();
    const auto first = static_cast<int>(at.begin.line) - 1;
    const auto last = static_cast<int>(at.end.line) - 1;
    std::string& begin = m_lines[static_cast<std::size_t>(first)];
    const std::string rest = line(last).substr(byteOf(line(last), at.end.column));
    begin = begin.substr(0, byteOf(begin, at.begin.column)) + value + rest;
    m_lines.erase(m_lines.begin() + first + 1, m_lines.begin() + last + 1);
}

Result<void> ListLines::removeField(const toml::key& key, const toml::node& node) {
    const auto first = static_cast<int>(key.source().begin.line) - 1;
    const auto last = static_cast<int>(node.source().end.line) - 1;
    const std::string& begin = line(first);
    if (byteOf(begin, key.source().begin.column) != indentation(begin).size())
        return cannot({"\"{0}\" stands in braces; it is changed in the text.", {std::string(key.str())}}, first + 1);
    const std::string rest(trimmed(std::string_view(line(last)).substr(byteOf(line(last), node.source().end.column))));
    const std::string comment = std::string(indentation(begin)) + rest + m_ending;
    m_lines.erase(m_lines.begin() + first, m_lines.begin() + last + 1);
    if (!rest.empty())
        m_lines.insert(m_lines.begin() + first, comment);
    return {};
}

void ListLines::addField(int index, std::string_view key, const std::string& value) {
    const toml::table& table = index < 0 ? root() : *block(index).table;
    int at = index < 0 ? 0 : block(index).head + 1;
    std::string indent(index < 0 ? std::string_view() : indentation(line(block(index).head)));
    std::size_t sign = 0;
    for (const TomlField& field : inOrder(table)) {
        if (!headed(*field.value).empty())
            continue;
        const auto number = static_cast<int>(field.keyNode->source().begin.line) - 1;
        at = std::max(at, endOf(*field.value));
        indent = indentation(line(number));
        sign = std::max(sign, std::min(line(number).find('='), std::size_t{40}));
    }
    std::string words = indent + tomlKey(key) + " ";
    if (isAligned() && words.size() < sign)
        words.resize(sign, ' ');
    m_lines.insert(m_lines.begin() + at, words + "= " + value + m_ending);
}

Result<int> ListLines::placeFor(const std::string& heading, int after, Beside beside) const {
    const std::string parent = parentOf(heading);
    for (int i = after; i >= 0; i = block(i).parent) {
        const bool isBeside = parentOf(block(i).heading) == parent;
        if (isBeside && beside == Beside::Before)
            return block(i).lines.first;
        if (isBeside || block(i).heading == parent)
            return block(i).lines.end;
    }
    int last = -1;
    for (int i = 0; i < std::ssize(m_blocks); ++i)
        if (parent.empty()
                ? block(i).parent < 0 && (last < 0 || block(i).heading == heading || block(last).heading != heading)
                : block(i).heading == parent)
            last = i;
    if (last >= 0)
        return block(last).lines.end;
    if (!parent.empty())
        return cannot({"There is no [[{0}]] yet that could take it in.", {parent}});
    int end = count();
    while (end > 0 && isBlank(end - 1))
        --end;
    return end;
}

void ListLines::remove(Lines lines) {
    // Of the blank lines on both sides one side stays.
    while (lines.end < count() - 1 && isBlank(lines.end) && (lines.first == 0 || isBlank(lines.first - 1)))
        ++lines.end;
    if (lines.end >= count() - 1)
        while (lines.first > 0 && isBlank(lines.first - 1))
            --lines.first;
    m_lines.erase(m_lines.begin() + lines.first, m_lines.begin() + lines.end);
    if (m_lines.empty())
        m_lines.emplace_back();
}

int ListLines::insert(int at, std::vector<std::string> lines) {
    const auto heading =
        std::ranges::find_if(lines, [](const std::string& one) { return trimmed(one).starts_with('['); });
    auto head = static_cast<int>(heading - lines.begin());
    if (at > 0 && !isBlank(at - 1)) {
        lines.insert(lines.begin(), m_ending);
        ++head;
    }
    if (at == count())
        lines.emplace_back();
    else if (!isBlank(at))
        lines.push_back(m_ending);
    m_lines.insert(m_lines.begin() + at, lines.begin(), lines.end());
    return at + head + 1;
}

std::vector<std::string> ListLines::newBlock(const std::string& heading, const std::vector<Field>& fields) const {
    std::string indent;
    for (const Block& one : m_blocks)
        if (one.heading == heading)
            indent = indentation(line(one.head));
    std::size_t longest = 0;
    for (const Field& field : fields)
        longest = std::max(longest, tomlKey(field.key).size());
    std::vector<std::string> lines{indent + "[[" + heading + "]]" + m_ending};
    for (const Field& field : fields) {
        std::string key = tomlKey(field.key);
        if (isAligned())
            key.resize(longest, ' ');
        lines.push_back(indent + key + " = " + written(field.value) + m_ending);
    }
    return lines;
}

Result<EditedList> ListLines::done(int line) const {
    std::string text;
    for (const std::string& one : m_lines)
        (text += one) += '\n';
    text.pop_back();
    if (const Result<TomlText> again = parseToml(text, {}, largestList, "list"); !again)
        return std::unexpected(again.error());
    return EditedList{std::move(text), line};
}

}  // namespace

Result<EditedList> withValue(std::string_view text, int entry, std::string_view key,
                             const std::optional<FieldValue>& value) {
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    int index = -1;
    if (entry > 0) {
        const Result<int> found = lines->blockAt(entry);
        if (!found)
            return std::unexpected(found.error());
        index = *found;
    }
    const toml::table& table = index < 0 ? lines->root() : *lines->block(index).table;
    const auto found = table.find(key);
    if (found != table.cend() && value)
        lines->replaceValue(found->second, written(*value));
    else if (value)
        lines->addField(index, key, written(*value));
    else if (found != table.cend())
        if (Result<void> removed = lines->removeField(found->first, found->second); !removed)
            return std::unexpected(std::move(removed).error());
    return lines->done(entry);
}

Result<EditedList> withEntry(std::string_view text, const std::string& heading, const std::vector<Field>& fields,
                             int after) {
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    const Result<int> block = after > 0 ? lines->blockAt(after) : Result<int>(-1);
    const Result<int> at = lines->placeFor(heading, block.value_or(-1), Beside::Behind);
    if (!at)
        return std::unexpected(at.error());
    return lines->done(lines->insert(*at, lines->newBlock(heading, fields)));
}

Result<EditedList> withoutEntry(std::string_view text, int entry) {
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    const Result<int> index = lines->blockAt(entry);
    if (!index)
        return std::unexpected(index.error());
    const Block block = lines->block(*index);
    if (block.scattered)
        return cannot("What belongs to this table is scattered over the text; take it out there.", entry);
    lines->remove(block.lines);
    return lines->done(0);
}

Result<EditedList> withCopy(std::string_view text, int entry, const std::vector<std::string>& without) {
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    const Result<int> index = lines->blockAt(entry);
    if (!index)
        return std::unexpected(index.error());
    const Block block = lines->block(*index);
    if (block.scattered)
        return cannot("What belongs to this table is scattered over the text; copy it there.", entry);
    std::vector<int> dropped;
    const auto drop = [&](const toml::table& table) {
        for (auto&& [key, value] : table)
            if (value.is_boolean() && std::ranges::find(without, std::string(key.str())) != without.end())
                dropped.push_back(static_cast<int>(key.source().begin.line) - 1 - block.lines.first);
    };
    drop(*block.table);
    for (auto&& [key, value] : *block.table)
        for (const toml::table* child : headed(value))
            drop(*child);
    std::vector<std::string> copy = lines->copy(block.lines);
    std::ranges::sort(dropped, std::greater{});
    for (const int line : dropped)
        copy.erase(copy.begin() + line);
    return lines->done(lines->insert(block.lines.end, std::move(copy)));
}

Result<EditedList> withEntryMoved(std::string_view text, int entry, int target, Beside beside) {
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    const Result<int> index = lines->blockAt(entry);
    const Result<int> to = lines->blockAt(target);
    if (!index || !to)
        return std::unexpected(index ? to.error() : index.error());
    const Block block = lines->block(*index);
    if (block.scattered)
        return cannot("What belongs to this table is scattered over the text; move it there.", entry);
    const Result<int> at = lines->placeFor(block.heading, *to, beside);
    if (!at)
        return std::unexpected(at.error());
    if (block.lines.first <= *at && *at <= block.lines.end)
        return EditedList{std::string(text), entry};
    const int before = lines->count();
    const int head = lines->insert(*at, lines->copy(block.lines));
    const int added = lines->count() - before;
    if (*at <= block.lines.first) {
        lines->remove({block.lines.first + added, block.lines.end + added});
        return lines->done(head);
    }
    lines->remove(block.lines);
    return lines->done(head - (before + added - lines->count()));
}

}  // namespace ephor
