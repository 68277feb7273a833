#include "core/campaign/turn/ai/naval_ai.h"

#include "core/campaign/turn/ai/values.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

class NavalPlanner {
public:
    NavalPlanner(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex, PowerId power,
                 std::vector<Order>& orders)
        : m_scenario(scenario),
          m_state(state),
          m_armyIndex(armyIndex),
          m_power(power),
          m_temper(seaTemperOf(scenario.powers[power.index()].ruler)),
          m_purse(purseOf(scenario, state, power)),
          m_chest(m_purse - m_temper.reserve),
          m_orders(orders) {}

    std::vector<Voyage> all() {
        std::vector<FleetId> fleets = fleetsOf(m_state, m_power);
        std::ranges::stable_sort(fleets, std::ranges::greater{}, [&](FleetId id) { return fleet(id).squadrons; });
        std::vector<Voyage> voyages;
        for (const FleetId id : fleets)
            voyages.push_back(voyageFor(id));
        return voyages;
    }

private:
    const Fleet& fleet(FleetId id) const { return m_state.fleets[id.index()]; }
    const City& city(PlaceId place) const { return m_state.cities[place.index()]; }
    bool hostile(PowerId other) const { return atWar(m_state, m_power, other); }
    bool isHome(PlaceId place) const { return isHarbourOf(m_scenario, m_state, place, m_power); }
    bool isTaken(PlaceId place) const { return std::ranges::find(m_claimed, place) != m_claimed.end(); }
    bool atWarWithAnybody() const { return !m_state.powers[m_power.index()].war.empty(); }

    Voyage voyageFor(FleetId id) {
        const SeaReach reach = seaReachOf(m_scenario, fleet(id).place, m_scenario.rules.seaLanes);
        Voyage voyage;
        voyage.fleet = id;
        const bool mayGo = atWarWithAnybody() && m_temper.goesOut && payOf(id) <= m_chest && !isOutmatched(id, reach);
        if (!mayGo || !(ship(voyage, reach) || closeBesieged(voyage, reach) || attack(voyage, reach) ||
                        fetch(voyage, reach) || closeRichest(voyage, reach)))
            goHome(voyage, reach);
        afford(voyage);
        if (voyage.station != Station::Hold)
            m_chest -= payOf(id);
        if (!voyage.path.empty())
            m_claimed.push_back(voyage.path.back());
        return voyage;
    }

    /// 2.4: without enough command points for the station, only sails there, and takes up the station next turn.
    void afford(Voyage& voyage) const {
        const SeaRules& rules = m_scenario.rules.sea;
        const int points = commandPoints(m_scenario, m_state, fleet(voyage.fleet));
        if (costOf(rules, voyage) > points)
            voyage.station = voyage.path.empty() ? Station::Hold : Station::Sail;
    }

    /// 2.11: talents for a turn at sea.
    int payOf(FleetId id) const {
        const int each = std::max(1, m_scenario.rules.sea.upkeep);
        return (fleet(id).squadrons + each - 1) / each;
    }
    /// Whether stronger enemies are near.
    bool isOutmatched(FleetId id, const SeaReach& reach) const {
        const int own = squadronsAt(m_state, fleet(id).place, m_power);
        for (std::size_t i = 0; i < reach.order.size() && reach.lanes[i] <= values::dangerWithin; ++i)
            if (const int enemy = hostileSquadronsAt(m_state, reach.order[i], m_power);
                enemy > 0 && 100 * own < m_temper.avoidBelow * enemy)
                return true;
        return false;
    }
    bool mayMeet(const Voyage& voyage, PlaceId place) const {
        return 100 * fleet(voyage.fleet).squadrons >= m_temper.attackAt * hostileSquadronsAt(m_state, place, m_power);
    }
    bool canClose(const Voyage& voyage, PlaceId place) const {
        const int squadrons = fleet(voyage.fleet).squadrons;
        const int harbour = m_scenario.map.place(place).harbour;
        return harbour > 0 && hostile(city(place).owner) && squadrons >= m_scenario.rules.sea.blockade * harbour &&
               squadrons > hostileSquadronsAt(m_state, place, m_power) && mayMeet(voyage, place);
    }

    int enemiesAshore(PlaceId place) const {
        int sum = 0;
        for (const ArmyId id : m_armyIndex.armiesAt(place))
            if (hostile(m_state.armies[id.index()].power))
                sum += strengthOf(m_state, m_armyIndex, id);
        return sum;
    }
    Order* idleOrder(ArmyId army) const {
        const auto it = std::ranges::find(m_orders, army, &Order::army);
        const bool idle = it != m_orders.end() && it->path.empty() && it->posture == Posture::Hold;
        return idle ? &*it : nullptr;
    }
    /// The value of landing an army at a place; 0 or less: do not land.
    int worthOf(PlaceId place, int lanes, ArmyId army) const {
        if (!hostile(city(place).owner) || isTaken(place))
            return 0;
        const Place& site = m_scenario.map.place(place);
        const int own = strengthOf(m_state, m_armyIndex, army);
        if (100 * own < m_temper.attackAt * enemiesAshore(place))
            return 0;
        return values::ofCity(site.tier, site.walls - city(place).breach) - values::lane * lanes;
    }
    struct Target {
        std::size_t at = 0;
        int worth = 0;
    };
    Target bestFor(const Voyage& voyage, const SeaReach& reach, ArmyId army) const {
        Target best;
        for (std::size_t i = 1; i < reach.order.size(); ++i)
            if (mayMeet(voyage, reach.order[i]))
                if (const int worth = worthOf(reach.order[i], reach.lanes[i], army); worth > best.worth)
                    best = {i, worth};
        return best;
    }
    bool fitsAboard(const Voyage& voyage, ArmyId army) const {
        const Army& one = m_state.armies[army.index()];
        return one.supply > 0 && one.fatigue < values::exhausted &&
               commandPoints(m_state, one) > m_scenario.rules.marchCost &&
               squadronsFor(m_scenario, m_state, m_armyIndex, army) <= fleet(voyage.fleet).squadrons;
    }

    /// Embarks an army without a task on land and takes it to a hostile city.
    bool ship(Voyage& voyage, const SeaReach& reach) {
        Target best;
        ArmyId passenger;
        for (const ArmyId army : m_armyIndex.armiesAt(fleet(voyage.fleet).place)) {
            if (m_state.armies[army.index()].power != m_power || !idleOrder(army) || !fitsAboard(voyage, army))
                continue;
            if (const Target target = bestFor(voyage, reach, army); target.worth > best.worth) {
                best = target;
                passenger = army;
            }
        }
        if (!passenger)
            return false;
        const PlaceId place = reach.order[best.at];
        voyage.path = pathTo(reach, best.at);
        voyage.station = canClose(voyage, place) ? Station::Blockade : Station::Sail;
        voyage.carries = {passenger};
        Order& order = *idleOrder(passenger);
        const int walls = m_scenario.map.place(place).walls - city(place).breach;
        const bool siege = walls < values::hopelessWalls && 100 * stepsOfArmy(m_state, m_armyIndex, passenger) >=
                                                                m_scenario.rules.siegeRatio * city(place).garrison;
        order.posture = enemiesAshore(place) > 0 ? Posture::Seek : siege ? Posture::Besiege : Posture::Ravage;
        order.tasks.clear();
        return true;
    }

    bool go(Voyage& voyage, const SeaReach& reach, std::size_t at, Station station) const {
        voyage.path = pathTo(reach, at);
        voyage.station = station;
        return true;
    }

    /// 2.10: blockades a city that its side besieges, because an open harbour feeds it.
    bool closeBesieged(Voyage& voyage, const SeaReach& reach) const {
        for (std::size_t i = 0; i < reach.order.size(); ++i) {
            const PlaceId place = reach.order[i];
            const PowerId besieger = city(place).besieger;
            const bool ours = besieger && isFriend(m_state, besieger, m_power);
            if (ours && !isTaken(place) && canClose(voyage, place))
                return go(voyage, reach, i, Station::Blockade);
        }
        return false;
    }
    bool attack(Voyage& voyage, const SeaReach& reach) const {
        for (std::size_t i = 0; i < reach.order.size(); ++i) {
            const PlaceId place = reach.order[i];
            bool hasTarget = false;
            for (const Fleet& other : m_state.fleets)
                hasTarget = hasTarget || (other.place == place && hostile(other.power) &&
                                          !isHarbourOf(m_scenario, m_state, place, other.power));
            if (hasTarget && !isTaken(place) && mayMeet(voyage, place))
                return go(voyage, reach, i, Station::Seek);
        }
        return false;
    }
    /// Sails to a coast to collect an army without a task.
    bool fetch(Voyage& voyage, const SeaReach& reach) const {
        for (std::size_t i = 1; i < reach.order.size(); ++i)
            for (const ArmyId army : m_armyIndex.armiesAt(reach.order[i])) {
                if (m_state.armies[army.index()].power != m_power || !idleOrder(army) || !fitsAboard(voyage, army) ||
                    isTaken(reach.order[i]))
                    continue;
                const SeaReach from = seaReachOf(m_scenario, reach.order[i], m_scenario.rules.seaLanes);
                if (bestFor(voyage, from, army).worth > 0)
                    return go(voyage, reach, i, Station::Sail);
            }
        return false;
    }
    /// 2.2: blockades the richest harbour, which reduces the income of the city.
    bool closeRichest(Voyage& voyage, const SeaReach& reach) const {
        if (m_chest < values::turnsPaid * payOf(voyage.fleet))
            return false;
        std::size_t best = 0;
        int tier = 1;
        for (std::size_t i = 0; i < reach.order.size(); ++i)
            if (const PlaceId place = reach.order[i];
                canClose(voyage, place) && !isTaken(place) && m_scenario.map.place(place).tier > tier) {
                best = i;
                tier = m_scenario.map.place(place).tier;
            }
        return tier > 1 && go(voyage, reach, best, Station::Blockade);
    }

    void goHome(Voyage& voyage, const SeaReach& reach) const {
        if (isHome(fleet(voyage.fleet).place)) {
            voyage.station = Station::Hold;
            if (atWarWithAnybody() && m_purse > m_temper.reserve)
                voyage.build = m_scenario.map.place(fleet(voyage.fleet).place).harbour;
            return;
        }
        for (std::size_t i = 1; i < reach.order.size(); ++i)
            if (isHome(reach.order[i]) && hostileSquadronsAt(m_state, reach.order[i], m_power) == 0) {
                go(voyage, reach, i, Station::Avoid);
                return;
            }
    }

    const Scenario& m_scenario;
    const State& m_state;
    const ArmyIndex& m_armyIndex;
    PowerId m_power;
    SeaTemper m_temper;
    int m_purse;
    int m_chest;  ///< talents left for upkeep
    std::vector<Order>& m_orders;
    std::vector<PlaceId> m_claimed;  ///< destinations of the voyages so far
};

}  // namespace

std::vector<Voyage> rulersVoyages(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex,
                                  PowerId power, std::vector<Order>& orders) {
    return hasSea(scenario) ? NavalPlanner(scenario, state, armyIndex, power, orders).all() : std::vector<Voyage>{};
}

}  // namespace ephor::campaign
