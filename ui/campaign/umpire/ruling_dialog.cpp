#include "ui/campaign/umpire/ruling_dialog.h"

#include "core/campaign/turn/politics/deals.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace ephor {

using namespace campaign;

namespace {

QString matterText(RulingSubject subject) {
    switch (subject) {
    case RulingSubject::Treasury:
        return tr("The treasury of a power");
    case RulingSubject::Arete:
        return tr("The Arete of a power");
    case RulingSubject::Loyalty:
        return tr("The loyalty of a city");
    case RulingSubject::Owner:
        return tr("The owner of a place");
    case RulingSubject::Place:
        return tr("The place of an army");
    case RulingSubject::Steps:
        return tr("The steps of a unit");
    case RulingSubject::Fate:
        return tr("The fate of a leader");
    case RulingSubject::Trait:
        return tr("The trait of a leader");
    }
    return {};
}

bool isNumber(RulingSubject subject) {
    return subject == RulingSubject::Treasury || subject == RulingSubject::Arete || subject == RulingSubject::Loyalty ||
           subject == RulingSubject::Steps;
}

constexpr int valueRole = Qt::UserRole;
constexpr int holderRole = Qt::UserRole + 1;

QString choiceText(const Scenario& scenario, RulingSubject subject, int value, PowerId holder) {
    if (holder)
        return tr("captured by %1").arg(nameOf(scenario, holder));
    if (subject == RulingSubject::Owner)
        return nameOf(scenario, value < 0 ? PowerId{} : PowerId(value));
    if (subject == RulingSubject::Trait)
        return value < 0 ? tr("none") : QString::fromStdString(scenario.traits[static_cast<std::size_t>(value)].name);
    return subject == RulingSubject::Place ? nameOf(scenario, PlaceId(value)) : text(static_cast<Fate>(value));
}

/// The name of an item. Units get the name of their army, because several units may have the same name.
QString thingText(const Campaign& campaign, RulingSubject subject, int thing) {
    QString name = QString::fromStdString(nameOfThing(campaign, subject, thing));
    if (subject != RulingSubject::Steps)
        return name;
    const ArmyId army = campaign.state.units[static_cast<std::size_t>(thing)].army;
    return tr("%1 (%2)").arg(name, nameOf(campaign, army));
}

}  // namespace

RulingDialog::RulingDialog(CampaignSession& session, QWidget* parent) : QDialog(parent), m_session(session) {
    setObjectName(QStringLiteral("rulingDialog"));
    setWindowTitle(tr("Make a ruling"));
    setHelpTopic(this, QStringLiteral("rulings"));
    makeFields();
    makeButtons();
    connect(m_matter, &QComboBox::currentIndexChanged, this, &RulingDialog::fillThings);
    connect(m_thing, &QComboBox::currentIndexChanged, this, &RulingDialog::fillValues);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &RulingDialog::updateInput);
    connect(m_number, &QSpinBox::valueChanged, this, &RulingDialog::updateInput);
    connect(m_reason, &QLineEdit::textChanged, this, &RulingDialog::updateInput);
    connect(&session, &CampaignSession::changed, this, &RulingDialog::takeCampaign);
    connect(&session, &CampaignSession::momentChanged, this, &RulingDialog::updateInput);
    connect(&session, &CampaignSession::busyChanged, this, &RulingDialog::updateInput);
    fillThings();
    resize(scaled(this, 560), sizeHint().height());
}

void RulingDialog::makeFields() {
    m_form = new QFormLayout(this);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_matter = named(new QComboBox(this), QStringLiteral("rulingMatter"), tr("What to change"));
    const bool hasMoney = m_session.scenario().rules.modules.has(Module::Money);
    for (std::size_t i = 0; i < Words<RulingSubject>::list.size(); ++i)
        if (const auto one = static_cast<RulingSubject>(i); hasMoney || one != RulingSubject::Treasury)
            m_matter->addItem(matterText(one), static_cast<int>(i));
    m_form->addRow(tr("&Change"), m_matter);
    m_thing = named(new QComboBox(this), QStringLiteral("rulingThing"), tr("Power, place, army, unit or leader"));
    m_form->addRow(tr("&Of"), m_thing);
    m_number = named(new QSpinBox(this), QStringLiteral("rulingNumber"), tr("New value"));
    m_form->addRow(tr("New &value"), m_number);
    m_choice = named(new QComboBox(this), QStringLiteral("rulingChoice"), tr("New value"));
    m_form->addRow(tr("New v&alue"), m_choice);
    // Names of armies are longer than those of powers.
    for (QComboBox* one : {m_matter, m_thing, m_choice})
        one->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_reason = named(new QLineEdit(this), QStringLiteral("rulingReason"), tr("Reason for the ruling"));
    m_reason->setPlaceholderText(tr("All players may read the reason"));
    m_reason->setMaxLength(500);
    m_form->addRow(tr("Reaso&n"), m_reason);
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("rulingSaid"), tr("Preview of the ruling"));
    m_said->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_form->addRow(m_said);
}

void RulingDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Help, this);
    m_rule = named(buttons->addButton(tr("&Make the ruling"), QDialogButtonBox::AcceptRole), QStringLiteral("rule"),
                   tr("Write the ruling into the journal"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::helpRequested, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    connect(m_rule, &QPushButton::clicked, this, &RulingDialog::rule);
    m_form->addRow(buttons);
}

RulingSubject RulingDialog::subject() const { return static_cast<RulingSubject>(m_matter->currentData().toInt()); }

void RulingDialog::fillThings() {
    {
        const QSignalBlocker quiet(m_thing);
        m_thing->clear();
        for (const int thing : thingsOf(m_session.campaign(), subject()))
            m_thing->addItem(thingText(m_session.campaign(), subject(), thing), thing);
    }
    fillValues();
}

void RulingDialog::takeCampaign() {
    const Ruling wanted = ruling();
    fillThings();
    const int thing = m_thing->findData(wanted.thing);
    if (thing < 0)
        return;
    m_thing->setCurrentIndex(thing);
    if (isNumber(wanted.subject))
        m_number->setValue(wanted.value);
    else if (const int choice = choiceOf(wanted.value, wanted.holder); choice >= 0)
        m_choice->setCurrentIndex(choice);
}

void RulingDialog::fillValues() {
    m_form->setRowVisible(m_number, isNumber(subject()));
    m_form->setRowVisible(m_choice, !isNumber(subject()));
    const QSignalBlocker quietChoice(m_choice);
    const QSignalBlocker quietNumber(m_number);
    m_choice->clear();
    if (m_thing->count() > 0) {
        const Campaign& campaign = m_session.campaign();
        const int thing = m_thing->currentData().toInt();
        const auto [least, most] = boundsOf(campaign, subject(), thing);
        const int now = valueOf(campaign, subject(), thing);
        m_number->setRange(least, most);
        m_number->setValue(now);
        if (!isNumber(subject()))
            for (int value = least; value <= most; ++value)
                addChoices(value);
        const bool isFate = subject() == RulingSubject::Fate;
        const PowerId holder = isFate ? holderOf(campaign.state, LeaderId(thing)) : PowerId{};
        // A captive without a captor (from a war without diplomacy) is not among the choices with diplomacy.
        m_choice->setCurrentIndex(std::max(0, choiceOf(now, holder)));
    }
    updateInput();
}

/// 2.8: with diplomacy a captive is held by one of the other powers.
void RulingDialog::addChoices(int value) {
    const Campaign& campaign = m_session.campaign();
    const bool isCaptured = subject() == RulingSubject::Fate && static_cast<Fate>(value) == Fate::Captured;
    if (!isCaptured || !campaign.scenario.rules.modules.has(Module::Diplomacy))
        return addChoice(value, {});
    const PowerId own = campaign.state.leaders[static_cast<std::size_t>(m_thing->currentData().toInt())].power;
    for (std::size_t i = 0; i < campaign.state.powers.size(); ++i)
        if (const PowerId holder(static_cast<int>(i)); holder != own)
            addChoice(value, holder);
}

void RulingDialog::addChoice(int value, PowerId holder) {
    m_choice->addItem(choiceText(m_session.scenario(), subject(), value, holder), value);
    if (holder)
        m_choice->setItemData(m_choice->count() - 1, holder.value, holderRole);
}

int RulingDialog::choiceOf(int value, PowerId holder) const {
    for (int i = 0; i < m_choice->count(); ++i)
        if (m_choice->itemData(i, valueRole).toInt() == value && holderAt(i) == holder)
            return i;
    return -1;
}

PowerId RulingDialog::holderAt(int choice) const {
    const QVariant power = m_choice->itemData(choice, holderRole);
    return power.isValid() ? PowerId(power.toInt()) : PowerId{};
}

Ruling RulingDialog::ruling() const {
    const int thing = m_thing->currentData().toInt();
    if (isNumber(subject()))
        return {subject(), thing, m_number->value(), {}};
    return {subject(), thing, m_choice->currentData().toInt(), holderAt(m_choice->currentIndex())};
}

void RulingDialog::updateInput() {
    m_rule->setEnabled(false);
    if (m_thing->count() == 0)
        return m_said->setText(tr("The campaign has nothing of this kind."));
    const std::optional<Message> closed = m_session.whyNot();
    const std::optional<Message> fault = closed ? closed : whyNotRuled(m_session.campaign(), ruling());
    if (fault)
        return m_said->setText(text(*fault));
    QStringList told;
    for (const PowerId power : concernedBy(m_session.campaign(), ruling()))
        told << nameOf(m_session.scenario(), power);
    const QString said = QString::fromStdString(rulingText(m_session.campaign(), ruling()));
    m_said->setText(told.isEmpty() ? capitalised(said) + u'.'
                                   : tr("%1. Told to %2.").arg(capitalised(said), told.join(tr(", "))));
    m_rule->setEnabled(!m_reason->text().trimmed().isEmpty());
}

void RulingDialog::rule() {
    const std::string reason = m_reason->text().trimmed().toStdString();
    const Ruling wanted = ruling();
    if (reason.empty() || whyNotRuled(m_session.campaign(), wanted))
        return;
    const Result<void> done = m_session.perform([&](Journal& journal) { campaign::rule(journal, wanted, reason); });
    if (done)
        return accept();
    m_said->setText(text(done.error()));
}

}  // namespace ephor
