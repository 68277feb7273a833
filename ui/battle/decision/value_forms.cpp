#include "ui/battle/decision/value_forms.h"

#include "ui/battle/drawing/dice_painter.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>

namespace ephor {

NumberForm::NumberForm(const Asked& asked, QWidget* parent) : AnswerForm(asked, parent), m_number(new QSpinBox(this)) {
    m_number->setObjectName(QStringLiteral("number"));
    m_number->setAccessibleName(tr("Number"));
    m_number->setRange(asked.request.lowest, asked.request.highest);
    m_number->setValue(asked.request.lowest);
    m_number->setFont(sized(font(), 16, true));
    m_number->setMinimumWidth(scaled(this, 84));
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setObjectName(QStringLiteral("numberSlider"));
    slider->setAccessibleName(tr("Number"));
    slider->setRange(asked.request.lowest, asked.request.highest);
    slider->setTickPosition(QSlider::TicksBelow);
    slider->setFocusPolicy(Qt::NoFocus);
    auto* range = new QLabel(tr("%1 to %2").arg(asked.request.lowest).arg(asked.request.highest), this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_number, 0, 0);
    grid->addWidget(slider, 0, 1);
    grid->addWidget(range, 0, 2);
    grid->setColumnStretch(1, 1);
    connect(m_number, &QSpinBox::valueChanged, slider, &QSlider::setValue);
    connect(slider, &QSlider::valueChanged, m_number, &QSpinBox::setValue);
    connect(m_number, &QSpinBox::valueChanged, this, &AnswerForm::changed);
    m_number->installEventFilter(this);
    m_shownFirst = m_number->value();
}

void NumberForm::preselect(const Choice& standard) {
    m_number->setValue(standard.number);
    m_shownFirst = m_number->value();
    m_number->setToolTip(tr("%1 is what the standard player would choose.").arg(m_shownFirst));
}

/// While the number is unchanged, undo and redo belong to the battle instead of the field.
bool NumberForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_number && event->type() == QEvent::ShortcutOverride && m_number->value() == m_shownFirst) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return AnswerForm::eventFilter(watched, event);
}

std::optional<Choice> NumberForm::choice() const {
    Choice choice;
    choice.number = m_number->value();
    return choice;
}

QString NumberForm::doIt() const {
    return (m_asked.request.secret ? tr("Bid %1") : tr("Choose %1")).arg(m_number->value());
}

void NumberForm::pick(int digit) {
    if (digit < m_number->minimum() || digit > m_number->maximum())
        return;
    m_number->setValue(digit);
    m_number->setFocus(Qt::OtherFocusReason);
    m_number->findChild<QLineEdit*>()->end(false);
}

QWidget* NumberForm::first() { return m_number; }

DieButton::DieButton(int face, bool hit, const QColor& colour, QWidget* parent)
    : QAbstractButton(parent), m_face(face), m_hit(hit), m_colour(colour) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QSize DieButton::sizeHint() const {
    const int size = scaled(this, 34);
    return {size, size};
}

void DieButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double side = std::min(width(), height()) - 6;
    if (isChecked() || hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), isChecked() ? 2.4 : 1.2,
                            isChecked() ? Qt::SolidLine : Qt::DotLine));
        painter.drawRoundedRect(QRectF(1.5, 1.5, width() - 3, height() - 3), 4, 4);
    }
    painter.setOpacity(isEnabled() ? 1 : 0.45);
    paintDie(painter, {3, 3}, side, m_face, m_hit, m_colour, palette(), font());
}

DieForm::DieForm(const Asked& asked, QWidget* parent) : AnswerForm(asked, parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    const Roll roll = asked.request.roll ? *asked.request.roll : Roll{};
    const QColor colour = asked.looks[index(asked.request.question.side)].colour(palette());
    for (int i = 0; i < roll.count; ++i) {
        const bool hit = asked.request.need > 0 && roll[i] >= asked.request.need;
        auto* die = new DieButton(roll[i], hit, colour, this);
        die->setObjectName(QStringLiteral("die%1").arg(i + 1));
        die->setAccessibleName(tr("Die %1 shows %2").arg(i + 1).arg(roll[i]));
        die->setToolTip(die->accessibleName());
        die->setEnabled((asked.request.mayReroll >> i & 1) != 0);
        connect(die, &QAbstractButton::toggled, this, [this, die](bool on) {
            if (on)
                for (DieButton* one : m_dice)
                    if (one != die)
                        one->setChecked(false);
            Q_EMIT changed();
        });
        m_dice.push_back(die);
        grid->addWidget(die, i / 7, i % 7);
    }
    grid->setColumnStretch(7, 1);
    const int rows = (roll.count + 6) / 7;
    QString said = asked.words.need(asked.request.need, asked.request.wanted);
    if (asked.request.need > 0)
        said = tr("%1; now %2 of %3").arg(said).arg(roll.atLeast(asked.request.need)).arg(roll.count);
    auto* need = new QLabel(said, this);
    need->setWordWrap(true);
    grid->addWidget(need, rows, 0, 1, 8);
}

int DieForm::chosen() const {
    for (std::size_t i = 0; i < m_dice.size(); ++i)
        if (m_dice[i]->isChecked())
            return static_cast<int>(i);
    return -1;
}

std::optional<Choice> DieForm::choice() const {
    Choice choice;
    if (const int die = chosen(); die >= 0) {
        choice.code = 1;
        choice.number = die;
    }
    return choice;
}

QString DieForm::doIt() const {
    const int die = chosen();
    return die < 0 ? tr("Keep the dice") : tr("Re-roll die %1").arg(die + 1);
}

void DieForm::pick(int digit) {
    if (digit <= static_cast<int>(m_dice.size()) && m_dice[static_cast<std::size_t>(digit - 1)]->isEnabled())
        m_dice[static_cast<std::size_t>(digit - 1)]->toggle();
}

void DieForm::preselect(const Choice& standard) {
    const auto die = static_cast<std::size_t>(standard.number);
    if (standard.code != 1 || die >= m_dice.size())
        return;
    m_dice[die]->setChecked(true);
    m_dice[die]->setToolTip(tr("%1 (standard player)").arg(m_dice[die]->accessibleName()));
}

QWidget* DieForm::first() {
    for (DieButton* die : m_dice)
        if (die->isEnabled())
            return die;
    return m_dice.empty() ? nullptr : m_dice.front();
}

}  // namespace ephor
