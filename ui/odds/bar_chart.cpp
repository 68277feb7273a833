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

BarChart::Scale BarChart::scale() const {
    const int pad = scaled(this, 10);
    const int line = scaled(this, 15);
    Scale made;
    made.line = line;
    made.area = QRectF(rect()).adjusted(pad, line + scaled(this, 6), -pad, -line - scaled(this, 4));
    made.low = m_series.front().lowest;
    made.high = made.low;
    for (const Series& one : m_series) {
        made.low = std::min(made.low, one.lowest);
        made.high = std::max(made.high, one.lowest + static_cast<int>(one.shares.size()) - 1);
        for (const double share : one.shares)
            made.highest = std::max(made.highest, share);
    }
    const int slots = made.high - made.low + 1;
    made.slot = std::min(made.area.width() / slots, 56 * textScale(font()));
    made.left = made.area.left() + (made.area.width() - made.slot * slots) / 2;
    return made;
}

void BarChart::paintSeries(QPainter& painter, const Scale& scale, std::size_t number) const {
    const Series& one = m_series[number];
    const double bar = scale.slot * 0.84 / static_cast<double>(m_series.size());
    for (std::size_t i = 0; i < one.shares.size(); ++i) {
        const double height = scale.height(one.shares[i]);
        const double x =
            scale.at(one.lowest + static_cast<int>(i)) + scale.slot * 0.08 + bar * static_cast<double>(number);
        const QRectF box(x, scale.area.bottom() - height, bar, height);
        painter.fillRect(box, one.colour);
        if (height > 1) {
            painter.setPen(QPen(one.edge, 0.8));
            painter.drawRect(box);
        }
        const QString figure = QString::number(qRound(one.shares[i] * 100));
        if (one.shares[i] >= 0.01 && painter.fontMetrics().horizontalAdvance(figure) < bar + 4) {
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(QRectF(x - 10, box.top() - scale.line, bar + 20, scale.line),
                             Qt::AlignHCenter | Qt::AlignBottom, figure);
        }
    }
}

/// The line ends below the number above its bar.
void BarChart::paintMark(QPainter& painter, const Scale& scale) const {
    const double x = scale.at(*m_mark) + scale.slot / 2;
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4, Qt::DotLine));
    const std::vector<double>& shares = m_series.front().shares;
    const int at = static_cast<int>(*m_mark - m_series.front().lowest);
    const double share = at >= 0 && at < static_cast<int>(shares.size()) ? shares[static_cast<std::size_t>(at)] : 0;
    painter.drawLine(QPointF(x, scale.area.bottom() - scale.height(share)), QPointF(x, scale.area.bottom()));
}

void BarChart::paintNumbers(QPainter& painter, const Scale& scale) const {
    painter.setPen(Colours::of(palette()).secondary);
    const double widest = painter.fontMetrics().horizontalAdvance(QStringLiteral("000"));
    const int every = std::max(1, static_cast<int>(std::ceil(widest / scale.slot)));
    for (int value = scale.low; value <= scale.high; value += every)
        painter.drawText(QRectF(scale.at(value) - 10, scale.area.bottom() + 1, scale.slot + 20, scale.line),
                         Qt::AlignCenter, QString::number(value));
}

void BarChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette());
    const int pad = scaled(this, 10);
    painter.setFont(sized(font(), 11.5));
    painter.setPen(Colours::of(palette()).secondary);
    painter.drawText(QRectF(pad, scaled(this, 3), width() - 2 * pad, scaled(this, 15)),
                     Qt::AlignLeft | Qt::AlignVCenter, m_caption);
    if (m_series.empty())
        return;
    const Scale bars = scale();
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(bars.area.bottomLeft(), bars.area.bottomRight());
    for (std::size_t i = 0; i < m_series.size(); ++i)
        paintSeries(painter, bars, i);
    if (m_mark)
        paintMark(painter, bars);
    paintNumbers(painter, bars);
}

}  // namespace ephor
