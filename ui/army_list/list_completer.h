// Completion in the list's editor: a popup of keys and words with a line of help for each.
#pragma once

#include "models/documents/army_list_document.h"
#include "models/documents/list_completion.h"

#include <QCompleter>
#include <QStandardItemModel>

class QKeyEvent;
class QPlainTextEdit;

namespace ephor {

class ListCompleter final : public QObject {
    Q_OBJECT

public:
    ListCompleter(QPlainTextEdit& editor, ArmyListDocument& document, std::vector<std::string> systems);

    /// True where the key was for the popup.
    bool takes(QKeyEvent* event);
    /// After the editor has done what the key says.
    void typed(QKeyEvent* event);
    /// Offers what may stand at the cursor.
    void offer();

private:
    void insert(const QModelIndex& index);

    QPlainTextEdit& m_editor;
    ArmyListDocument& m_document;
    std::vector<std::string> m_systems;
    QCompleter m_completer;
    QStandardItemModel m_model;
    qsizetype m_from = 0;
};

}  // namespace ephor
