#include "models/paper/report_html.h"

#include "models/text.h"

namespace ephor {

QString viewHtml(const campaign::Report& report, const campaign::ReportArt& art) {
    return QStringLiteral("<html><head><style>%1</style></head><body>%2</body></html>")
        .arg(toQString(campaign::reportStyle()), toQString(htmlOf(report, art)));
}

}  // namespace ephor
