#include "core/campaign/turn/siege.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/treasury.h"

#include <map>

namespace ephor::campaign {

namespace {

bool enemyInTheField(const TurnContext& turn, PlaceId place, PowerId power) {
    return std::ranges::any_of(turn.armyIndex.armiesAt(place),
                               [&](ArmyId id) { return atWar(turn.now, turn.now.armies[id.index()].power, power); });
}

/// Ends the siege of a city, if any, and repairs its walls. Damage by an earthquake without a siege stays until winter.
void lift(City& city) {
    if (!city.besieger)
        return;
    city.besieger = {};
    city.works = city.starving = city.breach = 0;
}

void take(TurnContext& turn, PlaceId place, PowerId power) {
    City& city = turn.city(place);
    const int tier = turn.scenario.map.place(place).tier;
    city.owner = power;
    city.loyalty = -1;
    city.garrison = std::max(1, turn.rules().garrison[static_cast<std::size_t>(tier - 1)] / 2);
    turn.power(power).arete += tier;
    earn(turn, power, tier);
    lift(city);
}

struct Siege {
    PowerId power;
    ArmyId chief;
    int steps = 0;
    bool works = false;
    bool storm = false;
    bool treachery = false;
    int skill = 0;  ///< highest siege modifier of the commanders
};

/// 2.4: the modifier for a traitor in the city.
constexpr int treason = 2;

bool hasOther(const TurnContext& turn, ArmyId id) {
    const Army& army = turn.now.armies[id.index()];
    const auto another = [&](PlaceId place) {
        return std::ranges::any_of(turn.armyIndex.armiesAt(place), [&](ArmyId other) {
            return other != id && turn.now.armies[other.index()].power == army.power;
        });
    };
    return another(army.place) || std::ranges::any_of(turn.map().steps(army.place), [&](const Step& step) {
               return turn.map().way(step.way).kind != WayKind::Sea && another(step.to);
           });
}

/// 2.12: the city votes whether to join the power of the army.
void vote(TurnContext& turn, ArmyId id) {
    const Army& army = turn.army(id);
    City& city = turn.city(army.place);
    if (!army.leader || isFriend(turn.now, city.owner, army.power) ||
        (city.owner && !atWar(turn.now, city.owner, army.power)) || (city.besieger && city.besieger != army.power))
        return;
    const int envoy = turn.now.leaders[army.leader.index()].cpNow / 2;
    const Bonus speech = bonusOf(turn.scenario, turn.now, army.leader, TraitEffect::Vote);
    const int modifier = envoy + (hasOther(turn, id) ? 1 : 0) + (city.garrison == 0 ? 1 : 0) - city.loyalty +
                         (turn.has(id, Task::Treachery) ? treason : 0) + speech.amount;
    if (turn.facesTo(army.power).twoDice(purposeOf("Vote of " + turn.name(army.place), speech), modifier) <
        turn.rules().voteAt)
        return;
    const int garrison = city.garrison;
    take(turn, army.place, army.power);
    city.loyalty = 1;  // it joined voluntarily and keeps its garrison
    city.garrison = garrison;
}

/// Without the module Sieges, the city falls once its stores are used up.
void waitBefore(TurnContext& turn, PlaceId place, PowerId besieger) {
    City& city = turn.city(place);
    if (city.stores > 0)
        --city.stores;
    else
        take(turn, place, besieger);
}

void roll(TurnContext& turn, PlaceId place, const Siege& siege) {
    City& city = turn.city(place);
    const Place& site = turn.scenario.map.place(place);
    const CampaignRules& rules = turn.rules();
    if (siege.works && city.works < rules.mostWorks && pay(turn, siege.power, rules.worksTalents))
        ++city.works;
    // 2.10: an open harbour feeds the city, unless it is blockaded.
    if (site.harbour == 0 || isBlockaded(turn.scenario, turn.now, place)) {
        if (city.stores > 0)
            --city.stores;
        else
            city.starving = std::min(3, city.starving + 1);
    }
    const int walls = std::max(0, site.walls - city.breach);
    const int feeling = city.loyalty - (siege.treachery ? treason : 0);
    const int loyalty = feeling < 0 ? 1 : feeling >= 2 ? -1 : 0;
    const int modifier =
        city.works + city.starving - rules.wallFactor * walls + loyalty + (siege.storm ? 2 : 0) + siege.skill;
    const int total =
        turn.dice.facesToldTo(everybody).twoDice((siege.storm ? "Storm of " : "Siege of ") + site.name, modifier);
    if (total >= rules.termsAt)
        return take(turn, place, siege.power);
    if (siege.storm) {
        turn.lose(siege.chief, 2);
        city.garrison = std::max(0, city.garrison - 2);
    }
    if (total < rules.breachAt)
        return;
    if (walls > 0)
        ++city.breach;
    else
        city.stores = std::max(0, city.stores - 1);
}

}  // namespace

void conductSieges(TurnContext& turn) {
    turn.updateIndex();
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i)
        if (const ArmyId id(static_cast<int>(i)); turn.isPlayed(Module::Politics) && isThere(turn.army(id)) &&
                                                  !turn.army(id).beaten && turn.has(id, Task::Vote))
            vote(turn, id);
    std::map<PlaceId, Siege> sieges;
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        const Army& army = turn.army(id);
        if (!isThere(army) || army.beaten || army.posture != Posture::Besiege)
            continue;
        const PowerId owner = turn.city(army.place).owner;
        if (!atWar(turn.now, owner, army.power) || enemyInTheField(turn, army.place, army.power))
            continue;
        const int skill = bonusOf(turn.scenario, turn.now, army.leader, TraitEffect::Siege).amount;
        const auto [at, isFirst] = sieges.try_emplace(army.place, Siege{army.power, id});
        if (!isFriend(turn.now, at->second.power, army.power))
            continue;
        at->second.skill = isFirst ? skill : std::max(at->second.skill, skill);
        at->second.steps += stepsOfArmy(turn.now, turn.armyIndex, id);
        at->second.works = at->second.works || turn.has(id, Task::Works);
        at->second.storm = at->second.storm || turn.has(id, Task::Storm);
        at->second.treachery =
            at->second.treachery || (turn.isPlayed(Module::Politics) && turn.has(id, Task::Treachery));
    }
    for (std::size_t i = 0; i < turn.now.cities.size(); ++i)
        if (turn.now.cities[i].besieger && !sieges.contains(PlaceId(static_cast<int>(i))))
            lift(turn.now.cities[i]);
    for (const auto& [place, siege] : sieges) {
        City& city = turn.city(place);
        if (100 * siege.steps < turn.rules().siegeRatio * city.garrison) {
            lift(city);
            continue;
        }
        if (city.besieger != siege.power)
            lift(city);
        city.besieger = siege.power;
        if (turn.isPlayed(Module::Sieges))
            roll(turn, place, siege);
        else
            waitBefore(turn, place, siege.power);
    }
}

bool isRavaging(const State& state, const Army& army) {
    return isThere(army) && !army.beaten && army.posture == Posture::Ravage &&
           atWar(state, state.cities[army.place.index()].owner, army.power);
}

void ravage(TurnContext& turn) {
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i) {
        const Army& army = turn.now.armies[i];
        if (!isRavaging(turn.now, army))
            continue;
        City& city = turn.city(army.place);
        if (city.ravaged >= mostRavaged)
            continue;
        ++city.ravaged;
        earn(turn, army.power, turn.rules().loot);
        if (turn.map().place(army.place).kind == PlaceKind::Sanctuary)
            turn.power(army.power).arete -= turn.rules().areteSanctuary;
    }
}

}  // namespace ephor::campaign
