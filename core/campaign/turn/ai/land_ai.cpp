#include "core/campaign/turn/ai/land_ai.h"

#include "core/campaign/turn/ai/values.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

/// Places within range, cheapest first, with their cost and predecessor.
struct Reach {
    std::vector<PlaceId> order;
    std::vector<int> cost;
    std::vector<PlaceId> before;
};

class LandPlanner {
public:
    LandPlanner(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex, PowerId power)
        : m_scenario(scenario),
          m_state(state),
          m_armyIndex(armyIndex),
          m_power(power),
          m_temper(temperOf(scenario.powers[power.index()].ruler)) {}

    std::vector<Order> all() {
        std::vector<Order> orders;
        for (const ArmyId id : m_armyIndex.armiesOf(m_power)) {
            orders.push_back(orderFor(id));
            m_claimed.push_back(orders.back().path.empty() ? army(id).place : orders.back().path.back());
        }
        return orders;
    }

private:
    const Army& army(ArmyId id) const { return m_state.armies[id.index()]; }
    bool hostile(PowerId other) const { return atWar(m_state, m_power, other); }

    int enemyStrengthAt(PlaceId place) const {
        int sum = 0;
        for (const ArmyId id : m_armyIndex.armiesAt(place))
            if (hostile(army(id).power))
                sum += strengthOf(m_state, m_armyIndex, id);
        return sum;
    }
    int friendsAt(PlaceId place, ArmyId but) const {
        int sum = 0;
        for (const ArmyId id : m_armyIndex.armiesAt(place))
            if (id != but && isFriend(m_state, army(id).power, m_power))
                sum += strengthOf(m_state, m_armyIndex, id);
        return sum;
    }

    Reach reachOf(PlaceId from, int far) const {
        Reach reach;
        const std::size_t places = m_state.cities.size();
        if (m_cost.empty()) {
            m_cost.assign(places, far);
            m_before.assign(places, PlaceId{});
        }
        std::vector<std::vector<PlaceId>> rings(static_cast<std::size_t>(far));
        rings[0].push_back(from);
        m_cost[from.index()] = 0;
        std::vector<PlaceId> touched{from};
        for (std::size_t at = 0; at < rings.size(); ++at)
            for (std::size_t i = 0; i < rings[at].size(); ++i) {
                const PlaceId here = rings[at][i];
                if (m_cost[here.index()] != static_cast<int>(at))
                    continue;
                reach.order.push_back(here);
                for (const Step& step : m_scenario.map.steps(here)) {
                    if (m_scenario.rules.sea.fleets != 0 && m_scenario.map.way(step.way).kind == WayKind::Sea)
                        continue;  // sea lanes are for fleets (naval_ai)
                    const int there = static_cast<int>(at) + m_scenario.map.way(step.way).points;
                    if (there >= m_cost[step.to.index()])
                        continue;
                    m_cost[step.to.index()] = there;
                    m_before[step.to.index()] = here;
                    rings[static_cast<std::size_t>(there)].push_back(step.to);
                    touched.push_back(step.to);
                }
            }
        reach.cost.reserve(reach.order.size());
        for (const PlaceId place : reach.order) {
            reach.cost.push_back(m_cost[place.index()]);
            reach.before.push_back(m_before[place.index()]);
        }
        for (const PlaceId place : touched)
            m_cost[place.index()] = far;
        return reach;
    }

    std::vector<PlaceId> pathTo(const Reach& reach, std::size_t target) const {
        std::vector<PlaceId> path;
        std::size_t at = target;
        while (at != 0) {
            path.insert(path.begin(), reach.order[at]);
            const PlaceId before = reach.before[at];
            at = static_cast<std::size_t>(std::ranges::find(reach.order, before) - reach.order.begin());
        }
        return path;
    }

    /// The value of going to a place; 0 or less: do not go.
    int worthOf(PlaceId place, int cost, int own) const {
        const City& city = m_state.cities[place.index()];
        const Place& site = m_scenario.map.place(place);
        const int enemy = enemyStrengthAt(place);
        const int helped = own + friendsAt(place, {});
        if (enemy > 0 && 100 * helped < m_temper.attackAt * enemy)
            return 0;
        int worth = 0;
        if (hostile(city.owner))
            worth =
                values::ofCity(site.tier, site.walls - city.breach) + (city.besieger == m_power ? values::ownSiege : 0);
        else if (city.owner && isFriend(m_state, city.owner, m_power) &&
                 (enemy > 0 || (city.besieger && hostile(city.besieger))))
            worth = values::friendInNeed + values::tier * site.tier;
        else if (enemy > 0)
            worth = values::enemyArmy;
        const int claims = static_cast<int>(std::ranges::count(m_claimed, place));
        return worth <= 0 ? 0 : worth - values::marchPoint * cost - values::claimed * claims;
    }

    void affordTasks(ArmyId id, Order& order) const {
        const int points = commandPoints(m_state, army(id));
        const CampaignRules& rules = m_scenario.rules;
        const auto add = [&](Task task) {
            if (!isPlayed(rules.modules, task))
                return;
            Order more = order;
            more.tasks.push_back(task);
            if (costOf(rules, more) <= points)
                order = std::move(more);
        };
        if (order.posture == Posture::Besiege && order.path.empty() &&
            purseOf(m_scenario, m_state, m_power) >= rules.worksTalents + m_temper.works)
            add(Task::Works);
        if (army(id).supply < values::enoughSupply)
            add(Task::Market);
        if (army(id).spirit == 0)
            add(Task::Encourage);
        const City& city = m_state.cities[army(id).place.index()];
        const bool besieges = order.posture == Posture::Besiege && order.path.empty() && hostile(city.owner);
        if (besieges && city.loyalty <= values::voteLoyalty)
            add(Task::Vote);
        else if (besieges && m_scenario.map.place(army(id).place).walls >= values::treacheryWalls &&
                 m_temper.attackAt <= values::treacheryTemper)
            add(Task::Treachery);
        if (order.posture == Posture::Hold && army(id).supply >= values::enoughSupply && mayAskTheGods())
            add(Task::Invoke);
        if (costOf(rules, order) > points && order.path.empty())
            order.posture = Posture::Hold;
    }

    bool mayAskTheGods() const {
        return !m_scenario.omens.empty() && std::ranges::none_of(m_state.favours, [&](const Favour& favour) {
            return favour.power == m_power && !favour.played;
        });
    }

    Order orderFor(ArmyId id) const {
        Order order;
        order.army = id;
        const int own = strengthOf(m_state, m_armyIndex, id);
        const Reach reach = reachOf(army(id).place, m_temper.looksFar);
        // First check for a stronger enemy nearby.
        int threat = 0;
        for (std::size_t i = 0; i < reach.order.size() && reach.cost[i] <= values::dangerWithin; ++i)
            threat = std::max(threat, enemyStrengthAt(reach.order[i]));
        const int here = own + friendsAt(army(id).place, id);
        if (threat > 0 && 100 * here < m_temper.avoidBelow * threat) {
            order = awayFrom(id, reach);
            affordTasks(id, order);
            return order;
        }
        std::size_t best = 0;
        int bestWorth = worthOf(reach.order[0], 0, own);
        for (std::size_t i = 1; i < reach.order.size(); ++i)
            if (const int worth = worthOf(reach.order[i], reach.cost[i], own); worth > bestWorth) {
                best = i;
                bestWorth = worth;
            }
        if (bestWorth <= 0 || army(id).fatigue >= values::exhausted || army(id).supply == 0)
            order.posture = threat > 0 ? Posture::Watch : Posture::Hold;
        else
            goFor(order, reach, best);
        order.ifStronger = m_temper.avoidBelow >= values::cautious ? IfStronger::Retire : IfStronger::Stand;
        affordTasks(id, order);
        return order;
    }

    void goFor(Order& order, const Reach& reach, std::size_t target) const {
        const PlaceId place = reach.order[target];
        order.path = pathTo(reach, target);
        const bool siege = hostile(m_state.cities[place.index()].owner);
        order.posture = enemyStrengthAt(place) > 0 ? Posture::Seek : siege ? Posture::Besiege : Posture::March;
        if (order.path.empty() && order.posture == Posture::March)
            order.posture = Posture::Hold;
        // Ravage instead of besieging if the walls make a siege hopeless.
        if (order.posture == Posture::Besiege) {
            const City& city = m_state.cities[place.index()];
            const int walls = m_scenario.map.place(place).walls - city.breach;
            const int steps = stepsOfArmy(m_state, m_armyIndex, order.army);
            if (walls >= values::hopelessWalls || 100 * steps < m_scenario.rules.siegeRatio * city.garrison)
                order.posture = Posture::Ravage;
        }
    }

    Order awayFrom(ArmyId id, const Reach& reach) const {
        Order order;
        order.army = id;
        order.posture = Posture::Avoid;
        order.ifStronger = IfStronger::Retire;
        for (std::size_t i = 1; i < reach.order.size(); ++i) {
            const City& city = m_state.cities[reach.order[i].index()];
            if (reach.cost[i] > values::refugeWithin || !city.owner || !isFriend(m_state, city.owner, m_power) ||
                enemyStrengthAt(reach.order[i]) > 0)
                continue;
            order.path = pathTo(reach, i);
            break;
        }
        // Stay if behind the walls of an own city.
        const City& home = m_state.cities[army(id).place.index()];
        if (home.owner == m_power && m_scenario.map.place(army(id).place).walls >= values::safeWalls)
            order.path.clear();
        return order;
    }

    const Scenario& m_scenario;
    const State& m_state;
    const ArmyIndex& m_armyIndex;
    PowerId m_power;
    Temper m_temper;
    std::vector<PlaceId> m_claimed;  ///< destinations of the orders so far
    mutable std::vector<int> m_cost;
    mutable std::vector<PlaceId> m_before;
};

}  // namespace

std::vector<Order> computerOrders(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex,
                                  PowerId power) {
    return LandPlanner(scenario, state, armyIndex, power).all();
}

}  // namespace ephor::campaign
