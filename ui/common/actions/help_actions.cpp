#include "ui/common/actions/help_actions.h"

#include "models/text.h"
#include "ui/common/actions/command_palette.h"
#include "ui/common/actions/shortcuts_dialog.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/window/open_beside.h"

#include <QMainWindow>
#include <QMenuBar>

namespace ephor {

void addHelpActions(WindowActions& actions, QMenu* menu, HelpEntries entries) {
    actions.add(menu, "help", std::move(entries.help));
    actions.add(menu, "manual", [manual = entries.manual, topic = entries.firstTopic] { manual(topic); });
    if (menu)
        menu->addSeparator();
    actions.add(menu, "commandPalette", [&actions] {
        if (!comesForward<CommandPalette>(&actions.window(), [](const CommandPalette&) { return true; }))
            (new CommandPalette(actions))->show();
    });
    actions.add(menu, "showKeys", [&actions, manual = entries.manual] {
        openBeside<ShortcutsDialog>(&actions.window(), manual, actions.settings(), actions.section());
    });
    if (menu)
        menu->addSeparator();
    actions.add(menu, "whatIsNew", [manual = entries.manual] { manual(QStringLiteral("changes")); });
    actions.add(menu, "about", [manual = std::move(entries.manual)] { manual(aboutTopic); });
}

void addHelpMenu(QMainWindow& window, WindowActions& actions, HelpEntries entries) {
    addHelpActions(actions, window.menuBar()->addMenu(tr("&Help")), std::move(entries));
}

}  // namespace ephor
