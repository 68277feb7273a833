// The shortcuts that users chose for actions; kept in the settings.
#pragma once

#include "ui/common/actions/action_table.h"

#include <QEvent>
#include <vector>

class QSettings;

namespace ephor {

/// Sent to every window when shortcuts have changed.
QEvent::Type shortcutsChanged();

/// The shortcuts of all actions at one time.
class Shortcuts {
public:
    /// No settings: the defaults. A value that is no shortcut counts as the default. No two actions of a window share
    /// a shortcut: what a user chose comes before a default.
    explicit Shortcuts(const QSettings* settings);

    /// `action` is a row of the table.
    const QKeySequence& of(const ActionInfo& action) const;
    /// The other actions that have the shortcut in a window of `action`.
    std::vector<const ActionInfo*> sameAs(const ActionInfo& action, const QKeySequence& shortcut) const;

private:
    std::vector<QKeySequence> m_shortcuts;  ///< as the rows of the table
};

/// The fixed keys among which the shortcut is in a window of `action`; null: none.
const FixedKeys* fixedKeysWith(const ActionInfo& action, const QKeySequence& shortcut);

/// Keeps the shortcut and tells all windows. An empty one: the action has none.
void setShortcut(QSettings& settings, const ActionInfo& action, const QKeySequence& shortcut);
void resetShortcuts(QSettings& settings);

}  // namespace ephor
