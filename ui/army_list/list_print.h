// A list on paper: printed, or written as a file in one of several forms.
#pragma once

#include "models/documents/army_list_document.h"
#include "ui/army_list/list_sheets.h"

class QPrinter;
class QTextDocument;

namespace ephor {

enum class ListForm { Pdf, CardsPdf, BattlePdf, Html, Markdown, Text, Csv, Json, Roster };

/// For paper (ui/common/paper.h). Only of a list whose system is known, as all here. The roster is made small enough for one page where letters stay legible.
std::unique_ptr<QTextDocument> listAsPages(const ArmyListDocument& document, Sheet sheet = Sheet::Roster);
void printList(const ArmyListDocument& document, QPrinter& printer, Sheet sheet = Sheet::Roster);
/// The whole file's bytes.
QByteArray listAs(const ArmyListDocument& document, ListForm form);
QString endingOf(ListForm form);

}  // namespace ephor
