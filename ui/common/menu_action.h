// An entry of a menu as all windows have them: named for tests, with a key, a status tip, and a tool tip that tells the
// key.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <functional>

namespace ephor {

struct MenuEntry {
    QString text;
    QString name;  ///< its objectName
    QKeySequence key;
    QString tip;
    const char* icon = nullptr;  ///< one of ui/common/icons.h; none
};

/// Belongs to the window, and does so for as long as `context` is there. What is being typed in the window counts as
/// said.
QAction* menuAction(QMenu& menu, QWidget& window, const MenuEntry& entry, QObject& context, std::function<void()> does);

}  // namespace ephor
