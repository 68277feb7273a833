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

ShareBars::Frame ShareBars::frame() const {
    Frame made{scaled(this, 30), scaled(this, 8), scaled(this, 206), scaled(this, 258), 0};
    made.full = width() - made.left - made.numbers;
    return made;
}

/// The lines of the percentages, with their numbers below.
void ShareBars::paintGrid(QPainter& painter, const Frame& frame) const {
    painter.setFont(sized(font(), 11));
    const int figure = painter.fontMetrics().horizontalAdvance(QStringLiteral("100 %  "));
    const int every = frame.full / 5 > figure ? 2 : frame.full / 2 > figure ? 5 : 10;
    const int bottom = frame.top + 3 * frame.row;
    for (int tenth = 0; tenth <= 10; tenth += every) {
        const double x = frame.left + frame.full * tenth / 10;
        painter.setPen(palette().color(QPalette::Midlight));
        painter.drawLine(QPointF(x, frame.top), QPointF(x, bottom));
        painter.setPen(Colours::of(palette()).secondary);
        painter.drawText(QRectF(x - 40, bottom, 80, scaled(this, 16)), Qt::AlignHCenter | Qt::AlignTop,
                         QStringLiteral("%1 %").arg(tenth * 10));
    }
}

void ShareBars::paintName(QPainter& painter, const Frame& frame, const Outcome& outcome) const {
    if (outcome.winner)
        m_looks[index(*outcome.winner)].paint(painter, {scaled(this, 22) + 0.0, outcome.middle}, scaled(this, 8),
                                              palette(), font());
    painter.setFont(sized(font(), 13, outcome.winner.has_value()));
    painter.setPen(palette().color(QPalette::Text));
    const QString name = outcome.winner ? tr("%1 wins").arg(m_names[index(*outcome.winner)]) : tr("Draw");
    const QRectF box(scaled(this, 40), outcome.middle - frame.row / 2.0, frame.left - scaled(this, 48), frame.row);
    painter.drawText(box, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(box.width())));
}

/// The bar and its error bar, from end to end of the interval.
void ShareBars::paintBar(QPainter& painter, const Frame& frame, const Outcome& outcome, const Share& one) const {
    const double height = scaled(this, 18);
    const double y = outcome.middle;
    const QRectF bar(frame.left, y - height / 2, frame.full * one.p, height);
    painter.fillRect(bar,
                     outcome.winner ? m_looks[index(*outcome.winner)].colour(palette()) : QColor(0xA7, 0xA5, 0xA1));
    if (outcome.winner && m_looks[index(*outcome.winner)].pale) {
        painter.setPen(m_looks[index(*outcome.winner)].outline(palette()));
        painter.drawRect(bar);
    }
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
    const double low = frame.left + frame.full * one.low;
    const double high = frame.left + frame.full * one.high;
    const double cap = height * 0.3;
    painter.drawLine(QPointF(low, y), QPointF(high, y));
    painter.drawLine(QPointF(low, y - cap), QPointF(low, y + cap));
    painter.drawLine(QPointF(high, y - cap), QPointF(high, y + cap));
}

void ShareBars::paintFigures(QPainter& painter, const Frame& frame, const Outcome& outcome, const Share& one) const {
    const double from = frame.left + frame.full;
    const double top = outcome.middle - frame.row / 2.0;
    painter.setFont(sized(font(), 14.5, true));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(from, top, scaled(this, 72), frame.row), Qt::AlignRight | Qt::AlignVCenter, share(one.p));
    painter.setFont(font());
    painter.setPen(Colours::of(palette()).secondary);
    painter.drawText(QRectF(from + scaled(this, 80), top, scaled(this, 110), frame.row),
                     Qt::AlignLeft | Qt::AlignVCenter, interval(one));
    painter.drawText(QRectF(from, top, frame.numbers - scaled(this, 14), frame.row), Qt::AlignRight | Qt::AlignVCenter,
                     QLocale().toString(one.count));
}

void ShareBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette());
    const Frame bars = frame();
    paintGrid(painter, bars);
    const bool isKnown = m_report && m_report->runs() > 0;
    Outcome outcome{Side::A, bars.top + bars.row / 2.0};
    for (const std::optional<Side> winner : {std::optional(Side::A), std::optional<Side>(), std::optional(Side::B)}) {
        outcome.winner = winner;
        paintName(painter, bars, outcome);
        if (isKnown) {
            const Share one = winner ? m_report->wins(*winner) : m_report->draws();
            paintBar(painter, bars, outcome, one);
            paintFigures(painter, bars, outcome, one);
        }
        outcome.middle += bars.row;
    }
}

}  // namespace ephor
