#include "ui/common/window/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QSlider>
#include <QTabBar>

namespace ephor {

namespace {

bool isGuarded(const QObject* object) {
    return qobject_cast<const QAbstractSpinBox*>(object) || qobject_cast<const QComboBox*>(object) ||
           qobject_cast<const QSlider*>(object) || qobject_cast<const QTabBar*>(object);
}

}  // namespace

void WheelGuard::install(QCoreApplication& app) {
    if (!app.findChild<WheelGuard*>(Qt::FindDirectChildrenOnly))
        app.installEventFilter(new WheelGuard(&app));
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    const bool isWheel = event->type() == QEvent::Wheel;
    if ((!isWheel && event->type() != QEvent::Polish) || !isGuarded(watched))
        return QObject::eventFilter(watched, event);
    auto* field = static_cast<QWidget*>(watched);
    if (!isWheel && field->focusPolicy() == Qt::WheelFocus)
        field->setFocusPolicy(Qt::StrongFocus);  // the wheel does not set the focus
    if (!isWheel || field->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore();  // lets the area behind the field scroll
    return true;
}

}  // namespace ephor
