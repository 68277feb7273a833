// A list on paper: printed, or written as a file in one of several forms.
#pragma once

#include "models/army_list/army_list_document.h"
#include "models/paper/list_sheets.h"

class QPrinter;

namespace ephor {

enum class ListForm { Pdf, CardsPdf, BattlePdf, Html, Markdown, Text, Csv, Json, Roster };

/// Only of a list whose system is known, as all here.
void printList(const ArmyListDocument& document, QPrinter& printer, Sheet sheet = Sheet::Roster);
/// The whole file's bytes; `name` is that of the file, whose ending says which kind of roster it is.
QByteArray listAs(const ArmyListDocument& document, ListForm form, const QString& name = {});
QString endingOf(ListForm form);

}  // namespace ephor
