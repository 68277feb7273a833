#include "ui/battle/setup/dice_form.h"

#include "ui/common/named.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int fastDice = 0;
constexpr int sealedDice = 1;
constexpr int typedDice = 2;

}  // namespace

DiceForm::DiceForm(std::function<std::uint64_t()> freshSeed, QWidget* parent)
    : QWidget(parent), m_freshSeed(std::move(freshSeed)), m_kinds(new QButtonGroup(this)) {
    auto* box = new QVBoxLayout(this);
    const auto radio = [&](int id, const QString& text, const QString& name, const QString& tip) {
        auto* button = named(new QRadioButton(text, this), name, text);
        button->setToolTip(tip);
        m_kinds->addButton(button, id);
        box->addWidget(button);
    };
    radio(fastDice, tr("F&ast: the program rolls, from a seed"), QStringLiteral("diceFast"),
          tr("The same seed and the same answers give the same battle."));
    radio(sealedDice, tr("&Sealed: for official battles"), QStringLiteral("diceSealed"),
          tr("Earlier dice do not reveal later ones. With the key in the record, anyone can check them."));
    radio(typedDice, tr("On the &table: I type them in"), QStringLiteral("diceTyped"),
          tr("Each roll waits until you enter your dice or let the program roll."));
    m_kinds->button(fastDice)->setChecked(true);
    const auto seed = [this] { return QString::number(m_freshSeed ? m_freshSeed() : 1); };
    m_seed = named(new QLineEdit(seed(), this), QStringLiteral("seed"), tr("Seed"));
    auto* another = named(new QPushButton(tr("Another"), this), QStringLiteral("anotherSeed"), tr("Another seed"));
    connect(another, &QPushButton::clicked, this, [this, seed] { m_seed->setText(seed()); });
    connect(m_kinds, &QButtonGroup::idToggled, this, [this, another](int id, bool on) {
        if (id == sealedDice) {
            m_seed->setEnabled(!on);
            another->setEnabled(!on);
        }
        if (on)
            Q_EMIT changed();
    });
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("S&eed"), this);
    label->setBuddy(m_seed);
    row->addWidget(label);
    row->addWidget(m_seed, 1);
    row->addWidget(another);
    box->addLayout(row);
}

std::optional<DicePlan> DiceForm::plan() const {
    DicePlan plan;
    if (m_kinds->checkedId() == sealedDice) {
        plan.kind = DicePlan::Kind::Sealed;
        plan.key = DiceKey::fresh();
        return plan;
    }
    bool isNumber = false;
    plan.seed = m_seed->text().toULongLong(&isNumber);
    return isNumber ? std::optional(plan) : std::nullopt;
}

bool DiceForm::areTyped() const { return m_kinds->checkedId() == typedDice; }

QString DiceForm::summary() const {
    switch (m_kinds->checkedId()) {
    case sealedDice:
        return tr("Dice: sealed, for official battles. Change…");
    case typedDice:
        return tr("Dice: you roll them and type them in. Change…");
    default:
        return tr("Dice: the program rolls. Change…");
    }
}

void DiceForm::focusSeed() { m_seed->setFocus(); }

}  // namespace ephor
