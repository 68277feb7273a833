// The shortcuts that users chose for actions, stored in the settings.
#pragma once

#include "ui/common/actions/action_table.h"

#include <QEvent>
#include <vector>

class QSettings;

namespace ephor {

/// Sent to every window when shortcuts have changed.
QEvent::Type shortcutsChanged();

/// The current shortcuts of all actions; does not follow later changes.
class Shortcuts {
public:
    /// Null settings: the defaults. An invalid value counts as the default. No two actions of a window share a
    /// shortcut: the user's choice wins over a default.
    explicit Shortcuts(const QSettings* settings);

    /// `action` must be a row of the table.
    const QKeySequence& of(const ActionInfo& action) const;
    /// The other actions with that shortcut in a window of `action`.
    std::vector<const ActionInfo*> sameAs(const ActionInfo& action, const QKeySequence& shortcut) const;

private:
    std::vector<QKeySequence> m_shortcuts;  ///< in the order of the table
};

/// The fixed keys that include the shortcut in a window of `action`; null: none.
const FixedKeys* fixedKeysWith(const ActionInfo& action, const QKeySequence& shortcut);

/// Stores the shortcut and tells all windows. An empty shortcut removes it.
void setShortcut(QSettings& settings, const ActionInfo& action, const QKeySequence& shortcut);
void resetShortcuts(QSettings& settings);

}  // namespace ephor
