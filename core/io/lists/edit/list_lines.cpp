#include "core/io/lists/edit/list_lines.h"

#include "core/io/lists/army_list_io.h"

#include <algorithm>

namespace ephor {

std::unexpected<Diagnostics> cannotEdit(Message message, int line) {
    return failure("list-edit", std::move(message), {{}, line, 0});
}

Result<EditedList> editedText(std::string text, int line) {
    if (const Result<TomlText> again = parseToml(text, {}, largestList, "list"); !again)
        return std::unexpected(again.error());
    return EditedList{std::move(text), line};
}

std::string_view trimmedLine(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view{}
                                           : line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

std::string_view indentation(std::string_view line) {
    return line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
}

std::size_t byteOf(std::string_view line, std::size_t column) {
    std::size_t at = 0;
    for (; column > 1 && at < line.size(); --column)
        do
            ++at;
        while (at < line.size() && (static_cast<unsigned char>(line[at]) & 0xC0) == 0x80);
    return at;
}

std::vector<const toml::table*> headed(const toml::node& node) {
    std::vector<const toml::table*> tables;
    if (const auto* array = node.as_array())
        for (const toml::node& one : *array)
            if (const auto* table = one.as_table(); table && !table->is_inline())
                tables.push_back(table);
    return tables;
}

std::string parentOf(const std::string& heading) {
    const std::size_t dot = heading.rfind('.');
    return dot == std::string::npos ? std::string() : heading.substr(0, dot);
}

Result<ListLines> ListLines::from(std::string_view text) {
    Result<TomlText> parsed = parseToml(text, {}, largestList, "list");
    if (!parsed)
        return std::unexpected(std::move(parsed).error());
    return ListLines(*std::move(parsed));
}

ListLines::ListLines(TomlText text) : m_text(std::move(text)) {
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

Result<int> ListLines::blockAt(int line) const {
    for (int i = 0; i < std::ssize(m_blocks); ++i)
        if (block(i).head == line - 1)
            return i;
    return cannotEdit("Here stands no table that begins with [[ ]]: write it so, with each key on a line of its own.",
                      line);
}

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

/// Requires sorted blocks: the parent of a block is the last block before it with the parent's heading.
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
            one.fieldsEnd = std::max(one.fieldsEnd, lastLineOf(value));
    one.lines = {one.head, std::max(one.fieldsEnd, lastLineOf(*one.table))};
    for (int other = 0; other < std::ssize(m_blocks); ++other)
        if (!isIn(other, index) && one.lines.contains(block(other).head))
            one.scattered = true;
    while (one.lines.first > 0 && isComment(one.lines.first - 1))
        --one.lines.first;
    int below = one.lines.end;
    while (below < count() && isComment(below))
        ++below;
    if (below == count() || !trimmedLine(line(below)).starts_with('['))
        one.lines.end = below;
}

bool ListLines::isComment(int number) const {
    return trimmedLine(line(number)).starts_with('#') &&
           std::ranges::none_of(m_spans, [number](const Lines& span) { return span.contains(number); });
}

/// True if the text aligns its equals signs.
bool ListLines::isAligned() const {
    return std::ranges::any_of(m_lines, [](const std::string& text) {
        const std::string_view line = trimmedLine(text);
        const std::size_t sign = line.find('=');
        return sign != std::string_view::npos && sign > 1 && line[sign - 1] == ' ' && line[sign - 2] == ' ' &&
               line.find_first_of("\"'#[") > sign;
    });
}

}  // namespace ephor
