// The language of the program: that of the system, or the one that the user has chosen.
#pragma once

class QLocale;
class QMenu;
class QSettings;

namespace ephor {

class WindowActions;

/// The locale of the language that is stored; the system's without a choice. Keeps the system's country where the
/// languages agree.
QLocale storedLocale(const QSettings& settings);
/// Adds the choice to the menu, if there is one. It is stored in the settings of the actions and holds from the next
/// start; without settings it cannot be chosen.
void addLanguageActions(WindowActions& actions, QMenu* view);

}  // namespace ephor
