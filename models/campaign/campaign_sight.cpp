#include "models/campaign/campaign_sight.h"

#include "core/campaign/model/naval_positions.h"

namespace ephor {

using namespace campaign;

CampaignSight::CampaignSight(CampaignSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_armyIndex(session.campaignShown().state) {
    connect(&session, &CampaignSession::changed, this, &CampaignSight::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &CampaignSight::refresh);
    refresh();
}

void CampaignSight::setSeenBy(PowerId power) {
    if (power == m_seenBy)
        return;
    m_seenBy = power;
    m_selection = {};
    refresh();
    Q_EMIT selectionChanged();
}

void CampaignSight::setPublic() {
    m_isPublic = true;
    setSeenBy({});
    refresh();
}

bool CampaignSight::knowsInside(PlaceId place) const {
    const City& city = campaign().state.cities[place.index()];
    return knows(city.owner) || knows(city.besieger);
}

void CampaignSight::refresh() {
    const State& state = campaign().state;
    m_armyIndex = ArmyIndex(state);
    m_armies.clear();
    for (std::size_t i = 0; i < state.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        const Army& army = state.armies[i];
        if (isThere(army) && knows(army.power))
            m_armies.push_back({id, army.power, army.place, Size::Small, {}, true, 0});
    }
    m_fleets.clear();
    for (std::size_t i = 0; i < state.fleets.size(); ++i)
        if (const Fleet& fleet = state.fleets[i]; isAfloat(fleet) && knows(fleet.power))
            m_fleets.push_back(
                {FleetId(static_cast<int>(i)), fleet.power, fleet.place, sizeOf(fleet.squadrons), {}, true, 0});
    if (m_seenBy)
        addOthers();
    const Selection before = m_selection;
    if (m_selection.army)
        m_selection = m_selection.army.index() < state.armies.size() && isThere(state.armies[m_selection.army.index()])
                          ? withArmy(m_selection.army)
                          : Selection{};
    if (m_selection.fleet)
        m_selection =
            m_selection.fleet.index() < state.fleets.size() && isAfloat(state.fleets[m_selection.fleet.index()])
                ? withFleet(m_selection.fleet)
                : Selection{};
    if (m_selection.leader && m_selection.leader.index() >= state.leaders.size())
        m_selection = {};
    Q_EMIT changed();
    if (m_selection != before)
        Q_EMIT selectionChanged();
}

/// Adds foreign armies and fleets: those in sight, then those that only scouts have reported.
void CampaignSight::addOthers() {
    const Visible view = visibleTo(campaign(), m_seenBy);
    for (const SeenArmy& seen : view.armies)
        m_armies.push_back({{}, seen.power, seen.place, seen.size, {}, true, 0});
    for (const Sighting& sighting : view.known.state.sightings)
        addSighting(sighting);
    for (const SeenFleet& seen : view.fleets)
        m_fleets.push_back({{}, seen.power, seen.place, seen.size, {}, true, 0});
    for (const FleetSighting& sighting : view.known.state.fleetSightings)
        addSighting(sighting);
}

/// Adds a report of this turn to the army in sight that it matches; any other report becomes a row of its own.
void CampaignSight::addSighting(const Sighting& sighting) {
    const State& state = campaign().state;
    const PowerId whose = state.armies[sighting.army.index()].power;
    const int age = state.course.turn - sighting.turn;
    for (ArmySeen& seen : m_armies)
        if (age == 0 && !seen.army && !seen.sighting && seen.power == whose && seen.place == sighting.place) {
            seen.sighting = sighting;
            return;
        }
    m_armies.push_back({{}, whose, sighting.place, sizeOf(sighting.units), sighting, false, age});
}

void CampaignSight::addSighting(const FleetSighting& sighting) {
    const PowerId whose = campaign().state.fleets[sighting.fleet.index()].power;
    const int age = campaign().state.course.turn - sighting.turn;
    for (FleetSeen& seen : m_fleets)
        if (age == 0 && !seen.fleet && !seen.sighting && seen.power == whose && seen.place == sighting.place) {
            seen.sighting = sighting;
            return;
        }
    m_fleets.push_back({{}, whose, sighting.place, sizeOf(sighting.squadrons), sighting, false, age});
}

Selection CampaignSight::withArmy(ArmyId id) const {
    const Army& army = campaign().state.armies[id.index()];
    return {army.place, id, army.leader, army.power, {}};
}

Selection CampaignSight::withFleet(FleetId id) const {
    const Fleet& fleet = campaign().state.fleets[id.index()];
    return {fleet.place, {}, fleet.admiral, fleet.power, id};
}

void CampaignSight::select(PlaceId place) {
    setSelection({place, {}, {}, place ? campaign().state.cities[place.index()].owner : PowerId{}, {}});
}

void CampaignSight::select(ArmyId army) { setSelection(army ? withArmy(army) : Selection{}); }

void CampaignSight::select(FleetId fleet) { setSelection(fleet ? withFleet(fleet) : Selection{}); }

void CampaignSight::select(LeaderId id) {
    if (!id)
        return setSelection({});
    const Leader& leader = campaign().state.leaders[id.index()];
    const bool leads = leader.army && isThere(campaign().state.armies[leader.army.index()]);
    Selection selection = leads ? withArmy(leader.army) : Selection{{}, {}, {}, leader.power, {}};
    selection.leader = id;
    setSelection(selection);
}

void CampaignSight::select(PowerId power) {
    setSelection({power ? campaign().scenario.powers[power.index()].capital : PlaceId{}, {}, {}, power, {}});
}

void CampaignSight::setSelection(const Selection& selection) {
    if (selection == m_selection)
        return;
    m_selection = selection;
    Q_EMIT selectionChanged();
}

}  // namespace ephor
