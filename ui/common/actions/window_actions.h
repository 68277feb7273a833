// The actions of one window, made from rows of the action table with the user's shortcuts.
#pragma once

#include "ui/common/actions/shortcuts.h"

#include <QAction>
#include <QString>
#include <functional>

class QDockWidget;
class QMenu;

namespace ephor {

class WindowActions final : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QAction* action = nullptr;
        const ActionInfo* info = nullptr;  ///< null: made from data, without a shortcut
        QString menu;                      ///< title of its menu; empty: none
    };

    /// Owned by the window. The settings must outlive it; null: all shortcuts are the defaults.
    WindowActions(QWidget& window, ActionSection section, QSettings* settings);

    /// Makes the action `name` of the window's section or of the general section. It is added to the menu, if there is
    /// one, and its shortcut works in the whole window. Text being typed into a field is accepted before it runs.
    QAction* add(QMenu* menu, const char* name, std::function<void()> does);
    QAction* addToggle(QMenu* menu, const char* name, bool isOn, std::function<void(bool)> does);
    /// Makes an action from data, such as a sample list.
    QAction* addFromData(QMenu& menu, const QString& text, const QString& tip, const char* icon,
                         std::function<void()> does);
    /// Makes an action that shows and hides a panel.
    void addPanel(QMenu& menu, QDockWidget& panel);

    /// The action must exist.
    QAction* find(const char* name) const;
    /// Shows the action under another text and tip, as the state of the window needs them.
    void rename(const char* name, const QString& text, const QString& tip) const;
    const std::vector<Entry>& entries() const { return m_entries; }
    ActionSection section() const { return m_section; }
    QWidget& window() const { return m_window; }
    QSettings* settings() const { return m_settings; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* enter(QMenu* menu, QAction* action, const ActionInfo* info, std::function<void()> does);
    const Entry& entryOf(const char* name) const;
    void updateShortcut(const Entry& entry) const;

    QWidget& m_window;
    ActionSection m_section;
    QSettings* m_settings;
    Shortcuts m_shortcuts;
    std::vector<Entry> m_entries;
};

}  // namespace ephor
