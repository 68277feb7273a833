#include "core/campaign/reports/report_set.h"

#include "core/campaign/journal/newsletter.h"
#include "core/campaign/reports/dice_report.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/reports/standings_report.h"
#include "core/campaign/reports/story/turn_story.h"
#include "core/campaign/umpire/ruling_reports.h"

namespace ephor::campaign {

ReportSet::ReportSet(Campaign campaign, std::span<const JournalEntry> entries)
    : m_campaign(std::move(campaign)), m_entries(entries.begin(), entries.end()) {}

const History& ReportSet::history() {
    if (!m_history)
        m_history.emplace(m_campaign.scenario, m_entries);
    return *m_history;
}

const TurnRecord& ReportSet::lastTurn() {
    if (!m_lastTurn)
        m_lastTurn = turnRecord(m_campaign.scenario, m_entries, newsletterTurn());
    return *m_lastTurn;
}

Report ReportSet::report(PowerId power) {
    Report report = powerReport(visibleTo(m_campaign, power), lastTurn().deadline);
    std::vector<ReportSection> situation = std::move(report.sections);
    const auto tables = situation.begin() + static_cast<std::ptrdiff_t>(report.mapAt);
    report.sections.clear();
    if (!lastTurn().steps.empty())
        report.sections.push_back(whatHappened(lastTurn(), power));
    report.addList("Rulings of the umpire", rulingLines(m_entries, m_campaign, power));
    report.add(std::vector<ReportSection>(situation.begin(), tables));
    report.addList("News from elsewhere", newsOfOthers(lastTurn(), power));
    report.mapAt = report.sections.size();
    situation.erase(situation.begin(), tables);
    // The numbers to check the dice with are the last section of every situation.
    ReportSection seeds = std::move(situation.back());
    situation.pop_back();
    report.add(std::move(situation));
    report.sections.push_back(std::move(seeds));
    report.add(rollReport(m_campaign, m_entries, power));
    report.sections.push_back(markSection(m_entries));
    return report;
}

Report ReportSet::reportAndOrders(PowerId power) {
    Report both = report(power);
    both.sections.push_back({"Order sheet", {Verbatim{orders(power)}}, ReportSection::Look::Wide});
    return both;
}

std::string ReportSet::orders(PowerId power) const { return orderForm(visibleTo(m_campaign, power)); }

Report ReportSet::honours(Audience reader) {
    const Scenario& scenario = m_campaign.scenario;
    if (!m_achievements)
        m_achievements = achievementsOf(history());
    return honoursReport(scenario, campaign::honours(scenario, *m_achievements, reader));
}

Report ReportSet::biographies(Audience reader) {
    const Scenario& scenario = m_campaign.scenario;
    if (!m_lives)
        m_lives = livesOf(history());
    return biographiesReport(scenario, biographiesOf(scenario, *m_lives, reader));
}

Report ReportSet::standings() {
    Report report = standingsReport(m_campaign);
    report.add(honours(thePublic).sections);
    return report;
}

int ReportSet::newsletterTurn() const { return lastTurnTold(m_campaign, m_entries); }

Report ReportSet::newsletter(int turn) const {
    const Scenario& scenario = m_campaign.scenario;
    Report report = newsletterReport(scenario, newsletterOf(scenario, m_entries, turn));
    report.mapAt = report.sections.size();
    report.sections.push_back(markSection(m_entries));
    return report;
}

Report ReportSet::chronicle() {
    Report report{"Chronicle", m_campaign.scenario.name};
    std::string date;
    for (ChronicleLine& line : chronicleLines()) {
        if (line.date != date)
            report.addList(line.date, {std::move(line.text)}, ReportSection::Look::Wide);
        else
            std::get<ReportList>(report.sections.back().parts.front()).items.push_back(std::move(line.text));
        date = line.date;
    }
    return report;
}

std::vector<Report> ReportSet::reportsFor(PowerId reader) {
    std::vector<Report> all{newsletter(), standings(), biographies(thePublic), chronicle()};
    if (reader)
        for (Report& own : std::vector{report(reader), honours({false, reader}), biographies({false, reader})})
            all.push_back(std::move(own));
    return all;
}

std::string ReportSet::everythingFor(PowerId reader) {
    std::string text;
    for (const Report& one : reportsFor(reader))
        text += one.text() + "\n";
    return reader ? text + orders(reader) : text;
}

}  // namespace ephor::campaign
