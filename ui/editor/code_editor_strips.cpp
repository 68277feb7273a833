// The strips of the editor: line numbers with signs on the left, marks for problems on the scroll bar.
#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/problem_card.h"

#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace ephor {

int CodeEditor::gutterWidth() const {
    const int digits = std::max(3, static_cast<int>(QString::number(blockCount()).size()));
    return fontMetrics().height() + digits * fontMetrics().horizontalAdvance(u'9') + scaled(this, 14);
}

void CodeEditor::layOut() {
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
    const QRect bar = verticalScrollBar()->geometry();
    m_stripes->setGeometry(QRect(verticalScrollBar()->mapTo(this, QPoint()), bar.size()));
    m_stripes->raise();
    m_stripes->setVisible(verticalScrollBar()->isVisible());
}

void CodeEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    layOut();
}

void CodeEditor::paintGutter(QPaintEvent* event) {
    QPainter painter(m_gutter);
    const Colours& colours = Colours::of(palette());
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    painter.setPen(palette().color(QPalette::Midlight));
    painter.drawLine(m_gutter->width() - 1, event->rect().top(), m_gutter->width() - 1, event->rect().bottom());
    const int current = textCursor().blockNumber();
    const int sign = qRound(fontMetrics().height() * 0.82);
    const int gap = scaled(this, 4);
    QTextBlock block = firstVisibleBlock();
    for (int top = qRound(blockBoundingGeometry(block).translated(contentOffset()).top());
         block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const int height = qRound(blockBoundingRect(block).height());
        const bool isCurrent = block.blockNumber() == current;
        if (isCurrent)
            painter.fillRect(
                0, top, m_gutter->width() - 1, height,
                blended(palette().color(QPalette::AlternateBase), palette().color(QPalette::Highlight), 0.14));
        QFont bold = font();
        bold.setBold(isCurrent);
        painter.setFont(bold);
        painter.setPen(isCurrent ? palette().color(QPalette::Text) : colours.secondary);
        painter.drawText(0, top, m_gutter->width() - scaled(this, 8), height, Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
        if (const int worst = m_document.isChecked() ? worstOf(block.blockNumber() + 1) : -1; worst >= 0)
            painter.drawPixmap(gap, top + (height - sign) / 2,
                               severityPixmap(static_cast<Severity>(worst), palette(), sign, devicePixelRatioF()));
        top += height;
    }
}

void CodeEditor::clickGutter(QPoint at) {
    const QTextCursor cursor = cursorForPosition({0, at.y()});
    setTextCursor(cursor);
    setFocus();
}

void CodeEditor::paintStripes(QPaintEvent*, QWidget* on) {
    if (!m_document.isChecked() || blockCount() < 2)
        return;
    QPainter painter(on);
    const Colours& colours = Colours::of(palette());
    for (const Mark& mark : m_marks) {
        const double share = static_cast<double>(mark.problem->place.line - 1) / blockCount();
        const QColor colour = mark.problem->severity == Severity::Error     ? colours.error
                              : mark.problem->severity == Severity::Warning ? colours.warning
                                                                            : palette().color(QPalette::Link);
        painter.fillRect(QRectF(1, share * on->height(), on->width() - 2, 2), colour);
    }
}

}  // namespace ephor
