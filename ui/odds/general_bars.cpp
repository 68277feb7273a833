#include "ui/odds/general_bars.h"

#include "models/text/odds_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"
#include "ui/odds/share_bars.h"

#include <QPainter>

namespace ephor {

GeneralBars::GeneralBars(std::array<QString, 2> names, std::array<PowerLook, 2> looks, QWidget* parent)
    : QWidget(parent), m_names(std::move(names)), m_looks(looks) {
    setObjectName(QStringLiteral("generals"));
    setAccessibleName(tr("How often the general is lost"));
}

void GeneralBars::setReport(std::shared_ptr<const OddsReport> report) {
    m_report = std::move(report);
    setAccessibleDescription({});
    if (m_report)
        setAccessibleDescription(tr("%1 %2, %3 %4")
                                     .arg(m_names[0], share(m_report->generalLost(Side::A).p), m_names[1],
                                          share(m_report->generalLost(Side::B).p)));
    update();
}

QSize GeneralBars::sizeHint() const { return {scaled(this, 300), scaled(this, 96)}; }

void GeneralBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette());
    const Colours& colours = Colours::of(palette());
    const double row = height() / 2.0;
    const double left = scaled(this, 34);
    const double bar = width() * 0.48;
    for (const Side side : bothSides) {
        const std::size_t i = index(side);
        const double top = row * static_cast<double>(i) + scaled(this, 6);
        const int line = fontMetrics().height();
        m_looks[i].paint(painter, {scaled(this, 18) + 0.0, top + line * 0.6}, scaled(this, 7), palette(), font());
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::Text));
        const double room = bar - left - scaled(this, 8);
        painter.drawText(QRectF(left, top, room, line), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_names[i], Qt::ElideRight, static_cast<int>(room)));
        if (!m_report || m_report->runs() == 0)
            continue;
        const Share lost = m_report->generalLost(side);
        painter.setFont(sized(font(), 13, true));
        painter.drawText(QRectF(left, top + line, room, line), Qt::AlignVCenter, tr("lost %1").arg(share(lost.p)));
        const QRectF frame(bar, top + line * 0.25, width() - bar - scaled(this, 14), scaled(this, 13));
        painter.fillRect(frame, blended(palette().color(QPalette::Base), m_looks[i].colour(palette()), 0.45));
        painter.fillRect(QRectF(frame.left(), frame.top(), frame.width() * lost.p, frame.height()),
                         palette().color(QPalette::Text));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(frame);
        painter.setFont(sized(font(), 12));
        painter.setPen(colours.secondary);
        painter.drawText(QRectF(frame.left(), top + line, frame.width(), line), Qt::AlignVCenter, interval(lost));
    }
}

}  // namespace ephor
