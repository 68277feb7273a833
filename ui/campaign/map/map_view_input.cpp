// Mouse and keyboard input on the map of a campaign, and the tool tips for the items on it.
#include "models/campaign/battle_result.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"
#include "ui/common/sizes.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

namespace ephor {

using namespace campaign;

QString MapView::arrivalText(int moves) {
    return moves == 1   ? tr("arrives this turn")
           : moves == 2 ? tr("arrives next turn")
                        : tr("arrives in %n turns", nullptr, moves);
}

void MapView::point(const Pointed& pointed) {
    if (pointed == m_pointed)
        return;
    const bool nameMoves = pointed.place != m_pointed.place;
    m_pointed = pointed;
    setCursor(pointed.place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    plan();
    nameMoves ? lay() : viewport()->update();
    const QString said = planSaid();
    Q_EMIT hint(!said.isEmpty() ? said
                : m_isChoosing  ? tr("Click the destination; Escape cancels")
                : pointed.place ? nameOf(m_sight.campaign().scenario, pointed.place)
                                : QString());
}

void MapView::plan() { planTo(m_pointed.isPlace() || m_isChoosing ? m_pointed.place : PlaceId{}, false); }

void MapView::chooseGoal() {
    if (!mayOrder())
        return;
    setFocus();
    m_isChoosing = true;
    m_pointed = {};
    plan();
    Q_EMIT hint(tr("Click the destination; Escape cancels"));
}

bool MapView::previewTo(PlaceId place) {
    if (!mayOrder())
        return false;
    setFocus();
    m_pointed = {{}, {}, place};
    plan();
    lay();
    showPlace(place);
    const QString said = planSaid();
    if (!said.isEmpty())
        Q_EMIT hint(tr("%1. Return orders it; Escape cancels").arg(said));
    return !said.isEmpty();
}

/// True where an army or a fleet is selected that the view knows in full, in the present.
bool MapView::mayOrder() const {
    const Selection& selection = m_sight.selection();
    return m_sight.session().isLive() && (selection.army || selection.fleet) && m_sight.knows(selection.power);
}

/// Where the selected army or fleet can go in one step, clockwise.
std::vector<PlaceId> MapView::neighbours() const {
    const Campaign& campaign = m_sight.campaign();
    const Selection& selection = m_sight.selection();
    std::vector<PlaceId> places;
    for (const Step& step : campaign.scenario.map.steps(selection.place)) {
        const bool isOpen = selection.fleet ? campaign.scenario.map.way(step.way).kind == WayKind::Sea
                                            : static_cast<bool>(campaign.scenario.marchWay(selection.place, step.to));
        if (isOpen && std::ranges::find(places, step.to) == places.end())
            places.push_back(step.to);
    }
    const QPointF from = picture().cities[selection.place.index()].at;
    std::ranges::sort(places, std::greater(),
                      [&](PlaceId place) { return QLineF(from, picture().cities[place.index()].at).angle(); });
    return places;
}

bool MapView::focusNextPrevChild(bool next) {
    const std::vector<PlaceId> places = mayOrder() ? neighbours() : std::vector<PlaceId>();
    if (places.empty())
        return MapCanvas::focusNextPrevChild(next);
    const auto count = std::ssize(places);
    const auto at = std::ranges::find(places, m_pointed.place) - places.begin();
    const auto to = at == count ? (next ? 0 : count - 1) : (at + (next ? 1 : count - 1)) % count;
    previewTo(places[static_cast<std::size_t>(to)]);
    return true;
}

/// An army goes by land where it can, unless `byShip`.
void MapView::planTo(PlaceId place, bool byShip) {
    const Selection& selection = m_sight.selection();
    m_march = {};
    m_passage = {};
    if (!place || place == selection.place)
        return;
    if (selection.fleet)
        m_passage = passageTo(m_sight.campaign(), selection.fleet, place);
    if (!selection.army)
        return;
    if (!byShip)
        m_march = marchTo(m_sight.campaign(), m_sight.roll(), selection.army, place);
    const std::vector<FleetId> ships = shipsFor(m_sight.campaign(), m_sight.roll(), selection.army);
    if (m_march.stages.empty() && !ships.empty())
        m_passage = passageTo(m_sight.campaign(), ships.front(), place, {selection.army});
}

/// Orders the previewed move; ignored while an earlier moment is shown.
void MapView::order() {
    m_isChoosing = false;
    if (!m_sight.session().isLive())
        return;
    if (!m_march.stages.empty())
        Q_EMIT marchWanted(m_march);
    else if (!m_passage.stages.empty())
        Q_EMIT passageWanted(m_passage);
}

QString MapView::planSaid() const {
    if (!m_march.stages.empty())
        return marchSaid();
    return m_passage.stages.empty() ? QString() : passageSaid(m_passage);
}

QString MapView::marchSaid() const {
    const Campaign& campaign = m_sight.campaign();
    const QString who = QString::fromStdString(campaign.state.armies[m_march.army.index()].name);
    QString said = tr("%1 to %2: march points %3, %4")
                       .arg(who, nameOf(campaign.scenario, m_march.stages.back().place))
                       .arg(m_march.points())
                       .arg(arrivalText(m_march.moves()));
    if (m_march.isForced)
        said += tr("; requires a forced march");
    return said + tr("; command points %1").arg(m_march.commandPoints);
}

QString MapView::passageSaid(const Passage& passage) const {
    const Campaign& campaign = m_sight.campaign();
    QString who = QString::fromStdString(campaign.state.fleets[passage.fleet.index()].name);
    if (!passage.carries.empty())
        who = tr("%1 aboard %2").arg(sideText(campaign.state, passage.carries), who);
    return tr("%1 to %2: sea lanes %3, %4")
        .arg(who, nameOf(campaign.scenario, passage.stages.back().place))
        .arg(passage.lanes())
        .arg(arrivalText(passage.moves()));
}

void MapView::click(QMouseEvent& event) {
    const Pointed at = pointedAt(event.position());
    if (m_isChoosing) {
        point(at);
        if (!planSaid().isEmpty())
            order();
        return;
    }
    if (at.fleet && picture().fleets[*at.fleet].fleet)
        return m_sight.select(picture().fleets[*at.fleet].fleet);
    if (!at.counter)
        return m_sight.select(at.place);
    const std::vector<std::size_t> counters = foldedWith(*at.counter);
    if (counters.size() > 1)
        openCrowd(counters, event.globalPosition().toPoint());
    else if (const ArmyId army = picture().counters[*at.counter].army)
        m_sight.select(army);
    else
        m_sight.select(at.place);
}

/// True for an army or a fleet that is known in full, in the present.
bool MapView::takesHold(QPointF at) {
    const Pointed pointed = pointedAt(at);
    ArmyId army;
    if (pointed.counter) {
        // Of several armies that share a counter, the selected one is dragged.
        const std::vector<std::size_t> counters = foldedWith(*pointed.counter);
        const auto held = std::ranges::find_if(counters, [&](std::size_t i) {
            return counters.size() == 1 || picture().counters[i].army == m_sight.selection().army;
        });
        army = held == counters.end() ? ArmyId{} : picture().counters[*held].army;
    }
    const FleetId fleet = pointed.fleet ? picture().fleets[*pointed.fleet].fleet : FleetId{};
    if ((!army && !fleet) || !m_sight.session().isLive())
        return false;
    army ? m_sight.select(army) : m_sight.select(fleet);
    m_isHeld = true;
    m_hand = at;
    return true;
}

void MapView::drag(QPointF at) {
    if (!m_isHeld)
        return;
    m_hand = at;
    m_pointed = pointedAt(at);
    planTo(m_pointed.place, QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
    lay();
    const QString said = planSaid();
    Q_EMIT hint(said.isEmpty() ? tr("Drop on the destination; hold Shift to carry an army by ship; Escape cancels")
                               : said);
}

void MapView::drop(QPointF) {
    if (!std::exchange(m_isHeld, false))
        return;
    order();
    viewport()->update();
}

/// "Army of Attica, at Athens".
QString MapView::armyLine(const CounterMark& counter) const {
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(counter.city)));
    const QString name = counter.army      ? QString::fromStdString(campaign.state.armies[counter.army.index()].name)
                         : counter.isVague ? tr("unknown army")
                                           : text(counter.size);
    return tr("%1, at %2").arg(capitalised(name), where);
}

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

void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    const Pointed at = pointedAt(event->position());
    if (at.counter && picture().counters[*at.counter].army && foldedWith(*at.counter).size() == 1)
        Q_EMIT armyActivated(picture().counters[*at.counter].army);
    else if (at.fleet && picture().fleets[*at.fleet].fleet)
        Q_EMIT fleetActivated(picture().fleets[*at.fleet].fleet);
    else if (at.place)
        Q_EMIT placeActivated(at.place);
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
    if (at.counter)
        for (const std::size_t i : foldedWith(*at.counter)) {
            const CounterMark& counter = picture().counters[i];
            if (counter.army && (foldedWith(*at.counter).size() == 1 || counter.army == selection.army))
                addArmyMenu(*menu, counter.army);
        }
    if (at.fleet && picture().fleets[*at.fleet].fleet)
        addFleetMenu(*menu, picture().fleets[*at.fleet].fleet);
    const QString name = nameOf(m_sight.campaign().scenario, at.place);
    connect(menu->addAction(tr("Select %1").arg(name)), &QAction::triggered, this,
            [this, place = at.place] { m_sight.select(place); });
    for (const ArmySeen& seen : m_sight.armies())
        if (seen.army && seen.place == at.place)
            connect(menu->addAction(
                        tr("Select %1")
                            .arg(QString::fromStdString(m_sight.campaign().state.armies[seen.army.index()].name))),
                    &QAction::triggered, this, [this, army = seen.army] { m_sight.select(army); });
    for (const FleetMark& mark : picture().fleets)
        if (mark.fleet && PlaceId(static_cast<int>(mark.city)) == at.place)
            connect(menu->addAction(
                        tr("Select %1")
                            .arg(QString::fromStdString(m_sight.campaign().state.fleets[mark.fleet.index()].name))),
                    &QAction::triggered, this, [this, fleet = mark.fleet] { m_sight.select(fleet); });
    menu->popup(isKey && sign ? viewport()->mapToGlobal(sign->toPoint()) : event->globalPos());
}

/// Adds what the army can be ordered, and its card and list.
void MapView::addArmyMenu(QMenu& menu, ArmyId army) {
    const QString name = QString::fromStdString(m_sight.campaign().state.armies[army.index()].name);
    menu.addSection(name);
    const auto add = [&](const QString& label, auto does) {
        connect(menu.addAction(label), &QAction::triggered, this, [this, army, does] {
            m_sight.select(army);
            does();
        });
    };
    if (m_sight.session().isLive() && m_sight.session().next() == CampaignSession::Next::Adjudicate) {
        add(tr("March to…"), [this] { chooseGoal(); });
        for (const Posture posture : {Posture::Seek, Posture::Avoid, Posture::Hold, Posture::Watch, Posture::LieInWait,
                                      Posture::Besiege, Posture::Ravage})
            add(capitalised(text(posture)), [this, army, posture] { Q_EMIT postureWanted(army, posture); });
        menu.addSeparator();
    }
    add(tr("Show card"), [this, army] { Q_EMIT armyActivated(army); });
    menu.addSeparator();
}

void MapView::addFleetMenu(QMenu& menu, FleetId fleet) {
    menu.addSection(QString::fromStdString(m_sight.campaign().state.fleets[fleet.index()].name));
    const auto add = [&](const QString& label, auto does) {
        connect(menu.addAction(label), &QAction::triggered, this, [this, fleet, does] {
            m_sight.select(fleet);
            does();
        });
    };
    if (m_sight.session().isLive() && m_sight.session().next() == CampaignSession::Next::Adjudicate) {
        add(tr("Sail to…"), [this] { chooseGoal(); });
        for (const Station station : {Station::Seek, Station::Avoid, Station::Hold, Station::Watch, Station::Blockade})
            add(capitalised(text(station)), [this, fleet, station] { Q_EMIT stationWanted(fleet, station); });
        menu.addSeparator();
    }
    add(tr("Show card"), [this, fleet] { Q_EMIT fleetActivated(fleet); });
    menu.addSeparator();
}

/// Adds the ways in which the selection can reach a place: on foot, by ship, alone or with armies aboard.
void MapView::addOrders(QMenu& menu, PlaceId place) {
    const Campaign& campaign = m_sight.campaign();
    const Selection& selection = m_sight.selection();
    if (!m_sight.session().isLive() || place == selection.place)
        return;
    if (const March march = selection.army ? marchTo(campaign, m_sight.roll(), selection.army, place) : March{};
        !march.stages.empty())
        connect(
            menu.addAction(
                tr("%1 marches here").arg(QString::fromStdString(campaign.state.armies[selection.army.index()].name))),
            &QAction::triggered, this, [this, march] { Q_EMIT marchWanted(march); });
    const auto sail = [&](FleetId fleet, std::vector<ArmyId> carries) {
        const Passage passage = passageTo(campaign, fleet, place, std::move(carries));
        if (passage.stages.empty())
            return;
        const QString ships = QString::fromStdString(campaign.state.fleets[fleet.index()].name);
        connect(
            menu.addAction(passage.carries.empty()
                               ? tr("%1 sails here").arg(ships)
                               : tr("%1 lands here, aboard %2").arg(sideText(campaign.state, passage.carries), ships)),
            &QAction::triggered, this, [this, passage] { Q_EMIT passageWanted(passage); });
    };
    if (selection.army)
        for (const FleetId fleet : shipsFor(campaign, m_sight.roll(), selection.army))
            sail(fleet, {selection.army});
    if (!selection.fleet)
        return;
    sail(selection.fleet, {});
    for (const ArmyId army : passengersOf(campaign, m_sight.roll(), selection.fleet))
        sail(selection.fleet, {army});
}

void MapView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        // First what is being ordered, then the selection.
        if (std::exchange(m_isHeld, false) || std::exchange(m_isChoosing, false) || !planSaid().isEmpty())
            m_pointed = {};
        else
            m_sight.clearSelection();
        Q_EMIT hint({});
        plan();
        viewport()->update();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_march.stages.empty() || !m_passage.stages.empty())
            order();
        else if (m_sight.selection().army)
            Q_EMIT armyActivated(m_sight.selection().army);
        else if (m_sight.selection().fleet)
            Q_EMIT fleetActivated(m_sight.selection().fleet);
        else if (m_sight.selection().place)
            Q_EMIT placeActivated(m_sight.selection().place);
        break;
    default:
        MapCanvas::keyPressEvent(event);
    }
}

bool MapView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Pointed at = pointedAt(help->pos());
        at.place ? QToolTip::showText(help->globalPos(), card(at), viewport()) : QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave) {
        point({});
        Q_EMIT cursorUnknown();
    }
    return MapCanvas::viewportEvent(event);
}

QString MapView::card(const Pointed& pointed) const {
    QString text = pointed.counter ? armyCard(*pointed.counter)
                   : pointed.fleet ? fleetCard(picture().fleets[*pointed.fleet])
                                   : cityCard(pointed.place);
    if (const QString said = planSaid(); !said.isEmpty())
        text += QStringLiteral("<hr>") + said.toHtmlEscaped();
    return text;
}

QString MapView::cityCard(PlaceId id) const {
    const Scenario& scenario = m_sight.campaign().scenario;
    const campaign::Place& place = scenario.map.place(id);
    const City& city = m_sight.campaign().state.cities[id.index()];
    QStringList lines;
    lines << QStringLiteral("<b>%1</b>, %2").arg(nameOf(scenario, id).toHtmlEscaped(), text(place.kind));
    lines << tr("%1, tier %2, %3")
                 .arg(nameOf(scenario, city.owner).toHtmlEscaped())
                 .arg(place.tier)
                 .arg(wallsText(place.walls));
    if (m_sight.knows(city.owner))
        lines << tr("garrison %1, stores %2, loyalty %3").arg(city.garrison).arg(city.stores).arg(city.loyalty);
    if (city.besieger && m_sight.knowsInside(id))
        lines << tr("besieged by %1, works %2").arg(nameOf(scenario, city.besieger).toHtmlEscaped()).arg(city.works);
    else if (city.besieger)
        lines << tr("under siege");
    lines << tr("%1, %2").arg(QString::fromStdString(place.region).toHtmlEscaped(), text(place.country));
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::fleetCard(const FleetMark& mark) const {
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(mark.city))).toHtmlEscaped();
    const QString whose = nameOf(campaign.scenario, mark.power).toHtmlEscaped();
    if (!mark.fleet) {
        const FleetSeen& seen = m_sight.fleets()[mark.seen];
        QStringList lines{tr("<b>Unknown fleet</b> of %1 off %2").arg(whose, where)};
        if (!seen.isVague())
            lines << fleetText(mark.size);
        if (seen.sighting)
            lines << tr("Scouts: %1").arg(sightedText(*seen.sighting).toHtmlEscaped());
        lines << (seen.isInSight ? tr("in sight") : ageText(seen.age));
        if (seen.age > 0)
            lines << tr("The fleet may have sailed since.");
        return lines.join(QStringLiteral("<br>"));
    }
    const Fleet& fleet = campaign.state.fleets[mark.fleet.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3").arg(QString::fromStdString(fleet.name).toHtmlEscaped(), whose, where);
    lines << tr("%n squadrons of ten triremes; %1", nullptr, fleet.squadrons).arg(doing(fleet.station));
    if (fleet.admiral) {
        const Leader& admiral = campaign.state.leaders[fleet.admiral.index()];
        lines
            << tr("%1, command points %2").arg(QString::fromStdString(admiral.name).toHtmlEscaped()).arg(admiral.cpNow);
    }
    if (mark.closes)
        lines << tr("blockades the harbour");
    return lines.join(QStringLiteral("<br>"));
}

/// The tool tip of a sighted army: what is known, how sure it is, and how old.
QString MapView::rumourCard(const ArmySeen& seen) const {
    const Scenario& scenario = m_sight.campaign().scenario;
    const QString what = seen.isVague() ? tr("An unknown army") : text(seen.size);
    QStringList lines{
        tr("<b>%1</b> of %2 at %3")
            .arg(what, nameOf(scenario, seen.power).toHtmlEscaped(), nameOf(scenario, seen.place).toHtmlEscaped())};
    if (seen.sighting)
        lines << tr("Scouts: %1").arg(sightedText(*seen.sighting).toHtmlEscaped());
    lines << (seen.isInSight ? tr("in sight") : ageText(seen.age));
    if (seen.age > 0)
        lines << tr("The army may have moved since.");
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::crowdCard(const std::vector<std::size_t>& counters) const {
    QStringList lines{tr("<b>%n armies</b>; click to choose one", nullptr, static_cast<int>(counters.size()))};
    for (const std::size_t i : counters)
        lines << QStringLiteral("%1 (%2)").arg(
            armyLine(picture().counters[i]).toHtmlEscaped(),
            nameOf(m_sight.campaign().scenario, picture().counters[i].power).toHtmlEscaped());
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::armyCard(std::size_t index) const {
    if (const std::vector<std::size_t> counters = foldedWith(index); counters.size() > 1)
        return crowdCard(counters);
    const CounterMark& counter = picture().counters[index];
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(counter.city))).toHtmlEscaped();
    const QString whose = nameOf(campaign.scenario, counter.power).toHtmlEscaped();
    if (!counter.army)
        return rumourCard(m_sight.armies()[counter.seen]);
    const Army& army = campaign.state.armies[counter.army.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3").arg(QString::fromStdString(army.name).toHtmlEscaped(), whose, where);
    lines << unitsText(campaign.state, m_sight.roll(), counter.army);
    if (army.leader) {
        const Leader& leader = campaign.state.leaders[army.leader.index()];
        lines << tr("%1, command points %2").arg(QString::fromStdString(leader.name).toHtmlEscaped()).arg(leader.cpNow);
    } else {
        lines << tr("no leader");
    }
    lines << tr("%1; supply %2, fatigue %3, %4")
                 .arg(text(army.posture))
                 .arg(army.supply)
                 .arg(army.fatigue)
                 .arg(spiritText(army.spirit));
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace ephor
