#include "ui/common/power_badge.h"

#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

PowerBadge::PowerBadge(int size, QWidget* parent) : QWidget(parent), m_size(size) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PowerBadge::setLook(const PowerLook& look) {
    m_look = look;
    update();
}

QSize PowerBadge::sizeHint() const {
    const int size = scaled(this, m_size);
    return {size, size};
}

void PowerBadge::paintEvent(QPaintEvent*) {
    if (!m_look)
        return;
    QPainter painter(this);
    m_look->paint(painter, QRectF(rect()).center(), scaled(this, m_size) * 0.42, palette(), font());
}

}  // namespace ephor
