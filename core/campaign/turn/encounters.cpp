#include "core/campaign/turn/encounters.h"

#include "core/campaign/turn/naval/sailing.h"

namespace ephor::campaign {

namespace {

bool isPair(const StandOff& row, ArmyId one, ArmyId other) {
    return (row.one == one && row.other == other) || (row.one == other && row.other == one);
}

bool mayLeave(const Move& move, ArmyId id) {
    const Army& army = move.now.armies[id.index()];
    const bool ready =
        army.posture == Posture::March || army.posture == Posture::Seek || army.posture == Posture::Watch;
    return ready && !army.beaten && !isCarried(move.now, id) &&
           std::ranges::none_of(move.roll.armiesAt(army.place), [&](ArmyId other) {
               return atWar(move.now, move.now.armies[other.index()].power, army.power);
           });
}

/// The side of a battle on which a power would fight.
enum class Cause : std::uint8_t { None, Attackers, Defenders };
Cause causeOf(const Move& move, const Battle& battle, PowerId power) {
    const PowerId a = move.now.armies[battle.attackers.front().index()].power;
    const PowerId d = move.now.armies[battle.defenders.front().index()].power;
    if (isFriend(move.now, power, a) && atWar(move.now, power, d))
        return Cause::Attackers;
    if (isFriend(move.now, power, d) && atWar(move.now, power, a))
        return Cause::Defenders;
    return Cause::None;
}

void join(Move& move, BattleId id, ArmyId army, Cause cause) {
    const int turn = move.diceOf(move.army(army).power).die(move.army(army).name + " comes in turn", 1);
    Battle& battle = move.now.battles[id.index()];
    (cause == Cause::Attackers ? battle.attackers : battle.defenders).push_back(army);
    Army& coming = move.army(army);
    move.now.arrivals.push_back({id, army, coming.place, turn});
    coming.from = coming.place;
    coming.place = battle.place;
    coming.stayed = 0;
}

/// Armies that are one way off a battle of this turn and free to leave roll to join it. `taken` are the armies that
/// already fight.
void joinNearbyBattles(Move& move, std::set<ArmyId>& taken) {
    if (move.rules().soundAt > 6)
        return;
    for (std::size_t i = 0; i < move.now.battles.size(); ++i) {
        if (move.now.battles[i].turn != move.now.course.turn || move.now.battles[i].result != Verdict::Pending)
            continue;
        const BattleId battle(static_cast<int>(i));
        for (const Step& step : move.map().steps(move.now.battles[i].place)) {
            if (move.map().way(step.way).kind == WayKind::Sea)
                continue;
            for (const ArmyId id : move.roll.armiesAt(step.to)) {
                const Cause cause = causeOf(move, move.now.battles[i], move.army(id).power);
                if (cause == Cause::None || taken.contains(id) || !mayLeave(move, id))
                    continue;
                taken.insert(id);  // an army rolls for one battle only
                if (move.diceOf(move.army(id).power)
                        .die(move.army(id).name + " marches to the sound of " + move.name(move.now.battles[i].place)) >=
                    move.rules().soundAt)
                    join(move, battle, id, cause);
            }
        }
    }
    move.lookAround();
}

/// The battle of two armies, with all in the place who join either side.
Battle battleOf(const Move& move, const Contact& contact, const std::set<ArmyId>& taken) {
    Battle battle;
    battle.turn = move.now.course.turn;
    battle.place = contact.place;
    battle.kind = contact.kind;
    const PowerId a = move.now.armies[contact.attacker.index()].power;
    const PowerId d = move.now.armies[contact.defender.index()].power;
    for (const ArmyId id : move.roll.armiesAt(contact.place)) {
        const PowerId power = move.now.armies[id.index()].power;
        if (taken.contains(id))
            continue;
        if (id == contact.attacker || (isFriend(move.now, power, a) && atWar(move.now, power, d)))
            battle.attackers.push_back(id);
        else if (id == contact.defender || (isFriend(move.now, power, d) && atWar(move.now, power, a)))
            battle.defenders.push_back(id);
    }
    return battle;
}

}  // namespace

ArmyPairs facingAgain(const Move& move) {
    ArmyPairs pairs;
    for (const StandOff& row : move.now.standOffs) {
        const Army& one = move.now.armies[row.one.index()];
        const Army& other = move.now.armies[row.other.index()];
        if (row.turn + 1 == move.now.course.turn && isThere(one) && one.place == other.place &&
            atWar(move.now, one.power, other.power))
            pairs.insert(std::minmax(row.one, row.other));
    }
    return pairs;
}

bool stoodOffBefore(const Move& move, ArmyId one, ArmyId other) {
    return move.scenario.rules.secondStandOff != 0 && std::ranges::any_of(move.now.standOffs, [&](const StandOff& row) {
               return row.turn + 1 == move.now.course.turn && isPair(row, one, other);
           });
}

ArmyId defenderOf(const Move& move, ArmyId one, ArmyId other) {
    const Army& a = move.now.armies[one.index()];
    const Army& b = move.now.armies[other.index()];
    if (static_cast<bool>(a.from) != static_cast<bool>(b.from))
        return a.from ? other : one;
    if (a.stayed != b.stayed)
        return a.stayed > b.stayed ? one : other;
    return isFriend(move.now, move.now.cities[a.place.index()].owner, a.power) ? one : other;
}

bool isBehindWalls(const Move& move, ArmyId id) {
    const Army& army = move.now.armies[id.index()];
    const City& city = move.now.cities[army.place.index()];
    return city.owner && isFriend(move.now, city.owner, army.power) &&
           move.scenario.map.place(army.place).walls > city.breach;
}

void noteStandOffs(Move& move, const ArmyPairs& pairs) {
    const int now = move.now.course.turn;
    for (const auto& pair : pairs) {
        const ArmyId one = pair.first;
        const ArmyId other = pair.second;
        if (move.army(one).place != move.army(other).place)
            continue;
        const StandOff noted{one, other, move.army(one).place, now};
        const auto row = std::ranges::find_if(
            move.now.standOffs, [&](const StandOff& s) { return s.turn + 1 < now || isPair(s, one, other); });
        if (row != move.now.standOffs.end())
            *row = noted;
        else
            move.now.standOffs.push_back(noted);
    }
}

void joinBattles(Move& move, const std::vector<Contact>& contacts) {
    std::set<PlaceId> fought;
    std::set<ArmyId> taken;
    for (const Contact& contact : contacts) {
        const bool stillThere =
            move.army(contact.attacker).place == contact.place && move.army(contact.defender).place == contact.place;
        if (!fought.insert(contact.place).second || taken.contains(contact.attacker) ||
            taken.contains(contact.defender) || !stillThere)
            continue;
        Battle battle = battleOf(move, contact, taken);
        taken.insert(battle.attackers.begin(), battle.attackers.end());
        taken.insert(battle.defenders.begin(), battle.defenders.end());
        move.now.battles.push_back(std::move(battle));
    }
    joinNearbyBattles(move, taken);
}

const Arrival* arrivalOf(const State& state, BattleId battle, ArmyId army) {
    const auto it =
        std::ranges::find_if(state.arrivals, [&](const Arrival& a) { return a.battle == battle && a.army == army; });
    return it == state.arrivals.end() ? nullptr : &*it;
}

}  // namespace ephor::campaign
