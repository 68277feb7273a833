// The help menu as all windows have it, at the end of their menu bar.
#pragma once

#include <QString>
#include <functional>

class QMainWindow;
class QMenu;

namespace ephor {

struct HelpEntries {
    QString tip;                      ///< of "What is this?"
    std::function<void()> help;       ///< what F1 opens
    std::function<void()> manual;     ///< the manual at its first page, or at the window's
    QString manualTip = {};           ///< empty: the manual opens at its first page
    std::function<void()> keys = {};  ///< shows all keys of the window; none: it is not offered
};

void fillHelpMenu(QMenu& menu, QMainWindow& window, HelpEntries entries);
void addHelpMenu(QMainWindow& window, HelpEntries entries);

}  // namespace ephor
