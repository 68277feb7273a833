// Windows that stand beside another one, such as the dialogs of a campaign: one of a kind, gone when they are closed, and F1 opens their page of the manual.
#pragma once

#include "ui/common/help_topic.h"

#include <QDialog>

namespace ephor {

/// Makes the dialog of `parts` and its parent, and shows it. Null: there is one of the kind already; it has come to the front.
template <typename Dialog, typename... Parts>
Dialog* openBeside(QWidget* parent, std::function<void(const QString& topic)> manualWanted, Parts&&... parts) {
    for (Dialog* there : parent->findChildren<Dialog*>(Qt::FindDirectChildrenOnly))
        if (there->isVisible()) {
            there->raise();
            there->activateWindow();
            return nullptr;
        }
    auto* dialog = new Dialog(std::forward<Parts>(parts)..., parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, std::move(manualWanted));
    dialog->show();
    return dialog;
}

}  // namespace ephor
