#include "ui/campaign/orders/selected_panel.h"

#include "core/campaign/model/enum_names.h"
#include "core/campaign/turn/leader_traits.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_signs.h"
#include "ui/campaign/map/map_view.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

namespace ephor {

using namespace campaign;

namespace {

enum UnitColumn { UnitName, UnitSteps, UnitExperience, UnitColumns };

}  // namespace

SelectedPanel::SelectedPanel(CampaignSight& sight, const PowerLooks& looks, OrderOf orderOf, QWidget* parent)
    : QWidget(parent), m_sight(sight), m_looks(looks), m_orderOf(std::move(orderOf)) {
    setObjectName(QStringLiteral("selectedPanel"));
    setHelpTopic(this, QStringLiteral("campaign-window#armies-and-fleets"));
    m_badge = new QLabel(this);
    m_text = named(wrapped(new QLabel(this)), QStringLiteral("selectedText"), tr("The selection"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_units = named(new QTableWidget(0, UnitColumns, this), QStringLiteral("selectedUnits"), tr("Units of the army"));
    m_units->setHorizontalHeaderLabels({tr("Unit"), tr("Steps"), tr("Experience")});
    lookLikeRows(*m_units);
    m_units->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_units->horizontalHeader()->setSectionResizeMode(UnitName, QHeaderView::Stretch);
    m_orders =
        named(new QPushButton(icon("page"), tr("&Orders"), this), QStringLiteral("selectedOrders"), tr("Orders"));
    m_orders->setToolTip(tr("Show the orders of this army"));
    m_leader =
        named(new QPushButton(icon("helmet"), tr("Leader"), this), QStringLiteral("selectedLeader"), tr("Leader"));
    m_leader->setToolTip(tr("Show the biography of its leader"));
    m_list = named(new QToolButton(this), QStringLiteral("selectedList"), tr("Army list"));
    m_list->setIcon(icon("hoplite"));
    m_list->setToolTip(tr("Show this army as an army list"));
    connect(m_orders, &QPushButton::clicked, this, [this] { Q_EMIT ordersWanted(m_sight.selection().army); });
    connect(m_leader, &QPushButton::clicked, this, &SelectedPanel::leaderWanted);
    connect(m_list, &QToolButton::clicked, this, [this] { Q_EMIT listWanted(m_sight.selection().army); });
    auto* head = new QHBoxLayout;
    head->addWidget(m_badge, 0, Qt::AlignTop);
    head->addWidget(m_text, 1);
    head->addWidget(m_list, 0, Qt::AlignTop);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_orders);
    buttons->addWidget(m_leader);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(scaled(this, 4));
    column->addLayout(head);
    column->addWidget(m_units, 1);
    column->addLayout(buttons);
    column->addStretch();
    connect(&sight, &CampaignSight::changed, this, &SelectedPanel::refresh);
    connect(&sight, &CampaignSight::selectionChanged, this, &SelectedPanel::refresh);
    refresh();
}

void SelectedPanel::refresh() {
    const Selection& selection = m_sight.selection();
    const bool knows = m_sight.knows(selection.power);
    const ArmyId army = knows ? selection.army : ArmyId{};
    const FleetId fleet = knows ? selection.fleet : FleetId{};
    m_text->setText(army              ? armyText(army)
                    : fleet           ? fleetText(fleet)
                    : selection.place ? MapView::cityCard(m_sight, selection.place)
                                      : tr("Click an army, a fleet or a place on the map."));
    const int size = scaled(this, 22);
    m_badge->setVisible(selection.place || selection.power);
    m_badge->setPixmap(m_looks.of(selection.power).icon(size, palette(), font()).pixmap(size));
    m_units->setVisible(static_cast<bool>(army));
    m_orders->setVisible(static_cast<bool>(army));
    m_list->setVisible(static_cast<bool>(army));
    m_leader->setVisible(knows && selection.leader);
    showUnits(army);
}

QString SelectedPanel::leaderText(LeaderId id) const {
    if (!id)
        return tr("No leader");
    const Campaign& campaign = m_sight.campaign();
    const Leader& leader = campaign.state.leaders[id.index()];
    const QString traits = QString::fromStdString(traitNames(campaign.scenario, campaign.state, id));
    const QString name =
        tr("%1, command points %2 of %3").arg(QString::fromStdString(leader.name)).arg(leader.cpNow).arg(leader.cp);
    return (traits.isEmpty() ? name : QStringLiteral("%1; %2").arg(name, traits)).toHtmlEscaped();
}

QString SelectedPanel::armyText(ArmyId id) const {
    const Campaign& campaign = m_sight.campaign();
    const Army& army = campaign.state.armies[id.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3")
                 .arg(nameOf(campaign, id).toHtmlEscaped(), nameOf(campaign.scenario, army.power).toHtmlEscaped(),
                      nameOf(campaign.scenario, army.place).toHtmlEscaped());
    lines << leaderText(army.leader);
    QString state = tr("%1; fatigue %2, %3").arg(doesText(campaign, id)).arg(army.fatigue).arg(spiritText(army.spirit));
    if (campaign.scenario.rules.modules.has(Module::Supply))
        state = tr("%1, supply %2").arg(state).arg(army.supply);
    lines << state.toHtmlEscaped();
    if (m_sight.session().isLive() && m_sight.session().next() == CampaignSession::Next::Adjudicate) {
        const QString order = m_orderOf(id);
        lines << (order.isEmpty() ? tr("No orders for this turn yet")
                                  : tr("<b>Orders:</b> %1").arg(order.toHtmlEscaped()));
    }
    return lines.join(QStringLiteral("<br>"));
}

QString SelectedPanel::fleetText(FleetId id) const {
    const Campaign& campaign = m_sight.campaign();
    const Fleet& fleet = campaign.state.fleets[id.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3")
                 .arg(nameOf(campaign, id).toHtmlEscaped(), nameOf(campaign.scenario, fleet.power).toHtmlEscaped(),
                      nameOf(campaign.scenario, fleet.place).toHtmlEscaped());
    lines << tr("%n squadrons of ten triremes; %1", nullptr, fleet.squadrons).arg(doing(fleet.station));
    lines << leaderText(fleet.admiral);
    return lines.join(QStringLiteral("<br>"));
}

void SelectedPanel::showUnits(ArmyId army) {
    const State& state = m_sight.campaign().state;
    const auto units = army ? m_sight.armyIndex().units(army) : std::span<const UnitId>();
    m_units->setRowCount(static_cast<int>(units.size()));
    for (int row = 0; row < m_units->rowCount(); ++row) {
        const Unit& unit = state.units[units[static_cast<std::size_t>(row)].index()];
        const auto put = [&](UnitColumn column, const QString& words, const QString& tip) {
            auto* item = new QTableWidgetItem(words);
            item->setToolTip(tip);
            m_units->setItem(row, column, item);
            return item;
        };
        const QString name = QString::fromStdString(unit.name);
        put(UnitName, name, tr("%1, %2, grade %3").arg(name, text(unit.troop), QString::fromUtf8(wordOf(unit.grade))))
            ->setIcon(icon(iconOf(unit.troop)));
        put(UnitSteps, QString(unit.steps, QChar(0x25A0)) + QString(std::max(0, unit.most - unit.steps), QChar(0x25A1)),
            tr("%1 of %2 steps").arg(unit.steps).arg(unit.most))
            ->setData(Qt::AccessibleTextRole, tr("%1 of %2 steps").arg(unit.steps).arg(unit.most));
        put(UnitExperience, QString(unit.stripes, QChar(0x2605)), tr("Experience %1 of 3").arg(unit.stripes))
            ->setData(Qt::AccessibleTextRole, tr("Experience %1 of 3").arg(unit.stripes));
    }
}

}  // namespace ephor
