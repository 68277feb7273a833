// Completion in the editor: a popup of keys and words with a line of help for each.
#pragma once

#include "models/editor/checked_text.h"

#include <QCompleter>
#include <QStandardItemModel>

class QKeyEvent;
class QPlainTextEdit;

namespace ephor {

class WordCompleter final : public QObject {
    Q_OBJECT

public:
    WordCompleter(QPlainTextEdit& editor, CheckedText& document);

    /// True where the key was for the popup.
    bool takes(QKeyEvent* event);
    /// After the editor has done what the key says.
    void typed(QKeyEvent* event);
    /// Offers what may stand at the cursor.
    void offer();

private:
    void insert(const QModelIndex& index);

    QPlainTextEdit& m_editor;
    CheckedText& m_document;
    QCompleter m_completer;
    QStandardItemModel m_model;
    qsizetype m_from = 0;
};

}  // namespace ephor
