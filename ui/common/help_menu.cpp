#include "ui/common/help_menu.h"

#include "ui/common/menu_action.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>

namespace ephor {

void addHelpMenu(QMainWindow& window, HelpEntries entries) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("ephor", text); };
    QMenu& menu = *window.menuBar()->addMenu(tr("&Help"));
    menuAction(menu, window,
               {tr("&What is this?"), QStringLiteral("help"), QKeySequence::HelpContents, entries.tip, nullptr}, window,
               std::move(entries.help));
    menuAction(menu, window,
               {tr("&Manual"), QStringLiteral("manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1),
                tr("The manual from its first page"), "scroll"},
               window, std::move(entries.manual));
}

}  // namespace ephor
