#include "ui/campaign/battles/odds_strip.h"

#include "models/text/odds_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

OddsStrip::OddsStrip(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("oddsStrip"));
    setAccessibleName(tr("Odds of the battle"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize OddsStrip::sizeHint() const { return {scaled(this, 280), scaled(this, 18) + 3 * fontMetrics().height() + 4}; }
QSize OddsStrip::minimumSizeHint() const { return {scaled(this, 180), sizeHint().height()}; }

void OddsStrip::setSides(std::array<QString, 2> names, std::array<PowerLook, 2> looks) {
    m_names = std::move(names);
    m_looks = looks;
    update();
}

void OddsStrip::setReport(std::shared_ptr<const OddsReport> report, const QString& instead) {
    m_report = std::move(report);
    m_instead = instead;
    const auto part = [](const QString& name, const Share& of) {
        return QStringLiteral("%1 %2 (%3)").arg(name, share(of.p), interval(of));
    };
    setAccessibleDescription(m_report ? QStringList{part(m_names[0], m_report->wins(Side::A)),
                                                    part(tr("draw"), m_report->draws()),
                                                    part(m_names[1], m_report->wins(Side::B))}
                                            .join(QStringLiteral(", "))
                                      : m_instead);
    update();
}

void OddsStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& colours = Colours::of(palette());
    const int line = fontMetrics().height();
    if (!m_report || m_report->runs() == 0) {
        painter.setPen(colours.secondary);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_instead);
        return;
    }
    const QColor grey(0xA7, 0xA5, 0xA1);
    const std::array<QColor, 3> inks{m_looks[0].colour(palette()), grey, m_looks[1].colour(palette())};
    const std::array<Share, 3> shares{m_report->wins(Side::A), m_report->draws(), m_report->wins(Side::B)};
    const std::array<QString, 3> names{m_names[0], tr("Draw"), m_names[1]};
    const double bar = scaled(this, 12);
    double x = 0;
    double y = scaled(this, 16);
    for (std::size_t i = 0; i < 3; ++i) {
        const double wide = shares[i].p * width();
        painter.fillRect(QRectF(x, 0, wide, bar), inks[i]);
        x += wide;
        painter.fillRect(QRectF(0, y + line * 0.25, line * 0.5, line * 0.5), inks[i]);
        const QString numbers = QStringLiteral("%1  (%2)").arg(share(shares[i].p), interval(shares[i]));
        const int room = width() - line - painter.fontMetrics().horizontalAdvance(numbers) - 6;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(line, y, room, line), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(names[i], Qt::ElideRight, room));
        painter.drawText(QRectF(0, y, width(), line), Qt::AlignVCenter | Qt::AlignRight, numbers);
        y += line;
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRectF(0.5, 0.5, width() - 1, bar - 1));
}

}  // namespace ephor
