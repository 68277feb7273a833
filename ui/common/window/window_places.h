// A window's size, panels and splitters, from one evening to the next.
#pragma once

#include <QObject>
#include <QWidget>

class QSettings;

namespace ephor {

/// Belongs to its window and is kept under the window's objectName; splitters need names of their own.
class WindowPlaces final : public QObject {
    Q_OBJECT

public:
    /// The settings must outlive the window; none: nothing is remembered. `version` is raised when panels come or go.
    WindowPlaces(QWidget& window, QSettings* settings, int version = 1);

    /// Once the window is made: keeps how it was made, and puts everything where it stood last. No window is larger
    /// than the screen.
    void restore();
    /// Panels as the window was made.
    void restoreFirst();
    /// For as long as the window stands otherwise than its user put it.
    void setQuiet(bool quiet) { m_quiet = quiet; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString key(const QString& what) const;
    void remember() const;

    QWidget& m_window;
    QSettings* m_settings;
    int m_version;
    bool m_quiet = false;
    QByteArray m_first;
};

}  // namespace ephor
