// Sets the name of a widget for tests and help, and its name for screen readers.
#pragma once

#include <QWidget>

namespace ephor {

template <typename W> W* named(W* widget, const QString& objectName, const QString& accessibleName) {
    widget->setObjectName(objectName);
    widget->setAccessibleName(accessibleName);
    return widget;
}

}  // namespace ephor
