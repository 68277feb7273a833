#include "ui/battle/playback/action_card_view.h"

#include "ui/battle/drawing/dice_painter.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace ephor {

namespace {

/// Rows of a list of tests, and lines of results; more are counted.
constexpr std::size_t mostRows = 8;
constexpr qsizetype mostResults = 5;

}  // namespace

/// Lays the card out from top to bottom, on a painter or only to measure it.
class ActionCardView::Sheet {
public:
    Sheet(const ActionCardView& view, QPainter* painter, double width)
        : m_view(view), m_painter(painter), m_width(width), m_pad(scaled(&view, 10)), m_y(m_pad) {}

    /// Returns the height.
    double layOut() {
        const ActionCard& card = m_view.m_card;
        m_y += text({m_pad, m_y}, m_width - 2 * m_pad, card.title, 14, true) + scaled(&m_view, 6);
        if (card.columns.size() <= 2)
            columns();
        else
            rows();
        results();
        if (m_view.m_waits)
            m_y += text({m_pad, m_y}, m_width - 2 * m_pad, tr("Click or press Space to go on"), 11, false, true);
        return m_y + m_pad;
    }

private:
    /// Returns the height of the wrapped text.
    double text(QPointF at, double width, const QString& said, int size, bool bold = false, bool quiet = false) const {
        const QFont font = sized(m_view.font(), size, bold);
        const QRectF room(at, QSizeF(width, 10000));
        const QRectF box = QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, said);
        if (m_painter) {
            m_painter->setFont(font);
            m_painter->setPen(quiet ? Colours::of(m_view.palette()).secondary
                                    : m_view.palette().color(QPalette::WindowText));
            m_painter->drawText(room, Qt::TextWordWrap, said);
        }
        return box.height();
    }

    double badge(QPointF at, Side side) const {
        const double radius = scaled(&m_view, 8);
        if (m_painter)
            m_view.m_looks[index(side)].paint(*m_painter, at + QPointF(radius, radius), radius, m_view.palette(),
                                              m_view.font());
        return 2 * radius + scaled(&m_view, 5);
    }

    /// Returns the height of the dice, wrapped to the width.
    double dice(QPointF at, double width, const CardRoll& roll, Side side) const {
        const double size = scaled(&m_view, 17);
        const double step = size + 3;
        const int inRow = std::max(1, static_cast<int>(width / step));
        const QColor colour = m_view.m_looks[index(side)].colour(m_view.palette());
        for (std::size_t i = 0; m_painter && i < roll.faces.size(); ++i) {
            const int n = static_cast<int>(i);
            const int row = n / inRow;
            const int column = n % inRow;
            paintDie(*m_painter, at + QPointF(column * step, row * step), size, roll.faces[i],
                     roll.need > 0 && roll.faces[i] >= roll.need, colour, m_view.palette(), m_view.font());
        }
        const int rowCount = (static_cast<int>(roll.faces.size()) + inRow - 1) / inRow;
        return rowCount * step;
    }

    double column(const CardColumn& column, double left, double width) const {
        double y = m_y;
        const double inset = badge({left, y}, column.side);
        y += std::max(text({left + inset, y}, width - inset, column.name, 13, true), 1.0 * scaled(&m_view, 17)) + 3;
        for (const QString& modifier : column.modifiers)
            y += text({left, y}, width, modifier, 12);
        for (const CardRoll& roll : column.rolls) {
            const QString need = roll.need > 0 ? tr("%1, %2 or more").arg(roll.what).arg(roll.need) : roll.what;
            y += 3 + text({left, y + 3}, width, need, 11, false, true);
            y += dice({left, y + 2}, width, roll, column.side) + 3;
        }
        if (!column.strength.isEmpty())
            y += 2 + text({left, y + 2}, width, column.strength, 13, true);
        return y;
    }

    void columns() {
        const double gap = scaled(&m_view, 14);
        const auto count = std::max<std::size_t>(1, m_view.m_card.columns.size());
        const double width = (m_width - 2 * m_pad - gap * static_cast<double>(count - 1)) / static_cast<double>(count);
        double bottom = m_y;
        for (double left = m_pad; const CardColumn& one : m_view.m_card.columns) {
            bottom = std::max(bottom, column(one, left, width));
            left += width + gap;
        }
        if (m_painter && count > 1) {
            m_painter->setPen(QPen(Colours::of(m_view.palette()).cardEdge, 1));
            m_painter->drawLine(QPointF(m_width / 2, m_y), QPointF(m_width / 2, bottom));
        }
        m_y = bottom + scaled(&m_view, 6);
    }

    /// One row for each piece that rolled: its name and its dice.
    void rows() {
        const double half = (m_width - 2 * m_pad) * 0.62;
        const auto& all = m_view.m_card.columns;
        for (std::size_t i = 0; i < std::min(all.size(), mostRows); ++i) {
            const double inset = badge({m_pad, m_y}, all[i].side);
            double height = text({m_pad + inset, m_y}, half - inset, all[i].name, 12);
            double x = m_pad + half;
            for (const CardRoll& roll : all[i].rolls) {
                height = std::max(height, dice({x, m_y}, m_width - m_pad - x, roll, all[i].side));
                x += static_cast<double>(roll.faces.size()) * (scaled(&m_view, 17) + 3.0);
            }
            m_y += height + 2;
        }
        if (all.size() > mostRows)
            m_y += text({m_pad, m_y}, m_width - 2 * m_pad,
                        tr("and %n more", nullptr, static_cast<int>(all.size() - mostRows)), 12, false, true);
        m_y += scaled(&m_view, 4);
    }

    void results() {
        const QStringList& said = m_view.m_card.results;
        for (const QString& line : said.last(std::min(said.size(), mostResults)))
            m_y += text({m_pad, m_y}, m_width - 2 * m_pad, line, 12) + 1;
        if (!said.isEmpty())
            m_y += scaled(&m_view, 2);
    }

    const ActionCardView& m_view;
    QPainter* m_painter;
    double m_width;
    double m_pad;
    double m_y;
};

ActionCardView::ActionCardView(const std::array<PowerLook, 2>& looks, QWidget* parent)
    : QWidget(parent), m_looks(looks) {
    setObjectName(QStringLiteral("actionCard"));
    setCursor(Qt::PointingHandCursor);
    setMouseTracking(true);
    hide();
}

void ActionCardView::setCard(const ActionCard& card, bool waits) {
    m_card = card;
    m_waits = waits;
    setAccessibleName(said());
    update();
}

QString ActionCardView::said() const {
    QStringList lines{m_card.title};
    for (const CardColumn& column : m_card.columns) {
        QStringList parts{column.name};
        parts += column.modifiers;
        for (const CardRoll& roll : column.rolls) {
            QStringList faces;
            std::ranges::transform(roll.faces, std::back_inserter(faces),
                                   [](int face) { return QString::number(face); });
            parts << QStringLiteral("%1 %2").arg(roll.what, faces.join(QLatin1Char(' ')));
        }
        if (!column.strength.isEmpty())
            parts << column.strength;
        lines << parts.join(QStringLiteral(", "));
    }
    return (lines + m_card.results).join(QLatin1Char('\n'));
}

QSize ActionCardView::sizeHint() const {
    const int width = scaled(this, m_card.columns.size() == 1 ? 250 : 360);
    return {width, static_cast<int>(std::ceil(Sheet(*this, nullptr, width).layOut()))};
}

void ActionCardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = Colours::of(palette());
    painter.setPen(QPen(colours.cardEdge, 1.2));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), 6, 6);
    Sheet(*this, &painter, width()).layOut();
}

/// Only a pointer that moves: the card may appear under one that rests on the table.
void ActionCardView::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    Q_EMIT pointedAt(true);
}

void ActionCardView::leaveEvent(QEvent*) { Q_EMIT pointedAt(false); }

void ActionCardView::hideEvent(QHideEvent*) { Q_EMIT pointedAt(false); }

void ActionCardView::mousePressEvent(QMouseEvent* event) { event->accept(); }

void ActionCardView::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    Q_EMIT clicked();
}

}  // namespace ephor
