// Windows that stand beside another one, such as the dialogs of a campaign: one of a kind, gone when they are closed,
// and F1 opens their page of the manual.
#pragma once

#include "ui/common/help_topic.h"

#include <QDialog>

namespace ephor {

/// Opens a page of the manual.
using ManualWanted = std::function<void(const QString& topic)>;

/// Shows a dialog that is gone when it is closed.
template <typename Dialog> Dialog* showBeside(Dialog* dialog, ManualWanted manualWanted) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, std::move(manualWanted));
    dialog->show();
    return dialog;
}

/// Brings the dialog of the kind to the front that stands beside `parent` already; false: there is none of which
/// `isMeant` is true.
template <typename Dialog, typename IsMeant> bool comesForward(const QWidget* parent, IsMeant isMeant) {
    for (Dialog* there : parent->findChildren<Dialog*>(Qt::FindDirectChildrenOnly))
        if (there->isVisible() && isMeant(*there)) {
            there->raise();
            there->activateWindow();
            return true;
        }
    return false;
}

/// Makes the dialog of `parts` and its parent, and shows it. Null: there is one of the kind already; it has come to the
/// front.
template <typename Dialog, typename... Parts>
Dialog* openBeside(QWidget* parent, ManualWanted manualWanted, Parts&&... parts) {
    if (comesForward<Dialog>(parent, [](const Dialog&) { return true; }))
        return nullptr;
    return showBeside(new Dialog(std::forward<Parts>(parts)..., parent), std::move(manualWanted));
}

/// The same for dialogs that tell of one thing each: the new one takes the place of the one that stands there.
template <typename Dialog, typename... Parts>
Dialog* openInPlace(QWidget* parent, ManualWanted manualWanted, Parts&&... parts) {
    for (Dialog* earlier : parent->findChildren<Dialog*>(Qt::FindDirectChildrenOnly))
        earlier->close();
    return showBeside(new Dialog(std::forward<Parts>(parts)..., parent), std::move(manualWanted));
}

}  // namespace ephor
