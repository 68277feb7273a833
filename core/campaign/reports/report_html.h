// Reports as HTML: one style sheet for browsers, for the program's own text views and for paper.
#pragma once

#include "core/campaign/reports/report.h"

namespace ephor::campaign {

/// Pictures of a page, as HTML; empty: none.
struct ReportArt {
    std::string shield;  ///< the power's badge, beside the title
    std::string map;
};

/// The content of a page, without its head. Every text is escaped; pictures are taken as they are.
std::string htmlOf(const Report& report, const ReportArt& art = {});
/// A complete page in one file, for screens, phones and printers.
std::string htmlPage(const Report& report, const ReportArt& art = {});
/// The style sheet without what only browsers understand.
std::string_view reportStyle();

}  // namespace ephor::campaign
