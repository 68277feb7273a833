// Controls that a screen reader could say nothing of.
#pragma once

#include <QWidget>

namespace ephor::test {

/// One line for each that can have the keyboard and has neither a name nor a text of its own; Qt's own parts of others
/// do not count.
inline QStringList namelessControls(const QWidget& window) {
    QStringList all;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
            !widget->objectName().startsWith(QStringLiteral("qt_")) && widget->accessibleName().isEmpty() &&
            widget->property("text").toString().isEmpty() && !widget->inherits("QMenuBar") &&
            !widget->inherits("QHeaderView"))
            all << QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName();
    return all;
}

}  // namespace ephor::test
