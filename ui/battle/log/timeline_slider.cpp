#include "core/battle/telling/name_tags.h"
#include "ui/battle/log/timeline_bar.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace ephor {

TimelineSlider::TimelineSlider(BattleSession& session, QWidget* parent) : QAbstractSlider(parent), m_session(session) {
    named(this, QStringLiteral("timelineSlider"), tr("Moment of the battle"));
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
    painter.setPen(hasFocus() ? QPen(highlight, 2) : QPen(colours.secondary, 1.4));
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

const Bookmark* TimelineSlider::bookmarkAt(double x) const {
    static constexpr double near = 6;
    const auto found = std::ranges::find_if(
        m_session.bookmarks(), [&](const Bookmark& bookmark) { return std::abs(xOf(bookmark.moment) - x) < near; });
    return found == m_session.bookmarks().end() ? nullptr : &*found;
}

QString TimelineSlider::lossesAt(double x) const {
    static constexpr double near = 4;
    const NameTags names(m_session.game());
    const BattleTimeline& timeline = m_session.timeline();
    QStringList lost;
    for (int i = 0; i < timeline.size(); ++i)
        if (const auto* removed = std::get_if<PieceRemoved>(&timeline.event(i)); removed && std::abs(xOf(i) - x) < near)
            lost << tr("Turn %1: %2, %3")
                        .arg(timeline.phaseAt(i).turn)
                        .arg(QString::fromStdString(names.name(removed->piece)),
                             removed->why ? translated(removed->why->text) : tr("lost"));
    return lost.join(u'\n');
}

void TimelineSlider::editName(const Bookmark& bookmark) {
    auto* field =
        named(new QLineEdit(bookmark.label, this), QStringLiteral("bookmarkName"), tr("Name of the bookmark"));
    field->selectAll();
    const int width = scaled(this, 170);
    field->setGeometry(std::clamp(qRound(xOf(bookmark.moment)) - width / 2, 0, std::max(0, this->width() - width)),
                       height() - field->sizeHint().height(), width, field->sizeHint().height());
    connect(field, &QLineEdit::editingFinished, this, [this, field, moment = bookmark.moment] {
        field->deleteLater();
        field->disconnect(this);
        rename(moment, field->text().trimmed());
    });
    field->show();
    field->setFocus();
}

void TimelineSlider::rename(int moment, const QString& label) {
    std::vector<Bookmark> bookmarks = m_session.bookmarks();
    const auto found = std::ranges::find(bookmarks, moment, &Bookmark::moment);
    if (label.isEmpty() || found == bookmarks.end() || found->label == label)
        return;
    found->label = label;
    m_session.setBookmarks(std::move(bookmarks));
}

void TimelineSlider::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    const int at = momentAt(event->pos().x());
    if (const Bookmark* found = bookmarkAt(event->pos().x())) {
        menu.addAction(tr("Re&name the bookmark"), this, [this, bookmark = *found] { editName(bookmark); });
        menu.addAction(tr("&Remove the bookmark"), this,
                       [this, moment = found->moment] { Q_EMIT bookmarkToggled(moment); });
    } else {
        menu.addAction(tr("Set a &bookmark here"), this, [this, at] { Q_EMIT bookmarkToggled(at); });
    }
    menu.exec(event->globalPos());
}

bool TimelineSlider::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString tip = lossesAt(help->pos().x());
        if (const Bookmark* found = bookmarkAt(help->pos().x()))
            tip = found->label + (tip.isEmpty() ? QString() : u'\n' + tip);
        if (tip.isEmpty())
            tip = tr("A double click sets or removes a bookmark. Red dots are units lost.");
        setToolTip(tip);
        QToolTip::showText(help->globalPos(), tip, this);
        return true;
    }
    return QAbstractSlider::event(event);
}

}  // namespace ephor
