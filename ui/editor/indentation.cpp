#include "ui/editor/indentation.h"

#include <QPlainTextEdit>
#include <QTextBlock>

namespace ephor {

namespace {

constexpr int indentStep = 4;  ///< columns

/// Changes every line that the selection touches; a line of which only the end is reached is not among them.
template <typename Change> void changeLines(const QPlainTextEdit& editor, const Change& change) {
    const QTextCursor selected = editor.textCursor();
    const QTextDocument& text = *editor.document();
    const QTextBlock first = text.findBlock(selected.selectionStart());
    QTextBlock last = text.findBlock(selected.selectionEnd());
    if (last != first && selected.selectionEnd() == last.position())
        last = last.previous();
    QTextCursor cursor(first);
    cursor.beginEditBlock();
    for (QTextBlock line = first; line.isValid() && line.blockNumber() <= last.blockNumber(); line = line.next()) {
        cursor.setPosition(line.position());
        change(cursor, line.text());
    }
    cursor.endEditBlock();
}

}  // namespace

void indent(QPlainTextEdit& editor) {
    const QTextCursor cursor = editor.textCursor();
    if (!cursor.hasSelection()) {
        editor.insertPlainText(QString(indentStep - cursor.positionInBlock() % indentStep, u' '));
        return;
    }
    changeLines(editor, [](QTextCursor& start, const QString& line) {
        if (!line.isEmpty())
            start.insertText(QString(indentStep, u' '));
    });
}

void unindent(QPlainTextEdit& editor) {
    changeLines(editor, [](QTextCursor& start, const QString& line) {
        int blanks = line.startsWith(u'\t') ? 1 : 0;
        while (blanks < indentStep && !line.startsWith(u'\t') && blanks < line.size() && line[blanks] == u' ')
            ++blanks;
        start.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor, blanks);
        start.removeSelectedText();
    });
}

}  // namespace ephor
