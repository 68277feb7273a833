// The menus of places, armies and fleets on the map of a campaign.
#include "models/campaign/battle_result.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"
#include "ui/common/sizes.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace ephor {

using namespace campaign;

/// Shows a menu of the armies that share a counter.
void MapView::openCrowd(const std::vector<std::size_t>& counters, QPoint at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("crowd"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const std::size_t i : counters) {
        const CounterMark& counter = picture().counters[i];
        QAction* action =
            menu->addAction(m_looks.of(counter.power).icon(scaled(this, 16), palette(), font()), armyLine(counter));
        action->setEnabled(static_cast<bool>(counter.army));
        connect(action, &QAction::triggered, this, [this, id = counter.army] { m_sight.select(id); });
    }
    menu->popup(at);
}

void MapView::contextMenuEvent(QContextMenuEvent* event) {
    // From the keyboard the menu is that of the selection.
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const Selection& selection = m_sight.selection();
    const std::optional<QPointF> sign = selection.army    ? placeOf(selection.army)
                                        : selection.fleet ? placeOf(selection.fleet)
                                        : selection.place ? std::optional(placeOf(selection.place))
                                                          : std::nullopt;
    const Pointed at = !isKey ? pointedAt(event->pos()) : sign ? pointedAt(*sign) : Pointed();
    if (!at.place)
        return;
    point(at);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("placeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addOrders(*menu, at.place);
    if (at.counter && !m_isReadOnly)
        for (const std::size_t i : foldedWith(*at.counter)) {
            const CounterMark& counter = picture().counters[i];
            if (counter.army && (foldedWith(*at.counter).size() == 1 || counter.army == selection.army))
                addArmyMenu(*menu, counter.army);
        }
    if (at.fleet && !m_isReadOnly && picture().fleets[*at.fleet].fleet)
        addFleetMenu(*menu, picture().fleets[*at.fleet].fleet);
    const QString name = nameOf(m_sight.campaign().scenario, at.place);
    connect(menu->addAction(tr("Select %1").arg(name)), &QAction::triggered, this,
            [this, place = at.place] { m_sight.select(place); });
    for (const ArmySeen& seen : m_sight.armies())
        if (seen.army && seen.place == at.place)
            connect(menu->addAction(tr("Select %1").arg(nameOf(m_sight.campaign(), seen.army))), &QAction::triggered,
                    this, [this, army = seen.army] { m_sight.select(army); });
    for (const FleetMark& mark : picture().fleets)
        if (mark.fleet && PlaceId(static_cast<int>(mark.city)) == at.place)
            connect(menu->addAction(tr("Select %1").arg(nameOf(m_sight.campaign(), mark.fleet))), &QAction::triggered,
                    this, [this, fleet = mark.fleet] { m_sight.select(fleet); });
    menu->popup(isKey && sign ? viewport()->mapToGlobal(sign->toPoint()) : event->globalPos());
}

/// Adds what the army can be ordered, and its card and list.
void MapView::addArmyMenu(QMenu& menu, ArmyId army) {
    menu.addSection(nameOf(m_sight.campaign(), army));
    const auto add = [&](const QString& label, auto does) {
        connect(menu.addAction(label), &QAction::triggered, this, [this, army, does] {
            m_sight.select(army);
            does();
        });
    };
    if (takesOrders() && m_sight.session().next() == CampaignSession::Next::Adjudicate) {
        add(tr("March to…"), [this] { chooseGoal(); });
        for (const Posture posture : {Posture::Seek, Posture::Avoid, Posture::Hold, Posture::Watch, Posture::LieInWait,
                                      Posture::Besiege, Posture::Ravage})
            add(capitalised(text(posture)), [this, army, posture] { Q_EMIT postureWanted(army, posture); });
        menu.addSeparator();
    }
    add(tr("Show card"), [this, army] { Q_EMIT armyActivated(army); });
    add(tr("Show list"), [this, army] { Q_EMIT listWanted(army); });
    if (m_sight.campaign().state.armies[army.index()].leader)
        add(tr("Show leader"), [this] { Q_EMIT leaderWanted(); });
    menu.addSeparator();
}

void MapView::addFleetMenu(QMenu& menu, FleetId fleet) {
    menu.addSection(nameOf(m_sight.campaign(), fleet));
    const auto add = [&](const QString& label, auto does) {
        connect(menu.addAction(label), &QAction::triggered, this, [this, fleet, does] {
            m_sight.select(fleet);
            does();
        });
    };
    if (takesOrders() && m_sight.session().next() == CampaignSession::Next::Adjudicate) {
        add(tr("Sail to…"), [this] { chooseGoal(); });
        for (const Station station : {Station::Seek, Station::Avoid, Station::Hold, Station::Watch, Station::Blockade})
            add(capitalised(text(station)), [this, fleet, station] { Q_EMIT stationWanted(fleet, station); });
        menu.addSeparator();
    }
    add(tr("Show card"), [this, fleet] { Q_EMIT fleetActivated(fleet); });
    if (m_sight.campaign().state.fleets[fleet.index()].admiral)
        add(tr("Show leader"), [this] { Q_EMIT leaderWanted(); });
    menu.addSeparator();
}

/// Adds the ways in which the selection can reach a place: on foot, by ship, alone or with armies aboard.
void MapView::addOrders(QMenu& menu, PlaceId place) {
    const Campaign& campaign = m_sight.campaign();
    const Selection& selection = m_sight.selection();
    if (!takesOrders() || place == selection.place)
        return;
    if (const MarchPreview march =
            selection.army ? marchTo(campaign, m_sight.armyIndex(), selection.army, place) : MarchPreview{};
        !march.stages.empty())
        connect(menu.addAction(tr("%1 marches here").arg(nameOf(campaign, selection.army))), &QAction::triggered, this,
                [this, march] { Q_EMIT marchWanted(march); });
    const auto sail = [&](FleetId fleet, std::vector<ArmyId> carries) {
        const Passage passage = passageTo(campaign, fleet, place, std::move(carries));
        if (passage.stages.empty())
            return;
        const QString ships = nameOf(campaign, fleet);
        connect(
            menu.addAction(passage.carries.empty()
                               ? tr("%1 sails here").arg(ships)
                               : tr("%1 lands here, aboard %2").arg(sideText(campaign.state, passage.carries), ships)),
            &QAction::triggered, this, [this, passage] { Q_EMIT passageWanted(passage); });
    };
    if (selection.army)
        for (const FleetId fleet : shipsFor(campaign, m_sight.armyIndex(), selection.army))
            sail(fleet, {selection.army});
    if (!selection.fleet)
        return;
    sail(selection.fleet, {});
    for (const ArmyId army : passengersOf(campaign, m_sight.armyIndex(), selection.fleet))
        sail(selection.fleet, {army});
}

}  // namespace ephor
