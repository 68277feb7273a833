// A list on paper: printed, or written as a file in one of several forms.
#pragma once

#include "models/documents/army_list_document.h"

class QPrinter;

namespace ephor {

enum class ListForm { Pdf, Html, Text, Csv, Json };

/// Draws the pages. Only of a list whose system is known.
void printList(const ArmyListDocument& document, QPrinter& printer);
/// The whole file's bytes.
QByteArray listAs(const ArmyListDocument& document, ListForm form);
QString endingOf(ListForm form);

}  // namespace ephor
