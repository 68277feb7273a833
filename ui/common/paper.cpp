#include "ui/common/paper.h"

#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

namespace ephor {

bool askPrinter(QPrinter& printer, QWidget* parent) {
    return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
}

void printPages(QPrinter& printer, int count, const std::function<void(QPainter& painter, int page)>& draw) {
    const int first = std::max(1, printer.fromPage());
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    const int copies = printer.supportsMultipleCopies() ? 1 : printer.copyCount();
    QPainter painter(&printer);
    bool begun = false;
    for (int copy = 0; copy < copies && painter.isActive(); ++copy)
        for (int page = first; page <= last; ++page) {
            if (std::exchange(begun, true))
                printer.newPage();
            draw(painter, page);
        }
}

void printOn(QPrinter& printer, QTextDocument& text, const QString& title) {
    printer.setDocName(title);
    const Pages pages(printer, text, title);
    printPages(printer, pages.count(), [&pages](QPainter& painter, int page) { pages.draw(painter, page); });
}

}  // namespace ephor
