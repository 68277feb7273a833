#include "models/paper/list_pages.h"

#include "models/paper/pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>
#include <array>

namespace ephor {

namespace {

/// `size` 1: the usual size.
QString pageStyle(double size) {
    return QStringLiteral(
               "body { font-family: serif; color: #1e1e1c; } p { font-size: %1pt; } h1 { font-size: %2pt; } "
               "th { text-align: left; border-bottom: 1px solid #1e1e1c; font-size: %3pt; white-space: nowrap; } "
               "td { padding: 2px; font-size: %4pt; } .mark { font-size: %4pt; margin-top: 10px; } "
               "h2 { font-size: %5pt; margin-top: 16px; } .rule { font-size: %4pt; margin: 2px 0 0 0; } .stripe { font-size: 4pt; } "
               ".group { font-size: %5pt; font-weight: bold; padding-top: 8px; } "
               ".block { border-top: 1px solid #b8b4aa; font-size: %1pt; } .unit { font-size: %6pt; font-weight: bold; } .row { border-bottom: 1px solid #d8d4ca; } ")
        .arg(9.5 * size)
        .arg(17 * size)
        .arg(7.5 * size)
        .arg(8.5 * size)
        .arg(11 * size)
        .arg(10.5 * size);
}

std::unique_ptr<QTextDocument> pages(const QString& html, const ArmyList& list, const RuleSystem& system, double size) {
    auto text = std::make_unique<QTextDocument>();
    text->setDefaultStyleSheet(pageStyle(size));
    text->setHtml(html);
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

std::unique_ptr<QTextDocument> listAsPages(const ArmyList& list, const RuleSystem& system, Sheet sheet,
                                           const SheetExtras& extras) {
    constexpr std::array sizes{1.25, 1.12, 1.0, 0.92, 0.84, 0.77};        // smaller text would not be legible
    const double largest = sheet == Sheet::Roster ? 1.0 : sizes.front();  // larger, its values would not fit a line
    const QString html = sheetAsHtml(list, system, sheet, extras);
    if (pagesOnPaper(*pages(html, list, system, 1)) <= 2)
        for (const double size : sizes)
            if (size <= largest && pagesOnPaper(*pages(html, list, system, size)) == 1)
                return pages(html, list, system, size);
    return pages(html, list, system, 1);
}

}  // namespace ephor
