#include "core/campaign/newsletter.h"

#include "core/base/toml_text.h"
#include "core/campaign/calendar.h"
#include "core/campaign/standing_entries.h"
#include "core/io/toml_reader.h"

#include <fmt/format.h>
#include <map>

namespace ephor::campaign {

namespace {

constexpr std::size_t largestNewsletter = 1 << 17;
constexpr std::int64_t longestHeadline = 200;
constexpr std::int64_t longestText = 30'000;

/// Moves follow each other without a gap, six a year.
std::string dateOf(const Scenario& scenario, int turn) {
    return moveName(scenario.firstYear + (turn - 1) / movesOfYear, (turn - 1) % movesOfYear);
}

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text)
        html += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : std::string(1, c);
    return html;
}

}  // namespace

int lastMoveTold(const Campaign& campaign, std::span<const JournalEntry> entries) {
    const Course& course = campaign.state.course;
    const std::vector<const JournalEntry*> standing = standingEntries(entries);
    const auto last = std::ranges::find_if(standing.rbegin(), standing.rend(), [](const JournalEntry* entry) {
        return entry->deed == Deed::Close || entry->changes != "[]";
    });
    // A war ends with the close of a move, or by a ruling before the next.
    const bool endsWithIt = course.phase == Phase::Over && last != standing.rend() && (*last)->deed == Deed::Close;
    const bool isUnderWay = course.phase != Phase::Orders && !endsWithIt;
    return std::max(1, isUnderWay ? course.turn : course.turn - 1);
}

std::vector<Newsletter> published(std::span<const JournalEntry> entries) {
    std::map<int, Newsletter> byMove;
    for (const JournalEntry* entry : standingEntries(entries))
        if (entry->deed == Deed::Newsletter)
            // A move takes more than one entry, so that none is told of before its time.
            if (const Result<Newsletter> one = newsletterFrom(entry->action, "the journal", entry->number))
                byMove[one->turn] = *one;
    std::vector<Newsletter> all;
    for (auto& [turn, one] : byMove)
        all.push_back(std::move(one));
    return all;
}

Newsletter newsletterOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn) {
    const std::vector<Newsletter> all = published(entries);
    const auto found = std::ranges::find(all, turn, &Newsletter::turn);
    return found == all.end() ? draftOf(scenario, entries, turn) : *found;
}

void publish(Journal& journal, const Newsletter& newsletter) {
    journal.record({Deed::Newsletter, "umpire", toToml(newsletter), {}, {}});
}

std::string pageOf(const Scenario& scenario, const Newsletter& newsletter) {
    std::string page = fmt::format("{}\n{}. {}\n\n{}", newsletter.headline, scenario.name,
                                   dateOf(scenario, newsletter.turn), newsletter.text);
    if (!page.ends_with('\n'))
        page += '\n';
    if (newsletter.notice.empty())
        return page;
    page += "\nA notice of the umpire\n";
    std::string_view rest = newsletter.notice;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (end > 0)
            page += fmt::format("  {}\n", rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return page;
}

std::string toToml(const Newsletter& newsletter) {
    return fmt::format("format = 1\nmove = {}\nheadline = {}\ntext = {}\nnotice = {}\n", newsletter.turn,
                       tomlString(newsletter.headline), tomlText(newsletter.text), tomlText(newsletter.notice));
}

Result<Newsletter> newsletterFrom(std::string_view toml, std::string_view file, int lastTurn, PageState state) {
    Result<TomlText> parsed = parseToml(toml, file, largestNewsletter, "newsletter");
    if (!parsed)
        return std::unexpected(std::move(parsed.error()));
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the newsletter", "newsletter", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    Newsletter newsletter;
    newsletter.turn = static_cast<int>(reader.integer("move", Need::Required, 1, lastTurn).value_or(1));
    const Need need = state == PageState::Whole ? Need::Required : Need::Optional;
    newsletter.headline = reader.text("headline", need, longestHeadline).value_or("");
    newsletter.text = reader.text("text", need, longestText, true).value_or("");
    newsletter.notice = reader.text("notice", Need::Optional, longestText, true).value_or("");
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return newsletter;
}

Diagnostics whyNotPublished(const Newsletter& newsletter) {
    Result<Newsletter> read = newsletterFrom(toToml(newsletter), {}, newsletter.turn);
    if (read)
        return {};
    for (Diagnostic& fault : read.error())
        fault.place = {};
    return std::move(read.error());
}

std::string htmlOf(std::string_view report, bool hasTitle) {
    std::vector<std::string_view> lines;
    while (!report.empty()) {
        const std::size_t end = std::min(report.find('\n'), report.size());
        lines.push_back(report.substr(0, end));
        report.remove_prefix(std::min(end + 1, report.size()));
    }
    const auto isItem = [&](std::size_t i) { return i < lines.size() && lines[i].starts_with("  "); };
    std::string html;
    bool isFirst = hasTitle;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t begin = lines[i].find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            continue;
        const std::string text = escaped(lines[i].substr(begin, lines[i].find_last_not_of(" \t\r") - begin + 1));
        const bool listed = isItem(i);
        if (listed && (i == 0 || !isItem(i - 1)))
            html += "<ul>";
        const std::string_view tag = isFirst ? "h1" : listed ? "li" : isItem(i + 1) ? "h2" : "p";
        html += fmt::format("<{0}>{1}</{0}>", tag, text);
        if (listed && !isItem(i + 1))
            html += "</ul>";
        isFirst = false;
    }
    return html;
}

std::string htmlPage(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>{}</title></head>\n<body>{}</body></html>\n",
        escaped(title), body);
}

}  // namespace ephor::campaign
