// Shows the shortcuts of all windows and changes them.
#pragma once

#include "ui/common/actions/shortcuts.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace ephor {

/// A change takes effect at once in all windows.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    /// Opens at a section's actions. The settings must outlive it; null: the shortcuts cannot be changed.
    ShortcutsDialog(QSettings* settings, ActionSection section, QWidget* parent);
    ~ShortcutsDialog() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(ActionSection section);
    QWidget* makeEditor();
    void filter(const QString& query);
    void showCurrent();
    void updateShortcuts();
    const ActionInfo* current() const;
    void takeTypedKeys();
    void change(const QKeySequence& shortcut);
    void reassign();
    void resetAll();
    void showConflict(const QString& text, bool canReassign);

    QSettings* m_settings;
    Shortcuts m_shortcuts;
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_tree = nullptr;
    QKeySequenceEdit* m_edit = nullptr;
    QLabel* m_editLabel = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_reset = nullptr;
    QPushButton* m_resetAll = nullptr;
    QLabel* m_conflict = nullptr;
    QPushButton* m_reassign = nullptr;
    QKeySequence m_wanted;  ///< typed, but used by other actions
};

}  // namespace ephor
