// Dialogs that stay open beside a window, such as those of a campaign. There is one of each kind; closing deletes it,
// and F1 opens its page of the manual.
#pragma once

#include "ui/common/help_topic.h"

#include <QDialog>

namespace ephor {

/// Called to open a page of the manual.
using ManualWanted = std::function<void(const QString& topic)>;

/// Shows a dialog that is deleted when it is closed.
template <typename Dialog> Dialog* showBeside(Dialog* dialog, ManualWanted manualWanted) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, std::move(manualWanted));
    dialog->show();
    return dialog;
}

/// Brings an open dialog of this kind for which `isMeant` is true to the front; false: there is none.
template <typename Dialog, typename IsMeant> bool comesForward(const QWidget* parent, IsMeant isMeant) {
    for (Dialog* there : parent->findChildren<Dialog*>(Qt::FindDirectChildrenOnly))
        if (there->isVisible() && isMeant(*there)) {
            there->raise();
            there->activateWindow();
            return true;
        }
    return false;
}

/// Makes a dialog from `parts` and its parent, and shows it. Null: there is already one of this kind, which was brought
/// to the front.
template <typename Dialog, typename... Parts>
Dialog* openBeside(QWidget* parent, ManualWanted manualWanted, Parts&&... parts) {
    if (comesForward<Dialog>(parent, [](const Dialog&) { return true; }))
        return nullptr;
    return showBeside(new Dialog(std::forward<Parts>(parts)..., parent), std::move(manualWanted));
}

/// The same for dialogs about one item each: the new dialog replaces an open one.
template <typename Dialog, typename... Parts>
Dialog* openInPlace(QWidget* parent, ManualWanted manualWanted, Parts&&... parts) {
    for (Dialog* earlier : parent->findChildren<Dialog*>(Qt::FindDirectChildrenOnly))
        earlier->close();
    return showBeside(new Dialog(std::forward<Parts>(parts)..., parent), std::move(manualWanted));
}

}  // namespace ephor
