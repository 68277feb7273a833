#include "ui/army_list/list_print.h"

#include "ui/common/paper.h"

#include <QRegularExpression>
#include <QTextDocument>

namespace ephor {

namespace {

const char* pageStyle =
    "body { font-family: serif; font-size: 9.5pt; color: #1e1e1c; } h1 { font-size: 17pt; } "
    "th { text-align: left; border-bottom: 1px solid #1e1e1c; font-size: 6.5pt; white-space: nowrap; } "
    "td { padding: 2px; font-size: 8.5pt; }";

/// How wide each column is, in hundredths: figures as their headings need, and the words share the rest.
QString withShares(QString html) {
    static const QRegularExpression heading(QStringLiteral("<th( align=\"right\")?>([^<]*)</th>"));
    const auto figure = [](const QRegularExpressionMatch& match) {
        return 1.2 + 0.8 * static_cast<double>(match.capturedLength(2));
    };
    const std::vector<std::pair<QString, double>> words{{QStringLiteral("Unit"), 0.42},
                                                        {QStringLiteral("Type"), 0.2},
                                                        {QStringLiteral("Traits"), 0.24},
                                                        {QStringLiteral("Remarks"), 0.14}};
    double left = 100;
    for (const QRegularExpressionMatch& match : heading.globalMatch(html))
        left -= match.capturedLength(1) > 0 ? figure(match) : 0;
    QString shared;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : heading.globalMatch(html)) {
        const auto word = std::ranges::find(words, match.captured(2), &std::pair<QString, double>::first);
        const double share = word == words.end() ? figure(match) : word->second * left;
        shared +=
            html.sliced(from, match.capturedStart() - from) +
            QStringLiteral("<th width=\"%1%\"%2>%3</th>").arg(qRound(share)).arg(match.captured(1), match.captured(2));
        from = match.capturedEnd();
    }
    return shared + html.sliced(from);
}

}  // namespace

// Qt's pages know less of style sheets than a browser: the list's own one is left out.
std::unique_ptr<QTextDocument> listAsPages(const ArmyListDocument& document) {
    QString html = QString::fromStdString(listAsHtml(*document.read().list, *document.read().system));
    const qsizetype from = html.indexOf(QLatin1StringView("<style>"));
    const qsizetype to = html.indexOf(QLatin1StringView("</style>"));
    if (from >= 0 && to > from)
        html.remove(from, to - from + 8);
    html.replace(QLatin1StringView("<table>"),
                 QLatin1StringView("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\" border=\"0\">"));
    html.replace(QLatin1StringView("class=\"number\""), QLatin1StringView("align=\"right\""));
    html = withShares(html);
    auto text = std::make_unique<QTextDocument>();
    text->setDefaultStyleSheet(QLatin1StringView(pageStyle));
    text->setHtml(html);
    return text;
}

void printList(const ArmyListDocument& document, QPrinter& printer) {
    printOn(printer, *listAsPages(document), document.name());
}

QByteArray listAs(const ArmyListDocument& document, ListForm form) {
    const ArmyList& list = *document.read().list;
    const RuleSystem& system = *document.read().system;
    switch (form) {
    case ListForm::Html:
        return QByteArray::fromStdString(listAsHtml(list, system));
    case ListForm::Text:
        return QByteArray::fromStdString(listAsText(list, system));
    case ListForm::Csv:
        return QByteArray::fromStdString(listAsCsv(list, system));
    case ListForm::Json:
        return QByteArray::fromStdString(listAsJson(list, system));
    case ListForm::Pdf:
        break;
    }
    return pdfOf(*listAsPages(document), document.name());
}

QString endingOf(ListForm form) {
    switch (form) {
    case ListForm::Pdf:
        return QStringLiteral("pdf");
    case ListForm::Html:
        return QStringLiteral("html");
    case ListForm::Text:
        return QStringLiteral("txt");
    case ListForm::Csv:
        return QStringLiteral("csv");
    case ListForm::Json:
        return QStringLiteral("json");
    }
    return {};
}

}  // namespace ephor
