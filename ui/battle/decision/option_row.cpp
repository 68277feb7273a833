#include "ui/battle/decision/option_row.h"

#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

namespace ephor {

OptionRow::OptionRow(int key, const QString& text, const QString& below, bool many, QWidget* parent)
    : QAbstractButton(parent), m_key(key), m_below(below), m_many(many) {
    setCheckable(true);
    setAutoExclusive(!many);
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(text);
    setAccessibleDescription(below);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void OptionRow::setPrice(const QString& price) {
    m_price = price;
    updateGeometry();
    setAccessibleDescription(m_below.isEmpty() ? price : m_below + QStringLiteral(", ") + price);
    update();
}

void OptionRow::setOdds(const std::optional<OddsShown>& odds) {
    m_odds = odds;
    updateGeometry();
    update();
}

void OptionRow::setStandard() {
    const QString mark = tr("(suggested)");
    m_below = m_below.isEmpty() ? mark : mark + QStringLiteral("  ") + m_below;
    setAccessibleDescription(m_below);
    updateGeometry();
    update();
}

void OptionRow::setBadge(const PowerLook& badge) {
    m_badge = badge;
    updateGeometry();
    update();
}

QSize OptionRow::sizeHint() const {
    const int line = fontMetrics().height();
    int height = line + scaled(this, 10);
    if (!m_below.isEmpty())
        height += QFontMetrics(sized(font(), 12)).height() + 1;
    if (m_odds)
        height += scaled(this, 5);
    return {scaled(this, 230), height};
}

QString OptionRow::figure() const {
    if (!m_odds)
        return m_price;
    return tr("%1 ± %2 %")
        .arg(QLocale().toString(m_odds->asked * 100, 'f', 1), QLocale().toString(m_odds->plusMinus * 100, 'f', 1));
}

/// The place of the text in a row of that width: between indicator and badge, and key and figure.
QRect OptionRow::textBox(int width) const {
    QFont bold = font();
    bold.setBold(true);
    int left = scaled(this, 8 + 14 + 6);
    if (m_badge)
        left += scaled(this, 16) + scaled(this, 5);
    int right = width - scaled(this, 8);
    if (m_key > 0)
        right -= QFontMetrics(sized(font(), 11)).horizontalAdvance(QString::number(m_key)) + scaled(this, 8);
    if (const QString said = figure(); !said.isEmpty())
        right -= QFontMetrics(m_odds ? bold : font()).horizontalAdvance(said) + scaled(this, 8);
    const int room = std::max(right - left, scaled(this, 60));
    const QRect around(0, 0, room, 10000);
    const int height = QFontMetrics(bold).boundingRect(around, Qt::TextWordWrap, text()).height();
    return {left, scaled(this, 5), room, std::max(height, fontMetrics().height())};
}

int OptionRow::heightForWidth(int width) const {
    return sizeHint().height() - fontMetrics().height() + textBox(width).height();
}

/// The tip says all of the row, and the rule behind it.
bool OptionRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QAbstractButton::event(event);
    QString tip = QStringLiteral("<b>%1</b>").arg(text().toHtmlEscaped());
    if (!m_below.isEmpty())
        tip += QStringLiteral("<br>") + m_below.toHtmlEscaped();
    if (!toolTip().isEmpty())
        tip += QStringLiteral("<br>") + toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
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

void OptionRow::paintFrame(QPainter& painter) const {
    const Colours& colours = Colours::of(palette());
    const bool on = isChecked();
    const QColor edge = on || hasFocus() ? palette().color(QPalette::Highlight)
                        : underMouse()   ? palette().color(QPalette::Dark)
                                         : colours.choiceEdge;
    painter.setPen(QPen(edge, on ? 1.6 : 1));
    painter.setBrush(on ? colours.choice : palette().color(isEnabled() ? QPalette::Base : QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

void OptionRow::paintLeft(QPainter& painter) const {
    const int left = scaled(this, 8);
    const int line = fontMetrics().height();
    const int top = scaled(this, 5);
    const int indicator = scaled(this, 14);
    paintIndicator(painter, QRectF(left, top + (line - indicator) / 2.0, indicator, indicator));
    if (!m_badge)
        return;
    const int size = scaled(this, 16);
    m_badge->paint(painter, QPointF(left + indicator + scaled(this, 6) + size / 2.0, top + line / 2.0), size * 0.42,
                   palette(), font());
}

void OptionRow::paintRight(QPainter& painter, const QColor& ink) const {
    const int line = fontMetrics().height();
    const int top = scaled(this, 5);
    int right = width() - scaled(this, 8);
    if (m_key > 0) {
        painter.setFont(sized(font(), 11));
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        const QString key = QString::number(m_key);
        const int w = painter.fontMetrics().horizontalAdvance(key);
        painter.drawText(QRect(right - w, top, w, line), Qt::AlignVCenter, key);
        right -= w + scaled(this, 8);
    }
    if (const QString said = figure(); !said.isEmpty()) {
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(m_odds ? bold : font());
        painter.setPen(m_odds ? ink : Colours::of(palette()).secondary);
        const int w = painter.fontMetrics().horizontalAdvance(said);
        painter.drawText(QRect(right - w, top, w, line), Qt::AlignVCenter | Qt::AlignRight, said);
    }
}

void OptionRow::paintBelow(QPainter& painter, const QRect& box) const {
    const int room = width() - box.left() - scaled(this, 8);
    int y = box.bottom() + 2;
    if (!m_below.isEmpty()) {
        painter.setFont(sized(font(), 12));
        painter.setPen(Colours::of(palette()).secondary);
        const int h = painter.fontMetrics().height();
        painter.drawText(QRect(box.left(), y, room, h), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_below, Qt::ElideRight, room));
        y += h + 1;
    }
    if (m_odds) {
        const QRectF bar(box.left(), y, room, scaled(this, 4));
        const double a = bar.width() * m_odds->first;
        const double d = bar.width() * m_odds->draw;
        painter.fillRect(QRectF(bar.left(), bar.top(), a, bar.height()), m_odds->firstColour);
        painter.fillRect(QRectF(bar.left() + a, bar.top(), d, bar.height()), palette().color(QPalette::Mid));
        painter.fillRect(QRectF(bar.left() + a + d, bar.top(), bar.width() - a - d, bar.height()),
                         m_odds->secondColour);
    }
}

void OptionRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    paintFrame(painter);
    paintLeft(painter);
    paintRight(painter, ink);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(ink);
    const QRect box = textBox(width());
    painter.drawText(box, Qt::AlignVCenter | Qt::TextWordWrap, text());
    paintBelow(painter, box);
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
