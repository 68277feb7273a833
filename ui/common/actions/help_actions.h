// The actions that every window has: help, the manual, the command palette, the shortcuts.
#pragma once

#include <QString>
#include <functional>

class QMainWindow;
class QMenu;

namespace ephor {

class WindowActions;

struct HelpEntries {
    std::function<void()> help;                        ///< what F1 opens
    std::function<void(const QString& topic)> manual;  ///< opens the manual at a topic
    QString firstTopic = QStringLiteral("index");      ///< of the action "Manual"
};

/// In the menu, if there is one.
void addHelpActions(WindowActions& actions, QMenu* menu, HelpEntries entries);
/// In a help menu at the end of the menu bar.
void addHelpMenu(QMainWindow& window, WindowActions& actions, HelpEntries entries);

}  // namespace ephor
