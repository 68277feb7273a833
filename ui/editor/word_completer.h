// Completion in the editor: a popup of keys and words, each with a line of help.
#pragma once

#include "models/editor/checked_text.h"

#include <QCompleter>
#include <QStandardItemModel>
#include <QTextCursor>

class QKeyEvent;
class QPlainTextEdit;

namespace ephor {

class WordCompleter final : public QObject {
    Q_OBJECT

public:
    WordCompleter(QPlainTextEdit& editor, CheckedText& document);

    /// True where the popup handled the key.
    bool takes(QKeyEvent* event);
    /// Call it after the editor has handled the key.
    void typed(QKeyEvent* event);
    /// Puts the cursor behind a number that was completed and is still selected.
    void acceptProposal();
    /// Shows what may stand at the cursor.
    void offer();

private:
    void insert(const QModelIndex& index);

    QPlainTextEdit& m_editor;
    CheckedText& m_document;
    QCompleter m_completer;
    QStandardItemModel m_model;
    qsizetype m_from = 0;
    QTextCursor m_proposal;  ///< selects a number that was completed
};

}  // namespace ephor
