#include "ui/battle/setup/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace ephor {

Fold::Fold(const QString& name, QWidget* content, QWidget* parent)
    : QWidget(parent), m_button(new QToolButton(this)), m_content(content) {
    m_button->setObjectName(name);
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    m_button->setArrowType(Qt::RightArrow);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_button, 0, Qt::AlignLeft);
    column->addWidget(m_content);
    m_content->hide();
    connect(m_button, &QToolButton::toggled, this, [this](bool on) {
        m_button->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        m_content->setVisible(on);
    });
}

void Fold::setSummary(const QString& text) {
    m_button->setText(text);
    m_button->setAccessibleName(text);
}

void Fold::setOpen(bool open) { m_button->setChecked(open); }

}  // namespace ephor
