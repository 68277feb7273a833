#include "core/campaign/paper_lines.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool isOfWord(char c) {
    // Letters beyond ASCII are of words, too.
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

class Lines {
public:
    std::vector<PaperLine> take() {
        end();
        return std::move(m_lines);
    }
    void put(char c) { m_text += c; }
    void put(std::string_view text) { m_text += text; }
    /// The line of the paper ends here; `isOfFile`: that of the file, too.
    void end(bool isOfFile = false) {
        if (std::string text = plainLine(m_text); !text.empty())
            m_lines.push_back({m_number, std::move(text)});
        m_text.clear();
        m_number += isOfFile ? 1 : 0;
    }
    void count(char c) { m_number += c == '\n' ? 1 : 0; }

private:
    std::vector<PaperLine> m_lines;
    std::string m_text;
    int m_number = 1;
};

/// Tags that leave a line as it is.
bool isInline(std::string_view tag) {
    static constexpr std::array<std::string_view, 8> inside{"b", "i", "em", "strong", "span", "a", "u", "img"};
    const std::size_t begin = tag.starts_with('/') ? 1 : 0;
    const std::string_view name = tag.substr(begin, tag.find_first_of(" /", begin) - begin);
    return std::ranges::find(inside, name) != inside.end();
}

std::vector<PaperLine> ofHtml(std::string_view paper) {
    static constexpr std::array<std::pair<std::string_view, char>, 6> entities{
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&nbsp;", ' '}}};
    Lines lines;
    for (std::size_t i = 0; i < paper.size(); ++i) {
        const std::string_view rest = paper.substr(i);
        const auto entity = std::ranges::find_if(entities, [&](const auto& e) { return rest.starts_with(e.first); });
        if (entity != entities.end()) {
            lines.put(entity->second);
            i += entity->first.size() - 1;
        } else if (paper[i] == '<') {
            const std::size_t close = std::min(paper.find('>', i), paper.size() - 1);
            const std::string_view tag = paper.substr(i + 1, close - i - 1);
            const bool isCell =
                tag.starts_with("td") || tag.starts_with("/td") || tag.starts_with("th") || tag == "/th";
            if (isCell)
                lines.put(' ');
            else if (!isInline(tag))
                lines.end();
            // What a tag says stands in the page, too.
            if (isInline(tag))
                lines.put(' ');
            for (const char c : tag)
                lines.count(c);
            i = close;
        } else if (paper[i] == '\n') {
            lines.end(true);
        } else {
            lines.put(paper[i]);
        }
    }
    return lines.take();
}

/// An object with its own values on a line of its own; lines within its texts are lines.
std::vector<PaperLine> ofJson(std::string_view paper) {
    Lines lines;
    for (std::size_t i = 0; i < paper.size(); ++i) {
        const char c = paper[i];
        if (c == '\\' && i + 1 < paper.size()) {
            ++i;
            if (paper[i] == 'n')
                lines.end();
            else
                lines.put(paper[i]);
        } else if (c == '{' || c == '}' || c == '[' || c == ']') {
            lines.end();
        } else if (c == '\n') {
            lines.put(' ');
            lines.count(c);
        } else {
            lines.put(c);
        }
    }
    return lines.take();
}

std::vector<PaperLine> ofText(std::string_view paper) {
    Lines lines;
    for (const char c : paper)
        if (c == '\n')
            lines.end(true);
        else
            lines.put(c);
    return lines.take();
}

}  // namespace

std::vector<PaperLine> linesOf(std::string_view paper) {
    const std::size_t first = paper.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    if ((paper[first] == '{' || paper[first] == '[') && nlohmann::json::accept(paper))
        return ofJson(paper);
    const bool isHtml = paper[first] == '<' && paper.find("</") != std::string_view::npos;
    return isHtml ? ofHtml(paper) : ofText(paper);
}

std::string plainLine(std::string_view line) {
    while (!line.empty() && (isBlank(line.front()) || line.front() == '#' || line.front() == '*'))
        line.remove_prefix(1);
    std::string plain;
    for (const char c : line) {
        if (!isBlank(c))
            plain += c;
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    if (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

bool names(std::string_view line, std::string_view words) {
    for (std::size_t at = line.find(words); at != std::string_view::npos; at = line.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !isOfWord(line[at - 1])) && (end == line.size() || !isOfWord(line[end])))
            return true;
    }
    return false;
}

}  // namespace ephor::campaign
