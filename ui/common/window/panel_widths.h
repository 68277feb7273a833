// Scales the panels beside the central widget with the window, up to a limit. A width that the user has set is the new
// basis.
#pragma once

#include <QMainWindow>
#include <vector>

namespace ephor {

class PanelWidths final : public QObject {
public:
    struct Side {
        Qt::DockWidgetArea area;  ///< left or right
        int wide;                 ///< width in a window of the default size
        int most;                 ///< the limit; only the user can make it wider
    };

    /// The width in pixels that is left to the central widget where the panels can be that narrow.
    static constexpr int leastMiddle = 460;

    /// Owned by the window, whose default width is `made`.
    PanelWidths(QMainWindow& window, int made, const std::vector<Side>& sides);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shared {
        Side side;
        double share;   ///< as a share of the window's width
        int given = 0;  ///< last width set here; a different width was set by the user
    };

    /// `before` is negative where the window has not been shown yet.
    void share(int before, int now);
    int widthOf(Qt::DockWidgetArea area) const;
    QList<QDockWidget*> panelsOf(Qt::DockWidgetArea area) const;
    int leastOf(Qt::DockWidgetArea area) const;

    QMainWindow& m_window;
    int m_made;
    std::vector<Shared> m_sides;
};

}  // namespace ephor
