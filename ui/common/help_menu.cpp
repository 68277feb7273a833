#include "ui/common/help_menu.h"

#include "ui/common/menu_action.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>

namespace ephor {

void fillHelpMenu(QMenu& menu, QMainWindow& window, HelpEntries entries) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("ephor", text); };
    menuAction(menu, window,
               {tr("&What is this?"), QStringLiteral("help"), QKeySequence::HelpContents, entries.tip, nullptr}, window,
               std::move(entries.help));
    menuAction(menu, window,
               {tr("&Manual"), QStringLiteral("manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1),
                entries.manualTip.isEmpty() ? tr("The manual from its first page") : entries.manualTip, "scroll"},
               window, std::move(entries.manual));
    if (entries.keys)
        menuAction(
            menu, window,
            {tr("&Keys"), QStringLiteral("showKeys"), Qt::CTRL | Qt::Key_F1, tr("All keys of this window"), nullptr},
            window, std::move(entries.keys));
}

void addHelpMenu(QMainWindow& window, HelpEntries entries) {
    fillHelpMenu(*window.menuBar()->addMenu(QCoreApplication::translate("ephor", "&Help")), window, std::move(entries));
}

}  // namespace ephor
