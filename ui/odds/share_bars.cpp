#include "ui/odds/share_bars.h"

#include "models/text/odds_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QLocale>
#include <QPainter>

namespace ephor {

void paintCard(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette.color(QPalette::Mid));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
    painter.restore();
}

ShareBars::ShareBars(std::array<QString, 2> names, std::array<PowerLook, 2> looks, QWidget* parent)
    : QWidget(parent), m_names(std::move(names)), m_looks(looks) {
    setObjectName(QStringLiteral("shares"));
    setAccessibleName(tr("How the battle ends"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBars::setReport(std::shared_ptr<const OddsReport> report) {
    m_report = std::move(report);
    setAccessibleDescription({});
    if (m_report && m_report->runs() > 0)
        setAccessibleDescription(tr("%1 wins %2 (%3), draw %4 (%5), %6 wins %7 (%8)")
                                     .arg(m_names[0], share(m_report->wins(Side::A).p),
                                          interval(m_report->wins(Side::A)), share(m_report->draws().p),
                                          interval(m_report->draws()), m_names[1], share(m_report->wins(Side::B).p),
                                          interval(m_report->wins(Side::B))));
    update();
}

QSize ShareBars::sizeHint() const { return {scaled(this, 560), scaled(this, 118)}; }

void ShareBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette());
    const Colours& colours = Colours::of(palette());
    const int row = scaled(this, 30);
    const int top = scaled(this, 8);
    const int left = scaled(this, 206);
    const int numbers = scaled(this, 258);
    const double full = width() - left - numbers;
    const double bar = scaled(this, 18);

    // The grid, with its numbers below.
    painter.setFont(sized(font(), 11));
    const int figure = painter.fontMetrics().horizontalAdvance(QStringLiteral("100 %  "));
    const int every = full / 5 > figure ? 2 : full / 2 > figure ? 5 : 10;
    for (int tenth = 0; tenth <= 10; tenth += every) {
        const double x = left + full * tenth / 10;
        painter.setPen(palette().color(QPalette::Midlight));
        painter.drawLine(QPointF(x, top), QPointF(x, top + 3 * row));
        painter.setPen(colours.secondary);
        painter.drawText(QRectF(x - 40, top + 3 * row, 80, scaled(this, 16)), Qt::AlignHCenter | Qt::AlignTop,
                         QStringLiteral("%1 %").arg(tenth * 10));
    }
    const bool known = m_report && m_report->runs() > 0;
    for (int i = 0; i < 3; ++i) {
        const bool isDraw = i == 1;
        const std::size_t who = i == 0 ? 0 : 1;
        const double y = top + i * row + row / 2.0;
        if (!isDraw)
            m_looks[who].paint(painter, {scaled(this, 22) + 0.0, y}, scaled(this, 8), palette(), font());
        painter.setFont(sized(font(), 13, !isDraw));
        painter.setPen(palette().color(QPalette::Text));
        const QString name = isDraw ? tr("Draw") : tr("%1 wins").arg(m_names[who]);
        const QRectF nameRect(scaled(this, 40), y - row / 2.0, left - scaled(this, 48), row);
        painter.drawText(nameRect, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(nameRect.width())));
        if (!known)
            continue;
        const Share one = isDraw ? m_report->draws() : m_report->wins(who == 0 ? Side::A : Side::B);
        const QColor colour = isDraw ? QColor(0xA7, 0xA5, 0xA1) : m_looks[who].colour(palette());
        painter.fillRect(QRectF(left, y - bar / 2, full * one.p, bar), colour);
        if (!isDraw && m_looks[who].pale) {
            painter.setPen(m_looks[who].outline(palette()));
            painter.drawRect(QRectF(left, y - bar / 2, full * one.p, bar));
        }
        // The error bar, from end to end of the interval.
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        const double low = left + full * one.low;
        const double high = left + full * one.high;
        const double cap = bar * 0.3;
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        painter.drawLine(QPointF(low, y - cap), QPointF(low, y + cap));
        painter.drawLine(QPointF(high, y - cap), QPointF(high, y + cap));
        const double from = left + full;
        painter.setFont(sized(font(), 14.5, true));
        painter.drawText(QRectF(from, y - row / 2.0, scaled(this, 72), row), Qt::AlignRight | Qt::AlignVCenter,
                         share(one.p));
        painter.setFont(font());
        painter.setPen(colours.secondary);
        painter.drawText(QRectF(from + scaled(this, 80), y - row / 2.0, scaled(this, 110), row),
                         Qt::AlignLeft | Qt::AlignVCenter, interval(one));
        painter.drawText(QRectF(from, y - row / 2.0, numbers - scaled(this, 14), row),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(one.count));
    }
}

}  // namespace ephor
