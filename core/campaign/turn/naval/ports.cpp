#include "core/campaign/turn/naval/ports.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

Fleet& fleetOf(TurnContext& turn, FleetId id) { return turn.now.fleets[id.index()]; }

std::vector<FleetId> allAfloat(const TurnContext& turn) {
    std::vector<FleetId> all;
    for (std::size_t i = 0; i < turn.now.fleets.size(); ++i)
        if (isAfloat(turn.now.fleets[i]))
            all.push_back(FleetId(static_cast<int>(i)));
    return all;
}

bool isAtHome(const TurnContext& turn, const Fleet& fleet) {
    return isHarbourOf(turn.scenario, turn.now, fleet.place, fleet.power);
}

/// The fate of a leader whose ship sinks: 1-2 dead, 3-4 captured, 5-6 home.
void castaway(TurnContext& turn, LeaderId id) {
    Leader& leader = turn.now.leaders[id.index()];
    leader.army = {};
    if (!turn.isPlayed(Module::Fates))
        return;
    const int face = turn.diceOf(leader.power).die("Fate of " + leader.name + " at sea");
    leader.fate = face <= 2 ? Fate::Dead : face <= 4 ? Fate::Captured : leader.fate;
}

/// Fleets leave harbours that enemies have taken.
void leaveFallenHarbours(TurnContext& turn) {
    for (const FleetId id : allAfloat(turn)) {
        const Fleet& fleet = fleetOf(turn, id);
        if (fleet.station == Station::Hold && atWar(turn.now, turn.city(fleet.place).owner, fleet.power))
            fleeToHarbour(turn, id);
    }
}

/// 2.9: in Autumn, a fleet outside a friendly harbour loses a squadron on a die of up to stormOn. With the Storms omen
/// this applies in every season, and one higher.
void storms(TurnContext& turn) {
    const bool autumn = seasonOf(turn.now.course.turnOfYear) == Season::Autumn;
    const bool raging = turn.omen(Effect::Storms) != nullptr;
    if (!autumn && !raging)
        return;
    const int worst = turn.rules().sea.stormOn + (raging ? 1 : 0);
    int drowned = 0;
    for (const FleetId id : allAfloat(turn))
        if (!isAtHome(turn, fleetOf(turn, id)) &&
            turn.diceOf(fleetOf(turn, id).power).die("Storm over " + fleetOf(turn, id).name) <= worst)
            doUnlessVetoed(turn, {ActKind::Storm, static_cast<int>(id.index())},
                           [&] { sinkSquadrons(turn, id, 1, drowned); });
}

/// 2.11: one talent for every `upkeep` squadrons at sea. A fleet without pay loses a squadron.
void payRowers(TurnContext& turn) {
    const int each = std::max(1, turn.rules().sea.upkeep);
    int drowned = 0;
    for (const FleetId id : allAfloat(turn)) {
        const Fleet& fleet = fleetOf(turn, id);
        if (fleet.station == Station::Hold && !fleet.from && isAtHome(turn, fleet))
            continue;
        const int talents = (fleet.squadrons + each - 1) / each;
        if (!payAsFarAsItGoes(turn, fleet.power, talents))
            sinkSquadrons(turn, id, 1, drowned);
    }
}

int squadronsOf(const TurnContext& turn, PowerId power) {
    int sum = 0;
    for (const FleetId id : fleetsOf(turn.now, power))
        sum += turn.now.fleets[id.index()].squadrons;
    return sum;
}

/// Builds squadrons as ordered, limited by money, by the level of the harbour for each turn, and by the power's docks.
void build(TurnContext& turn) {
    for (const FleetId id : allAfloat(turn)) {
        Fleet& fleet = fleetOf(turn, id);
        if (fleet.voyage.empty() || fleet.voyage.front().build < 1)
            continue;
        const Place& yard = turn.map().place(fleet.place);
        const City& city = turn.city(fleet.place);
        if (yard.docks == 0 || city.owner != fleet.power || city.besieger ||
            isBlockaded(turn.scenario, turn.now, fleet.place))
            continue;
        const int cost = turn.rules().sea.squadronCost;
        const int room = docksOf(turn.scenario, turn.now, fleet.power) - squadronsOf(turn, fleet.power);
        const int built =
            affordable(turn, fleet.power, cost, std::min({fleet.voyage.front().build, yard.harbour, room}));
        if (built <= 0)
            continue;
        fleet.squadrons += built;
        pay(turn, fleet.power, built * cost);
    }
}

void foundFleet(TurnContext& turn, PowerId power) {
    PlaceId yard;
    for (std::size_t i = 0; i < turn.now.cities.size(); ++i) {
        const PlaceId here(static_cast<int>(i));
        if (turn.city(here).owner == power && !turn.city(here).besieger &&
            turn.map().place(here).docks > (yard ? turn.map().place(yard).docks : 0))
            yard = here;
    }
    const int docks = docksOf(turn.scenario, turn.now, power);
    const int cost = std::max(1, turn.rules().sea.squadronCost);
    const int squadrons = affordable(turn, power, 2 * cost, std::min(2, docks));
    if (!yard || squadrons < 1)
        return;
    pay(turn, power, squadrons * cost);
    Fleet fleet;
    fleet.id = freeId(turn.now.fleets, "fleet_of_" + turn.scenario.powers[power.index()].id);
    fleet.name = "New fleet of " + turn.scenario.powers[power.index()].name;
    fleet.power = power;
    fleet.place = yard;
    fleet.squadrons = squadrons;
    turn.now.fleets.push_back(std::move(fleet));
}

}  // namespace

void sinkSquadrons(TurnContext& turn, FleetId id, int squadrons, int& drowned) {
    Fleet& fleet = fleetOf(turn, id);
    const int before = fleet.squadrons;
    fleet.squadrons = std::max(0, before - squadrons);
    for (const Voyage& voyage : fleet.voyage)
        for (const ArmyId army : voyage.carries) {
            if (!isThere(turn.army(army)))
                continue;
            const int aboard = stepsOfArmy(turn.now, turn.armyIndex, army);
            const int lost = (aboard * (before - fleet.squadrons) + before / 2) / before;
            const LeaderId commander = turn.army(army).leader;
            turn.lose(army, lost);
            drowned += lost;
            if (commander && !isThere(turn.army(army)))
                castaway(turn, commander);
        }
    if (fleet.squadrons > 0)
        return;
    if (fleet.admiral)
        castaway(turn, fleet.admiral);
    fleet.admiral = {};
    fleet.place = {};
}

void fleeToHarbour(TurnContext& turn, FleetId id) {
    Fleet& fleet = fleetOf(turn, id);
    fleet.station = Station::Hold;
    const PlaceId refuge = refugeOf(turn.scenario, turn.now, fleet, turn.rules().seaLanes);
    int drowned = 0;
    if (refuge)
        fleet.place = refuge;
    else
        sinkSquadrons(turn, id, fleet.squadrons, drowned);
}

void tendFleets(TurnContext& turn) {
    if (!hasSea(turn.scenario))
        return;
    // Armies are no longer aboard.
    for (Fleet& fleet : turn.now.fleets)
        for (Voyage& voyage : fleet.voyage)
            voyage.carries.clear();
    turn.updateIndex();
    leaveFallenHarbours(turn);
    storms(turn);
    payRowers(turn);
    build(turn);
    for (Fleet& fleet : turn.now.fleets)
        fleet.voyage.clear();
}

void layUpFleets(TurnContext& turn) {
    if (!hasSea(turn.scenario))
        return;
    int drowned = 0;
    for (const FleetId id : allAfloat(turn)) {
        Fleet& fleet = fleetOf(turn, id);
        fleet.station = Station::Hold;
        if (const PlaceId refuge = refugeOf(turn.scenario, turn.now, fleet, turn.rules().sea.seaLegs))
            fleet.place = refuge;
        else
            sinkSquadrons(turn, id, std::max(1, fleet.squadrons * turn.rules().sea.winterLoss / 100), drowned);
    }
    for (std::size_t p = 0; p < turn.now.powers.size(); ++p)
        if (fleetsOf(turn.now, PowerId(static_cast<int>(p))).empty())
            foundFleet(turn, PowerId(static_cast<int>(p)));
}

}  // namespace ephor::campaign
