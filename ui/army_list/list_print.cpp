#include "ui/army_list/list_print.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrinter>
#include <QTextDocument>

namespace ephor {

namespace {

constexpr double margin = 15;  // millimetres

const char* pageStyle =
    "body { font-family: serif; font-size: 9.5pt; color: #1e1e1c; } h1 { font-size: 17pt; } "
    "th { text-align: left; border-bottom: 1px solid #1e1e1c; } td { padding: 2px; }";

/// Qt's pages know less of style sheets than a browser: the list's own one is left out.
std::unique_ptr<QTextDocument> pages(const ArmyListDocument& document) {
    QString html = QString::fromStdString(listAsHtml(*document.read().list, *document.read().system));
    const qsizetype from = html.indexOf(QLatin1StringView("<style>"));
    const qsizetype to = html.indexOf(QLatin1StringView("</style>"));
    if (from >= 0 && to > from)
        html.remove(from, to - from + 8);
    html.replace(QLatin1StringView("<table>"),
                 QLatin1StringView("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\" border=\"0\">"));
    html.replace(QLatin1StringView("class=\"number\""), QLatin1StringView("align=\"right\""));
    auto text = std::make_unique<QTextDocument>();
    text->setDefaultStyleSheet(QLatin1StringView(pageStyle));
    text->setHtml(html);
    return text;
}

}  // namespace

void printList(const ArmyListDocument& document, QPrinter& printer) {
    printer.setDocName(document.name());
    printer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    pages(document)->print(&printer);
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
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(document.name());
        pdf.setCreator(QStringLiteral("Ephor"));
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        pages(document)->print(&pdf);
    }
    return buffer.data();
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
