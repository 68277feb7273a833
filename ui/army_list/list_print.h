// A list on paper: printed, or written as a file in one of several forms.
#pragma once

#include "models/documents/army_list_document.h"

class QPrinter;
class QTextDocument;

namespace ephor {

enum class ListForm { Pdf, Html, Text, Csv, Json };

/// For paper (ui/common/paper.h). Only of a list whose system is known, as all here.
std::unique_ptr<QTextDocument> listAsPages(const ArmyListDocument& document);
void printList(const ArmyListDocument& document, QPrinter& printer);
/// The whole file's bytes.
QByteArray listAs(const ArmyListDocument& document, ListForm form);
QString endingOf(ListForm form);

}  // namespace ephor
