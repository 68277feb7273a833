#include "core/pages/club_page.h"

#include "core/base/html.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/report_date.h"
#include "core/campaign/reports/report_html.h"
#include "core/pages/turn_data.h"
#include "core/pages/web_page.h"

#include <ranges>

namespace ephor {

using namespace campaign;

namespace {

using Json = nlohmann::ordered_json;

/// The owners of the cities, and which are besieged or closed.
Visible publicView(const Campaign& campaign) {
    Visible visible;
    visible.known.scenario = campaign.scenario;
    visible.known.scenario.seed = {};
    for (std::size_t i = 0; i < campaign.state.cities.size(); ++i) {
        const City& city = campaign.state.cities[i];
        City& known = visible.known.state.cities.emplace_back();
        known.owner = city.owner;
        visible.cities.push_back({static_cast<bool>(city.besieger),
                                  isBlockaded(campaign.scenario, campaign.state, PlaceId(static_cast<int>(i)))});
    }
    return visible;
}

/// Data as of a turn page without units or orders; data/pages/turn_data.js describes the fields.
std::string clubData(ReportSet& reports) {
    const Campaign& campaign = reports.campaign();
    Json json{{"campaign", campaign.scenario.name}, {"power", nullptr}, {"isOpen", false}};
    for (const char* none : {"armies", "fleets", "seen"})
        json[none] = Json::array();
    json["news"] = newsJson(reports.newsOnMap({}));
    json.update(mapJson(publicView(campaign)));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A report that is opened by a tap.
std::string part(const Report& report, const char* id) {
    return "<details id=\"" + std::string(id) + "\"><summary>" + asHtml(report.title) + "</summary>\n" +
           htmlOf(report) + "</details>\n";
}

/// All battles, the newest first: when, what everybody knows of them, and their page.
std::string archive(ReportSet& reports, const BattlePages& pages) {
    std::vector<ChronicleLine> battles = reports.chronicleLines();
    std::erase_if(battles, [](const ChronicleLine& line) { return line.news != News::Battle; });
    if (battles.empty())
        return {};
    std::string html = "<details id=\"battles\"><summary>Battles</summary>\n<ul>\n";
    for (const ChronicleLine& line : battles | std::views::reverse) {
        html += "<li><b>" + asHtml(line.date) + ":</b> " + asHtml(line.text);
        if (const auto page = pages.find(line.digest); page != pages.end())
            html += " <a href=\"" + page->second + "\">Watch the battle</a>";
        html += "</li>\n";
    }
    return html + "</ul>\n</details>\n";
}

}  // namespace

std::string clubPage(ReportSet& reports, const BattlePages& pages) {
    const Report newsletter = reports.newsletter();
    return htmlOf({.title = newsletter.campaign + ", " + reportDate(reports.campaign().state.course),
                   .body = "club.html",
                   .content = htmlOf(newsletter) + part(reports.standings(), "standings") + archive(reports, pages) +
                              part(reports.biographies(thePublic), "biographies") +
                              part(reports.chronicle(), "chronicle"),
                   .modules = {"elements.js", "turn_data.js", "turn_sheet.js", "turn_orders.js", "turn_signs.js",
                               "turn_map.js", "club.js"},
                   .styles = {"page.css", "turn.css"},
                   .data = clubData(reports)});
}

}  // namespace ephor
