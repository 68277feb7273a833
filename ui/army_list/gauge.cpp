#include "ui/army_list/gauge.h"

#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

Gauge::Gauge(QString caption, QWidget* parent) : QWidget(parent), m_caption(std::move(caption)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Gauge::set(const QString& value, std::optional<double> share, bool bad) {
    m_value = value;
    m_share = share;
    m_bad = bad;
    setAccessibleName(m_caption + QStringLiteral(": ") + value);
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize Gauge::sizeHint() const {
    const int caption = fontMetrics().horizontalAdvance(m_caption);
    const int value = QFontMetrics(sized(font(), 13, true)).horizontalAdvance(m_value);
    const int width =
        m_share ? std::max(caption + value + scaled(this, 20), scaled(this, 130)) : std::max(caption, value) + 2;
    return {width, 2 * fontMetrics().height()};
}

void Gauge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& colours = Colours::of(palette());
    const int line = fontMetrics().height();
    painter.setPen(colours.secondary);
    painter.drawText(QRect(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter, m_caption);
    painter.setFont(sized(font(), 13, true));
    painter.setPen(m_bad ? colours.error : palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, m_share ? 0 : line, width(), line),
                     (m_share ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, m_value);
    if (!m_share)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(0.5, line + scaled(this, 4) + 0.5, width() - 1, scaled(this, 8));
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(bar, 2.5, 2.5);
    QRectF filled = bar.adjusted(1, 1, -1, -1);
    filled.setWidth(filled.width() * std::clamp(*m_share, 0.0, 1.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_bad ? colours.error : colours.good);
    painter.drawRoundedRect(filled, 1.5, 1.5);
}

}  // namespace ephor
