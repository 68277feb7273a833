#include "core/campaign/turn/naval/ports.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

Fleet& fleetOf(Move& move, FleetId id) { return move.now.fleets[id.index()]; }

std::vector<FleetId> allAfloat(const Move& move) {
    std::vector<FleetId> all;
    for (std::size_t i = 0; i < move.now.fleets.size(); ++i)
        if (isAfloat(move.now.fleets[i]))
            all.push_back(FleetId(static_cast<int>(i)));
    return all;
}

bool isAtHome(const Move& move, const Fleet& fleet) {
    return isHarbourOf(move.scenario, move.now, fleet.place, fleet.power);
}

/// The fate of a leader whose ship sinks: 1-2 dead, 3-4 captured, 5-6 home.
void castaway(Move& move, LeaderId id) {
    Leader& leader = move.now.leaders[id.index()];
    leader.army = {};
    if (!move.isPlayed(Module::Fates))
        return;
    const int face = move.diceOf(leader.power).die("Fate of " + leader.name + " at sea");
    leader.fate = face <= 2 ? Fate::Dead : face <= 4 ? Fate::Captured : leader.fate;
}

/// Fleets leave harbours that enemies have taken.
void leaveFallenHarbours(Move& move) {
    for (const FleetId id : allAfloat(move)) {
        const Fleet& fleet = fleetOf(move, id);
        if (fleet.station == Station::Hold && atWar(move.now, move.city(fleet.place).owner, fleet.power))
            fleeToHarbour(move, id);
    }
}

/// 2.9: in Autumn, a fleet outside a friendly harbour loses a squadron on a die of up to stormOn. With the Storms omen
/// this applies in every season, and one higher.
void storms(Move& move) {
    const bool autumn = seasonOf(move.now.course.move) == Season::Autumn;
    const bool raging = move.omen(Effect::Storms) != nullptr;
    if (!autumn && !raging)
        return;
    const int worst = move.rules().sea.stormOn + (raging ? 1 : 0);
    int drowned = 0;
    for (const FleetId id : allAfloat(move))
        if (!isAtHome(move, fleetOf(move, id)) &&
            move.diceOf(fleetOf(move, id).power).die("Storm over " + fleetOf(move, id).name) <= worst)
            doUnlessVetoed(move, {ActKind::Storm, static_cast<int>(id.index())},
                           [&] { sinkSquadrons(move, id, 1, drowned); });
}

/// 2.11: one talent for every `upkeep` squadrons at sea. A fleet without pay loses a squadron.
void payRowers(Move& move) {
    const int each = std::max(1, move.rules().sea.upkeep);
    int drowned = 0;
    for (const FleetId id : allAfloat(move)) {
        const Fleet& fleet = fleetOf(move, id);
        if (fleet.station == Station::Hold && !fleet.from && isAtHome(move, fleet))
            continue;
        const int talents = (fleet.squadrons + each - 1) / each;
        if (!payAsFarAsItGoes(move, fleet.power, talents))
            sinkSquadrons(move, id, 1, drowned);
    }
}

int squadronsOf(const Move& move, PowerId power) {
    int sum = 0;
    for (const FleetId id : fleetsOf(move.now, power))
        sum += move.now.fleets[id.index()].squadrons;
    return sum;
}

/// Builds squadrons as ordered, limited by money, by the level of the harbour for each turn, and by the power's docks.
void build(Move& move) {
    for (const FleetId id : allAfloat(move)) {
        Fleet& fleet = fleetOf(move, id);
        if (fleet.voyage.empty() || fleet.voyage.front().build < 1)
            continue;
        const Place& yard = move.map().place(fleet.place);
        const City& city = move.city(fleet.place);
        if (yard.docks == 0 || city.owner != fleet.power || city.besieger ||
            isBlockaded(move.scenario, move.now, fleet.place))
            continue;
        const int cost = move.rules().sea.squadronCost;
        const int room = docksOf(move.scenario, move.now, fleet.power) - squadronsOf(move, fleet.power);
        const int built =
            affordable(move, fleet.power, cost, std::min({fleet.voyage.front().build, yard.harbour, room}));
        if (built <= 0)
            continue;
        fleet.squadrons += built;
        pay(move, fleet.power, built * cost);
    }
}

void foundFleet(Move& move, PowerId power) {
    PlaceId yard;
    for (std::size_t i = 0; i < move.now.cities.size(); ++i) {
        const PlaceId here(static_cast<int>(i));
        if (move.city(here).owner == power && !move.city(here).besieger &&
            move.map().place(here).docks > (yard ? move.map().place(yard).docks : 0))
            yard = here;
    }
    const int docks = docksOf(move.scenario, move.now, power);
    const int cost = std::max(1, move.rules().sea.squadronCost);
    const int squadrons = affordable(move, power, 2 * cost, std::min(2, docks));
    if (!yard || squadrons < 1)
        return;
    pay(move, power, squadrons * cost);
    Fleet fleet;
    fleet.id = freeId(move.now.fleets, "fleet_of_" + move.scenario.powers[power.index()].id);
    fleet.name = "New fleet of " + move.scenario.powers[power.index()].name;
    fleet.power = power;
    fleet.place = yard;
    fleet.squadrons = squadrons;
    move.now.fleets.push_back(std::move(fleet));
}

}  // namespace

void sinkSquadrons(Move& move, FleetId id, int squadrons, int& drowned) {
    Fleet& fleet = fleetOf(move, id);
    const int before = fleet.squadrons;
    fleet.squadrons = std::max(0, before - squadrons);
    for (const Voyage& voyage : fleet.voyage)
        for (const ArmyId army : voyage.carries) {
            if (!isThere(move.army(army)))
                continue;
            const int aboard = stepsOfArmy(move.now, move.roll, army);
            const int lost = (aboard * (before - fleet.squadrons) + before / 2) / before;
            const LeaderId commander = move.army(army).leader;
            move.lose(army, lost);
            drowned += lost;
            if (commander && !isThere(move.army(army)))
                castaway(move, commander);
        }
    if (fleet.squadrons > 0)
        return;
    if (fleet.admiral)
        castaway(move, fleet.admiral);
    fleet.admiral = {};
    fleet.place = {};
}

void fleeToHarbour(Move& move, FleetId id) {
    Fleet& fleet = fleetOf(move, id);
    fleet.station = Station::Hold;
    const PlaceId refuge = refugeOf(move.scenario, move.now, fleet, move.rules().seaLanes);
    int drowned = 0;
    if (refuge)
        fleet.place = refuge;
    else
        sinkSquadrons(move, id, fleet.squadrons, drowned);
}

void tendFleets(Move& move) {
    if (!hasSea(move.scenario))
        return;
    // Armies are no longer aboard.
    for (Fleet& fleet : move.now.fleets)
        for (Voyage& voyage : fleet.voyage)
            voyage.carries.clear();
    move.lookAround();
    leaveFallenHarbours(move);
    storms(move);
    payRowers(move);
    build(move);
    for (Fleet& fleet : move.now.fleets)
        fleet.voyage.clear();
}

void layUpFleets(Move& move) {
    if (!hasSea(move.scenario))
        return;
    int drowned = 0;
    for (const FleetId id : allAfloat(move)) {
        Fleet& fleet = fleetOf(move, id);
        fleet.station = Station::Hold;
        if (const PlaceId refuge = refugeOf(move.scenario, move.now, fleet, move.rules().sea.seaLegs))
            fleet.place = refuge;
        else
            sinkSquadrons(move, id, std::max(1, fleet.squadrons * move.rules().sea.winterLoss / 100), drowned);
    }
    for (std::size_t p = 0; p < move.now.powers.size(); ++p)
        if (fleetsOf(move.now, PowerId(static_cast<int>(p))).empty())
            foundFleet(move, PowerId(static_cast<int>(p)));
}

}  // namespace ephor::campaign
