// Pages: a text laid out for paper, printed or as a PDF.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>

class QPagedPaintDevice;
class QPrinter;
class QTextDocument;
class QWidget;

namespace ephor {

/// Lets a person choose the printer and how it prints; false where it shall not print after all.
using AskPrinter = std::function<bool(QPrinter& printer, QWidget* parent)>;

/// The print dialog.
bool askPrinter(QPrinter& printer, QWidget* parent);

// Laying out pages takes its time: these need no window and may be called in any thread.

/// Onto the device's paper, as it is printed: with margins of 15 mm, no row cut, and no heading alone at the end of a page. The device must be there for as
/// long as the layout is used.
void layOutPages(QTextDocument& text, QPagedPaintDevice& device);
/// On A4, with the title and "page 2 of 5" at the foot of each page.
QByteArray pdfOf(QTextDocument& text, const QString& title);
/// The same on the printer's own paper; of the pages those that were chosen.
void printOn(QPrinter& printer, QTextDocument& text, const QString& title);

}  // namespace ephor
