// Panels beside the middle of a main window grow with it, as far as what is in them needs; where a hand has put their
// edge, they grow from there.
#pragma once

#include <QMainWindow>
#include <vector>

namespace ephor {

class PanelWidths final : public QObject {
public:
    struct Side {
        Qt::DockWidgetArea area;  ///< left or right
        int wide;                 ///< in a window as wide as it is made
        int most;                 ///< wider only by hand
    };

    /// Belongs to the window, which is made `made` wide.
    PanelWidths(QMainWindow& window, int made, const std::vector<Side>& sides);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shared {
        Side side;
        double share;   ///< of the window's width
        int given = 0;  ///< another width now: a hand has changed it
    };

    /// `before` is negative where the window has not been shown yet.
    void share(int before, int now);
    int widthOf(Qt::DockWidgetArea area) const;

    QMainWindow& m_window;
    int m_made;
    std::vector<Shared> m_sides;
};

}  // namespace ephor
