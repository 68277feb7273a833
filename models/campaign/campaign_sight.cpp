#include "models/campaign/campaign_sight.h"

#include "core/campaign/model/naval_positions.h"

namespace ephor {

using namespace campaign;

CampaignSight::CampaignSight(CampaignSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_roll(session.campaignShown().state) {
    connect(&session, &CampaignSession::changed, this, &CampaignSight::look);
    connect(&session, &CampaignSession::momentChanged, this, &CampaignSight::look);
    look();
}

void CampaignSight::setSeenBy(PowerId power) {
    if (power == m_seenBy)
        return;
    m_seenBy = power;
    m_picked = {};
    look();
    Q_EMIT pickedChanged();
}

void CampaignSight::setPublic() {
    m_isPublic = true;
    setSeenBy({});
    look();
}

bool CampaignSight::knowsInside(PlaceId place) const {
    const City& city = campaign().state.cities[place.index()];
    return knows(city.owner) || knows(city.besieger);
}

void CampaignSight::look() {
    const State& state = campaign().state;
    m_roll = MusterRoll(state);
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
        lookAtOthers();
    const Picked before = m_picked;
    if (m_picked.army)
        m_picked = m_picked.army.index() < state.armies.size() && isThere(state.armies[m_picked.army.index()])
                       ? withArmy(m_picked.army)
                       : Picked{};
    if (m_picked.fleet)
        m_picked = m_picked.fleet.index() < state.fleets.size() && isAfloat(state.fleets[m_picked.fleet.index()])
                       ? withFleet(m_picked.fleet)
                       : Picked{};
    if (m_picked.leader && m_picked.leader.index() >= state.leaders.size())
        m_picked = {};
    Q_EMIT changed();
    if (m_picked != before)
        Q_EMIT pickedChanged();
}

/// Adds foreign armies and fleets: those in sight, then those that only scouts have reported.
void CampaignSight::lookAtOthers() {
    const Visible view = visibleTo(campaign(), m_seenBy);
    for (const SeenArmy& seen : view.armies)
        m_armies.push_back({{}, seen.power, seen.place, seen.size, {}, true, 0});
    for (const Sighting& tale : view.known.state.sightings)
        hear(tale);
    for (const SeenFleet& seen : view.fleets)
        m_fleets.push_back({{}, seen.power, seen.place, seen.size, {}, true, 0});
    for (const FleetSighting& tale : view.known.state.fleetSightings)
        hear(tale);
}

/// Adds a report of this turn to the army in sight that it matches; any other report becomes a row of its own.
void CampaignSight::hear(const Sighting& tale) {
    const State& state = campaign().state;
    const PowerId whose = state.armies[tale.army.index()].power;
    const int age = state.course.turn - tale.turn;
    for (ArmySeen& seen : m_armies)
        if (age == 0 && !seen.army && !seen.tale && seen.power == whose && seen.place == tale.place) {
            seen.tale = tale;
            return;
        }
    m_armies.push_back({{}, whose, tale.place, sizeOf(tale.units), tale, false, age});
}

void CampaignSight::hear(const FleetSighting& tale) {
    const PowerId whose = campaign().state.fleets[tale.fleet.index()].power;
    const int age = campaign().state.course.turn - tale.turn;
    for (FleetSeen& seen : m_fleets)
        if (age == 0 && !seen.fleet && !seen.tale && seen.power == whose && seen.place == tale.place) {
            seen.tale = tale;
            return;
        }
    m_fleets.push_back({{}, whose, tale.place, sizeOf(tale.squadrons), tale, false, age});
}

Picked CampaignSight::withArmy(ArmyId id) const {
    const Army& army = campaign().state.armies[id.index()];
    return {army.place, id, army.leader, army.power, {}};
}

Picked CampaignSight::withFleet(FleetId id) const {
    const Fleet& fleet = campaign().state.fleets[id.index()];
    return {fleet.place, {}, fleet.admiral, fleet.power, id};
}

void CampaignSight::pick(PlaceId place) {
    take({place, {}, {}, place ? campaign().state.cities[place.index()].owner : PowerId{}, {}});
}

void CampaignSight::pick(ArmyId army) { take(army ? withArmy(army) : Picked{}); }

void CampaignSight::pick(FleetId fleet) { take(fleet ? withFleet(fleet) : Picked{}); }

void CampaignSight::pick(LeaderId id) {
    if (!id)
        return take({});
    const Leader& leader = campaign().state.leaders[id.index()];
    const bool leads = leader.army && isThere(campaign().state.armies[leader.army.index()]);
    Picked picked = leads ? withArmy(leader.army) : Picked{{}, {}, {}, leader.power, {}};
    picked.leader = id;
    take(picked);
}

void CampaignSight::pick(PowerId power) {
    take({power ? campaign().scenario.powers[power.index()].capital : PlaceId{}, {}, {}, power, {}});
}

void CampaignSight::take(const Picked& picked) {
    if (picked == m_picked)
        return;
    m_picked = picked;
    Q_EMIT pickedChanged();
}

}  // namespace ephor
