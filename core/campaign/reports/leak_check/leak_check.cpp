#include "core/campaign/reports/leak_check/leak_check.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/model/change_json.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_form.h"
#include "core/campaign/reports/campaign_report.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/dice_report.h"
#include "core/campaign/reports/honours/biography.h"
#include "core/campaign/reports/leak_check/alternative_campaign.h"
#include "core/campaign/reports/leak_check/folded_text.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/umpire/ruling_reports.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <tuple>

namespace ephor::campaign {

namespace {

/// Number of alternative campaigns. With several, a secret is unlikely to be equal in all of them by chance.
constexpr unsigned likenesses = 6;

Campaign campaignOf(const Scenario& scenario, std::span<const JournalEntry> entries) {
    Campaign campaign{scenario, {}};
    for (const JournalEntry& entry : entries)
        applyAll(campaign.state, *changesFromJson(entry.changes));
    return campaign;
}

/// The parts of the journal that are told to the power: rulings that concern it, and its rolls.
std::string toldAlone(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    return rulingsReport(entries, campaign, power) + throwsTold(campaign.scenario, entries, power);
}

/// All that the power may read.
std::string readable(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    std::string text = powersReport(campaign, viewOf(campaign, power)) + toldAlone(campaign, entries, power) +
                       orderForm(campaign, power);
    ChronicleReader reader(campaign.scenario);
    reader.read(entries);
    // The briefing shows the lines with their dates.
    for (const ChronicleLine& line : reader.lines())
        text += line.text + "\n" + line.date + ": " + line.text + "\n";
    // Drafted newsletters use public knowledge only. What an umpire adds may be secret.
    for (int turn = 1, last = lastMoveTold(campaign, entries); turn <= last; ++turn)
        text += pageOf(campaign.scenario, draftOf(campaign.scenario, entries, turn));
    const WarTale tale = taleOf(campaign.scenario, entries);
    text += honoursText(campaign.scenario, honours(campaign.scenario, tale, {false, power}));
    const Lives lives = livesOf(campaign.scenario, entries);
    for (const Audience audience : {Audience{false, power}, thePublic})
        for (const Biography& one : biographiesOf(campaign.scenario, lives, audience))
            text += biographyText(one) + biographiesText(campaign.scenario, {one});
    return text + honoursText(campaign.scenario, honours(campaign.scenario, tale, thePublic));
}

std::vector<std::string> linesIn(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::set<std::string, std::less<>> plainLinesOf(std::string_view text, bool secretsOnly) {
    std::set<std::string, std::less<>> lines;
    for (const std::string& line : linesIn(text)) {
        // Headings and words such as "none" are no secrets.
        const bool tells = line.starts_with("  ") || line.find_first_of("0123456789") != std::string_view::npos;
        if (std::string plain = folded(plainLine(line));
            !secretsOnly || (tells && plain.find(' ') != std::string::npos))
            lines.insert(std::move(plain));
    }
    return lines;
}

/// All reports of this campaign for others.
std::string papersOfOthers(const Campaign& campaign, PowerId power) {
    std::string text = umpiresReport(campaign);
    for (std::size_t i = 0; i < campaign.state.powers.size(); ++i)
        if (const PowerId other(static_cast<int>(i)); other != power)
            text += powersReport(campaign, viewOf(campaign, other));
    return text;
}

/// The lines about an army or a fleet in the order sheets of others.
std::string sheetsOfOthers(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    std::vector<std::string> ids;
    const auto learn = [&](const auto& rows) {
        for (const auto& row : rows)
            if (row.power != power)
                ids.push_back(row.id);
    };
    learn(campaign.state.armies);
    learn(campaign.state.fleets);
    std::string text;
    for (const JournalEntry* entry : standingEntries(entries)) {
        const bool isSheet = entry->deed == Deed::Orders || entry->deed == Deed::Standing;
        if (!isSheet || entry->who == campaign.scenario.powers[power.index()].id)
            continue;
        for (const std::string& line : linesIn(entry->action))
            if (std::ranges::any_of(ids, [&](const std::string& id) { return names(line, id); }))
                text += "  " + line + "\n";
    }
    return text;
}

/// The words of a folded line, by sentence.
std::vector<std::vector<std::string_view>> sentencesOf(std::string_view line) {
    static constexpr std::string_view stops = ".!?;";
    std::vector<std::vector<std::string_view>> sentences(1);
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at;
        while (end < line.size() && isOfWord(line[end]))
            ++end;
        if (end > at)
            sentences.back().push_back(line.substr(at, end - at));
        else if (stops.contains(line[at]) && line.substr(at + 1).starts_with(' '))
            sentences.emplace_back();
        at = std::max(end, at + 1);
    }
    return sentences;
}

/// Whether the number is in a sentence with the word, with at most `between` words between them.
bool says(std::string_view line, std::string_view word, int number, std::ptrdiff_t between) {
    const std::string digits = std::to_string(number);
    for (const std::vector<std::string_view>& words : sentencesOf(line))
        for (std::ptrdiff_t i = 0; i < std::ssize(words); ++i) {
            const auto first = words.begin() + std::max(std::ptrdiff_t{0}, i - between - 1);
            const auto last = words.begin() + std::min(std::ssize(words), i + between + 2);
            if (words[static_cast<std::size_t>(i)] == word && std::find(first, last, digits) != last)
                return true;
        }
    return false;
}

/// Whether the word is the people of a power: "spartan", "athenians", "argive" for "sparta", "athens", "argos".
bool isPeopleOf(std::string_view word, std::string_view power) {
    static constexpr std::array<std::string_view, 8> endings{"an", "ans", "ive", "ives", "ot", "ots", "ote", "otes"};
    const std::string_view stem = power.substr(0, power.find_last_not_of("aeiouys") + 1);
    return !stem.empty() && word.starts_with(stem) &&
           std::ranges::any_of(endings, [&](std::string_view end) { return word.substr(stem.size()).ends_with(end); });
}

/// Whether a folded line names the power or its people.
bool isAbout(std::string_view line, std::string_view power, std::string_view id) {
    return names(line, power) || names(line, id) || std::ranges::any_of(sentencesOf(line), [&](const auto& words) {
               return std::ranges::any_of(words, [&](std::string_view word) { return isPeopleOf(word, power); });
           });
}

/// Lines as one folded text, so that names are found across line breaks.
class JoinedLines {
public:
    enum class Hyphens : std::uint8_t { Kept, Dropped };

    JoinedLines(const std::vector<PaperLine>& lines, Hyphens hyphens) {
        for (const PaperLine& line : lines) {
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
    /// The numbers of the lines in which the folded words begin.
    std::set<int> linesWith(std::string_view words) const {
        std::set<int> lines;
        for (std::size_t at = findWords(m_text, words, 0); at != std::string_view::npos;
             at = findWords(m_text, words, at + 1))
            lines.insert(std::prev(std::ranges::upper_bound(m_starts, at, {}, &Start::first))->second);
        return lines;
    }

private:
    using Start = std::pair<std::size_t, int>;  ///< of a line: its position in the text, and its number
    std::string m_text;
    std::vector<Start> m_starts;
};

/// Whether a sentence continues in the next line: that begins with a small letter or a digit, or this line ends with a
/// word that cannot end a sentence.
bool goesOn(std::string_view line, std::string_view next) {
    static constexpr std::array<std::string_view, 7> open{" of", " the", " at", " in", " to", " and", " has"};
    const char first = next.empty() ? '.' : next.front();
    return (first >= 'a' && first <= 'z') || (first >= '0' && first <= '9') ||
           std::ranges::any_of(open, [&](std::string_view word) { return line.ends_with(word); });
}

bool isMeant(const std::string& id) { return id.find_first_of("_0123456789") != std::string::npos; }

}  // namespace

Guard::Guard(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power)
    : m_power(power),
      m_name(scenario.powers[power.index()].name),
      m_hasMoney(scenario.rules.modules.has(Module::Money)) {
    const Campaign campaign = campaignOf(scenario, entries);
    m_hidesArete = campaign.state.course.phase != Phase::Over;
    const std::string known = readable(campaign, entries, power);
    learnNames(campaign, known);
    learnLines(campaign, known);
    learnTold(campaign, entries);
    learnOthers(campaign);
}

void Guard::learnNames(const Campaign& campaign, const std::string& known) {
    const State& state = campaign.state;
    std::set<std::string, std::less<>> own;
    std::vector<Name> others;
    const auto learn = [&](PowerId whose, const char* kind, const std::string& text) {
        if (whose == m_power)
            own.insert(folded(text));
        else
            others.push_back({kind, text, folded(text)});
    };
    for (const Army& army : state.armies) {
        learn(army.power, "army", army.name);
        if (isMeant(army.id))
            learn(army.power, "army", army.id);
    }
    for (const Fleet& fleet : state.fleets) {
        learn(fleet.power, "fleet", fleet.name);
        if (isMeant(fleet.id))
            learn(fleet.power, "fleet", fleet.id);
    }
    for (const Leader& leader : state.leaders)
        learn(leader.power, "leader", leader.name);
    // "Agis" identifies Agis II, unless one of the power's own leaders has that name, too.
    for (const Leader& leader : state.leaders)
        if (const std::string first = folded(leader.name.substr(0, leader.name.find(' '))); first != "the") {
            if (leader.power == m_power)
                own.insert(first);
            else
                others.push_back({"leader", leader.name, first});
        }
    for (const Unit& unit : state.units)
        if (unit.army)
            learn(state.armies[unit.army.index()].power, "unit", unit.name);
    std::set<std::string, std::less<>> open;
    for (const Place& place : campaign.scenario.map.places())
        open.insert(folded(place.name));
    for (const PowerInfo& info : campaign.scenario.powers)
        open.insert(folded(info.name));
    const std::string readable = JoinedLines(linesOf(known), JoinedLines::Hyphens::Kept).text();
    for (Name& name : others)
        if (!name.folded.empty() && !own.contains(name.folded) && !names(readable, name.folded) &&
            open.insert(name.folded).second)
            m_names.push_back(std::move(name));
}

void Guard::learnLines(const Campaign& campaign, const std::string& known) {
    m_known = plainLinesOf(known, false);
    const auto here = plainLinesOf(papersOfOthers(campaign, m_power), true);
    for (unsigned i = 0; i < likenesses; ++i) {
        std::mt19937 lots(i);
        const auto there = plainLinesOf(papersOfOthers(otherwise(campaign, m_power, lots), m_power), true);
        for (const std::string& line : here)
            if (!there.contains(line) && !m_known.contains(line))
                m_secrets.insert(line);
    }
}

void Guard::learnTold(const Campaign& campaign, std::span<const JournalEntry> entries) {
    std::string text = sheetsOfOthers(campaign, entries, m_power);
    for (std::size_t i = 0; i < campaign.state.powers.size(); ++i)
        if (const PowerId other(static_cast<int>(i)); other != m_power)
            text += toldAlone(campaign, entries, other);
    for (const std::string& line : plainLinesOf(text, true))
        if (!m_known.contains(line))
            m_secrets.insert(line);
}

void Guard::learnOthers(const Campaign& campaign) {
    const State& state = campaign.state;
    const PowerView view = viewOf(campaign, m_power);
    const MusterRoll roll(state);
    for (std::size_t i = 0; i < state.powers.size(); ++i) {
        const PowerId id(static_cast<int>(i));
        const PowerInfo& info = campaign.scenario.powers[i];
        if (id == m_power)
            continue;
        Other other{info.name, info.id, folded(info.name), state.powers[i].treasury, 0, state.powers[i].arete, {}};
        const auto hides = [&](PlaceId place, const auto& seen, const auto& told) {
            const std::string& name = campaign.scenario.map.place(place).name;
            const bool isSeen =
                std::ranges::any_of(seen, [&](const auto& one) { return one.power == id && one.place == place; });
            if (!isSeen && !std::ranges::contains(told, place) && name != info.name &&
                !std::ranges::contains(other.hideouts, name))
                other.hideouts.push_back(name);
        };
        std::vector<PlaceId> told;
        for (const Sighting& tale : view.sightings)
            if (state.armies[tale.army.index()].power == id)
                told.push_back(tale.place);
        for (const ArmyId army : roll.armiesOf(id)) {
            other.steps += stepsOfArmy(state, roll, army);
            hides(state.armies[army.index()].place, view.seen, told);
        }
        told.clear();
        for (const FleetTale& tale : view.fleetTales)
            if (state.fleets[tale.fleet.index()].power == id)
                told.push_back(tale.place);
        for (const FleetId fleet : fleetsOf(state, id))
            hides(state.fleets[fleet.index()].place, view.seenFleets, told);
        m_others.push_back(std::move(other));
    }
}

void Guard::add(Diagnostics& leaks, const char* code, const ephor::Place& at, Message message) const {
    leaks.push_back({Severity::Error, code, at, std::move(message), {}, {}});
}

Diagnostics Guard::leaksIn(std::string_view paper, std::string_view file) const {
    Diagnostics leaks;
    const ephor::Place whole{std::string(file), 0, 0};
    if (paper.starts_with("SQLite format 3"))
        add(leaks, "leak-copy", whole, {"A copy of the campaign holds everything; {0} gets papers.", {m_name}});
    else if (paper.contains('\0') || paper.starts_with("%PDF") ||
             names(folded(paper), "content-transfer-encoding: base64"))
        add(leaks, "leak-unread", whole,
            {"This is no text, so nobody can say whether it holds what {0} cannot know.", {m_name}});
    else
        lookThrough(paper, file, leaks);
    return leaks;
}

/// Checks the text both as it is and as decoded by a mail program.
void Guard::lookThrough(std::string_view paper, std::string_view file, Diagnostics& leaks) const {
    std::vector<std::string> readings{std::string(paper)};
    if (std::string mail = decodedMail(paper); mail != paper)
        readings.push_back(std::move(mail));
    for (const std::string& reading : readings) {
        const std::vector<PaperLine> lines = linesOf(reading);
        lookForNames(lines, file, leaks);
        lookForFigures(lines, file, leaks);
        lookForLines(lines, file, leaks);
    }
    const auto place = [](const Diagnostic& leak) {
        return std::tuple(leak.place.line, leak.code, toText(leak.message));
    };
    std::ranges::stable_sort(leaks, {}, place);
    const auto same = std::ranges::unique(leaks, {}, place);
    leaks.erase(same.begin(), same.end());
}

void Guard::lookForNames(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const {
    const JoinedLines all(lines, JoinedLines::Hyphens::Kept);
    const JoinedLines whole(lines, JoinedLines::Hyphens::Dropped);
    for (const Name& name : m_names) {
        std::set<int> found = all.linesWith(name.folded);
        found.merge(whole.linesWith(withoutHyphens(name.folded)));
        for (const int line : found)
            add(leaks, "leak-name", {std::string(file), line, 0},
                {"It names the {0} \"{1}\", of which {2} cannot know.", {name.kind, name.text, m_name}});
    }
}

/// Mails are wrapped, so a sentence may continue in the next line.
void Guard::lookForFigures(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const {
    std::string before;  // the previous line, if nothing was found in it
    int last = 0;
    for (const PaperLine& line : lines) {
        const ephor::Place at{std::string(file), line.number, 0};
        const std::string text = folded(line.text);
        const bool isKnown = m_known.contains(text);
        const std::size_t count = leaks.size();
        for (std::size_t i = 0; i < m_others.size() && !isKnown; ++i)
            lookAt(m_others[i], text, at, leaks);
        if (leaks.size() == count && !isKnown && !before.empty() && line.number == last + 1 &&
            goesOn(before, line.text)) {
            const std::string both = fmt::format("{} {}", before, text);
            for (const Other& other : m_others)
                lookAt(other, both, {std::string(file), last, 0}, leaks);
        }
        before = leaks.size() == count && !isKnown ? text : std::string();
        last = line.number;
    }
}

/// Only reports lines without any other finding.
void Guard::lookForLines(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const {
    std::set<int> told;
    for (const Diagnostic& leak : leaks)
        told.insert(leak.place.line);
    for (const PaperLine& line : lines)
        if (!told.contains(line.number) && m_secrets.contains(folded(line.text)))
            add(leaks, "leak-line", {std::string(file), line.number, 0},
                {"{1} cannot know this: \"{0}\".", {line.text, m_name}});
}

void Guard::lookAt(const Other& other, std::string_view line, const ephor::Place& at, Diagnostics& leaks) const {
    if (!isAbout(line, other.folded, other.id))
        return;
    constexpr std::ptrdiff_t near = 5;  // allows "the treasury of the city of Sparta holds 117"
    if (m_hasMoney && (says(line, "treasury", other.treasury, near) || says(line, "talents", other.treasury, 0) ||
                       says(line, "talent", other.treasury, 0)))
        add(leaks, "leak-sum", at,
            {"It tells what {0} has in its treasury, which {1} cannot know.", {other.name, m_name}});
    if (says(line, "steps", other.steps, near))
        add(leaks, "leak-sum", at, {"It tells how strong {0} is, which {1} cannot know.", {other.name, m_name}});
    if (m_hidesArete && says(line, "arete", other.arete, near))
        add(leaks, "leak-sum", at, {"It tells how much Arete {0} has, which {1} cannot know.", {other.name, m_name}});
    static constexpr std::array<std::string_view, 11> troops{
        "army", "armies", "fleet", "fleets", "ships", "sails", "host", "troops", "squadron", "squadrons", "hoplites"};
    if (!std::ranges::any_of(troops, [&](std::string_view word) { return names(line, word); }))
        return;
    for (const std::string& hideout : other.hideouts)
        if (names(line, folded(hideout)))
            add(leaks, "leak-place", at,
                {"It tells where troops of {0} stand: {1}, which {2} does not see.", {other.name, hideout, m_name}});
}

Diagnostics publicLeaks(const Scenario& scenario, std::span<const JournalEntry> entries, std::string_view paper,
                        std::string_view file) {
    for (std::size_t i = 0; i < scenario.powers.size(); ++i)
        if (Diagnostics leaks = Guard(scenario, entries, PowerId(static_cast<int>(i))).leaksIn(paper, file);
            !leaks.empty())
            return leaks;
    return {};
}

}  // namespace ephor::campaign
