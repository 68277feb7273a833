#include "ui/common/actions/shortcuts.h"

#include <QApplication>
#include <QSettings>
#include <QWidget>
#include <algorithm>
#include <array>
#include <optional>

namespace ephor {

namespace {

constexpr QLatin1StringView shortcutGroup("shortcuts");

QString settingOf(const ActionInfo& action) {
    constexpr std::array sections{"general",     "start",     "campaign", "scenario", "armyList",
                                  "listLibrary", "rulesPack", "battle",   "manual"};
    return QStringLiteral("%1/%2/%3")
        .arg(shortcutGroup, QLatin1StringView(sections.at(static_cast<std::size_t>(action.section))),
             QLatin1StringView(action.name));
}

bool shareWindow(ActionSection a, ActionSection b) {
    return a == b || a == ActionSection::General || b == ActionSection::General;
}

/// The user's shortcut, empty where they removed it; none where they set none or the stored value is invalid.
std::optional<QKeySequence> chosenShortcut(const QSettings* settings, const ActionInfo& action) {
    const QVariant value = settings ? settings->value(settingOf(action)) : QVariant();
    if (!value.isValid())
        return {};
    const QString text = value.toString();
    QKeySequence shortcut = QKeySequence::fromString(text);
    const bool isEmpty = value.typeId() == QMetaType::QString && text.isEmpty();
    const bool isKey = shortcut.count() == 1 && shortcut[0].key() != Qt::Key_unknown && shortcut[0].key() != 0;
    if (!isEmpty && (!isKey || fixedKeysWith(action, shortcut)))
        return {};
    return shortcut;
}

void tellWindows() {
    for (QWidget* window : QApplication::topLevelWidgets()) {
        QEvent event(shortcutsChanged());
        QCoreApplication::sendEvent(window, &event);
    }
}

}  // namespace

QEvent::Type shortcutsChanged() {
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

Shortcuts::Shortcuts(const QSettings* settings) : m_shortcuts(actionTable().size()) {
    std::vector<const ActionInfo*> defaults;
    const auto take = [this](const ActionInfo& action, const QKeySequence& shortcut) {
        const bool isFree = sameAs(action, shortcut).empty();
        if (isFree)
            m_shortcuts[static_cast<std::size_t>(&action - actionTable().data())] = shortcut;
        return isFree;
    };
    for (const ActionInfo& action : actionTable())
        if (const auto chosen = chosenShortcut(settings, action); !chosen || !take(action, *chosen))
            defaults.push_back(&action);
    for (const ActionInfo* action : defaults)
        take(*action, defaultShortcut(*action));
}

const QKeySequence& Shortcuts::of(const ActionInfo& action) const {
    return m_shortcuts.at(static_cast<std::size_t>(&action - actionTable().data()));
}

std::vector<const ActionInfo*> Shortcuts::sameAs(const ActionInfo& action, const QKeySequence& shortcut) const {
    std::vector<const ActionInfo*> same;
    for (const ActionInfo& other : actionTable())
        if (!shortcut.isEmpty() && &other != &action && shareWindow(other.section, action.section) &&
            of(other) == shortcut)
            same.push_back(&other);
    return same;
}

const FixedKeys* fixedKeysWith(const ActionInfo& action, const QKeySequence& shortcut) {
    const auto all = fixedKeys();
    const auto found = std::ranges::find_if(all, [&](const FixedKeys& fixed) {
        return shareWindow(fixed.section, action.section) && keysOf(fixed).contains(shortcut);
    });
    return found == all.end() ? nullptr : &*found;
}

void setShortcut(QSettings& settings, const ActionInfo& action, const QKeySequence& shortcut) {
    if (shortcut == defaultShortcut(action))
        settings.remove(settingOf(action));
    else
        settings.setValue(settingOf(action), shortcut.toString());
    tellWindows();
}

void resetShortcuts(QSettings& settings) {
    settings.remove(shortcutGroup);
    tellWindows();
}

}  // namespace ephor
