#include "core/campaign/guard.h"

#include "core/campaign/biography.h"
#include "core/campaign/change_json.h"
#include "core/campaign/dice_report.h"
#include "core/campaign/newsletter.h"
#include "core/campaign/otherwise.h"
#include "core/campaign/report.h"
#include "core/campaign/ruling.h"
#include "core/campaign/sea.h"
#include "core/campaign/standing_entries.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// So many campaigns that look the same: what none of them has otherwise by chance is hardly a secret.
constexpr unsigned likenesses = 6;

Campaign campaignOf(const Scenario& scenario, std::span<const JournalEntry> entries) {
    Campaign campaign{scenario, {}};
    for (const JournalEntry& entry : entries)
        applyAll(campaign.state, *changesFromJson(entry.changes));
    return campaign;
}

/// What stands in the journal of a power's own: rulings that concern it, and throws that it is told of.
std::string toldAlone(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    return rulingsReport(entries, campaign, power) + throwsTold(campaign.scenario, entries, power);
}

/// All that the power may read.
std::string readable(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    std::string text = powersReport(campaign, viewOf(campaign, power)) + toldAlone(campaign, entries, power) +
                       orderForm(campaign, power);
    ChronicleReader reader(campaign.scenario);
    reader.read(entries);
    // A brief has them with their date.
    for (const ChronicleLine& line : reader.lines())
        text += line.text + "\n" + line.date + ": " + line.text + "\n";
    // The program's own pages are drafted from what everybody may know; what an umpire writes into them is not.
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
        // Headings and words such as "none" tell nothing.
        const bool tells = line.starts_with("  ") || line.find_first_of("0123456789") != std::string_view::npos;
        if (std::string plain = plainLine(line); !secretsOnly || (tells && plain.find(' ') != std::string::npos))
            lines.insert(std::move(plain));
    }
    return lines;
}

/// Everything that others may read of this campaign.
std::string papersOfOthers(const Campaign& campaign, PowerId power) {
    std::string text = umpiresReport(campaign);
    for (std::size_t i = 0; i < campaign.state.powers.size(); ++i)
        if (const PowerId other(static_cast<int>(i)); other != power)
            text += powersReport(campaign, viewOf(campaign, other));
    return text;
}

/// Of the sheets that others have sent, the lines about an army or a fleet.
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

/// A number stands behind the word, with no more than marks between.
bool says(std::string_view line, std::string_view word, int number) {
    const std::string digits = std::to_string(number);
    for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const std::size_t from = line.find_first_not_of(" \"':=,", at + word.size());
        if (from != std::string_view::npos && line.substr(from).starts_with(digits) &&
            names(line.substr(from, digits.size() + 1), digits))
            return true;
    }
    return false;
}

bool isMeant(const std::string& id) { return id.find_first_of("_0123456789") != std::string::npos; }

}  // namespace

Guard::Guard(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power)
    : m_power(power),
      m_name(scenario.powers[power.index()].name),
      m_hasMoney(scenario.rules.modules.has(Module::Money)) {
    const Campaign campaign = campaignOf(scenario, entries);
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
            own.insert(text);
        else
            others.push_back({kind, text});
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
    for (const Unit& unit : state.units)
        if (unit.army)
            learn(state.armies[unit.army.index()].power, "unit", unit.name);
    std::set<std::string, std::less<>> open;
    for (const Place& place : campaign.scenario.map.places())
        open.insert(place.name);
    for (const PowerInfo& info : campaign.scenario.powers)
        open.insert(info.name);
    for (Name& name : others)
        if (!name.text.empty() && !own.contains(name.text) && !names(known, name.text) && open.insert(name.text).second)
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
        Other other{info.name, info.id, state.powers[i].treasury, 0, {}};
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

void Guard::addName(Diagnostics& leaks, const ephor::Place& at, const Name& name) const {
    add(leaks, "leak-name", at,
        {"It names the {0} \"{1}\", of which {2} cannot know.", {name.kind, name.text, m_name}});
}

Diagnostics Guard::leaksIn(std::string_view paper, std::string_view file) const {
    Diagnostics leaks;
    const ephor::Place whole{std::string(file), 0, 0};
    if (paper.starts_with("SQLite format 3"))
        add(leaks, "leak-copy", whole, {"A copy of the campaign holds everything; {0} gets papers.", {m_name}});
    else if (paper.find('\0') != std::string_view::npos || paper.starts_with("%PDF"))
        add(leaks, "leak-unread", whole,
            {"This is no text, so nobody can say whether it holds what {0} cannot know.", {m_name}});
    else
        lookThrough(linesOf(paper), file, leaks);
    return leaks;
}

void Guard::lookThrough(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ephor::Place at{std::string(file), lines[i].number, 0};
        look(lines[i].text, at, leaks);
        if (i + 1 < lines.size() && lines[i + 1].number == lines[i].number + 1)
            lookAcross(lines[i].text, lines[i + 1].text, at, leaks);
    }
}

/// Mails are broken at their margin, be it in the midst of a name.
void Guard::lookAcross(const std::string& line, const std::string& next, const ephor::Place& at,
                       Diagnostics& leaks) const {
    const std::string both = line + " " + next;
    for (const Name& name : m_names)
        if (names(both, name.text) && !names(line, name.text) && !names(next, name.text))
            addName(leaks, at, name);
}

void Guard::look(std::string_view line, const ephor::Place& at, Diagnostics& leaks) const {
    if (m_known.contains(line))
        return;
    const std::size_t before = leaks.size();
    for (const Name& name : m_names)
        if (names(line, name.text))
            addName(leaks, at, name);
    for (const Other& other : m_others)
        lookAt(other, line, at, leaks);
    if (leaks.size() == before && m_secrets.contains(line))
        add(leaks, "leak-line", at, {"{1} cannot know this: \"{0}\".", {std::string(line), m_name}});
}

void Guard::lookAt(const Other& other, std::string_view line, const ephor::Place& at, Diagnostics& leaks) const {
    if (!names(line, other.name) && !names(line, other.id))
        return;
    const std::string talents = std::to_string(other.treasury) + " talent";
    const bool isSum =
        m_hasMoney && (says(line, "treasury", other.treasury) || says(line, "Treasury", other.treasury) ||
                       says(line, "talents", other.treasury) || names(line, talents) || names(line, talents + "s"));
    if (isSum)
        add(leaks, "leak-sum", at,
            {"It tells what {0} has in its treasury, which {1} cannot know.", {other.name, m_name}});
    if (says(line, "steps", other.steps))
        add(leaks, "leak-sum", at, {"It tells how strong {0} is, which {1} cannot know.", {other.name, m_name}});
    static constexpr std::array<std::string_view, 8> troops{"army",  "armies", "fleet", "fleets",
                                                            "ships", "sails",  "host",  "troops"};
    if (!std::ranges::any_of(troops, [&](std::string_view word) { return names(line, word); }))
        return;
    for (const std::string& hideout : other.hideouts)
        if (names(line, hideout))
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
