#include "models/paper/report_html.h"

#include <QStringList>

namespace ephor {

QString htmlOfReport(const QString& report) {
    QString html;
    bool isInList = false;
    bool isFirst = true;
    const QStringList lines = report.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isItem = lines[i].startsWith(QLatin1String("  "));
        const bool hasItems = i + 1 < lines.size() && lines[i + 1].startsWith(QLatin1String("  "));
        if (isInList && !isItem)
            html += QStringLiteral("</ul>");
        if (!isInList && isItem)
            html += QStringLiteral("<ul>");
        isInList = isItem;
        if (lines[i].trimmed().isEmpty())
            continue;
        const QString tag = isFirst    ? QStringLiteral("h1")
                            : isItem   ? QStringLiteral("li")
                            : hasItems ? QStringLiteral("h2")
                                       : QStringLiteral("p");
        html += QStringLiteral("<%1>%2</%1>").arg(tag, lines[i].trimmed().toHtmlEscaped());
        isFirst = false;
    }
    return isInList ? html + QStringLiteral("</ul>") : html;
}

QString webPage(const QString& title, const QString& body) {
    return QStringLiteral(
               "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title></head>\n<body>%2</body></html>\n")
        .arg(title.toHtmlEscaped(), body);
}

}  // namespace ephor
