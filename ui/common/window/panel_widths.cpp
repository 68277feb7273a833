#include "ui/common/window/panel_widths.h"

#include <QDockWidget>
#include <QResizeEvent>
#include <QStyle>

namespace ephor {

PanelWidths::PanelWidths(QMainWindow& window, int made, const std::vector<Side>& sides)
    : QObject(&window), m_window(window), m_made(made) {
    for (const Side& side : sides)
        m_sides.push_back({side, static_cast<double>(side.wide) / made});
    window.installEventFilter(this);
}

int PanelWidths::widthOf(Qt::DockWidgetArea area) const {
    const QRect middle = m_window.centralWidget()->geometry();
    const int edge = m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    return (area == Qt::LeftDockWidgetArea ? middle.left() : m_window.width() - middle.right() - 1) - edge;
}

/// The panels of a side that take part in the layout.
QList<QDockWidget*> PanelWidths::panelsOf(Qt::DockWidgetArea area) const {
    QList<QDockWidget*> panels = m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    panels.removeIf([&](QDockWidget* panel) {
        return panel->isHidden() || panel->isFloating() || m_window.dockWidgetArea(panel) != area;
    });
    return panels;
}

int PanelWidths::leastOf(Qt::DockWidgetArea area) const {
    int least = 0;
    for (const QDockWidget* panel : panelsOf(area))
        least = std::max({least, panel->minimumWidth(), panel->minimumSizeHint().width()});
    return least;
}

void PanelWidths::share(int before, int now) {
    int middle = now;
    for (Shared& shared : m_sides) {
        if (panelsOf(shared.side.area).isEmpty())
            continue;
        const int wide = before > 0 ? widthOf(shared.side.area) : 0;
        // A panel that is no wider than its default may be at its minimum, so its width is not the user's choice.
        if (before > 0 && std::abs(wide - shared.given) > 1 && wide > shared.side.wide)
            shared.share = static_cast<double>(wide) / before;
        shared.given = std::min(qRound(shared.share * now), std::max(shared.side.most, wide));
        middle -= std::max(shared.given, leastOf(shared.side.area));
    }
    for (Shared& shared : m_sides) {
        const QList<QDockWidget*> panels = panelsOf(shared.side.area);
        if (panels.isEmpty())
            continue;
        // Panels that can be narrower make up for those that cannot.
        const int cut = std::clamp(leastMiddle - middle, 0, std::max(0, shared.given - leastOf(shared.side.area)));
        middle += cut;
        shared.given -= cut;
        m_window.resizeDocks({panels.front()}, {shared.given}, Qt::Horizontal);
    }
}

/// The layout has already given the new room to the central widget.
bool PanelWidths::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Resize) {
        const auto& resized = static_cast<const QResizeEvent&>(*event);
        // A window that is first shown in its default size already has its widths.
        const int before = resized.oldSize().width() > 0 ? resized.oldSize().width() : m_made;
        if (resized.size().width() != before)
            share(resized.oldSize().width(), resized.size().width());
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace ephor
