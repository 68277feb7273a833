#include "ui/battle/decision/value_forms.h"

#include "models/battle/answers/idle_questions.h"
#include "ui/battle/drawing/dice_painter.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <ranges>

namespace ephor {

NumberForm::NumberForm(const Asked& asked, QWidget* parent) : AnswerForm(asked, parent), m_number(new QSpinBox(this)) {
    named(m_number, QStringLiteral("number"), tr("Number"));
    m_number->setRange(asked.request.lowest, asked.request.highest);
    m_number->setValue(asked.request.lowest);
    m_number->setFont(sized(font(), 16, true));
    m_number->setMinimumWidth(scaled(this, 84));
    auto* slider = named(new QSlider(Qt::Horizontal, this), QStringLiteral("numberSlider"), tr("Number"));
    slider->setRange(asked.request.lowest, asked.request.highest);
    slider->setTickPosition(QSlider::TicksBelow);
    slider->setFocusPolicy(Qt::NoFocus);
    m_range = new QLabel(tr("%1 to %2").arg(asked.request.lowest).arg(asked.request.highest), this);
    m_range->setObjectName(QStringLiteral("numberRange"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_number, 0, 0);
    grid->addWidget(slider, 0, 1);
    grid->addWidget(m_range, 0, 2);
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
    recommend(standard);
}

void NumberForm::recommend(const Choice& standard) {
    m_range->setText(
        tr("%1 to %2 (suggested: %3)").arg(m_number->minimum()).arg(m_number->maximum()).arg(standard.number));
}

/// The number is selected, so that typing replaces it. While it is unchanged, undo and redo are the battle's.
bool NumberForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_number && event->type() == QEvent::FocusIn &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
        m_number->selectAll();
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

QString NumberForm::inWords(const Choice& answer) const { return QLocale().toString(answer.number); }

DieButton::DieButton(int face, bool hit, const PowerLook& look, QWidget* parent)
    : QAbstractButton(parent), m_face(face), m_hit(hit), m_look(look) {
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
    paintDie(painter, {3, 3}, side, m_face, m_hit, m_look.colour(palette()), palette(), font());
}

/// What was rolled, by whom and against whom: "Test against drift, against Argives".
QString DieForm::about() const {
    const Request& request = m_asked.request;
    const QString subject = request.subject ? m_asked.words.piece(request.subject) : QString();
    QString what =
        request.context ? m_asked.words.purpose(*request.context, request.question.piece, request.subject) : tr("Dice");
    what = what.left(1).toUpper() + what.mid(1);
    return subject.isEmpty() || what.contains(subject) ? what : tr("%1, against %2").arg(what, subject);
}

namespace {

/// The event of the roll. The request may come from the other side, and its context may be the card that allows it.
Rolled eventOf(const Asked& asked, const Roll& roll) {
    const Request& request = asked.request;
    for (const Event& event : asked.session.timeline().events() | std::views::reverse)
        if (const auto* found = std::get_if<Rolled>(&event);
            found && found->roll == roll && found->piece == request.question.piece)
            return *found;
    Rolled rolled;
    rolled.side = request.question.side;
    rolled.piece = request.question.piece;
    rolled.why = request.context;
    rolled.need = static_cast<std::uint8_t>(request.need);
    rolled.wanted = static_cast<std::uint8_t>(request.wanted);
    rolled.roll = roll;
    return rolled;
}

/// What each die counts: its face, or the value of an average die or a D3.
std::vector<int> valuesOf(const Asked& asked, const Roll& roll) {
    const Rolled rolled = eventOf(asked, roll);
    std::vector<int> values = asked.session.game().meaning(asked.session.table(), rolled).counts;
    if (values.empty())
        values.assign(roll.shown().begin(), roll.shown().end());
    return values;
}

}  // namespace

/// What is needed, what there is now, and the exact chance of a re-rolled die.
QString DieForm::meaning() const {
    const Request& request = m_asked.request;
    const Roll roll = request.roll ? *request.roll : Roll{};
    if (isRollOff(request)) {
        const auto own = static_cast<int>(index(request.question.side));
        const double wins = static_cast<double>(roll.sides - roll[1 - own]) / roll.sides;
        return tr("%1 has %2, %3 has %4. The higher die wins: a re-roll is higher with %5 and equal with %6.")
            .arg(m_asked.words.side(request.question.side))
            .arg(roll[own])
            .arg(m_asked.words.side(other(request.question.side)))
            .arg(roll[1 - own])
            .arg(percent(wins), percent(1.0 / roll.sides));
    }
    if (request.need == 0)
        return roll.count == 1 && value(0) != roll[0] ? tr("The face %1 counts as %2.").arg(roll[0]).arg(value(0))
                                                      : QString();
    const double one = static_cast<double>(roll.sides - request.need + 1) / roll.sides;
    return tr("%1; now %2 of %3. A re-rolled die shows %4 or more with %5.")
        .arg(m_asked.words.need(request.need, request.wanted))
        .arg(roll.atLeast(request.need))
        .arg(roll.count)
        .arg(request.need)
        .arg(percent(one));
}

DieForm::DieForm(const Asked& asked, QWidget* parent) : AnswerForm(asked, parent) {
    constexpr int inRow = 7;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    const auto addText = [&](int row, const QString& text, const char* name) {
        if (text.isEmpty())
            return;
        auto* label = wrapped(new QLabel(text, this));
        label->setObjectName(QLatin1StringView(name));
        grid->addWidget(label, row, 0, 1, inRow + 1);
    };
    addText(0, about(), "rolledFor");
    const Roll roll = asked.request.roll ? *asked.request.roll : Roll{};
    m_values = valuesOf(asked, roll);
    const bool isOfBoth = isRollOff(asked.request);
    auto* all = new QButtonGroup(this);
    for (int i = 0; i < roll.count; ++i) {
        const bool hit = asked.request.need > 0 && roll[i] >= asked.request.need;
        const Side side = isOfBoth ? bothSides[static_cast<std::size_t>(i)] : asked.request.question.side;
        auto* die = new DieButton(value(i), hit || isOfBoth, asked.looks[index(side)], this);
        named(die, QStringLiteral("die%1").arg(i + 1),
              isOfBoth ? tr("The die of %1 shows %2").arg(asked.words.side(side)).arg(value(i))
                       : tr("Die %1 shows %2").arg(i + 1).arg(value(i)));
        die->setToolTip(die->accessibleName());
        die->setEnabled((asked.request.mayReroll >> i & 1) != 0);
        all->addButton(die);
        m_dice.push_back(die);
        grid->addWidget(die, 1 + i / inRow, i % inRow);
    }
    grid->setColumnStretch(inRow, 1);
    const int below = 1 + (roll.count + inRow - 1) / inRow;
    addText(below, meaning(), "dieMeaning");
    m_keep = new OptionRow(roll.count < 9 ? roll.count + 1 : 0, tr("Keep the dice"), {}, false, this);
    m_keep->setObjectName(QStringLiteral("keepDice"));
    all->addButton(m_keep);
    connect(m_keep, &OptionRow::doubleClicked, this, &AnswerForm::meant);
    m_keep->setChecked(true);
    grid->addWidget(m_keep, below + 1, 0, 1, inRow + 1);
    connect(all, &QButtonGroup::buttonToggled, this, [this](QAbstractButton*, bool on) {
        if (on)
            Q_EMIT changed();
    });
}

int DieForm::value(int die) const { return m_values[static_cast<std::size_t>(die)]; }

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
    if (die < 0)
        return tr("Keep the dice");
    return m_dice.size() == 1 || isRollOff(m_asked.request)
               ? tr("Re-roll my %1").arg(value(die))
               : tr("Re-roll die %1, which shows %2").arg(die + 1).arg(value(die));
}

void DieForm::pick(int digit) {
    const auto at = static_cast<std::size_t>(digit - 1);
    QAbstractButton* button = at < m_dice.size() ? static_cast<QAbstractButton*>(m_dice[at]) : m_keep;
    if (at <= m_dice.size())
        button->click();
}

void DieForm::preselect(const Choice& standard) {
    const auto die = static_cast<std::size_t>(standard.number);
    if (standard.code != 1 || die >= m_dice.size())
        return m_keep->setStandard();
    m_dice[die]->setChecked(true);
    m_dice[die]->setToolTip(tr("%1 (suggested)").arg(m_dice[die]->accessibleName()));
}

QWidget* DieForm::first() {
    const int die = chosen();
    return die < 0 ? static_cast<QWidget*>(m_keep) : m_dice[static_cast<std::size_t>(die)];
}

}  // namespace ephor
