// The window of a kind that stands on the screen.
#pragma once

#include <QApplication>
#include <QWidget>

namespace ephor::test {

/// Null where none does.
template <typename W> W* window() {
    for (QWidget* one : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<W*>(one); found && found->isVisible())
            return found;
    return nullptr;
}

}  // namespace ephor::test
