#include "ui/battle/log/timeline_bar.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace ephor {

TimelineSlider::TimelineSlider(BattleSession& session, QWidget* parent) : QAbstractSlider(parent), m_session(session) {
    setObjectName(QStringLiteral("timelineSlider"));
    setAccessibleName(tr("Moment of the battle"));
    setFocusPolicy(Qt::StrongFocus);
    setOrientation(Qt::Horizontal);
    setSingleStep(1);
    setPageStep(20);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMinimumHeight(scaled(this, 72));
}

QSize TimelineSlider::sizeHint() const { return {scaled(this, 400), scaled(this, 76)}; }

double TimelineSlider::xOf(int moment) const {
    const double room = width() - 20.0;
    return 10 + (maximum() > 0 ? room * moment / maximum() : room);
}

int TimelineSlider::momentAt(double x) const {
    return maximum() > 0 ? std::clamp(qRound((x - 10) / (width() - 20.0) * maximum()), 0, maximum()) : 0;
}

void TimelineSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = Colours::of(palette());
    const QColor highlight = palette().color(QPalette::Highlight);
    const double y = scaled(this, 26);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(10, y - 3, width() - 20, 6), 3, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(highlight);
    painter.drawRoundedRect(QRectF(10, y - 3, xOf(value()) - 10, 6), 3, 3);

    painter.setFont(sized(font(), 11));
    double freeFrom = 0;
    for (const TimelineMark& turn : m_session.timeline().turns()) {
        const double x = xOf(turn.event);
        painter.setPen(QPen(colours.secondary, 1.2));
        painter.drawLine(QPointF(x, y - 7), QPointF(x, y + 7));
        const QString label = turn.turn == 0 ? tr("Start") : tr("Turn %1").arg(turn.turn);
        const double w = painter.fontMetrics().horizontalAdvance(label);
        if (x + 3 >= freeFrom && x + 3 + w < width()) {
            painter.drawText(QPointF(x + 3, y + 9 + painter.fontMetrics().ascent()), label);
            freeFrom = x + w + 12;
        }
    }
    // Losses are marked above the line automatically.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.error);
    for (int i = 0; i < m_session.timeline().size(); ++i)
        if (std::holds_alternative<PieceRemoved>(m_session.timeline().event(i)))
            painter.drawEllipse(QPointF(xOf(i), y - 11), 2.4, 2.4);
    freeFrom = 0;
    for (const Bookmark& bookmark : m_session.bookmarks()) {
        const double x = xOf(bookmark.moment);
        QPainterPath flag;
        flag.addPolygon(QPolygonF(
            {{x - 4, y - 21}, {x + 4, y - 21}, {x + 4, y - 10}, {x, y - 14}, {x - 4, y - 10}, {x - 4, y - 21}}));
        painter.setPen(QPen(palette().color(QPalette::Base), 0.8));
        painter.setBrush(highlight);
        painter.drawPath(flag);
        painter.setPen(palette().color(QPalette::WindowText));
        const QString label = painter.fontMetrics().elidedText(bookmark.label, Qt::ElideRight, scaled(this, 150));
        const double w = painter.fontMetrics().horizontalAdvance(label);
        const double from = std::clamp(x - w / 2, 0.0, std::max(0.0, width() - w));
        if (from >= freeFrom) {
            painter.drawText(QPointF(from, y + 11 + painter.fontMetrics().height() + painter.fontMetrics().ascent()),
                             label);
            freeFrom = from + w + 10;
        }
    }
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Dark), hasFocus() ? 2 : 1));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(QRectF(xOf(value()) - 5, y - 8, 10, 16), 3, 3);
}

void TimelineSlider::mousePressEvent(QMouseEvent* event) { setValue(momentAt(event->position().x())); }

void TimelineSlider::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        setValue(momentAt(event->position().x()));
}

void TimelineSlider::mouseDoubleClickEvent(QMouseEvent* event) {
    Q_EMIT bookmarkToggled(momentAt(event->position().x()));
}

bool TimelineSlider::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const Bookmark& bookmark : m_session.bookmarks())
            if (std::abs(xOf(bookmark.moment) - help->pos().x()) < 6) {
                QToolTip::showText(help->globalPos(), bookmark.label, this);
                return true;
            }
        QToolTip::showText(help->globalPos(), tr("Double click sets a bookmark, or takes it away."), this);
        return true;
    }
    return QAbstractSlider::event(event);
}

}  // namespace ephor
