#include "core/campaign/turn/siege.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/treasury.h"

#include <map>

namespace ephor::campaign {

namespace {

bool enemyInTheField(const Move& move, PlaceId place, PowerId power) {
    return std::ranges::any_of(move.roll.armiesAt(place),
                               [&](ArmyId id) { return atWar(move.now, move.now.armies[id.index()].power, power); });
}

/// Ends the siege of a city, if any, and repairs its walls. Damage by an earthquake without a siege stays until winter.
void lift(City& city) {
    if (!city.besieger)
        return;
    city.besieger = {};
    city.works = city.starving = city.breach = 0;
}

void take(Move& move, PlaceId place, PowerId power) {
    City& city = move.city(place);
    const int tier = move.scenario.map.place(place).tier;
    city.owner = power;
    city.loyalty = -1;
    city.garrison = std::max(1, move.rules().garrison[static_cast<std::size_t>(tier - 1)] / 2);
    move.power(power).arete += tier;
    earn(move, power, tier);
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

bool hasOther(const Move& move, ArmyId id) {
    const Army& army = move.now.armies[id.index()];
    const auto another = [&](PlaceId place) {
        return std::ranges::any_of(move.roll.armiesAt(place), [&](ArmyId other) {
            return other != id && move.now.armies[other.index()].power == army.power;
        });
    };
    return another(army.place) || std::ranges::any_of(move.map().steps(army.place), [&](const Step& step) {
               return move.map().way(step.way).kind != WayKind::Sea && another(step.to);
           });
}

/// 2.12: the city votes whether to join the power of the army.
void vote(Move& move, ArmyId id) {
    const Army& army = move.army(id);
    City& city = move.city(army.place);
    if (!army.leader || isFriend(move.now, city.owner, army.power) ||
        (city.owner && !atWar(move.now, city.owner, army.power)) || (city.besieger && city.besieger != army.power))
        return;
    const int envoy = move.now.leaders[army.leader.index()].cpNow / 2;
    const Bonus speech = bonusOf(move.scenario, move.now, army.leader, TraitEffect::Vote);
    const int modifier = envoy + (hasOther(move, id) ? 1 : 0) + (city.garrison == 0 ? 1 : 0) - city.loyalty +
                         (move.has(id, Task::Treachery) ? treason : 0) + speech.amount;
    if (move.facesTo(army.power).twoDice(purposeOf("Vote of " + move.name(army.place), speech), modifier) <
        move.rules().voteAt)
        return;
    const int garrison = city.garrison;
    take(move, army.place, army.power);
    city.loyalty = 1;  // it joined voluntarily and keeps its garrison
    city.garrison = garrison;
}

/// Without the module Sieges, the city falls once its stores are used up.
void waitBefore(Move& move, PlaceId place, PowerId besieger) {
    City& city = move.city(place);
    if (city.stores > 0)
        --city.stores;
    else
        take(move, place, besieger);
}

void roll(Move& move, PlaceId place, const Siege& siege) {
    City& city = move.city(place);
    const Place& site = move.scenario.map.place(place);
    const CampaignRules& rules = move.rules();
    if (siege.works && city.works < rules.mostWorks && pay(move, siege.power, rules.worksTalents))
        ++city.works;
    // 2.10: an open harbour feeds the city, unless it is blockaded.
    if (site.harbour == 0 || isBlockaded(move.scenario, move.now, place)) {
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
        move.dice.facesToldTo(everybody).twoDice((siege.storm ? "Storm of " : "Siege of ") + site.name, modifier);
    if (total >= rules.termsAt)
        return take(move, place, siege.power);
    if (siege.storm) {
        move.lose(siege.chief, 2);
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

void conductSieges(Move& move) {
    move.lookAround();
    for (std::size_t i = 0; i < move.now.armies.size(); ++i)
        if (const ArmyId id(static_cast<int>(i)); move.isPlayed(Module::Politics) && isThere(move.army(id)) &&
                                                  !move.army(id).beaten && move.has(id, Task::Vote))
            vote(move, id);
    std::map<PlaceId, Siege> sieges;
    for (std::size_t i = 0; i < move.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        const Army& army = move.army(id);
        if (!isThere(army) || army.beaten || army.posture != Posture::Besiege)
            continue;
        const PowerId owner = move.city(army.place).owner;
        if (!atWar(move.now, owner, army.power) || enemyInTheField(move, army.place, army.power))
            continue;
        const int skill = bonusOf(move.scenario, move.now, army.leader, TraitEffect::Siege).amount;
        const auto [at, isFirst] = sieges.try_emplace(army.place, Siege{army.power, id});
        if (!isFriend(move.now, at->second.power, army.power))
            continue;
        at->second.skill = isFirst ? skill : std::max(at->second.skill, skill);
        at->second.steps += stepsOfArmy(move.now, move.roll, id);
        at->second.works = at->second.works || move.has(id, Task::Works);
        at->second.storm = at->second.storm || move.has(id, Task::Storm);
        at->second.treachery =
            at->second.treachery || (move.isPlayed(Module::Politics) && move.has(id, Task::Treachery));
    }
    for (std::size_t i = 0; i < move.now.cities.size(); ++i)
        if (move.now.cities[i].besieger && !sieges.contains(PlaceId(static_cast<int>(i))))
            lift(move.now.cities[i]);
    for (const auto& [place, siege] : sieges) {
        City& city = move.city(place);
        if (100 * siege.steps < move.rules().siegeRatio * city.garrison) {
            lift(city);
            continue;
        }
        if (city.besieger != siege.power)
            lift(city);
        city.besieger = siege.power;
        if (move.isPlayed(Module::Sieges))
            roll(move, place, siege);
        else
            waitBefore(move, place, siege.power);
    }
}

bool isRavaging(const State& state, const Army& army) {
    return isThere(army) && !army.beaten && army.posture == Posture::Ravage &&
           atWar(state, state.cities[army.place.index()].owner, army.power);
}

void ravage(Move& move) {
    for (std::size_t i = 0; i < move.now.armies.size(); ++i) {
        const Army& army = move.now.armies[i];
        if (!isRavaging(move.now, army))
            continue;
        City& city = move.city(army.place);
        if (city.ravaged >= mostRavaged)
            continue;
        ++city.ravaged;
        earn(move, army.power, move.rules().loot);
        if (move.map().place(army.place).kind == PlaceKind::Sanctuary)
            move.power(army.power).arete -= move.rules().areteSanctuary;
    }
}

}  // namespace ephor::campaign
