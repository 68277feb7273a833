// Every action of every window: its texts, its icon and its default shortcut.
#pragma once

#include <QKeySequence>
#include <QList>
#include <span>

namespace ephor {

/// The window that has an action. The general actions are in every window.
enum class ActionSection : std::uint8_t {
    General,
    Start,
    Campaign,
    Scenario,
    ArmyList,
    ListLibrary,
    RulesPack,
    Battle,
    Manual
};

/// A standard shortcut of the platform, or one as portable text.
struct DefaultShortcut {
    constexpr DefaultShortcut() = default;
    constexpr DefaultShortcut(QKeySequence::StandardKey key) : standard(key) {}
    constexpr DefaultShortcut(const char* keys) : text(keys) {}

    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    const char* text = nullptr;
};

struct ActionInfo {
    ActionSection section;
    const char* name;  ///< the objectName of the action; unique within the section
    const char* text;  ///< in English; see actionText()
    const char* tip;   ///< in English; one short sentence
    DefaultShortcut shortcut = {};
    const char* icon = nullptr;  ///< a name in ui/common/icons.h; null: none
};

/// Keys that a widget of the window handles itself and that cannot be changed.
struct FixedKeys {
    ActionSection section;
    const char* keys;  ///< portable text, separated by "; "
    const char* tip;   ///< in English
};

std::span<const ActionInfo> actionTable();
std::span<const FixedKeys> fixedKeys();
/// The row of the section, or of the general section. It must exist.
const ActionInfo& actionInfo(ActionSection section, const char* name);

QString sectionTitle(ActionSection section);
/// Translated, without the "&" of its mnemonic.
QString actionText(const ActionInfo& action);
QKeySequence defaultShortcut(const ActionInfo& action);
QList<QKeySequence> keysOf(const FixedKeys& fixed);

}  // namespace ephor
