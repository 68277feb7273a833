// The windows that are open already.
#pragma once

#include <QApplication>
#include <QFileInfo>
#include <QWidget>

namespace ephor {

/// Brings a window to the front, also from the task bar.
inline void bringToFront(QWidget& window) {
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

/// The open window of a kind for which `isWanted` holds of its session; null where there is none.
template <class Window> Window* openWindow(auto&& isWanted) {
    for (QWidget* one : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<Window*>(one); window && window->isVisible() && isWanted(window->session()))
            return window;
    return nullptr;
}

/// The open window of a kind that has this file.
template <class Window> Window* openWindowOf(const QString& file) {
    return openWindow<Window>([&](const auto& session) { return QFileInfo(session.file()) == QFileInfo(file); });
}

}  // namespace ephor
