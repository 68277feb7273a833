#include "models/paper/pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QScreen>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <cmath>

namespace ephor {

namespace {

constexpr double margin = 15;     // millimetres
constexpr double bodyText = 9.5;  // points
constexpr double footText = 8;
constexpr double footLines = 2;  ///< room at the foot of a page, in lines of its text

QFont footFont() {
    QFont font(QStringLiteral("sans-serif"));
    font.setPointSizeF(footText);
    return font;
}

/// The end of the first part that must stay with a heading: its first line, or the first row of a table, which is never
/// cut.
double endOfBeginning(const QTextBlock& first) {
    const QAbstractTextDocumentLayout& layout = *first.document()->documentLayout();
    const double firstLine = first.layout()->lineCount() > 0
                                 ? first.layout()->lineAt(0).y() + first.layout()->lineAt(0).height()
                                 : QFontMetricsF(footFont()).height();
    double end = layout.blockBoundingRect(first).top() + firstLine;
    if (const QTextTable* table = QTextCursor(first).currentTable())
        for (int column = 0; column < table->columns(); ++column)
            end =
                std::max(end, layout.blockBoundingRect(table->cellAt(0, column).lastCursorPosition().block()).bottom());
    return end;
}

/// Moves headings between `from` and the position `to` that are at the end of a page to the next page, with the text
/// below them. True where one was moved.
bool keepHeadingsWithText(QTextDocument& text, QTextBlock from, int to) {
    const QAbstractTextDocumentLayout& layout = *text.documentLayout();
    const double page = text.pageSize().height();
    const auto pageOf = [page](double y) { return static_cast<int>(y / page); };
    bool moved = false;
    for (QTextBlock block = from; block.isValid() && block.position() < to; block = block.next()) {
        QTextBlock below = block;
        while (below.isValid() && below.blockFormat().headingLevel() != 0)
            below = below.next();
        if (below == block || !below.isValid() ||
            block.blockFormat().pageBreakPolicy() == QTextFormat::PageBreak_AlwaysBefore ||
            pageOf(layout.blockBoundingRect(block).top()) == pageOf(endOfBeginning(below)))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
        moved = true;
    }
    return moved;
}

/// Moves each row that the end of a page would cut to the next page. True where one was moved.
bool keepRowsWhole(QTextDocument& text, const QTextTable& table) {
    const QAbstractTextDocumentLayout& layout = *text.documentLayout();
    const double page = text.pageSize().height();
    const double dots =
        layout.paintDevice()->logicalDpiY() / std::round(QGuiApplication::primaryScreen()->logicalDotsPerInchY());
    bool moved = false;
    for (int row = table.format().headerRowCount(); row < table.rows(); ++row) {
        double top = std::numeric_limits<double>::max();
        double bottom = 0;
        // A row of one cell is the heading of the row below it.
        const bool isHeading =
            row + 1 < table.rows() && table.columns() > 1 && table.cellAt(row, 0).columnSpan() == table.columns();
        for (int column = 0; column < table.columns(); ++column) {
            const QTextTableCell cell = table.cellAt(row, column);
            const QTextTableCell last = isHeading ? table.cellAt(row + 1, column) : cell;
            top = std::min(top, layout.blockBoundingRect(cell.firstCursorPosition().block()).top());
            bottom = std::max(bottom, layout.blockBoundingRect(last.lastCursorPosition().block()).bottom());
        }
        const double end = (std::floor(top / page) + 1) * page;
        if (bottom <= end || bottom - top > page / 2)
            continue;
        // Leaves no room for a line before the end of the page.
        QTextCursor change(&text);
        change.beginEditBlock();  // one new layout instead of one for each cell
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            if (cell.column() != column)
                continue;  // it spans columns and was already moved
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            format.setTopPadding(format.topPadding() + (end - top - 1) / dots);
            cell.setFormat(format);
        }
        change.endEditBlock();
        moved = true;
    }
    return moved;
}

/// Works from the beginning to the end, because a move affects only what follows. True where something was moved.
bool moveWhatIsCut(QTextDocument& text) {
    bool moved = false;
    QTextBlock from = text.begin();
    for (const QTextFrame* frame : text.rootFrame()->childFrames()) {
        const auto* table = qobject_cast<const QTextTable*>(frame);
        if (!table)
            continue;
        moved = keepHeadingsWithText(text, from, table->firstPosition()) || moved;
        moved = keepRowsWhole(text, *table) || moved;
        from = table->lastCursorPosition().block();
    }
    return keepHeadingsWithText(text, from, std::numeric_limits<int>::max()) || moved;
}

/// Qt lays out only what changed, and not always to the end, which leaves pages empty. So the whole text is laid out
/// again until nothing is cut.
void keepTogether(QTextDocument& text) {
    constexpr int mostPasses = 8;
    for (int pass = 0; pass < mostPasses && moveWhatIsCut(text); ++pass)
        text.markContentsDirty(0, text.characterCount());
}

double footHeight(QPagedPaintDevice& device) { return QFontMetricsF(footFont(), &device).height() * footLines; }

}  // namespace

void layOutPages(QTextDocument& text, QPagedPaintDevice& device) {
    device.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    text.documentLayout()->setPaintDevice(&device);
    text.setDocumentMargin(0);
    QFont font = text.defaultFont();  // its size is meant for the screen
    font.setPointSizeF(bodyText);
    text.setDefaultFont(font);
    text.setPageSize(QSizeF(device.width(), device.height() - footHeight(device)));
    keepTogether(text);
}

void drawSheet(QPainter& painter, QPicture sheet) {
    const QPaintDevice& device = *painter.device();
    // QPicture enlarges itself from its own resolution to that of the device.
    const double enlarged = static_cast<double>(device.logicalDpiX()) / sheet.logicalDpiX();
    const QRectF box(sheet.boundingRect());
    const double scale = std::min(device.width() / box.width(), device.height() / box.height()) / enlarged;
    painter.save();
    painter.scale(scale, scale);
    painter.translate(-box.topLeft() * enlarged);
    sheet.play(&painter);
    painter.restore();
}

QByteArray pdfOf(QTextDocument& text, const QString& title, const QPicture& sheet) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(title);
        pdf.setCreator(QStringLiteral("Ephor"));
        pdf.setPageSize(QPageSize(QPageSize::A4));
        const Pages pages(pdf, text, title, sheet.isNull() ? 0 : 1);
        QPainter painter(&pdf);
        for (int page = 1; page <= pages.count(); ++page) {
            if (page > 1)
                pdf.newPage();
            pages.draw(painter, page);
        }
        if (!sheet.isNull()) {
            pdf.setPageOrientation(QPageLayout::Landscape);
            pdf.newPage();
            drawSheet(painter, sheet);
        }
    }
    return buffer.data();
}

Pages::Pages(QPagedPaintDevice& device, QTextDocument& text, QString title, int more)
    : m_text(text), m_title(std::move(title)), m_all(more), m_foot(footHeight(device)) {
    layOutPages(m_text, device);
    m_all += m_text.pageCount();
}

Pages::~Pages() { m_text.documentLayout()->setPaintDevice(nullptr); }

int Pages::count() const { return m_text.pageCount(); }

void Pages::setNumbers(int before, int all) {
    m_before = before;
    m_all = all;
}

void Pages::draw(QPainter& painter, int number) const {
    const QSizeF page = m_text.pageSize();
    painter.save();
    painter.translate(0, -(number - 1) * page.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(QPointF(0, (number - 1) * page.height()), page);
    context.palette.setColor(QPalette::Text, Qt::black);  // instead of the screen's text colour
    painter.setClipRect(context.clip);
    m_text.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.setFont(footFont());
    painter.setPen(Qt::darkGray);
    const QRectF foot(0, page.height(), page.width(), m_foot);
    const QString said = QCoreApplication::translate("ephor", "page %1 of %2").arg(m_before + number).arg(m_all);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, said);
    const double room = page.width() - painter.fontMetrics().horizontalAdvance(said + QStringLiteral("    "));
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetricsF(painter.font(), painter.device()).elidedText(m_title, Qt::ElideRight, room));
}

}  // namespace ephor
