// A list on paper: printed, or written as a file in one of several forms.
#pragma once

#include "models/documents/army_list_document.h"
#include "models/paper/list_sheets.h"

class QPrinter;

namespace ephor {

enum class ListForm { Pdf, CardsPdf, BattlePdf, Html, Markdown, Text, Csv, Json, Roster };

/// Only of a list whose system is known, as all here.
void printList(const ArmyListDocument& document, QPrinter& printer, Sheet sheet = Sheet::Roster);
/// The whole file's bytes.
QByteArray listAs(const ArmyListDocument& document, ListForm form);
QString endingOf(ListForm form);

}  // namespace ephor
