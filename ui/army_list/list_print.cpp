#include "ui/army_list/list_print.h"

#include "models/exchange/roster.h"
#include "models/paper/list_pages.h"
#include "ui/common/paper.h"

#include <QTextDocument>

namespace ephor {

void printList(const ArmyListDocument& document, QPrinter& printer, Sheet sheet) {
    printOn(printer, *listAsPages(*document.read().list, *document.read().system, sheet), document.name());
}

QByteArray listAs(const ArmyListDocument& document, ListForm form, const QString& name) {
    const ArmyList& list = *document.read().list;
    const RuleSystem& system = *document.read().system;
    const auto pdf = [&](Sheet sheet) { return pdfOf(*listAsPages(list, system, sheet), document.name()); };
    switch (form) {
    case ListForm::Pdf:
        return pdf(Sheet::Roster);
    case ListForm::CardsPdf:
        return pdf(Sheet::Cards);
    case ListForm::BattlePdf:
        return pdf(Sheet::Battle);
    case ListForm::Html:
        return QByteArray::fromStdString(listAsHtml(list, system));
    case ListForm::Markdown:
        return QByteArray::fromStdString(listAsMarkdown(list, system));
    case ListForm::Text:
        return QByteArray::fromStdString(listAsText(list, system));
    case ListForm::Csv:
        return QByteArray::fromStdString(listAsCsv(list, system));
    case ListForm::Json:
        return QByteArray::fromStdString(listAsJson(list, system));
    case ListForm::Roster:
        return rosterFile(rosterOf(list, system).xml, name);
    }
    return {};
}

QString endingOf(ListForm form) {
    switch (form) {
    case ListForm::Pdf:
    case ListForm::CardsPdf:
    case ListForm::BattlePdf:
        return QStringLiteral("pdf");
    case ListForm::Html:
        return QStringLiteral("html");
    case ListForm::Markdown:
        return QStringLiteral("md");
    case ListForm::Text:
        return QStringLiteral("txt");
    case ListForm::Csv:
        return QStringLiteral("csv");
    case ListForm::Json:
        return QStringLiteral("json");
    case ListForm::Roster:
        return QStringLiteral("rosz");
    }
    return {};
}

}  // namespace ephor
