// Stores the size, panels and splitters of a window between runs.
#pragma once

#include <QObject>
#include <QWidget>

class QSettings;

namespace ephor {

/// Owned by its window and stored under the window's objectName or another name; splitters need names of their own.
class WindowPlaces final : public QObject {
    Q_OBJECT

public:
    /// The settings must outlive the window; null: nothing is stored. Raise `version` when panels are added or removed.
    WindowPlaces(QWidget& window, QSettings* settings, int version = 1, const QString& name = {});

    /// Call it when the window is complete: keeps the default layout and restores the stored one. No window is made
    /// larger than the screen. True if there was a layout of panels.
    bool restore();
    /// Restores the default layout of the panels.
    void restoreFirst();
    /// While true, nothing is stored: the layout is not the user's own.
    void setQuiet(bool quiet) { m_quiet = quiet; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString key(const QString& what) const;
    void remember() const;

    QWidget& m_window;
    QSettings* m_settings;
    int m_version;
    QString m_name;
    bool m_quiet = false;
    QByteArray m_first;
};

}  // namespace ephor
