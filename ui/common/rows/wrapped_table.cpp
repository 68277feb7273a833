#include "ui/common/rows/wrapped_table.h"

#include "ui/common/rows/row_look.h"

#include <QHeaderView>
#include <QScrollBar>

namespace ephor {

WrappedTable::WrappedTable(QWidget* parent) : QTableView(parent) {
    lookLikeRows(*this);
    setWordWrap(true);
    verticalHeader()->setMinimumSectionSize(verticalHeader()->defaultSectionSize());
}

/// Rows above the last page keep their height until they are seen.
void WrappedTable::showLatest() {
    int height = 0;
    for (int row = model()->rowCount() - 1; row >= 0 && height <= viewport()->height(); --row) {
        resizeRowToContents(row);
        height += rowHeight(row);
    }
    m_followsEnd = true;
    QTableView::updateGeometries();
    scrollToBottom();
}

bool WrappedTable::isAtEnd() const { return verticalScrollBar()->value() == verticalScrollBar()->maximum(); }

void WrappedTable::updateGeometries() {
    const bool staysAtEnd = m_followsEnd && isAtEnd();
    fitSeenRows();
    QTableView::updateGeometries();
    if (staysAtEnd && !isAtEnd())
        showLatest();
}

void WrappedTable::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    if (dy != 0)
        fitSeenRows();
}

void WrappedTable::fitSeenRows() {
    const int rows = model() ? model()->rowCount() : 0;
    for (int row = std::max(0, rowAt(0)); row < rows && rowViewportPosition(row) <= viewport()->height(); ++row)
        resizeRowToContents(row);
}

}  // namespace ephor
