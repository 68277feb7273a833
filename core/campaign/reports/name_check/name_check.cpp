#include "core/campaign/reports/name_check/name_check.h"

#include "core/campaign/model/folded_text.h"
#include "core/campaign/reports/name_check/report_lines.h"
#include "core/campaign/turn/treasury.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace ephor::campaign {

namespace {

/// Lines as one folded text, so that a name is found across any number of them.
class JoinedLines {
public:
    enum class Hyphens : std::uint8_t { Kept, Dropped };

    JoinedLines(const std::vector<ReportLine>& lines, Hyphens hyphens) {
        for (const ReportLine& line : lines) {
            std::string text = folded(line.text);
            if (hyphens == Hyphens::Dropped)
                text = withoutHyphens(text);
            if (hyphens == Hyphens::Dropped && m_text.size() > 1 && m_text.ends_with('-') &&
                isOfWord(m_text[m_text.size() - 2]))
                m_text.pop_back();
            else
                m_text += ' ';
            m_starts.emplace_back(m_text.size(), line.number);
            m_text += text;
        }
    }

    const std::string& text() const { return m_text; }
    /// The numbers of the lines in which the folded words begin, each once and in order.
    std::set<int> linesWith(std::string_view words) const {
        std::set<int> lines;
        for (std::size_t at = findWords(m_text, words, 0); at != std::string_view::npos;
             at = findWords(m_text, words, at + 1))
            lines.insert(lineAt(at));
        return lines;
    }
    /// The number of the line with this byte of the text.
    int lineAt(std::size_t at) const {
        return std::prev(std::ranges::upper_bound(m_starts, at, {}, &Start::first))->second;
    }

private:
    using Start = std::pair<std::size_t, int>;  ///< of a line in the text, and its number
    std::string m_text;
    std::vector<Start> m_starts;
};

/// Not an everyday word.
bool isUnmistakable(const std::string& id) { return id.find_first_of("_0123456789") != std::string::npos; }

/// The sentence with this byte and the one before, at most some lines of them.
std::string_view sentencesAt(std::string_view text, std::size_t at) {
    constexpr std::size_t farthest = 200;
    const auto isEnd = [text](std::size_t i) {
        return std::string_view(".!?").contains(text[i]) && i + 1 < text.size() && text[i + 1] == ' ';
    };
    std::size_t begin = at;
    for (int ends = 0; begin > 0 && at - begin < farthest; --begin) {
        ends += isEnd(begin - 1) ? 1 : 0;
        if (ends == 2)
            break;
    }
    std::size_t end = at;
    while (end < text.size() && end - at < farthest && !isEnd(end))
        ++end;
    return text.substr(begin, end - begin);
}

Diagnostic fault(const char* code, SourcePosition at, Message message) {
    return {Severity::Error, code, std::move(at), std::move(message), {}, {}};
}

}  // namespace

NameCheck::NameCheck(ReportSet& reports, PowerId reader) {
    const Campaign& campaign = reports.campaign();
    const State& state = campaign.state;
    m_reader = reader ? campaign.scenario.powers[reader.index()].name : "everybody";
    std::vector<Name> candidates;
    std::set<std::string, std::less<>> open;
    const auto add = [&](PowerId owner, const char* kind, const std::string& text, const std::string& called) {
        if (owner == reader)
            open.insert(folded(called));
        else
            candidates.push_back({kind, text, folded(called)});
    };
    const auto addRow = [&](const auto& row, const char* kind) {
        add(row.power, kind, row.name, row.name);
        if (isUnmistakable(row.id))
            add(row.power, kind, row.id, row.id);
    };
    for (const Army& army : state.armies)
        addRow(army, "army");
    for (const Fleet& fleet : state.fleets)
        addRow(fleet, "fleet");
    for (const Leader& leader : state.leaders)
        add(leader.power, "leader", leader.name, leader.name);
    // "Agis" is enough to know Agis II by, unless there is another one.
    for (const Leader& leader : state.leaders)
        if (const std::string first = leader.name.substr(0, leader.name.find(' ')); folded(first) != "the")
            add(leader.power, "leader", leader.name, first);
    for (const Unit& unit : state.units)
        if (unit.army)
            add(state.armies[unit.army.index()].power, "unit", unit.name, unit.name);
    for (const Place& place : campaign.scenario.map.places())
        open.insert(folded(place.name));
    for (const PowerInfo& info : campaign.scenario.powers)
        open.insert(folded(info.name));
    const std::string readable = JoinedLines(linesOf(reports.everythingFor(reader)), JoinedLines::Hyphens::Kept).text();
    for (Name& name : candidates)
        if (!name.folded.empty() && !open.contains(name.folded) && !names(readable, name.folded) &&
            open.insert(name.folded).second)
            m_names.push_back(std::move(name));
    for (std::size_t i = 0; hasMoney(campaign.scenario) && i < state.powers.size(); ++i) {
        const std::string& name = campaign.scenario.powers[i].name;
        Treasury treasury{name, folded(name), counted(state.powers[i].treasury, "talent")};
        if (PowerId(static_cast<int>(i)) != reader && state.powers[i].treasury > 0 &&
            tellings(readable, treasury).empty())
            m_treasuries.push_back(std::move(treasury));
    }
}

std::vector<std::size_t> NameCheck::tellings(std::string_view text, const Treasury& treasury) {
    std::vector<std::size_t> found;
    for (std::size_t at = findWords(text, treasury.amount, 0); at != std::string_view::npos;
         at = findWords(text, treasury.amount, at + 1))
        if (names(sentencesAt(text, at), treasury.folded))
            found.push_back(at);
    return found;
}

Diagnostics NameCheck::unknownIn(std::string_view text, std::string_view file) const {
    Diagnostics found;
    const SourcePosition whole{std::string(file), 0, 0};
    if (text.starts_with("SQLite format 3"))
        found.push_back(
            fault("leak-copy", whole, {"A copy of the campaign holds everything; {0} gets reports.", {m_reader}}));
    else if (text.contains('\0') || text.starts_with("%PDF") ||
             names(folded(text), "content-transfer-encoding: base64"))
        found.push_back(
            fault("leak-unread", whole, {"This is no text, so its names cannot be checked for {0}.", {m_reader}}));
    else
        look(text, file, found);
    return found;
}

/// A text is read as it stands, and as a mail program shows it.
void NameCheck::look(std::string_view text, std::string_view file, Diagnostics& found) const {
    std::vector<std::string> readings{std::string(text)};
    if (std::string mail = decodedMail(text); mail != text)
        readings.push_back(std::move(mail));
    for (const std::string& reading : readings) {
        const std::vector<ReportLine> lines = linesOf(reading);
        const JoinedLines all(lines, JoinedLines::Hyphens::Kept);
        const JoinedLines whole(lines, JoinedLines::Hyphens::Dropped);
        for (const Treasury& treasury : m_treasuries)
            for (const std::size_t at : tellings(all.text(), treasury))
                found.push_back({Severity::Warning,
                                 "leak-treasury",
                                 {std::string(file), all.lineAt(at), 0},
                                 {"The text says that {0} has {1}; {2} cannot know this.",
                                  {treasury.power, treasury.amount, m_reader}},
                                 {},
                                 {}});
        for (const Name& name : m_names) {
            std::set<int> numbers = all.linesWith(name.folded);
            numbers.merge(whole.linesWith(withoutHyphens(name.folded)));
            for (const int number : numbers)
                found.push_back(
                    fault("leak-name", {std::string(file), number, 0},
                          {"It names the {0} \"{1}\", which {2} cannot know.", {name.kind, name.text, m_reader}}));
        }
    }
    const auto key = [](const Diagnostic& fault) { return std::tuple(fault.place.line, toText(fault.message)); };
    std::ranges::stable_sort(found, {}, key);
    const auto same = std::ranges::unique(found, {}, key);
    found.erase(same.begin(), same.end());
}

}  // namespace ephor::campaign
