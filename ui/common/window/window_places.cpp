#include "ui/common/window/window_places.h"

#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QSplitter>

namespace ephor {

WindowPlaces::WindowPlaces(QWidget& window, QSettings* settings, int version, const QString& name)
    : QObject(&window),
      m_window(window),
      m_settings(settings),
      m_version(version),
      m_name(name.isEmpty() ? window.objectName() : name) {
    window.installEventFilter(this);
}

QString WindowPlaces::key(const QString& what) const { return m_name + u'/' + what; }

bool WindowPlaces::restore() {
    m_window.resize(m_window.size().boundedTo(m_window.screen()->availableSize()));
    auto* main = qobject_cast<QMainWindow*>(&m_window);
    if (main)
        m_first = main->saveState(m_version);
    if (!m_settings)
        return false;
    m_window.restoreGeometry(m_settings->value(key(QStringLiteral("geometry"))).toByteArray());
    const bool isRestored =
        main && main->restoreState(m_settings->value(key(QStringLiteral("places"))).toByteArray(), m_version);
    for (auto* splitter : m_window.findChildren<QSplitter*>())
        splitter->restoreState(m_settings->value(key(splitter->objectName())).toByteArray());
    return isRestored;
}

void WindowPlaces::restoreFirst() {
    if (auto* main = qobject_cast<QMainWindow*>(&m_window))
        main->restoreState(m_first, m_version);
}

void WindowPlaces::remember() const {
    if (!m_settings || m_quiet)
        return;
    m_settings->setValue(key(QStringLiteral("geometry")), m_window.saveGeometry());
    if (const auto* main = qobject_cast<QMainWindow*>(&m_window))
        m_settings->setValue(key(QStringLiteral("places")), main->saveState(m_version));
    for (const auto* splitter : m_window.findChildren<QSplitter*>())
        m_settings->setValue(key(splitter->objectName()), splitter->saveState());
}

/// Closing, accepting or cancelling hides a window; minimising hides it spontaneously.
bool WindowPlaces::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Hide && !event->spontaneous())
        remember();
    return QObject::eventFilter(watched, event);
}

}  // namespace ephor
