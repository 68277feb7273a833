#include "core/campaign/reports/report_set.h"

#include "core/campaign/journal/newsletter.h"
#include "core/campaign/reports/campaign_report.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/dice_report.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/umpire/ruling_reports.h"

#include <fmt/format.h>

namespace ephor::campaign {

ReportSet::ReportSet(Campaign campaign, std::span<const JournalEntry> entries)
    : m_campaign(std::move(campaign)), m_entries(entries.begin(), entries.end()) {}

const History& ReportSet::history() {
    if (!m_history)
        m_history.emplace(m_campaign.scenario, m_entries);
    return *m_history;
}

std::string ReportSet::report(PowerId power) const {
    return powerReport(visibleTo(m_campaign, power)) + rulingsReport(m_entries, m_campaign, power) +
           rollReport(m_campaign.scenario, m_entries, power) + markSection(m_entries);
}

std::string ReportSet::orders(PowerId power) const { return orderForm(visibleTo(m_campaign, power)); }

std::string ReportSet::honours(Audience reader) {
    const Scenario& scenario = m_campaign.scenario;
    if (!m_achievements)
        m_achievements = achievementsOf(history());
    return honoursText(scenario, campaign::honours(scenario, *m_achievements, reader));
}

std::string ReportSet::biographies(Audience reader) {
    const Scenario& scenario = m_campaign.scenario;
    if (!m_lives)
        m_lives = livesOf(history());
    return biographiesText(scenario, biographiesOf(scenario, *m_lives, reader));
}

int ReportSet::newsletterTurn() const { return lastMoveTold(m_campaign, m_entries); }

std::string ReportSet::newsletter() const {
    const Scenario& scenario = m_campaign.scenario;
    return pageOf(scenario, newsletterOf(scenario, m_entries, newsletterTurn())) + markSection(m_entries);
}

std::string ReportSet::chronicle() {
    std::string text = m_campaign.scenario.name + "\n";
    std::string date;
    for (const ChronicleLine& line : campaign::chronicle(history())) {
        if (line.date != date)
            text += fmt::format("\n{}\n", line.date);
        date = line.date;
        text += fmt::format("  {}\n", line.text);
    }
    return text;
}

std::string ReportSet::everythingFor(PowerId reader) {
    std::string text = newsletter() + honours(thePublic) + biographies(thePublic) + chronicle();
    if (reader)
        text += report(reader) + orders(reader) + honours({false, reader}) + biographies({false, reader});
    return text;
}

}  // namespace ephor::campaign
