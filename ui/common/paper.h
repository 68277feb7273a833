// Printing of pages that models/paper has laid out.
#pragma once

#include "models/paper/pages.h"

#include <functional>

class QPrinter;
class QWidget;

namespace ephor {

/// Lets the user choose and set up the printer; false where they cancel.
using AskPrinter = std::function<bool(QPrinter& printer, QWidget* parent)>;

/// The print dialog.
bool askPrinter(QPrinter& printer, QWidget* parent);

/// Draws the chosen pages as often as copies are wanted. `draw` gets a page's number from 1.
void printPages(QPrinter& printer, int count, const std::function<void(QPainter& painter, int page)>& draw);

/// Like pdfOf(), on the printer's paper and only the pages chosen. May be called in any thread.
void printOn(QPrinter& printer, QTextDocument& text, const QString& title);

}  // namespace ephor
