#include "core/campaign/turn/encounters.h"

#include "core/campaign/turn/naval/sailing.h"

namespace ephor::campaign {

namespace {

bool isPair(const StandOff& row, ArmyId one, ArmyId other) {
    return (row.one == one && row.other == other) || (row.one == other && row.other == one);
}

bool mayLeave(const TurnContext& turn, ArmyId id) {
    const Army& army = turn.now.armies[id.index()];
    const bool ready =
        army.posture == Posture::March || army.posture == Posture::Seek || army.posture == Posture::Watch;
    return ready && !army.beaten && !isCarried(turn.now, id) &&
           std::ranges::none_of(turn.armyIndex.armiesAt(army.place), [&](ArmyId other) {
               return atWar(turn.now, turn.now.armies[other.index()].power, army.power);
           });
}

/// The side of a battle on which a power would fight.
enum class Cause : std::uint8_t { None, Attackers, Defenders };
Cause causeOf(const TurnContext& turn, const Battle& battle, PowerId power) {
    const PowerId a = turn.now.armies[battle.attackers.front().index()].power;
    const PowerId d = turn.now.armies[battle.defenders.front().index()].power;
    if (isFriend(turn.now, power, a) && atWar(turn.now, power, d))
        return Cause::Attackers;
    if (isFriend(turn.now, power, d) && atWar(turn.now, power, a))
        return Cause::Defenders;
    return Cause::None;
}

void join(TurnContext& turn, BattleId id, ArmyId army, Cause cause) {
    const int comesIn = turn.diceOf(turn.army(army).power).die(turn.army(army).name + " comes in turn", 1);
    Battle& battle = turn.now.battles[id.index()];
    (cause == Cause::Attackers ? battle.attackers : battle.defenders).push_back(army);
    Army& coming = turn.army(army);
    turn.now.arrivals.push_back({id, army, coming.place, comesIn});
    coming.from = coming.place;
    coming.place = battle.place;
    coming.stayed = 0;
}

/// Armies that are one way off a battle of this turn and free to leave roll to join it. `taken` are the armies that
/// already fight.
void joinNearbyBattles(TurnContext& turn, std::set<ArmyId>& taken) {
    if (turn.rules().soundAt > 6)
        return;
    for (std::size_t i = 0; i < turn.now.battles.size(); ++i) {
        if (turn.now.battles[i].turn != turn.now.course.turn || turn.now.battles[i].result != Verdict::Pending)
            continue;
        const BattleId battle(static_cast<int>(i));
        for (const Step& step : turn.map().steps(turn.now.battles[i].place)) {
            if (turn.map().way(step.way).kind == WayKind::Sea)
                continue;
            for (const ArmyId id : turn.armyIndex.armiesAt(step.to)) {
                const Cause cause = causeOf(turn, turn.now.battles[i], turn.army(id).power);
                if (cause == Cause::None || taken.contains(id) || !mayLeave(turn, id))
                    continue;
                taken.insert(id);  // an army rolls for one battle only
                if (turn.diceOf(turn.army(id).power)
                        .die(turn.army(id).name + " marches to the sound of " + turn.name(turn.now.battles[i].place)) >=
                    turn.rules().soundAt)
                    join(turn, battle, id, cause);
            }
        }
    }
    turn.updateIndex();
}

/// The battle of two armies, with all in the place who join either side.
Battle battleOf(const TurnContext& turn, const Contact& contact, const std::set<ArmyId>& taken) {
    Battle battle;
    battle.turn = turn.now.course.turn;
    battle.place = contact.place;
    battle.kind = contact.kind;
    const PowerId a = turn.now.armies[contact.attacker.index()].power;
    const PowerId d = turn.now.armies[contact.defender.index()].power;
    for (const ArmyId id : turn.armyIndex.armiesAt(contact.place)) {
        const PowerId power = turn.now.armies[id.index()].power;
        if (taken.contains(id))
            continue;
        if (id == contact.attacker || (isFriend(turn.now, power, a) && atWar(turn.now, power, d)))
            battle.attackers.push_back(id);
        else if (id == contact.defender || (isFriend(turn.now, power, d) && atWar(turn.now, power, a)))
            battle.defenders.push_back(id);
    }
    return battle;
}

}  // namespace

ArmyPairs facingAgain(const TurnContext& turn) {
    ArmyPairs pairs;
    for (const StandOff& row : turn.now.standOffs) {
        const Army& one = turn.now.armies[row.one.index()];
        const Army& other = turn.now.armies[row.other.index()];
        if (row.turn + 1 == turn.now.course.turn && isThere(one) && one.place == other.place &&
            atWar(turn.now, one.power, other.power))
            pairs.insert(std::minmax(row.one, row.other));
    }
    return pairs;
}

bool stoodOffBefore(const TurnContext& turn, ArmyId one, ArmyId other) {
    return turn.scenario.rules.secondStandOff != 0 && std::ranges::any_of(turn.now.standOffs, [&](const StandOff& row) {
               return row.turn + 1 == turn.now.course.turn && isPair(row, one, other);
           });
}

ArmyId defenderOf(const TurnContext& turn, ArmyId one, ArmyId other) {
    const Army& a = turn.now.armies[one.index()];
    const Army& b = turn.now.armies[other.index()];
    if (static_cast<bool>(a.from) != static_cast<bool>(b.from))
        return a.from ? other : one;
    if (a.stayed != b.stayed)
        return a.stayed > b.stayed ? one : other;
    return isFriend(turn.now, turn.now.cities[a.place.index()].owner, a.power) ? one : other;
}

bool isBehindWalls(const TurnContext& turn, ArmyId id) {
    const Army& army = turn.now.armies[id.index()];
    const City& city = turn.now.cities[army.place.index()];
    return city.owner && isFriend(turn.now, city.owner, army.power) &&
           turn.scenario.map.place(army.place).walls > city.breach;
}

void noteStandOffs(TurnContext& turn, const ArmyPairs& pairs) {
    const int now = turn.now.course.turn;
    for (const auto& pair : pairs) {
        const ArmyId one = pair.first;
        const ArmyId other = pair.second;
        if (turn.army(one).place != turn.army(other).place)
            continue;
        const StandOff noted{one, other, turn.army(one).place, now};
        const auto row = std::ranges::find_if(
            turn.now.standOffs, [&](const StandOff& s) { return s.turn + 1 < now || isPair(s, one, other); });
        if (row != turn.now.standOffs.end())
            *row = noted;
        else
            turn.now.standOffs.push_back(noted);
    }
}

void joinBattles(TurnContext& turn, const std::vector<Contact>& contacts) {
    std::set<PlaceId> fought;
    std::set<ArmyId> taken;
    for (const Contact& contact : contacts) {
        const bool stillThere =
            turn.army(contact.attacker).place == contact.place && turn.army(contact.defender).place == contact.place;
        if (!fought.insert(contact.place).second || taken.contains(contact.attacker) ||
            taken.contains(contact.defender) || !stillThere)
            continue;
        Battle battle = battleOf(turn, contact, taken);
        taken.insert(battle.attackers.begin(), battle.attackers.end());
        taken.insert(battle.defenders.begin(), battle.defenders.end());
        turn.now.battles.push_back(std::move(battle));
    }
    joinNearbyBattles(turn, taken);
}

const Arrival* arrivalOf(const State& state, BattleId battle, ArmyId army) {
    const auto it =
        std::ranges::find_if(state.arrivals, [&](const Arrival& a) { return a.battle == battle && a.army == army; });
    return it == state.arrivals.end() ? nullptr : &*it;
}

}  // namespace ephor::campaign
