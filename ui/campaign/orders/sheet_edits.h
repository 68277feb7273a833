// Undo of an order sheet. Orders from the form and the map are undo steps wherever the focus is; what was typed is
// undone only while the focus is in the text.
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <functional>

namespace ephor {

class CodeEditor;

class SheetEdits final : public QObject {
    Q_OBJECT

public:
    /// The editor owns it.
    explicit SheetEdits(CodeEditor& sheet);

    /// Writes only the difference, as one step.
    void write(const QString& text);
    void apply(const Fix& fix);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

Q_SIGNALS:
    /// What can be undone and redone has changed.
    void changed();

private:
    void step(const std::function<void()>& edit, int written, int unwritten);
    bool isFocused() const;

    CodeEditor& m_sheet;
    bool m_isStep = false;  ///< the text is being changed by a step
    int m_written = 0;      ///< steps since the text was last typed or replaced
    int m_unwritten = 0;    ///< those of them that were undone
};

}  // namespace ephor
