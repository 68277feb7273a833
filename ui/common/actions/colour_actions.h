// Whether the program is light or dark: as the system is, or as the user has chosen.
#pragma once

class QMenu;
class QSettings;

namespace ephor {

class WindowActions;

/// Gives the program the colours that are stored; without a choice, those of the system stay.
void useStoredColours(const QSettings& settings);
/// Adds the choice to the menu, if there is one. It holds for all windows and is stored in the settings of the actions.
void addColourActions(WindowActions& actions, QMenu* view);

}  // namespace ephor
