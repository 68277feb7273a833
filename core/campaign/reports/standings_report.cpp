#include "core/campaign/reports/standings_report.h"

#include "core/campaign/model/shown_name.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/report_date.h"

namespace ephor::campaign {

Report standingsReport(const Campaign& campaign) {
    const bool areScoresTold = areScoresPublic(campaign);
    Report report{"Standings", campaign.scenario.name, reportDate(campaign.state.course)};
    ReportTable table{{"Power", "Cities", "Tiers"}, {}};
    if (areScoresTold)
        table.columns.insert(table.columns.end(), {"Arete", "Score"});
    for (const Standing& one : publicStandings(campaign)) {
        table.rows.push_back({nameOfPower(campaign, one.power), std::to_string(one.cities), std::to_string(one.tiers)});
        if (areScoresTold)
            table.rows.back().insert(table.rows.back().end(), {std::to_string(one.arete), std::to_string(one.score)});
    }
    report.addTable({}, std::move(table));
    return report;
}

}  // namespace ephor::campaign
