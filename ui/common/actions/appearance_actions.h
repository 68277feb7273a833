// Colours and language of the program: those of the system, or those that the user has chosen.
#pragma once

class QLocale;
class QMenu;
class QSettings;

namespace ephor {

class WindowActions;

/// Gives the program the colours that are stored; without a choice, those of the system stay.
void useStoredColours(const QSettings& settings);
/// The locale of the language that is stored; the system's without a choice. Keeps the system's country where the
/// languages agree.
QLocale storedLocale(const QSettings& settings);
/// Adds both choices to the menu, if there is one. They are stored in the settings of the actions. Colours hold for all
/// windows at once. A language holds from the next start; without settings it cannot be chosen.
void addAppearanceActions(WindowActions& actions, QMenu* view);

}  // namespace ephor
