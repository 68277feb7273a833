#include "models/paper/list_pages.h"

#include "models/paper/pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>
#include <array>

namespace ephor {

namespace {

/// `size` 1: the best size for reading.
QString pageStyle(double size) {
    return QStringLiteral(
               "body { font-family: serif; color: #1e1e1c; } p { font-size: %1pt; } h1 { font-size: %2pt; } "
               "th { text-align: left; border-bottom: 1px solid #1e1e1c; font-size: %3pt; white-space: nowrap; } "
               "td { padding: 2px; font-size: %4pt; } .mark { font-size: %4pt; margin-top: 10px; } "
               ".card { border: 1px solid #1e1e1c; padding: 10px; } "
               ".name { font-size: 12pt; font-weight: bold; margin: 0; } .type { font-size: 9.5pt; margin: 0; } "
               ".line { font-size: 8.5pt; margin: 3px 0 0 0; }")
        .arg(9.5 * size)
        .arg(17 * size)
        .arg(6.5 * size)
        .arg(8.5 * size);
}

std::unique_ptr<QTextDocument> pages(const ArmyList& list, const RuleSystem& system, Sheet sheet, double size) {
    auto text = std::make_unique<QTextDocument>();
    text->setDefaultStyleSheet(pageStyle(size));
    text->setHtml(sheetAsHtml(list, system, sheet));
    addSheetImages(*text, list, system);
    return text;
}

int pagesOnPaper(QTextDocument& text) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter paper(&buffer);
    paper.setPageSize(QPageSize(QPageSize::A4));
    layOutPages(text, paper);
    const int count = text.pageCount();
    text.documentLayout()->setPaintDevice(nullptr);
    return count;
}

}  // namespace

std::unique_ptr<QTextDocument> listAsPages(const ArmyList& list, const RuleSystem& system, Sheet sheet) {
    constexpr std::array sizes{0.92, 0.84, 0.77};  // smaller text would not be legible
    if (sheet == Sheet::Roster && pagesOnPaper(*pages(list, system, sheet, 1)) == 2)
        for (const double size : sizes)
            if (pagesOnPaper(*pages(list, system, sheet, size)) == 1)
                return pages(list, system, sheet, size);
    return pages(list, system, sheet, 1);
}

}  // namespace ephor
