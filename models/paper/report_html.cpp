#include "models/paper/report_html.h"

#include "core/campaign/reports/report_html.h"

namespace ephor {

QString htmlOfReport(const QString& report, bool hasTitle) {
    return QString::fromStdString(campaign::htmlOf(report.toStdString(), hasTitle));
}

QString webPage(const QString& title, const QString& body) {
    return QString::fromStdString(campaign::htmlPage(title.toStdString(), body.toStdString()));
}

}  // namespace ephor
