#include "ui/common/upright_scroll.h"

#include <QEvent>
#include <QScrollBar>

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
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), fontMetrics().height() * 4};
}

bool UprightScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace ephor
