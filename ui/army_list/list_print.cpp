#include "ui/army_list/list_print.h"

#include "models/exchange/list_web_page.h"
#include "models/exchange/roster.h"
#include "models/paper/list_picture.h"
#include "models/text/battle_words.h"
#include "ui/common/paper.h"

#include <QPrinter>

namespace ephor {

void printList(const ArmyListDocument& document, QPrinter& printer, const PaperParts& parts) {
    printer.setDocName(document.name());
    const ListPaper paper(*document.read().list, *document.read().system, parts, printer);
    printPages(printer, paper.count(), [&paper](QPainter& painter, int page) { paper.draw(painter, page); });
}

QByteArray listAs(const ArmyListDocument& document, ListForm form, const QString& name) {
    const ArmyList& list = *document.read().list;
    const RuleSystem& system = *document.read().system;
    const Diagnostics& faults = document.diagnostics();
    const QString notLegal = notLegalText(faults);
    const auto pdf = [&](Sheet sheet) { return listPdf(list, system, partsOf(sheet, notLegal)); };
    switch (form) {
    case ListForm::Pdf:
        return pdf(Sheet::Roster);
    case ListForm::CardsPdf:
        return pdf(Sheet::Cards);
    case ListForm::BattlePdf:
        return pdf(Sheet::Battle);
    case ListForm::Page:
        return QByteArray::fromStdString(listWebPage(list, system, faults));
    case ListForm::Picture:
        return pngOf(listPicture(list, system, notLegal));
    case ListForm::Html:
        return QByteArray::fromStdString(listAsHtml(list, system, faults));
    case ListForm::Markdown:
        return QByteArray::fromStdString(listAsMarkdown(list, system, faults));
    case ListForm::Text:
        return QByteArray::fromStdString(listAsText(list, system, faults));
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
    case ListForm::Page:
    case ListForm::Html:
        return QStringLiteral("html");
    case ListForm::Picture:
        return QStringLiteral("png");
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
