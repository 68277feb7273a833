#include "ui/common/actions/window_actions.h"

#include "models/text.h"
#include "ui/common/icons.h"
#include "ui/common/typed.h"
#include "ui/common/window/dock_icons.h"

#include <QDockWidget>
#include <QMenu>
#include <algorithm>

namespace ephor {

WindowActions::WindowActions(QWidget& window, ActionSection section, QSettings* settings)
    : QObject(&window), m_window(window), m_section(section), m_settings(settings), m_shortcuts(settings) {
    window.installEventFilter(this);
}

QAction* WindowActions::add(QMenu* menu, const char* name, std::function<void()> does) {
    const ActionInfo& info = actionInfo(m_section, name);
    auto* action = new QAction(ephor::tr(info.text), &m_window);
    action->setObjectName(QLatin1StringView(name));
    action->setIconText(actionText(info).remove(u'…'));  // text on a tool bar
    action->setStatusTip(ephor::tr(info.tip));
    if (info.icon)
        action->setIcon(icon(info.icon));
    return enter(menu, action, &info, std::move(does));
}

QAction* WindowActions::addToggle(QMenu* menu, const char* name, bool isOn, std::function<void(bool)> does) {
    QAction* action = add(menu, name, [] {});
    action->setCheckable(true);
    action->setChecked(isOn);
    connect(action, &QAction::toggled, &m_window, std::move(does));
    return action;
}

QAction* WindowActions::addFromData(QMenu& menu, const QString& text, const QString& tip, const char* drawing,
                                    std::function<void()> does) {
    auto* action = new QAction(text, &m_window);
    action->setStatusTip(tip);
    action->setToolTip(tip);
    if (drawing)
        action->setIcon(icon(drawing));
    return enter(&menu, action, nullptr, std::move(does));
}

void WindowActions::addPanel(QMenu& menu, QDockWidget& panel) {
    useOwnIcons(panel);
    QAction* toggle = panel.toggleViewAction();
    toggle->setStatusTip(tr("Show or hide the panel \"%1\"").arg(panel.windowTitle()));
    // One that shares its place with others is shown behind them.
    connect(toggle, &QAction::triggered, &panel, [&panel](bool isShown) {
        if (isShown)
            panel.raise();
    });
    menu.addAction(toggle);
    m_entries.push_back({toggle, nullptr, menu.title()});
}

QAction* WindowActions::enter(QMenu* menu, QAction* action, const ActionInfo* info, std::function<void()> does) {
    connect(action, &QAction::triggered, &m_window, [this, does = std::move(does)] {
        takeTyped(m_window);
        does();
    });
    if (menu)
        menu->addAction(action);
    m_window.addAction(action);
    m_entries.push_back({action, info, menu ? menu->title() : QString()});
    updateShortcut(m_entries.back());
    return action;
}

void WindowActions::updateShortcut(const Entry& entry) const {
    if (!entry.info)
        return;
    const QKeySequence shortcut = m_shortcuts.of(*entry.info);
    const QString tip = entry.action->statusTip();
    entry.action->setShortcut(shortcut);
    entry.action->setToolTip(
        shortcut.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, shortcut.toString(QKeySequence::NativeText)));
}

const WindowActions::Entry& WindowActions::entryOf(const char* name) const {
    const QLatin1StringView wanted(name);
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.action->objectName() == wanted; });
    Q_ASSERT_X(found != m_entries.end(), "WindowActions::entryOf", name);
    return *found;
}

QAction* WindowActions::find(const char* name) const { return entryOf(name).action; }

void WindowActions::rename(const char* name, const QString& text, const QString& tip) const {
    const Entry& entry = entryOf(name);
    entry.action->setText(text);
    entry.action->setStatusTip(tip);
    updateShortcut(entry);
}

bool WindowActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == shortcutsChanged()) {
        m_shortcuts = Shortcuts(m_settings);
        std::ranges::for_each(m_entries, [this](const Entry& entry) { updateShortcut(entry); });
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace ephor
