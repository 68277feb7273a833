#include "ui/common/window/message_bar.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ephor {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_sign = new QLabel(this);
    m_text = wrapped(new QLabel(this));
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(scaled(this, 12), scaled(this, 4), scaled(this, 8), scaled(this, 4));
    layout->addWidget(m_sign);
    layout->addWidget(m_text, 1);
    m_buttons = new QHBoxLayout;
    layout->addLayout(m_buttons);
    hide();
}

void MessageBar::say(Kind kind, const QString& text, const std::vector<Choice>& choices) {
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const int size = scaled(this, 18);
    const Colours& colours = Colours::of(palette());
    m_sign->setPixmap(kind == Kind::Fault
                          ? iconPixmap("error", colours.error, {size, size}, devicePixelRatioF())
                          : iconPixmap("info", palette().color(QPalette::Link), {size, size}, devicePixelRatioF()));
    m_isNews = kind == Kind::Note && choices.empty();
    m_text->setText(text);
    setAccessibleName(text);
    int number = 0;
    const auto add = [&](const QString& label, const std::function<void()>& does) {
        auto* button = named(new QPushButton(label, this), QStringLiteral("message_%1").arg(number++), label);
        connect(button, &QPushButton::clicked, this, [this, does] {
            hide();
            if (does)
                does();
        });
        m_buttons->addWidget(button);
    };
    for (const Choice& choice : choices)
        add(choice.label, choice.does);
    if (choices.empty())
        add(tr("Close"), {});
    show();
}

void MessageBar::dropNote() {
    if (m_isNews)
        hide();
}

}  // namespace ephor
