// A control with a name for tests and help, and one for those who do not see it.
#pragma once

#include <QWidget>

namespace ephor {

template <typename W> W* named(W* widget, const QString& objectName, const QString& accessibleName) {
    widget->setObjectName(objectName);
    widget->setAccessibleName(accessibleName);
    return widget;
}

}  // namespace ephor
