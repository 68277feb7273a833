// Mouse and keyboard input on the map of a campaign, and the moves that are being planned on it.
#include "models/campaign/battle_result.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace ephor {

using namespace campaign;

QString MapView::arrivalText(int turns) {
    return turns == 1   ? tr("arrives this turn")
           : turns == 2 ? tr("arrives next turn")
                        : tr("arrives in %n turns", nullptr, turns);
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
    return takesOrders() && (selection.army || selection.fleet) && m_sight.knows(selection.power);
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
    if (m_isReadOnly || !place || place == selection.place)
        return;
    if (selection.fleet)
        m_passage = passageTo(m_sight.campaign(), selection.fleet, place);
    if (!selection.army)
        return;
    if (!byShip)
        m_march = marchTo(m_sight.campaign(), m_sight.armyIndex(), selection.army, place);
    const std::vector<FleetId> ships = shipsFor(m_sight.campaign(), m_sight.armyIndex(), selection.army);
    if (m_march.stages.empty() && !ships.empty())
        m_passage = passageTo(m_sight.campaign(), ships.front(), place, {selection.army});
}

/// Orders the previewed move; ignored while an earlier moment is shown.
void MapView::order() {
    m_isChoosing = false;
    if (!takesOrders())
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
    const QString who = nameOf(campaign, m_march.army);
    QString said = tr("%1 to %2: march points %3, %4")
                       .arg(who, nameOf(campaign.scenario, m_march.stages.back().place))
                       .arg(m_march.points())
                       .arg(arrivalText(m_march.turns()));
    if (m_march.isForced)
        said += tr("; requires a forced march");
    return said + tr("; command points %1").arg(m_march.commandPoints);
}

QString MapView::passageSaid(const Passage& passage) const {
    const Campaign& campaign = m_sight.campaign();
    QString who = nameOf(campaign, passage.fleet);
    if (!passage.carries.empty())
        who = tr("%1 aboard %2").arg(sideText(campaign.state, passage.carries), who);
    return tr("%1 to %2: sea lanes %3, %4")
        .arg(who, nameOf(campaign.scenario, passage.stages.back().place))
        .arg(passage.lanes())
        .arg(arrivalText(passage.turns()));
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
    if ((!army && !fleet) || !takesOrders())
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

void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    const Pointed at = pointedAt(event->position());
    if (at.counter && picture().counters[*at.counter].army && foldedWith(*at.counter).size() == 1)
        Q_EMIT armyActivated(picture().counters[*at.counter].army);
    else if (at.fleet && picture().fleets[*at.fleet].fleet)
        Q_EMIT fleetActivated(picture().fleets[*at.fleet].fleet);
    else if (at.place)
        Q_EMIT placeActivated(at.place);
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

}  // namespace ephor
