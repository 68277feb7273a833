#include "core/io/lists/text/text_lines.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace ephor {

namespace {

constexpr std::string_view boldMark = "\x01";  ///< in place of any markup for bold
constexpr std::string_view bulletSign = "\xE2\x80\xA2";
constexpr std::string_view timesSign = "\xC3\x97";
constexpr std::string_view invisibleSpace = "\xE2\x80\x8B";

/// Words for the unit of the army's general, whatever the rules call them.
constexpr std::array<std::string_view, 3> leaderWords{"general", "strategos", "commander"};

/// How lines begin that greet or tell something, in the languages of the program.
constexpr std::array<std::string_view, 27> messageWords{
    "hi",       "hello",        "hey",     "hallo",    "moin",   "servus",       "dear",
    "liebe",    "lieber",       "guten",   "thanks",   "danke",  "good morning", "see you",
    "good day", "good evening", "here is", "here are", "here's", "this is",      "good afternoon",
    "hier ist", "hier kommt",   "i am",    "i'm",      "i'll",   "i will"};

/// How a message begins only if more words follow; alone they are a name.
constexpr std::array<std::string_view, 4> ownListWords{"my list", "my army", "meine liste", "meine armee"};

constexpr std::size_t longestLine = 500;  ///< in bytes; a longer one names no troops

void replaceAll(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string_view trimmedText(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

bool isLowerLetter(char c) { return c >= 'a' && c <= 'z'; }

bool isTextDigit(char c) { return c >= '0' && c <= '9'; }

std::optional<int> numberOf(std::string_view digits) {
    int number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return read.ec == std::errc() && number >= 0 ? std::optional(number) : std::nullopt;
}

/// Markup for bold becomes `boldMark`; backslashes before signs and other markup go.
std::string withoutMarkup(std::string_view line) {
    std::string text(line);
    for (const std::string_view mark : {"**", "[b]", "[/b]", "[B]", "[/B]"})
        replaceAll(text, mark, boldMark);
    for (const std::string_view mark : {std::string_view("__"), invisibleSpace, std::string_view("`")})
        replaceAll(text, mark, "");
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\\' || i + 1 == text.size() || (static_cast<unsigned char>(text[i + 1]) & 0x80) != 0)
            plain += text[i];
        else
            plain += text[++i];
    return plain;
}

/// Removes the time and the sender that a chat puts before a message: "[27/11, 19:02] Anna: ".
std::string_view withoutSender(std::string_view line) {
    const std::size_t closed = line.find("] ");
    const std::size_t colon = line.find(": ", closed);
    const bool isSent = line.size() > 1 && line.front() == '[' && isTextDigit(line[1]) && line.find(':') < closed &&
                        colon != std::string_view::npos;
    return isSent ? line.substr(colon + 2) : line;
}

/// Removes what marks a heading or an item at the start of a line.
void takeBullets(std::string_view& rest, TextLine& line) {
    line.isIndented = !rest.empty() && (rest.front() == ' ' || rest.front() == '\t');
    rest = trimmedText(rest);
    while (!rest.empty()) {
        if (rest.starts_with(bulletSign)) {
            line.isIndented = true;
            rest.remove_prefix(bulletSign.size());
        } else if (rest.front() == '#' || rest.front() == '+' || rest.front() == '=') {
            line.isHeading = true;
            rest.remove_prefix(1);
        } else if (rest.front() == '.' || rest.front() == '-' || rest.front() == '*' || rest.front() == '>') {
            line.isIndented = line.isIndented || rest.front() != '>';
            rest.remove_prefix(1);
        } else if (rest.front() == ' ') {
            rest.remove_prefix(1);
        } else {
            break;
        }
    }
    while (!rest.empty() && (rest.back() == '+' || rest.back() == '=' || rest.back() == ' '))
        rest.remove_suffix(1);
}

/// "2×", "2x" or "2 x" before a name.
void takeCount(std::string_view& rest, TextLine& line) {
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(rest, isTextDigit) - rest.begin());
    if (digits == 0 || digits > 4)
        return;
    std::string_view behind = rest.substr(digits);
    while (behind.starts_with(' '))
        behind.remove_prefix(1);
    const std::size_t sign = behind.starts_with(timesSign) ? timesSign.size() : behind.starts_with('x') ? 1 : 0;
    if (sign == 0 || (sign == 1 && behind.size() > 1 && behind[1] != ' ' && behind[1] != boldMark.front()))
        return;
    line.count = numberOf(rest.substr(0, digits));
    rest = trimmedText(behind.substr(sign));
}

/// "20 points (10 each)", "[20 pts]", "(20 points)": the number before the word; `part` loses it.
bool takePoints(std::string& part, TextLine& line) {
    const std::string low = lowered(part);
    for (const std::string_view word : {"points", "point", "pts", "pt"}) {
        const std::size_t at = low.find(word);
        if (at == std::string::npos || at == 0)
            continue;
        std::size_t end = at;
        while (end > 0 && low[end - 1] == ' ')
            --end;
        std::size_t start = end;
        while (start > 0 && isTextDigit(low[start - 1]))
            --start;
        if (start == end)
            continue;
        line.points = line.points ? line.points : numberOf(std::string_view(low).substr(start, end - start));
        while (start > 0 && (low[start - 1] == ' ' || low[start - 1] == '[' || low[start - 1] == '('))
            --start;
        part.resize(start);
        return true;
    }
    return false;
}

/// The number at the end of a text, of at most three digits; `text` loses it.
std::optional<int> takeLastNumber(std::string& text) {
    std::size_t start = text.size();
    while (start > 0 && isTextDigit(text[start - 1]))
        --start;
    if (start == text.size() || text.size() - start > 3)
        return {};
    const std::optional<int> number = numberOf(std::string_view(text).substr(start));
    text.resize(start);
    return number;
}

/// Removes `end` and the blanks before it.
bool takeEnd(std::string& text, std::string_view end) {
    if (!lowered(text).ends_with(end))
        return false;
    text.resize(text.size() - end.size());
    text = trimmedText(std::string(text));
    return true;
}

TextLine lineOf(std::string_view raw, int number) {
    TextLine line;
    line.number = number;
    if (raw.size() > longestLine) {
        line.words = trimmedText(raw);
        return line;
    }
    const std::string text = withoutMarkup(withoutSender(raw));
    std::string_view rest = text;
    takeBullets(rest, line);
    takeCount(rest, line);
    if (const std::size_t from = rest.find(boldMark); from != std::string_view::npos)
        if (const std::size_t to = rest.find(boldMark, from + 1); to != std::string_view::npos)
            line.boldName = trimmedText(rest.substr(from + 1, to - from - 1));
    line.words = rest;
    replaceAll(line.words, boldMark, "");
    line.words = trimmedText(line.words);
    const std::size_t end = std::min(line.words.find_first_of(";:"), line.words.size());
    for (std::string part : splitAt(std::string_view(line.words).substr(0, end), ",")) {
        takePoints(part, line);
        if (const std::string_view name = trimmedText(part); !name.empty())
            line.names.emplace_back(name);
    }
    if (end < line.words.size())
        for (const std::string& part : splitAt(std::string_view(line.words).substr(end + 1), ";,"))
            line.remarks.push_back(part);
    return line;
}

}  // namespace

BehindName takeBehindName(std::string& name) {
    BehindName behind;
    if (const std::size_t closed = name.find_last_of(")]"); closed != std::string::npos) {
        std::string before = name.substr(0, closed);
        behind.inBrackets = takeLastNumber(before);
        const bool isCount = behind.inBrackets && takeEnd(before, "(x");
        if (isCount)
            behind.count = std::exchange(behind.inBrackets, std::nullopt);
        if (isCount || (behind.inBrackets && (takeEnd(before, "(") || takeEnd(before, "[")))) {
            behind.remark = trimmedText(std::string_view(name).substr(closed + 1));
            name = before;
            return behind;
        }
        behind.inBrackets.reset();
    }
    for (const std::string_view leader : leaderWords)
        if (behind.remark.empty() && takeEnd(name, " " + std::string(leader)))
            behind.remark = leader;
    std::string before = name;
    behind.count = takeLastNumber(before);
    takeEnd(before, " ");
    if (behind.count && (takeEnd(before, " x") || takeEnd(before, timesSign)))
        name = before;
    else
        behind.count.reset();
    return behind;
}

bool isOfMessage(const TextLine& line) {
    constexpr std::ptrdiff_t fewBlanks = 3;  // "Sparta in winter quarters:" may be a name
    if (line.words.ends_with(',') || line.words.ends_with('?') ||
        (line.words.ends_with(':') && std::ranges::count(line.words, ' ') > fewBlanks))
        return true;
    const std::string low = lowered(line.words);
    const auto begins = [&low](std::string_view word) {
        return low.starts_with(word) && (low.size() == word.size() || !isLowerLetter(low[word.size()]));
    };
    const auto beginsAndGoesOn = [&low](std::string_view word) {
        return low.starts_with(word) && low.size() > word.size() + 1 && low[word.size()] == ' ' &&
               isLowerLetter(low[word.size() + 1]);
    };
    return std::ranges::any_of(messageWords, begins) || std::ranges::any_of(ownListWords, beginsAndGoesOn);
}

bool isLeaderWord(std::string_view word) { return std::ranges::contains(leaderWords, lowered(word)); }

std::optional<int> takeFirstNumber(std::string& name) {
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(name, isTextDigit) - name.begin());
    if (digits == 0 || digits > 3 || digits == name.size() || name[digits] != ' ')
        return {};
    const std::optional<int> number = numberOf(std::string_view(name).substr(0, digits));
    name = trimmedText(std::string(name.substr(digits)));
    return number;
}

std::pair<std::string, std::string> splitAtDash(const std::string& name) {
    for (const std::string_view dash : {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 "})
        if (const std::size_t at = name.rfind(dash); at != std::string::npos)
            return {name.substr(0, at), name.substr(at + dash.size())};
    return {};
}

std::vector<std::string> splitAt(std::string_view text, std::string_view separators) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        if (const std::string_view part = trimmedText(text.substr(at, end - at)); !part.empty())
            parts.emplace_back(part);
        at = end + 1;
    }
    return parts;
}

std::vector<TextLine> textLines(std::string_view text) {
    std::vector<TextLine> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(lineOf(text.substr(at, end - at), static_cast<int>(lines.size()) + 1));
        at = end + 1;
    }
    return lines;
}

}  // namespace ephor
