#include "ui/common/window/upright_scroll.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace ephor {

UprightScroll::UprightScroll(QWidget* part, QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    part->installEventFilter(this);
    setWidget(part);
    part->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize UprightScroll::sizeHint() const { return widget()->sizeHint(); }

QSize UprightScroll::minimumSizeHint() const {
    const int part = std::max(widget()->minimumSizeHint().width(), widget()->minimumWidth());
    return {part + verticalScrollBar()->sizeHint().width(), fontMetrics().height() * 4};
}

bool UprightScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace ephor
