// Controls that a screen reader could say nothing of, of all that a person reaches with the keyboard or the mouse.
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

namespace ephor::test {

/// Parts that Qt makes within others and speaks for them, such as the tabs of a main window's panels.
inline bool isQtsOwn(const QWidget& widget) {
    const auto is = [&widget](const char* name) { return widget.inherits(name); };
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return (area && area->viewport() == &widget) || widget.objectName().startsWith(QStringLiteral("qt_")) ||
           is("QMainWindowTabBar") || is("QHeaderView") || is("QMenuBar") || is("QScrollBar") ||
           is("QTableCornerButton") || is("QToolBarExtension") || is("QDockWidgetTitleButton") ||
           qobject_cast<const QLineEdit*>(widget.parentWidget());
}

/// A name of its own, a text that is not what somebody typed, or a label that leads to it.
inline bool isSpoken(const QWidget& widget, const QWidget& window) {
    if (!widget.accessibleName().isEmpty())
        return true;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return !button->text().isEmpty();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return !group->title().isEmpty();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return !label->text().isEmpty();
    const auto labels = window.findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&widget](const QLabel* label) { return label->buddy() == &widget && !label->text().isEmpty(); });
}

/// One line for each that can be seen.
inline QStringList unspokenControls(const QWidget& window) {
    QStringList all;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isReached = widget->focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton*>(widget) ||
                               qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QTabBar*>(widget);
        if (widget->isVisible() && isReached && !isQtsOwn(*widget) && !isSpoken(*widget, window))
            all << QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName();
    }
    return all;
}

}  // namespace ephor::test
