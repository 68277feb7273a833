#include "ui/common/menu_action.h"

#include "ui/common/icons.h"
#include "ui/common/typed.h"

namespace ephor {

QAction* menuAction(QMenu& menu, QWidget& window, const MenuEntry& entry, QObject& context,
                    std::function<void()> does) {
    auto* action = new QAction(entry.text, &window);
    action->setObjectName(entry.name);
    action->setIconText(QString(entry.text).remove(u'&').remove(u'…'));  // on a tool bar
    action->setShortcut(entry.key);
    action->setStatusTip(entry.tip);
    action->setToolTip(entry.key.isEmpty()
                           ? entry.tip
                           : QStringLiteral("%1 (%2)").arg(entry.tip, entry.key.toString(QKeySequence::NativeText)));
    if (entry.icon)
        action->setIcon(icon(entry.icon));
    QObject::connect(action, &QAction::triggered, &context, [&window, does = std::move(does)] {
        takeTyped(window);
        does();
    });
    menu.addAction(action);
    return action;
}

}  // namespace ephor
