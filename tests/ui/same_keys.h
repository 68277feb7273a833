// Letters that two parts of a window share: Alt and the letter would go back and forth between them.
#pragma once

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
#include <QTabBar>

namespace ephor::test {

/// One line for each letter, of all parts of the window, or of a part of it, that can be seen.
inline QStringList sameKeys(const QWidget& whole) {
    QMap<QKeySequence, QStringList> all;
    const auto note = [&all](const QString& text) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            all[key] << text;
    };
    for (const QWidget* widget : whole.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != whole.window() || widget->visibleRegion().isEmpty())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            note(label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            note(button->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            note(group->title());
        else if (const auto* menus = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* menu : menus->actions())
                note(menu->text());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                note(tabs->tabText(i));
    }
    QStringList same;
    for (auto [key, texts] : all.asKeyValueRange())
        if (texts.size() > 1)
            same << key.toString() + QStringLiteral(": ") + texts.join(QStringLiteral(" | "));
    return same;
}

}  // namespace ephor::test
