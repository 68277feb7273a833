#include "ui/battle/decision/option_row.h"

#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QLocale>
#include <QPainter>

namespace ephor {

OptionRow::OptionRow(int key, const QString& text, const QString& below, bool many, QWidget* parent)
    : QAbstractButton(parent), m_key(key), m_below(below), m_many(many) {
    setCheckable(true);
    setAutoExclusive(!many);
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(text);
    setAccessibleDescription(below);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void OptionRow::setPrice(const QString& price) {
    m_price = price;
    setAccessibleDescription(m_below.isEmpty() ? price : m_below + QStringLiteral(", ") + price);
    update();
}

void OptionRow::setOdds(const std::optional<OddsShown>& odds) {
    m_odds = odds;
    updateGeometry();
    update();
}

void OptionRow::setStandard() {
    const QString mark = tr("(standard player)");
    m_below = m_below.isEmpty() ? mark : mark + QStringLiteral("  ") + m_below;
    setAccessibleDescription(m_below);
    updateGeometry();
    update();
}

void OptionRow::setBadge(const PowerLook& badge) {
    m_badge = badge;
    update();
}

QSize OptionRow::sizeHint() const {
    const int line = fontMetrics().height();
    int height = line + scaled(this, 10);
    if (!m_below.isEmpty())
        height += QFontMetrics(sized(font(), 12)).height() + 1;
    if (m_odds)
        height += scaled(this, 12);
    return {scaled(this, 230), height};
}

QSize OptionRow::minimumSizeHint() const { return {scaled(this, 140), sizeHint().height()}; }

/// Drawn here, because styles draw indicators for the window's background; on the row's they would be invisible in the
/// dark theme.
void OptionRow::paintIndicator(QPainter& painter, const QRectF& box) const {
    const QColor highlight = palette().color(QPalette::Highlight);
    painter.setPen(QPen(isChecked() ? highlight : Colours::of(palette()).secondary, 1.2));
    painter.setBrush(palette().color(QPalette::Base));
    const QRectF inside = box.adjusted(1, 1, -1, -1);
    if (!m_many) {
        painter.drawEllipse(inside);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? highlight : QColor(Qt::transparent));
        painter.drawEllipse(inside.center(), inside.width() * 0.26, inside.width() * 0.26);
        return;
    }
    painter.drawRoundedRect(inside, 2, 2);
    if (!isChecked())
        return;
    painter.setPen(QPen(highlight, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double w = inside.width();
    painter.drawPolyline(
        QPolygonF({inside.topLeft() + QPointF(w * 0.22, w * 0.52), inside.topLeft() + QPointF(w * 0.44, w * 0.74),
                   inside.topLeft() + QPointF(w * 0.8, w * 0.26)}));
}

void OptionRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = Colours::of(palette());
    const bool on = isChecked();
    const QColor edge = on || hasFocus() ? palette().color(QPalette::Highlight)
                        : underMouse()   ? palette().color(QPalette::Dark)
                                         : colours.choiceEdge;
    painter.setPen(QPen(edge, on ? 1.6 : 1));
    painter.setBrush(on ? colours.choice : palette().color(isEnabled() ? QPalette::Base : QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);

    const int pad = scaled(this, 8);
    int x = pad;
    const int line = fontMetrics().height();
    const int top = scaled(this, 5);
    const int indicator = scaled(this, 14);
    paintIndicator(painter, QRectF(x, top + (line - indicator) / 2.0, indicator, indicator));
    x += indicator + scaled(this, 6);
    if (m_badge) {
        const int size = scaled(this, 16);
        m_badge->paint(painter, QPointF(x + size / 2.0, top + line / 2.0), size * 0.42, palette(), font());
        x += size + scaled(this, 5);
    }
    QFont bold = font();
    bold.setBold(true);
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    int right = width() - pad;
    if (m_key > 0) {
        painter.setFont(sized(font(), 11));
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        const QString key = QString::number(m_key);
        const int w = painter.fontMetrics().horizontalAdvance(key);
        painter.drawText(QRect(right - w, top, w, line), Qt::AlignVCenter, key);
        right -= w + scaled(this, 8);
    }
    QString figure = m_price;
    if (m_odds)
        figure = tr("%1 ± %2 %")
                     .arg(QLocale().toString(m_odds->asked * 100, 'f', 1),
                          QLocale().toString(m_odds->plusMinus * 100, 'f', 1));
    if (!figure.isEmpty()) {
        painter.setFont(m_odds ? bold : font());
        painter.setPen(m_odds ? ink : colours.secondary);
        const int w = painter.fontMetrics().horizontalAdvance(figure);
        painter.drawText(QRect(right - w, top, w, line), Qt::AlignVCenter | Qt::AlignRight, figure);
        right -= w + scaled(this, 8);
    }
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(QRect(x, top, right - x, line), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, right - x));
    int y = top + line + 1;
    if (!m_below.isEmpty()) {
        painter.setFont(sized(font(), 12));
        painter.setPen(colours.secondary);
        const int h = painter.fontMetrics().height();
        painter.drawText(QRect(x, y, width() - x - pad, h), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_below, Qt::ElideRight, width() - x - pad));
        y += h + 1;
    }
    if (m_odds) {
        const QRectF bar(x, y + 2, width() - x - pad, scaled(this, 7));
        const double a = bar.width() * m_odds->first;
        const double d = bar.width() * m_odds->draw;
        painter.fillRect(QRectF(bar.left(), bar.top(), a, bar.height()), m_odds->firstColour);
        painter.fillRect(QRectF(bar.left() + a, bar.top(), d, bar.height()), palette().color(QPalette::Mid));
        painter.fillRect(QRectF(bar.left() + a + d, bar.top(), bar.width() - a - d, bar.height()),
                         m_odds->secondColour);
    }
}

void OptionRow::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    Q_EMIT hovered(true);
}

void OptionRow::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    Q_EMIT hovered(false);
}

void OptionRow::mouseDoubleClickEvent(QMouseEvent* event) {
    QAbstractButton::mouseDoubleClickEvent(event);
    Q_EMIT doubleClicked();
}

}  // namespace ephor
