// Indentation of lines in a text editor, by steps of four blanks.
#pragma once

class QPlainTextEdit;

namespace ephor {

/// Without a selection, inserts blanks up to the next step; otherwise indents every selected line. One undo step.
void indent(QPlainTextEdit& editor);
/// Removes up to one step from the start of the cursor's line or of every selected line. One undo step.
void unindent(QPlainTextEdit& editor);

}  // namespace ephor
