// Sets up a widget and returns it, so that it is made in one expression.
#pragma once

#include <QWidget>

namespace ephor {

/// Sets the name of a widget for tests and help, and its name for screen readers.
template <typename W> W* named(W* widget, const QString& objectName, const QString& accessibleName) {
    widget->setObjectName(objectName);
    widget->setAccessibleName(accessibleName);
    return widget;
}

/// Breaks the text of a label into lines.
template <typename Label> Label* wrapped(Label* label) {
    label->setWordWrap(true);
    return label;
}

}  // namespace ephor
