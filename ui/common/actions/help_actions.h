// The actions of every window: help, the manual, the command palette, the shortcuts.
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
    QString firstTopic = QStringLiteral("index");      ///< topic of the action "Manual"
};

/// Adds the actions to the menu, if there is one.
void addHelpActions(WindowActions& actions, QMenu* menu, HelpEntries entries);
/// Adds them in a help menu at the end of the menu bar.
void addHelpMenu(QMainWindow& window, WindowActions& actions, HelpEntries entries);

}  // namespace ephor
