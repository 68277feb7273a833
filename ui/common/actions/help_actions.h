// The actions of every window: help, the manual, the command palette, the shortcuts.
#pragma once

#include <QString>
#include <functional>

class QMainWindow;
class QMenu;

namespace ephor {

class WindowActions;

/// The topic that is no page of the manual, but the dialog with the version.
inline const QString aboutTopic = QStringLiteral("about");

struct HelpEntries {
    std::function<void()> help;                        ///< what F1 opens
    std::function<void(const QString& topic)> manual;  ///< opens the manual at a topic, or the dialog of aboutTopic
    QString firstTopic = QStringLiteral("index");      ///< topic of the action "Manual"
};

/// Adds the actions to the menu, if there is one: help, manual, palette, shortcuts, what is new, about.
void addHelpActions(WindowActions& actions, QMenu* menu, HelpEntries entries);
/// Adds them in a help menu at the end of the menu bar.
void addHelpMenu(QMainWindow& window, WindowActions& actions, HelpEntries entries);

}  // namespace ephor
