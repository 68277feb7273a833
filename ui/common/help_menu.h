// The help menu as windows have it, at the end of their menu bar.
#pragma once

#include <QString>
#include <functional>

class QMainWindow;

namespace ephor {

struct HelpEntries {
    QString tip;                   ///< of "What is this?"
    std::function<void()> help;    ///< what F1 opens
    std::function<void()> manual;  ///< the manual at its first page
};

void addHelpMenu(QMainWindow& window, HelpEntries entries);

}  // namespace ephor
