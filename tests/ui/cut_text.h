// What a person could not read of a window: labels and buttons that have less room than their text needs.
#pragma once

#include "ui/common/rows/elided_label.h"

#include <QPushButton>

namespace ephor::test {

/// One line for each.
inline QStringList cutTexts(const QWidget& window) {
    QStringList all;
    const auto note = [&all](const QWidget* widget, const QString& text, QSize needs) {
        if (needs.width() > widget->width() + 1 || needs.height() > widget->height() + 1)
            all << QStringLiteral("%1 \"%2\" has %3 x %4 and needs %5 x %6")
                       .arg(widget->objectName(), text)
                       .arg(widget->width())
                       .arg(widget->height())
                       .arg(needs.width())
                       .arg(needs.height());
    };
    // Qt keeps panels behind another one's tab beyond the window's corner, never laid out.
    const auto isBehindATab = [&window](const QWidget* widget) {
        const QPoint end = widget->mapTo(&window, widget->rect().bottomRight());
        return end.x() < 0 && end.y() < 0;
    };
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty() || qobject_cast<const ElidedLabel*>(label) ||
            isBehindATab(label))
            continue;
        note(label, label->text(),
             label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint());
    }
    for (const auto* button : window.findChildren<QPushButton*>())
        if (button->isVisible())
            note(button, button->text(),
                 {button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width() +
                      (button->icon().isNull() ? 0 : button->iconSize().width()),
                  0});
    return all;
}

}  // namespace ephor::test
