#include "core/campaign/reports/newsletter_draft.h"

#include "core/campaign/history/history.h"
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/honours/honours.h"

#include <fmt/format.h>
#include <map>
#include <ranges>

namespace ephor::campaign {

namespace {

/// The date follows from the number of the turn: there are six turns a year.
std::string dateOf(const Scenario& scenario, int turn) {
    return turnName(scenario.firstYear + (turn - 1) / turnsOfYear, (turn - 1) % turnsOfYear);
}

using Entries = std::vector<const JournalEntry*>;

/// What a turn changed.
struct TurnSpan {
    WarAchievements before;
    WarAchievements after;
    Campaign campaign;                 ///< at the end of the turn
    std::vector<ChronicleLine> lines;  ///< of the turn
    /// By power: whose orders counted; Nobody: not adjudicated yet.
    std::vector<OrdersFrom> wrote;
    /// By power: a player or deputy has sent orders before and has not left.
    std::vector<bool> wasHeard;
    std::vector<std::optional<std::chrono::seconds>> late;  ///< by power: delay of its orders after the deadline
};

/// By power: delay of the orders that are submitted for the current turn.
std::vector<std::optional<std::chrono::seconds>> latenesses(const Scenario& scenario, const Entries& standing) {
    const std::optional<Deadline> deadline = deadlineAfter(standing);
    std::vector<std::optional<std::chrono::seconds>> late(scenario.powers.size());
    for (const JournalEntry* entry : standing) {
        const PowerId power = scenario.powerWithId(entry->who);
        if (entry->kind == EntryKind::Close)
            std::ranges::fill(late, std::nullopt);
        else if (entry->kind == EntryKind::Orders && power)
            late[power.index()] = lateBy(deadline, receiptOf(*entry));
    }
    return late;
}

TurnSpan spanOf(const Scenario& scenario, const Entries& standing, int turn) {
    TurnSpan span{{}, {}, {}, {}, {}, std::vector<bool>(scenario.powers.size(), false), {}};
    History history(scenario);
    const State& state = history.now().state;
    std::optional<WarAchievements> before;
    Entries read;
    for (const JournalEntry* entry : standing) {
        const int during = state.course.turn;
        if (entry->kind != EntryKind::Found && during > turn)
            break;
        if (entry->kind != EntryKind::Found && during == turn && !before)
            before = achievementsOf(history);
        history.read(*entry);
        read.push_back(entry);
        for (const Seating& seating : state.seatings)
            if (entry->kind == EntryKind::Ruling && !seating.isPlayed)
                span.wasHeard[seating.power.index()] = false;
        if (entry->kind != EntryKind::Adjudicate)
            continue;
        span.late = latenesses(scenario, read);
        span.wrote.clear();
        for (std::size_t i = 0; i < state.powers.size(); ++i) {
            const OrdersFrom from = state.powers[i].from;
            span.wrote.push_back(during == turn ? from : OrdersFrom::Nobody);
            if (sentByPeople(from))
                span.wasHeard[i] = true;
        }
    }
    span.after = achievementsOf(history);
    span.before = before ? *std::move(before) : span.after;
    span.campaign = history.now();
    span.lines = chronicle(history);
    std::erase_if(span.lines, [turn](const ChronicleLine& line) { return line.turn != turn; });
    return span;
}

std::string ordersLine(const std::string& power, OrdersFrom from) {
    switch (from) {
    case OrdersFrom::Deputy:
        return power + ": the deputy's orders.";
    case OrdersFrom::Standing:
        return power + " sent no orders; its standing orders applied.";
    case OrdersFrom::Computer:
        return power + ": ordered by the computer, at the umpire's wish.";
    case OrdersFrom::Ruler:
        return power + " sent no orders; the computer gave them.";
    case OrdersFrom::Disorder:
        return power + " sent no orders again; its armies and fleets held.";
    case OrdersFrom::Nobody:
    case OrdersFrom::Player:
        break;
    }
    return {};
}

/// "3 hours", "2 days": in the largest unit that gives at least 2.
std::string spanText(std::chrono::seconds length) {
    const auto minutes = std::max<std::int64_t>(1, std::chrono::duration_cast<std::chrono::minutes>(length).count());
    constexpr std::int64_t hour = 60;
    constexpr std::int64_t day = 24 * hour;
    return minutes >= 2 * day    ? counted(minutes / day, "day")
           : minutes >= 2 * hour ? counted(minutes / hour, "hour")
                                 : counted(minutes, "minute");
}

/// Humorous, because late orders are accepted.
std::string lateLine(const std::string& power, std::chrono::seconds late) {
    return fmt::format("{}: its runner came in {} after the deadline, out of breath, and was let in all the same.",
                       power, spanText(late));
}

class Draft {
public:
    Draft(const Scenario& scenario, std::span<const JournalEntry> entries, int turn)
        : m_scenario(scenario), m_span(spanOf(scenario, activeEntries(entries), turn)), m_turn(turn) {}

    Newsletter page() {
        Newsletter newsletter{m_turn, headline(), {}, {}};
        section("Signs of the gods", told({News::Omen}));
        section("Battles", told({News::Battle}));
        section("At sea", atSea());
        section("Cities", told({News::City, News::Siege}));
        section("Leaders", told({News::Leader}));
        section("Between the powers", told({News::Treaty, News::Deal}));
        section("Rulings", told({News::Ruling}));
        section("The end", told({News::End}));
        section("Orders", orders());
        section("Standings", stand());
        section("Honours that changed hands", changedHonours());
        newsletter.text = std::move(m_text);
        return newsletter;
    }

private:
    using Lines = std::vector<std::string>;

    Lines told(std::initializer_list<News> kinds) const {
        Lines lines;
        for (const ChronicleLine& line : m_span.lines)
            if (std::ranges::find(kinds, line.news) != kinds.end())
                lines.push_back(line.text);
        return lines;
    }
    /// Nobody is told whose ships close a harbour.
    Lines atSea() const {
        Lines lines = told({News::Sea});
        std::string closed;
        int count = 0;
        for (const ChronicleLine& line : m_span.lines | std::views::reverse)
            if (line.news == News::Harbour) {
                const std::string_view joint = count == 0 ? "" : count == 1 ? " and " : ", ";
                closed = fmt::format("{}{}{}", m_scenario.map.place(line.place).name, joint, closed);
                ++count;
            }
        if (count > 0)
            lines.push_back(fmt::format("Ships close the {} of {}.", count == 1 ? "harbour" : "harbours", closed));
        return lines;
    }
    void section(std::string_view title, const Lines& lines) {
        if (lines.empty())
            return;
        m_text += fmt::format("{}{}\n", m_text.empty() ? "" : "\n", title);
        for (const std::string& line : lines)
            m_text += fmt::format("  {}\n", line);
    }

    /// The most important news, without details.
    std::string headline() const {
        const auto first = [&](News news, bool isDecisive) {
            return std::ranges::find_if(m_span.lines, [&](const ChronicleLine& line) {
                return line.news == news && (line.isDecisive || !isDecisive);
            });
        };
        for (const auto& [news, isDecisive] : {std::pair(News::End, false),
                                               {News::Battle, true},
                                               {News::City, false},
                                               {News::Battle, false},
                                               {News::Sea, false},
                                               {News::Harbour, false},
                                               {News::Siege, false},
                                               {News::Leader, false},
                                               {News::Treaty, false},
                                               {News::Omen, false}})
            if (const auto line = first(news, isDecisive); line != m_span.lines.end())
                return line->headline;
        return "A quiet turn";
    }

    Lines orders() const {
        Lines lines;
        for (std::size_t i = 0; i < m_span.wrote.size(); ++i) {
            const PowerId id(static_cast<int>(i));
            const bool isPlayed = m_span.wasHeard[i] || hasPlayer(m_scenario, m_span.campaign.state, id);
            const OrdersFrom from = m_span.wrote[i];
            if (const std::string line = ordersLine(m_scenario.powers[i].name, from); isPlayed && !line.empty())
                lines.push_back(line);
            if (sentByPeople(from) && m_span.late[i])
                lines.push_back(lateLine(m_scenario.powers[i].name, *m_span.late[i]));
        }
        return lines;
    }

    Lines stand() const {
        Lines lines;
        const bool areTold = areScoresPublic(m_span.campaign);
        for (const Standing& one : publicStandings(m_span.campaign))
            lines.push_back(fmt::format("{}: {}{} and {}", m_scenario.powers[one.power.index()].name,
                                        areTold ? std::to_string(one.score) + ", with " : "",
                                        one.cities == 1 ? "1 city" : std::to_string(one.cities) + " cities",
                                        counted(one.tiers, "tier")));
        return lines;
    }

    /// The holders of each honour by name.
    std::map<Honour, std::string> holders(WarAchievements war) const {
        war.isOver = false;  // compare what was public at both times
        std::map<Honour, std::string> names;
        for (const HonourRow& row : honours(m_scenario, war, thePublic))
            for (const Achievement& achievement : row.holders) {
                std::string& text = names[row.honour];
                const std::string place = placeOf(m_scenario, achievement);
                text += (text.empty() ? "" : "; ") + achievement.who +
                        (place.empty() || place == achievement.who ? "" : " (" + place + ")");
            }
        return names;
    }
    Lines changedHonours() const {
        const std::map<Honour, std::string> before = holders(m_span.before);
        Lines lines;
        for (const auto& [honour, who] : holders(m_span.after)) {
            const auto was = before.find(honour);
            if (was == before.end())
                lines.push_back(fmt::format("{}: {}", titleOf(honour), who));
            else if (was->second != who)
                lines.push_back(fmt::format("{}: {}; until now {}", titleOf(honour), who, was->second));
        }
        return lines;
    }

    const Scenario& m_scenario;
    TurnSpan m_span;
    int m_turn;
    std::string m_text;
};

}  // namespace

Newsletter draftOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn) {
    return Draft(scenario, entries, turn).page();
}

Newsletter newsletterOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn) {
    const std::vector<Newsletter> all = published(entries);
    const auto found = std::ranges::find(all, turn, &Newsletter::turn);
    return found == all.end() ? draftOf(scenario, entries, turn) : *found;
}

Report newsletterReport(const Scenario& scenario, const Newsletter& newsletter) {
    Report report{newsletter.headline, scenario.name, dateOf(scenario, newsletter.turn)};
    report.add(sectionsIn(newsletter.text));
    std::vector<std::string> lines;
    for (const auto part : std::views::split(std::string_view(newsletter.notice), '\n'))
        if (!part.empty())
            lines.emplace_back(part.begin(), part.end());
    report.addList("A notice of the umpire", std::move(lines), ReportSection::Look::Wide);
    return report;
}

}  // namespace ephor::campaign
