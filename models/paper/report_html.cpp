#include "models/paper/report_html.h"

namespace ephor {

QString viewHtml(const campaign::Report& report, const campaign::ReportArt& art) {
    return QStringLiteral("<html><head><style>%1</style></head><body>%2</body></html>")
        .arg(QString::fromUtf8(campaign::reportStyle().data(), std::ssize(campaign::reportStyle())),
             QString::fromStdString(htmlOf(report, art)));
}

}  // namespace ephor
