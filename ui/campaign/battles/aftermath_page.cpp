#include "ui/campaign/battles/aftermath_page.h"

#include "core/campaign/model/changes/state_diff.h"
#include "models/text/campaign_words.h"
#include "models/text/roll_words.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/italic_label.h"
#include "ui/common/sizes.h"
#include "ui/common/window/upright_scroll.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

namespace ephor {

using namespace campaign;

namespace {

constexpr int columns = 4;  ///< another column takes the remaining width

QString wordOf(const Leader& leader) {
    if (leader.fate == Fate::Serving && leader.wound != Wound::None)
        return text(leader.wound);
    return text(leader.fate);
}

}  // namespace

AftermathPage::AftermathPage(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    m_rows = new QWidget(this);
    m_grid = new QGridLayout(m_rows);
    m_grid->setColumnStretch(columns, 1);
    m_grid->setHorizontalSpacing(scaled(this, 18));
    column->addWidget(new UprightScroll(m_rows, this), 1);
    auto* dice = new QLabel(tr("D&ice of the aftermath; confirming the result uses the same dice"), this);
    m_dice = named(new QPlainTextEdit(this), QStringLiteral("aftermathDice"), tr("Dice of the aftermath"));
    m_dice->setReadOnly(true);
    m_dice->setTabChangesFocus(true);
    m_dice->setMaximumHeight(scaled(this, 110));
    dice->setBuddy(m_dice);
    auto* own = named(new QPushButton(icon("dice"), tr("Enter &own dice…"), this), QStringLiteral("ownDice"),
                      tr("Enter dice rolled at the table"));
    own->setAutoDefault(false);
    connect(own, &QPushButton::clicked, this, &AftermathPage::diceWanted);
    auto* above = new QHBoxLayout;
    above->addWidget(dice, 1);
    above->addWidget(own);
    column->addLayout(above);
    column->addWidget(m_dice);
    m_reason = named(new QLineEdit(this), QStringLiteral("reason"), tr("Reason for the override"));
    m_reason->setPlaceholderText(tr("Reason for the override, if you change anything above; all players may read it"));
    m_reason->setMaxLength(500);
    column->addWidget(m_reason);
    connect(m_reason, &QLineEdit::textChanged, this, &AftermathPage::changed);
}

QString AftermathPage::reason() const { return m_reason->text().trimmed(); }

void AftermathPage::showPreview(const Campaign& campaign, Preview preview, BattleId battle) {
    // Changed only if it differs, so that the user keeps their position in a long list.
    if (const QString dice = rollLines(campaign.scenario, preview.dice).join(u'\n'); dice != m_dice->toPlainText())
        m_dice->setPlainText(dice);
    if (m_isShown && preview.after == m_preview.after)
        return;
    m_isShown = true;
    m_preview = std::move(preview);
    fill(campaign, battle);
}

void AftermathPage::fill(const Campaign& campaign, BattleId battle) {
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_armies.clear();
    m_units.clear();
    const Battle& fought = campaign.state.battles[battle.index()];
    const ArmyIndex armyIndex(campaign.state);
    std::vector<ArmyId> armies = fought.attackers;
    armies.insert(armies.end(), fought.defenders.begin(), fought.defenders.end());
    int row = addHeadings(0, {tr("Army"), tr("Was at"), tr("Goes to"), tr("Spirit")});
    for (const ArmyId id : armies)
        row = addArmy(row, campaign, id);
    row = addHeadings(row, {tr("Unit"), tr("Before"), tr("After stragglers return"), tr("Stripes (experience)")});
    for (const ArmyId id : armies)
        for (const UnitId unit : armyIndex.units(id))
            row = addUnit(row, campaign, unit);
    for (std::size_t i = 0; i < campaign.state.leaders.size(); ++i) {
        const Leader& before = campaign.state.leaders[i];
        const Leader& after = m_preview.after.leaders[i];
        if (before == after || std::ranges::find(armies, before.army) == armies.end())
            continue;
        m_grid->addWidget(new QLabel(tr("Leader %1: %2, %3 CP, fame %4")
                                         .arg(QString::fromStdString(after.name), wordOf(after))
                                         .arg(after.cpNow)
                                         .arg(after.fame),
                                     m_rows),
                          row++, 0, 1, columns + 1);
    }
    m_grid->setRowStretch(row, 1);
}

int AftermathPage::addHeadings(int row, const QStringList& headings) {
    for (int i = 0; i < headings.size(); ++i)
        m_grid->addWidget(italicLabel(headings[i], m_rows), row, i);
    return row + 1;
}

int AftermathPage::addArmy(int row, const Campaign& campaign, ArmyId id) {
    const Army& before = campaign.state.armies[id.index()];
    const Army& after = m_preview.after.armies[id.index()];
    const QString name = QString::fromStdString(before.name);
    m_grid->addWidget(new QLabel(name, m_rows), row, 0);
    m_grid->addWidget(new QLabel(nameOf(campaign.scenario, before.place), m_rows), row, 1);
    if (!after.place) {
        m_grid->addWidget(new QLabel(tr("destroyed"), m_rows), row, 2);
        return row + 1;
    }
    ArmyRow made{id, nullptr, nullptr};
    made.place = named(new QComboBox(m_rows), QStringLiteral("place_%1").arg(id.index()), tr("%1 goes to").arg(name));
    std::vector<PlaceId> places{after.place};
    const auto offer = [&places](PlaceId place) {
        if (std::ranges::find(places, place) == places.end())
            places.push_back(place);
    };
    offer(before.place);
    for (const Step& step : campaign.scenario.map.steps(before.place))
        offer(step.to);
    for (const PlaceId place : places)
        made.place->addItem(nameOf(campaign.scenario, place), static_cast<int>(place.index()));
    made.spirit =
        named(new QComboBox(m_rows), QStringLiteral("spirit_%1").arg(id.index()), tr("Spirit of %1").arg(name));
    for (int spirit = 0; spirit <= 3; ++spirit)
        made.spirit->addItem(spiritText(spirit), spirit);
    made.spirit->setCurrentIndex(after.spirit);
    for (QComboBox* box : {made.place, made.spirit})
        connect(box, &QComboBox::currentIndexChanged, this, &AftermathPage::note);
    m_grid->addWidget(made.place, row, 2);
    m_grid->addWidget(made.spirit, row, 3);
    m_armies.push_back(made);
    return row + 1;
}

int AftermathPage::addUnit(int row, const Campaign& campaign, UnitId id) {
    const Unit& before = campaign.state.units[id.index()];
    const Unit& after = m_preview.after.units[id.index()];
    const QString name = QString::fromStdString(before.name);
    m_grid->addWidget(new QLabel(name, m_rows), row, 0);
    m_grid->addWidget(new QLabel(QString::number(before.steps), m_rows), row, 1);
    auto* steps = named(new QSpinBox(m_rows), QStringLiteral("steps_%1").arg(id.index()), tr("Steps of %1").arg(name));
    steps->setRange(0, std::max(after.most, after.steps));
    steps->setValue(after.steps);
    connect(steps, &QSpinBox::valueChanged, this, &AftermathPage::note);
    m_grid->addWidget(steps, row, 2);
    m_grid->addWidget(
        new QLabel(after.stripes > before.stripes ? tr("%1 (+1)").arg(after.stripes) : QString::number(after.stripes),
                   m_rows),
        row, 3);
    m_units.emplace_back(id, steps);
    return row + 1;
}

void AftermathPage::note() { Q_EMIT changed(); }

Changes AftermathPage::ruled() const {
    State state = m_preview.after;
    for (const ArmyRow& row : m_armies) {
        Army& army = state.armies[row.army.index()];
        army.place = PlaceId(row.place->currentData().toInt());
        army.spirit = row.spirit->currentData().toInt();
    }
    for (const auto& [id, box] : m_units)
        state.units[id.index()].steps = box->value();
    return difference(m_preview.after, state);
}

}  // namespace ephor
