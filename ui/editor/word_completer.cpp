#include "ui/editor/word_completer.h"

#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTreeView>

namespace ephor {

WordCompleter::WordCompleter(QPlainTextEdit& editor, CheckedText& document)
    : QObject(&editor), m_editor(editor), m_document(document) {
    auto* popup = named(new QTreeView, QStringLiteral("completions"), tr("What may be written here"));
    popup->setHeaderHidden(true);
    popup->setRootIsDecorated(false);
    popup->setUniformRowHeights(true);
    popup->setAllColumnsShowFocus(true);
    popup->header()->setStretchLastSection(false);  // a stretched column would keep the width of the last popup
    m_completer.setModel(&m_model);
    m_completer.setPopup(popup);
    m_completer.setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer.setMaxVisibleItems(10);
    m_completer.setWidget(&m_editor);
    connect(&m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &WordCompleter::insert);
}

bool WordCompleter::takes(QKeyEvent* event) {
    const bool asked = event->key() == Qt::Key_Space && event->modifiers() & Qt::ControlModifier;
    if (asked) {
        offer();
        return true;
    }
    if (!m_completer.popup()->isVisible())
        return false;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab: {
        const QModelIndex current = m_completer.popup()->currentIndex();
        m_completer.popup()->hide();
        if (!current.isValid() || event->modifiers() & Qt::ControlModifier)
            return false;
        insert(current);
        return true;
    }
    case Qt::Key_Escape:
        m_completer.popup()->hide();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        event->ignore();
        return false;
    default:
        return false;
    }
}

void WordCompleter::typed(QKeyEvent* event) {
    m_proposal = {};
    const QString text = event->text();
    const bool shortens = event->key() == Qt::Key_Backspace && m_completer.popup()->isVisible();
    const bool isCommand = event->modifiers() & Qt::ControlModifier && !(event->modifiers() & Qt::AltModifier);
    const bool begins =
        !isCommand && !text.isEmpty() &&
        (text.front().isLetterOrNumber() || text.front() == u'_' || text.front() == u'"' || text.front() == u'[');
    if (begins || shortens)
        offer();
    else if (m_completer.popup()->isVisible() && !text.isEmpty())
        m_completer.popup()->hide();
}

void WordCompleter::offer() {
    const QTextCursor cursor = m_editor.textCursor();
    const CompletionWords found = m_document.wordsAt(cursor.position());
    m_from = found.from;
    m_model.clear();
    for (const CompletionWord& word : found.words) {
        auto* text = new QStandardItem(word.text);
        auto* help = new QStandardItem(word.help);
        help->setEnabled(true);
        m_model.appendRow({text, help});
    }
    if (found.words.empty()) {
        m_completer.popup()->hide();
        return;
    }
    auto* view = static_cast<QTreeView*>(m_completer.popup());
    view->resizeColumnToContents(0);
    view->resizeColumnToContents(1);
    QTextCursor word = cursor;
    word.setPosition(static_cast<int>(m_from));
    QRect at = m_editor.cursorRect(word);
    at.translate(m_editor.viewport()->pos());
    at.setWidth(std::min(view->columnWidth(0) + view->columnWidth(1) + scaled(&m_editor, 28), m_editor.width()));
    m_completer.complete(at);
    view->setCurrentIndex(m_completer.completionModel()->index(0, 0));
}

void WordCompleter::acceptProposal() {
    QTextCursor cursor = m_editor.textCursor();
    if (!cursor.hasSelection() || cursor.selectionStart() != m_proposal.selectionStart() ||
        cursor.selectionEnd() != m_proposal.selectionEnd())
        return;
    cursor.setPosition(cursor.selectionEnd());
    m_editor.setTextCursor(cursor);
}

void WordCompleter::insert(const QModelIndex& index) {
    const QString word = index.siblingAtColumn(0).data().toString();
    QTextCursor cursor = m_editor.textCursor();
    cursor.setPosition(static_cast<int>(m_from), QTextCursor::KeepAnchor);
    cursor.insertText(word);
    // Moves between the empty quotes of a key that takes a text.
    if (word.endsWith(QLatin1StringView("\"\"")))
        cursor.movePosition(QTextCursor::PreviousCharacter);
    // A number is a proposal: it is selected, so that typing replaces it.
    if (const qsizetype digits = word.size() - word.lastIndexOf(u' ') - 1; word.back().isDigit() && word.contains(u'='))
        cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor, static_cast<int>(digits));
    m_editor.setTextCursor(cursor);
    m_proposal = cursor;
    if (word.endsWith(QLatin1StringView("\"\"")))
        offer();
}

}  // namespace ephor
