#include "ui/campaign/orders/sheet_edits.h"

#include "ui/editor/code_editor.h"

#include <algorithm>

namespace ephor {

SheetEdits::SheetEdits(CodeEditor& sheet) : QObject(&sheet), m_sheet(sheet) {
    connect(&sheet, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isStep)
            m_written = m_unwritten = 0;
    });
}

void SheetEdits::step(const std::function<void()>& edit, int written, int unwritten) {
    m_isStep = true;
    edit();
    m_isStep = false;
    m_written = written;
    m_unwritten = unwritten;
    Q_EMIT changed();
}

void SheetEdits::write(const QString& text) {
    step(
        [&] {
            m_sheet.takeEdit(text);
            m_sheet.ensureCursorVisible();
        },
        m_written + 1, 0);
}

void SheetEdits::apply(const Fix& fix) {
    step([&] { m_sheet.apply(fix); }, m_written + 1, 0);
}

bool SheetEdits::isFocused() const { return m_sheet.window()->focusWidget() == &m_sheet; }

bool SheetEdits::canUndo() const { return m_sheet.document()->isUndoAvailable() && (m_written > 0 || isFocused()); }

bool SheetEdits::canRedo() const { return m_sheet.document()->isRedoAvailable() && (m_unwritten > 0 || isFocused()); }

void SheetEdits::undo() {
    const int steps = std::min(1, m_written);
    step([this] { m_sheet.undo(); }, m_written - steps, m_unwritten + steps);
}

void SheetEdits::redo() {
    const int steps = std::min(1, m_unwritten);
    step([this] { m_sheet.redo(); }, m_written + steps, m_unwritten - steps);
}

}  // namespace ephor
