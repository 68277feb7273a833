#include "ui/common/paper.h"

#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

namespace ephor {

bool askPrinter(QPrinter& printer, QWidget* parent) {
    return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
}

void printOn(QPrinter& printer, QTextDocument& text, const QString& title) {
    printer.setDocName(title);
    const Pages pages(printer, text, title);
    const int first = std::max(1, printer.fromPage());
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages.count()) : pages.count();
    const int copies = printer.supportsMultipleCopies() ? 1 : printer.copyCount();
    QPainter painter(&printer);
    bool begun = false;
    for (int copy = 0; copy < copies && painter.isActive(); ++copy)
        for (int page = first; page <= last; ++page) {
            if (std::exchange(begun, true))
                printer.newPage();
            pages.draw(painter, page);
        }
}

}  // namespace ephor
