#include "core/pages/turn_page.h"

#include "core/campaign/reports/report_html.h"
#include "core/pages/page_core.h"
#include "core/pages/turn_data.h"
#include "core/pages/web_page.h"

namespace ephor {

using namespace campaign;

std::string turnPage(ReportSet& reports, PowerId power, const std::string& replyTo, PageHome home) {
    const bool isServed = home == PageHome::Server;
    const Report report = reports.report(power);
    return htmlOf({.title = report.campaign + ": " + report.title + ", " + report.date,
                   .body = "turn.html",
                   .content = htmlOf(report),
                   .modules = {"elements.js", "turn_data.js", "turn_sheet.js", "turn_orders.js", "turn_signs.js",
                               "turn_map.js", "turn_panel.js", "turn_forms.js", "turn_send.js", "qr_code.js",
                               "turn_code.js", "turn_submit.js", "page_core.js", "turn_check.js", "turn.js"},
                   .styles = {"page.css", "turn.css"},
                   .data = turnData({visibleTo(reports.campaign(), power), reports.deadline(), reports.newsOnMap(power),
                                     replyTo, isServed}),
                   .core = pageCore(),
                   .isServed = isServed});
}

}  // namespace ephor
