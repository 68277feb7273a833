#include "ui/common/typed.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QWidget>

namespace ephor {

void takeTyped(const QWidget& window) {
    QWidget* focused = window.focusWidget();
    if (auto* line = qobject_cast<QLineEdit*>(focused); line && line->isModified())
        Q_EMIT line->editingFinished();
    else if (auto* number = qobject_cast<QAbstractSpinBox*>(focused))
        number->interpretText();
}

}  // namespace ephor
