#include "ui/odds/bar_chart.h"

#include "ui/common/colours.h"
#include "ui/common/sizes.h"
#include "ui/odds/share_bars.h"

#include <QPainter>
#include <cmath>

namespace ephor {

BarChart::BarChart(QString caption, QWidget* parent) : QWidget(parent), m_caption(std::move(caption)) {
    setAccessibleName(m_caption);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void BarChart::set(std::vector<Series> series) {
    m_series = std::move(series);
    QStringList said;
    for (const Series& one : m_series)
        for (std::size_t i = 0; i < one.shares.size(); ++i)
            if (one.shares[i] >= 0.005)
                said << QStringLiteral("%1 %2: %3 %")
                            .arg(one.name)
                            .arg(one.lowest + static_cast<int>(i))
                            .arg(one.shares[i] * 100, 0, 'f', 1);
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    update();
}

QSize BarChart::sizeHint() const { return {scaled(this, 300), scaled(this, 120)}; }

void BarChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette());
    const Colours& colours = Colours::of(palette());
    const int pad = scaled(this, 10);
    const int line = scaled(this, 15);
    const QRectF area = QRectF(rect()).adjusted(pad, line + scaled(this, 6), -pad, -line - scaled(this, 4));
    painter.setFont(sized(font(), 11.5));
    painter.setPen(colours.secondary);
    painter.drawText(QRectF(pad, scaled(this, 3), width() - 2 * pad, line), Qt::AlignLeft | Qt::AlignVCenter,
                     m_caption);
    if (m_series.empty())
        return;
    int low = m_series.front().lowest;
    int high = low;
    double highest = 0.0001;
    for (const Series& one : m_series) {
        low = std::min(low, one.lowest);
        high = std::max(high, one.lowest + static_cast<int>(one.shares.size()) - 1);
        for (const double share : one.shares)
            highest = std::max(highest, share);
    }
    const int slots = high - low + 1;
    const double slot = std::min(area.width() / slots, 56 * textScale(font()));
    const double left = area.left() + (area.width() - slot * slots) / 2;
    const double bar = slot * 0.84 / static_cast<double>(m_series.size());
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(QPointF(area.left(), area.bottom()), QPointF(area.right(), area.bottom()));
    for (std::size_t s = 0; s < m_series.size(); ++s) {
        const Series& one = m_series[s];
        for (std::size_t i = 0; i < one.shares.size(); ++i) {
            const double height = (area.height() - line) * one.shares[i] / highest;
            const double x =
                left + slot * (one.lowest + static_cast<int>(i) - low) + slot * 0.08 + bar * static_cast<double>(s);
            const QRectF box(x, area.bottom() - height, bar, height);
            painter.fillRect(box, one.colour);
            if (height > 1) {
                painter.setPen(QPen(one.edge, 0.8));
                painter.drawRect(box);
            }
            const QString figure = QString::number(qRound(one.shares[i] * 100));
            if (one.shares[i] >= 0.01 && painter.fontMetrics().horizontalAdvance(figure) < bar + 4) {
                painter.setPen(palette().color(QPalette::Text));
                painter.drawText(QRectF(x - 10, box.top() - line, bar + 20, line), Qt::AlignHCenter | Qt::AlignBottom,
                                 figure);
            }
        }
    }
    if (m_mark) {
        const double x = left + slot * (*m_mark - low) + slot / 2;
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4, Qt::DotLine));
        const std::vector<double>& shares = m_series.front().shares;
        const int at = *m_mark - m_series.front().lowest;
        const double share = at >= 0 && at < static_cast<int>(shares.size()) ? shares[static_cast<std::size_t>(at)] : 0;
        // Ends below the number above its bar.
        painter.drawLine(QPointF(x, area.bottom() - (area.height() - line) * share / highest),
                         QPointF(x, area.bottom()));
    }
    painter.setPen(colours.secondary);
    const int every =
        std::max(1, static_cast<int>(std::ceil(painter.fontMetrics().horizontalAdvance(QStringLiteral("000")) / slot)));
    for (int value = low; value <= high; ++value)
        if ((value - low) % every == 0)
            painter.drawText(QRectF(left + slot * (value - low) - 10, area.bottom() + 1, slot + 20, line),
                             Qt::AlignCenter, QString::number(value));
}

}  // namespace ephor
