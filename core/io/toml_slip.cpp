#include "core/io/toml_slip.h"

#include "core/base/toml_text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace ephor {

namespace {

constexpr std::size_t longestQuote = 40;  ///< bytes of a text that a message repeats
constexpr std::string_view slipBlanks = " \t\r";

std::vector<std::string_view> slipLines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(slipBlanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(slipBlanks) + 1 - begin);
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLower(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
bool isKeyLetter(char c) { return isLower(c) || isDigit(c) || (c >= 'A' && c <= 'Z') || c == '-'; }

/// The letters of a bare key at the start of the text.
std::string_view keyAtFront(std::string_view text) {
    return text.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(text, isKeyLetter) - text.begin()));
}

bool isTomlNumber(std::string_view word) {
    return !word.empty() && (isDigit(word.front()) || (word.size() > 1 && isDigit(word[1]))) &&
           word.find_first_not_of("0123456789._+-") == std::string_view::npos;
}

/// "true" for yes, on, True; "false" for no, off, False; empty for other words.
std::string_view flagMeant(std::string_view word) {
    const std::string lower = lowered(word);
    constexpr std::array<std::string_view, 3> yes{"yes", "on", "true"};
    constexpr std::array<std::string_view, 3> no{"no", "off", "false"};
    return std::ranges::contains(yes, lower) ? "true" : std::ranges::contains(no, lower) ? "false" : "";
}

/// Quotation marks that word processors write, and accents that are used like them.
constexpr std::array<std::string_view, 12> typographicQuotes{"“", "”", "„", "‟", "‘", "’",
                                                             "‚", "«", "»", "″", "`", "´"};

/// Bytes of a typographic quote at the start of the text; 0 if there is none.
std::size_t quoteAtFront(std::string_view text) {
    for (const std::string_view quote : typographicQuotes)
        if (text.starts_with(quote))
            return quote.size();
    return 0;
}

std::string_view withoutLastQuote(std::string_view text) {
    for (const std::string_view quote : typographicQuotes)
        if (text.ends_with(quote))
            return text.substr(0, text.size() - quote.size());
    return text.ends_with('"') ? text.substr(0, text.size() - 1) : text;
}

/// A part of the text for a message.
std::string shortened(std::string_view text) { return withVisibleControls(cutTo(text, longestQuote)); }

/// A value without the comment behind it. A # counts as a comment only behind a blank.
std::string_view withoutComment(std::string_view value) {
    const std::size_t comment = std::min(value.find(" #"), value.find("\t#"));
    return withoutBlanks(value.substr(0, comment));
}

class SlipFinder {
public:
    SlipFinder(std::string_view text, const SourcePosition& place, std::string_view said, std::string code)
        : m_lines(slipLines(text)), m_said(said), m_fault{Severity::Error, std::move(code), place, {}, {}, {}} {}

    Diagnostic found() {
        if (const int open = openLongText(); open > 0) {
            m_fault.message = {"The text that begins with \"\"\" in line {0} is not closed.", {std::to_string(open)}};
            return std::move(m_fault);
        }
        if (const std::string_view all = m_lines.front(); withoutBlanks(all).starts_with('{')) {
            m_fault.message = "This is not TOML but JSON.";
            return std::move(m_fault);
        }
        // The parser notices some slips at the end of the line or on the next one.
        for (const int line : {m_fault.place.line, m_fault.place.line - 1})
            if (line >= 1 && line <= std::ssize(m_lines) && findIn(line))
                return std::move(m_fault);
        m_fault.message = {"This is not TOML: {0}.", {std::string(m_said)}};
        return std::move(m_fault);
    }

private:
    std::string_view line(int number) const { return m_lines[static_cast<std::size_t>(number) - 1]; }
    /// `part` is part of the line.
    int columnOf(std::string_view part) const {
        const std::string_view here = line(m_line);
        return static_cast<int>(characters(here.substr(0, static_cast<std::size_t>(part.data() - here.data())))) + 1;
    }

    void say(std::string_view at, Message message) {
        m_fault.place.line = m_line;
        m_fault.place.column = columnOf(at);
        m_fault.message = std::move(message);
    }
    void offer(Message label, std::string_view instead, std::string text) {
        m_fault.fixes.push_back(
            {std::move(label), m_line, columnOf(instead), static_cast<int>(characters(instead)), 0, std::move(text)});
    }
    void offerLines(Message label, int count, std::string text) {
        m_fault.fixes.push_back({std::move(label), m_line, 1, 0, count, std::move(text)});
    }

    int openLongText() const {
        int open = 0;
        for (int number = 1; number <= std::min<int>(m_fault.place.line, static_cast<int>(m_lines.size())); ++number)
            for (std::size_t at = line(number).find("\"\"\""); at != std::string_view::npos;
                 at = line(number).find("\"\"\"", at + 3))
                open = open > 0 ? 0 : number;
        return open;
    }

    bool findIn(int number) {
        m_line = number;
        const std::string_view all = withoutBlanks(line(number));
        if (all.empty() || all.front() == '#')
            return false;
        if (all.front() == '[')
            return heading(all);
        if (comment(all))
            return true;
        const std::string_view key = keyAtFront(all);
        const std::string_view rest = withoutBlanks(all.substr(key.size()));
        if (!key.empty() && rest.starts_with('='))
            return m_said.contains("redefine") ? twice(key) : value(key, withoutBlanks(rest.substr(1)), rest);
        return noEquals(all, key, rest);
    }

    bool comment(std::string_view all) {
        for (const std::string_view mark : {"//", "--", ";", "/*"}) {
            if (!all.starts_with(mark))
                continue;
            say(all, {"A comment begins with #, not with {0}.", {std::string(mark)}});
            offer("Make it a comment", all.substr(0, mark.size()), "#");
            return true;
        }
        return false;
    }

    /// "[unit]", "[[unit]" and "[[unit" for "[[unit]]".
    bool heading(std::string_view all) {
        const std::size_t begin = all.find_first_not_of("[ \t");
        const std::size_t end = std::min(all.find_first_of("] \t#", std::min(begin, all.size())), all.size());
        const std::string_view name = begin < end ? all.substr(begin, end - begin) : std::string_view();
        const bool isName =
            !name.empty() && std::ranges::all_of(name, [](char c) { return isKeyLetter(c) || c == '.'; });
        const std::size_t past = std::min(all.find_first_not_of("] \t", end), all.size());
        const std::string_view whole = withoutBlanks(all.substr(0, past));
        const bool isArray = whole.starts_with("[[") || m_said.contains("array");
        const std::string meant = (isArray ? "[[" : "[") + std::string(name) + (isArray ? "]]" : "]");
        if (!isName || whole == meant || whole.starts_with("[[["))
            return false;
        say(all, isArray ? Message("The heading is written {0}, in two brackets.", {meant})
                         : Message("The heading is written {0}.", {meant}));
        offer({"Write {0}", {meant}}, whole, meant);
        return true;
    }

    bool assigns(int number, std::string_view key) const {
        const std::string_view all = withoutBlanks(line(number));
        return keyAtFront(all) == key && withoutBlanks(all.substr(key.size())).starts_with('=');
    }
    bool isHeading(int number) const { return withoutBlanks(line(number)).starts_with('['); }

    bool twice(std::string_view key) {
        int begin = m_line;
        while (begin > 1 && !isHeading(begin))
            --begin;
        int first = 0;
        int count = 0;
        for (int number = begin; number <= std::ssize(m_lines) && (number <= m_line || !isHeading(number)); ++number)
            if (assigns(number, key)) {
                first = first == 0 ? number : first;
                ++count;
            }
        if (count < 2)
            return false;
        say(withoutBlanks(line(m_line)), {"\"{0}\" has {2} values here; the first is in line {1}.",
                                          {std::string(key), std::to_string(first), std::to_string(count)}});
        offerLines("Delete the line", 1, "");
        if (const std::string_view head = withoutBlanks(line(begin)); head.starts_with("[[")) {
            const std::string table(head.substr(0, head.find("]]") + 2));
            offerLines({"Begin another {0} here", {table}}, 1, "\n" + table + "\n" + std::string(line(m_line)) + "\n");
        }
        return true;
    }

    /// What stands behind "key =".
    bool value(std::string_view key, std::string_view value, std::string_view rest) {
        if (value.empty() || value.front() == '#') {
            say(rest.substr(0, 1), {"\"{0}\" has no value behind its \"=\".", {std::string(key)}});
            offerLines("Delete the line", 1, "");
            return true;
        }
        if (quoteAtFront(value) > 0) {
            const std::string_view written = withoutComment(value);
            const std::string text = tomlString(withoutBlanks(withoutLastQuote(written.substr(quoteAtFront(written)))));
            say(value, {"Text stands in straight quotes: {0}.", {shortened(text)}});
            offer("Write straight quotes", written, text);
            return true;
        }
        if (value.front() == '"' || value.front() == '\'')
            return quoted(value);
        return bare(value);
    }

    bool quoted(std::string_view value) {
        const char quote = value.front();
        std::size_t end = 1;
        while (end < value.size() && value[end] != quote)
            end += value[end] == '\\' && quote == '"' ? 2 : 1;
        if (end < value.size())
            return behind(value.substr(0, end + 1), withoutBlanks(value.substr(end + 1)));
        const std::string_view written = withoutComment(value);
        if (written.ends_with('\\'))
            return false;
        const std::string_view text = withoutLastQuote(written.substr(1));
        say(value, {"The quote before {0} is not closed.", {shortened(text)}});
        offer("Close the quote", written, quote + std::string(text) + quote);
        return true;
    }

    /// Something behind a whole value.
    bool behind(std::string_view value, std::string_view more) {
        if (more.empty() || more.front() == '#')
            return false;
        say(more, {"Behind the value {0} stands something else: {1}.", {shortened(value), shortened(more)}});
        offer("Make it a comment", more, "# " + std::string(more));
        return true;
    }

    bool bare(std::string_view value) {
        if (value.front() == '[' || value.front() == '{')
            return false;
        const std::string_view all = withoutComment(value);
        const std::string_view word = all.substr(0, all.find_first_of(slipBlanks));
        if (isTomlNumber(word) || word == "true" || word == "false")
            return behind(word, withoutBlanks(all.substr(word.size())));
        if (const std::size_t comma = word.find(',');
            comma != std::string_view::npos && isTomlNumber(word.substr(0, comma)) && word == all) {
            say(value, {"A number has no comma: {0}.", {shortened(all)}});
            offer({"Write {0}", {shortened(word.substr(0, comma))}}, all, std::string(word.substr(0, comma)));
            return true;
        }
        const std::string_view flag = flagMeant(all);
        std::string plain(all);
        std::erase(plain, '"');
        const std::string meant = flag.empty() ? tomlString(plain) : std::string(flag);
        if (flag.empty())
            say(value, {"Text stands in quotes: {0}.", {shortened(meant)}});
        else
            say(value, {"\"{0}\" is written {1}.", {shortened(all), meant}});
        offer({"Write {0}", {shortened(meant)}}, all, meant);
        return true;
    }

    /// A line without "=": one that lacks it, or text.
    bool noEquals(std::string_view all, std::string_view key, std::string_view rest) {
        const bool isKey = !key.empty() && std::ranges::all_of(key, isLower);
        if (isKey && rest.starts_with(':') && !withoutBlanks(rest.substr(1)).empty()) {
            say(rest.substr(0, 1), {"Between \"{0}\" and its value stands \"=\", not \":\".", {std::string(key)}});
            offer("Write \"=\"", rest.substr(0, 1), all[key.size()] == ':' ? " =" : "=");
            return true;
        }
        const std::string_view word = rest.substr(0, rest.find_first_of(slipBlanks));
        if (isKey &&
            (rest.starts_with('"') || isTomlNumber(withoutComment(rest)) || word == "true" || word == "false")) {
            say(all, {"\"=\" is missing between \"{0}\" and its value.", {std::string(key)}});
            offer("Write \"=\"", rest.substr(0, 0), "= ");
            return true;
        }
        if (const std::size_t equals = all.find('='); equals != std::string_view::npos) {
            say(all, {"{0} is no key: a key is one word of the letters a to z, such as count.",
                      {shortened(withoutBlanks(all.substr(0, equals)))}});
            offerLines("Make it a comment", 1, "# " + std::string(line(m_line)) + "\n");
            return true;
        }
        text(all, isKey && rest.empty());
        return true;
    }

    bool isText(int number) const {
        const std::string_view all = withoutBlanks(line(number));
        if (all.empty() || all.front() == '#' || all.front() == '[')
            return false;
        const std::string_view key = keyAtFront(all);
        return key.empty() || !withoutBlanks(all.substr(key.size())).starts_with('=');
    }

    /// Lines of text that are no TOML at all, from this one on.
    void text(std::string_view all, bool isHalfKey) {
        int last = m_line;
        for (int number = m_line + 1; number <= std::ssize(m_lines); ++number) {
            if (isText(number))
                last = number;
            else if (!withoutBlanks(line(number)).empty())
                break;
        }
        std::string commented;
        int count = 0;
        for (int number = m_line; number <= last; ++number) {
            commented += (line(number).empty() ? "" : "# ") + std::string(line(number)) + "\n";
            count += isText(number) ? 1 : 0;
        }
        if (count > 1)
            say(all,
                {"These {0} lines are neither keys with values nor headings nor comments.", {std::to_string(count)}});
        else if (isHalfKey)
            say(all, {"\"{0}\" has no \"=\" and no value.", {shortened(all)}});
        else
            say(all, "This line is neither a key with its value nor a heading nor a comment.");
        offerLines(count > 1 ? "Make them comments" : "Make it a comment", last - m_line + 1, commented);
        offerLines(count > 1 ? "Delete these lines" : "Delete the line", last - m_line + 1, {});
    }

    std::vector<std::string_view> m_lines;
    std::string_view m_said;
    Diagnostic m_fault;
    int m_line = 0;
};

}  // namespace

Diagnostic tomlSlip(std::string_view text, const SourcePosition& place, std::string_view said, std::string code) {
    return SlipFinder(text, place, said, std::move(code)).found();
}

std::optional<Diagnostic> headBelowTables(std::string_view text, std::string_view file, std::string code) {
    const std::vector<std::string_view> lines = slipLines(text);
    const auto keyOf = [&](std::size_t index) {
        const std::string_view all = withoutBlanks(lines[index]);
        const std::string_view key = keyAtFront(all);
        return withoutBlanks(all.substr(key.size())).starts_with('=') ? key : std::string_view();
    };
    const auto isHead = [&](std::size_t index) { return keyOf(index) == "format" || keyOf(index) == "system"; };
    std::size_t heading = 0;
    while (heading < lines.size() && !withoutBlanks(lines[heading]).starts_with("[["))
        if (isHead(heading++))
            return {};
    std::size_t first = heading;
    while (first < lines.size() && !isHead(first))
        ++first;
    if (first == lines.size())
        return {};
    std::size_t end = first;
    while (end < lines.size() && !keyOf(end).empty())
        ++end;
    std::string moved;
    for (std::size_t index = first; index < end; ++index)
        moved += std::string(lines[index]) + "\n";
    moved += "\n";
    for (std::size_t index = 0; index < first; ++index)
        moved += std::string(lines[index]) + "\n";
    const auto line = static_cast<int>(first) + 1;
    return Diagnostic{Severity::Error,
                      std::move(code),
                      {std::string(file), line, 1},
                      "The head of the file stands below its first heading; it belongs at the top.",
                      {},
                      {{"Move it to the top", 1, 1, 0, static_cast<int>(end), moved}}};
}

}  // namespace ephor
