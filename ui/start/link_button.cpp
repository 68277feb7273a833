#include "ui/start/link_button.h"

#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyleOption>

namespace ephor {

LinkButton::LinkButton(const QString& text, const QString& about, QWidget* parent)
    : QAbstractButton(parent), m_about(about) {
    setText(text);
    setAccessibleName(text);
    setAccessibleDescription(about);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int LinkButton::left() const { return scaled(this, 10) + iconSize().width() + scaled(this, 10); }

QRect LinkButton::aboutIn(int width) const {
    const QFontMetrics metrics(sized(font(), 12));
    return metrics.boundingRect(QRect(0, 0, std::max(1, width - left() - scaled(this, 6)), 10000), Qt::TextWordWrap,
                                m_about);
}

int LinkButton::heightForWidth(int width) const {
    return scaled(this, 10) + QFontMetrics(sized(font(), 13, true)).height() + aboutIn(width).height();
}

QSize LinkButton::sizeHint() const { return {scaled(this, 320), heightForWidth(scaled(this, 320))}; }

/// When it is narrower than this, the height follows the width.
QSize LinkButton::minimumSizeHint() const { return {scaled(this, 160), heightForWidth(scaled(this, 320))}; }

void LinkButton::mouseDoubleClickEvent(QMouseEvent* event) { event->accept(); }

void LinkButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isDown() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(isDown() ? QPalette::Midlight : QPalette::AlternateBase));
        painter.drawRoundedRect(rect(), 3, 3);
    }
    const int top = scaled(this, 5);
    icon().paint(&painter, QRect(QPoint(scaled(this, 10), top), iconSize()));
    const int line = QFontMetrics(sized(font(), 13, true)).height();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(sized(font(), 13, true));
    painter.drawText(QRect(left(), top, width() - left(), line), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - left()));
    painter.setPen(Colours::of(palette()).secondary);
    painter.setFont(sized(font(), 12));
    painter.drawText(aboutIn(width()).translated(left(), top + line), Qt::TextWordWrap, m_about);
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = rect().adjusted(1, 1, -1, -1);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }
}

}  // namespace ephor
