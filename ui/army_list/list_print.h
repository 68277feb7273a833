// Prints a list, or writes it as a file in one of several formats.
#pragma once

#include "models/army_list/army_list_document.h"
#include "models/paper/list_paper.h"

class QPrinter;

namespace ephor {

enum class ListForm { Pdf, CardsPdf, BattlePdf, Page, Picture, Html, Markdown, Text, Csv, Json, Roster };

/// All functions here need a list whose system is known.
void printList(const ArmyListDocument& document, QPrinter& printer, const PaperParts& parts);
/// The bytes of the whole file. `name` is the file's name; its extension decides the kind of roster.
QByteArray listAs(const ArmyListDocument& document, ListForm form, const QString& name = {});
QString endingOf(ListForm form);

}  // namespace ephor
