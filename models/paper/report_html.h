// Core's reports in text views and on paper.
#pragma once

#include "core/campaign/reports/report_html.h"

#include <QString>

namespace ephor {

/// For QTextDocument and its views, with the style sheet that they understand.
QString viewHtml(const campaign::Report& report, const campaign::ReportArt& art = {});

}  // namespace ephor
