#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/history/entry_changes.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/turn/naval/sailing.h"
#include "core/campaign/turn/siege.h"

namespace ephor::campaign {

static BattleSide landSide(const State& before, const std::vector<ArmyId>& armies) {
    BattleSide side{powersOf(before.armies, armies), {}};
    for (const ArmyId id : armies)
        if (const LeaderId leader = before.armies[id.index()].leader)
            side.commanders.push_back(leader);
    return side;
}

static std::optional<Aftermath> resultIn(const JournalEntry& entry) {
    if (entry.kind != EntryKind::Battle)
        return {};
    Result<Aftermath> draft = aftermathFromJson(entry.action);
    return draft ? std::optional(*std::move(draft)) : std::nullopt;
}

static void addTable(BattleSettled& settled, const State& before, const Aftermath& result) {
    for (const UnitLeft& row : result.units) {
        const bool attacks = std::ranges::contains(settled.battle.attackers, before.units[row.unit.index()].army);
        (attacks ? settled.attackerSteps : settled.defenderSteps) += row.before;
        if (row.before > 0)
            settled.stood.push_back(row.unit);
    }
}

void readBattles(EntryChanges& changes) {
    const State& before = changes.before;
    for (std::size_t i = 0; i < before.battles.size(); ++i) {
        const Battle& battle = changes.after.battles[i];
        if (!isSettled(before.battles[i], battle))
            continue;
        BattleSettled settled{battle, landSide(before, battle.attackers), landSide(before, battle.defenders)};
        if (const std::optional<Aftermath> result = resultIn(changes.entry)) {
            settled.played = result->played;
            settled.isRecordChanged = result->method != Method::Record;
            settled.remarks = result->remarks;
            if (namesRows(before, *result))
                addTable(settled, before, *result);
        }
        changes.add(std::move(settled));
    }
}

/// The commanders of the new owner's armies at the place.
static std::vector<LeaderId> takersOf(const State& before, PlaceId place, PowerId owner) {
    std::vector<LeaderId> leaders;
    for (const Army& army : before.armies)
        if (owner && army.place == place && army.power == owner && army.leader)
            leaders.push_back(army.leader);
    return leaders;
}

void readCities(EntryChanges& changes) {
    eachRow(changes.before.cities, changes.after.cities, [&](int row, const City* was, const City& now) {
        using How = CityChangedHands::How;
        if (!was)
            return;
        const PlaceId place(row);
        const bool isOthers = now.owner != was->owner;
        const bool fell = isOthers && now.owner && now.loyalty <= 0;
        if (isOthers)
            changes.add(CityChangedHands{place, was->owner, now.owner,
                                         changes.entry.kind == EntryKind::Ruling ? How::Ruled
                                         : fell                                  ? How::Fell
                                                                                 : How::CameOver,
                                         changes.entry.kind == EntryKind::Close
                                             ? takersOf(changes.before, place, now.owner)
                                             : std::vector<LeaderId>{}});
        if (now.besieger && !was->besieger && !fell)
            changes.add(SiegeBegun{place, was->owner});
        else if (was->besieger && !now.besieger && !fell)
            changes.add(SiegeLifted{place, isOthers});
    });
}

static void readMarches(EntryChanges& changes) {
    eachRow(changes.before.armies, changes.after.armies, [&](int row, const Army* was, const Army& now) {
        if (was && was->place && now.place && was->place != now.place && !isCarried(changes.after, ArmyId(row)))
            changes.add(ArmyMarched{ArmyId(row), was->place, now.place});
    });
}

/// In the same way as ravage(), after the sieges of the turn.
static void readRavaging(EntryChanges& changes) {
    State then = changes.before;
    for (std::size_t i = 0; i < then.cities.size(); ++i)
        then.cities[i].owner = changes.after.cities[i].owner;
    for (const Army& army : changes.before.armies) {
        if (!isRavaging(then, army))
            continue;
        City& city = then.cities[army.place.index()];
        if (city.ravaged >= mostRavaged)
            continue;
        ++city.ravaged;
        changes.add(LandRavaged{army.place, city.owner, army.power});
    }
}

void readArmies(EntryChanges& changes) {
    if (changes.entry.kind == EntryKind::Adjudicate)
        readMarches(changes);
    if (changes.entry.kind == EntryKind::Close)
        readRavaging(changes);
    eachRow(changes.before.units, changes.after.units, [&](int row, const Unit* was, const Unit& now) {
        if (now.stripes > (was ? was->stripes : 0))
            changes.add(UnitHonoured{UnitId(row), now.army ? changes.after.armies[now.army.index()].power : PowerId{}});
    });
}

}  // namespace ephor::campaign
