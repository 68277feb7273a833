#include "ui/common/actions/action_button.h"

#include <QAction>
#include <QPushButton>

namespace ephor {

QPushButton* buttonOf(QAction& action, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(action.objectName());
    const auto show = [button, &action] {
        const QString text = action.text().remove(u'&');
        button->setIcon(action.icon());
        button->setText(text);
        button->setAccessibleName(text);
        button->setToolTip(action.toolTip());
        button->setStatusTip(action.statusTip());
        button->setEnabled(action.isEnabled());
    };
    show();
    QObject::connect(&action, &QAction::changed, button, show);
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

}  // namespace ephor
