#include "ui/common/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace ephor {

void WheelGuard::over(QWidget& field) {
    field.setFocusPolicy(Qt::StrongFocus);  // the wheel alone does not choose it
    field.installEventFilter(new WheelGuard(&field));
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

}  // namespace ephor
