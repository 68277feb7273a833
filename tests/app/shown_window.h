// The window of a kind that stands on the screen, and clicks on what can be seen of it.
#pragma once

#include "tests/ui/widgets.h"

#include <QApplication>

namespace ephor::test {

/// Null where none does.
template <typename W> W* window() {
    for (QWidget* one : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<W*>(one); found && found->isVisible())
            return found;
    return nullptr;
}

/// Clicks a button where a check box has its mark.
inline void click(QWidget& in, const char* name) {
    auto* button = part<QAbstractButton>(in, name);
    QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
}

}  // namespace ephor::test
