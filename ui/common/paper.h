// Printers: what models/paper has laid out, printed.
#pragma once

#include "models/paper/pages.h"

#include <functional>

class QPrinter;
class QWidget;

namespace ephor {

/// Lets a person choose the printer and how it prints; false where it shall not print after all.
using AskPrinter = std::function<bool(QPrinter& printer, QWidget* parent)>;

/// The print dialog.
bool askPrinter(QPrinter& printer, QWidget* parent);

/// As pdfOf(), on the printer's own paper; of the pages those that were chosen. May be called in any thread.
void printOn(QPrinter& printer, QTextDocument& text, const QString& title);

}  // namespace ephor
