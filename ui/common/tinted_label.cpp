#include "ui/common/tinted_label.h"

#include <QEvent>

namespace ephor {

TintedLabel::TintedLabel(Tint tint, QWidget* parent) : QLabel(parent), m_tint(tint) { setTint(tint); }

void TintedLabel::setTint(Tint tint) {
    m_tint = tint;
    const QPalette& around = parentWidget() ? parentWidget()->palette() : palette();
    QPalette own;
    own.setColor(QPalette::WindowText, Colours::of(around).*tint);
    if (own.color(QPalette::WindowText) != palette().color(QPalette::WindowText))
        setPalette(own);
}

void TintedLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ParentChange)
        setTint(m_tint);
}

void recolourLinks(const QWidget& parent) {
    for (QLabel* label : parent.findChildren<QLabel*>()) {
        const QString text = label->text();
        if (!text.contains(QLatin1StringView("<a ")))
            continue;
        label->clear();
        label->setText(text);
    }
}

}  // namespace ephor
