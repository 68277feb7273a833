// Changes to the lines of a list: values, keys, whole blocks.
#include "core/army/field_text.h"
#include "core/base/toml_text.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>

namespace ephor {

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
        return cannotEdit({"\"{0}\" stands in braces; it is changed in the text.", {std::string(key.str())}},
                          first + 1);
    const std::string rest(
        trimmedLine(std::string_view(line(last)).substr(byteOf(line(last), node.source().end.column))));
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
        at = std::max(at, lastLineOf(*field.value));
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
        return cannotEdit({"There is no [[{0}]] yet that could take it in.", {parent}});
    int end = count();
    while (end > 0 && isBlank(end - 1))
        --end;
    return end;
}

void ListLines::remove(Lines lines) {
    // If there are blank lines before and after, those of one side are removed too.
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
        std::ranges::find_if(lines, [](const std::string& one) { return trimmedLine(one).starts_with('['); });
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
        lines.push_back(indent + key + " = " + tomlValue(field.value) + m_ending);
    }
    return lines;
}

Result<EditedList> ListLines::done(int line) const {
    std::string text;
    for (const std::string& one : m_lines)
        (text += one) += '\n';
    text.pop_back();
    return editedText(std::move(text), line);
}

}  // namespace ephor
