#include "core/campaign/reports/honours/achievements.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/change_json.h"
#include "core/campaign/model/state_check.h"
#include "core/campaign/reports/honours/army_achievements.h"
#include "core/campaign/reports/honours/siege_achievements.h"
#include "core/campaign/turn/siege.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view by) {
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : std::string(by)) + part;
    return text;
}

class Teller {
public:
    explicit Teller(const Scenario& scenario) : m_scenario(scenario), m_armies(scenario), m_sieges(scenario) {}

    void take(const JournalEntry& entry) {
        State after = m_now;
        applyAll(after, *changesFromJson(entry.changes));
        if (entry.kind == EntryKind::Found) {
            m_holders.resize(after.cities.size());
            m_changed.resize(after.cities.size());
        } else {
            m_date = {m_now.course.year, m_now.course.move};
            read(entry, m_now, after);
        }
        m_now = std::move(after);
    }

    WarAchievements end() {
        m_sieges.end(m_tale.achievements);
        m_armies.end(m_now, m_tale.achievements);
        contested();
        allies();
        m_tale.isOver = m_now.course.phase == Phase::Over;
        return std::move(m_tale);
    }

private:
    /// Two powers that were allied or helped each other.
    struct Pair {
        Date since;
        int moves = 0;
        int battles = 0;  ///< on the same side
        int contingents = 0;
        bool isBroken = false;
    };

    const std::string& power(PowerId id) const { return m_scenario.powers[id.index()].name; }
    Pair& pair(PowerId a, PowerId b) {
        return m_pairs.try_emplace(std::pair(std::min(a, b), std::max(a, b)), Pair{m_date, 0, 0, 0, false})
            .first->second;
    }
    static std::vector<PowerId> powersOf(const State& state, const std::vector<ArmyId>& armies) {
        std::vector<PowerId> powers;
        for (const ArmyId id : armies)
            if (const PowerId one = state.armies[id.index()].power; std::ranges::find(powers, one) == powers.end())
                powers.push_back(one);
        return powers;
    }
    static std::vector<PowerId> powersOf(const State& state, const std::vector<FleetId>& fleets) {
        std::vector<PowerId> powers;
        for (const FleetId id : fleets)
            if (const PowerId one = state.fleets[id.index()].power; std::ranges::find(powers, one) == powers.end())
                powers.push_back(one);
        return powers;
    }
    std::string namesOf(const std::vector<PowerId>& powers) const {
        std::vector<std::string> names;
        for (const PowerId id : powers)
            names.push_back(power(id));
        return joined(names, " and ");
    }

    void read(const JournalEntry& entry, const State& before, const State& after) {
        for (std::size_t i = 0; i < before.battles.size(); ++i)
            if (isSettled(before.battles[i], after.battles[i]))
                battle(before, after.battles[i]);
        if (entry.kind == EntryKind::Battle)
            if (const Result<Aftermath> draft = aftermathFromJson(entry.action); draft && namesRows(before, *draft))
                table(before, after, *draft);
        for (std::size_t i = before.seaFights.size(); i < after.seaFights.size(); ++i)
            seaFight(after, after.seaFights[i]);
        for (std::size_t i = before.contingents.size(); i < after.contingents.size(); ++i)
            contingent(after, after.contingents[i]);
        for (std::size_t i = 0; i < before.treaties.size(); ++i)
            if (const Treaty& treaty = after.treaties[i];
                treaty.status == AgreementStatus::Broken && before.treaties[i].status != AgreementStatus::Broken)
                pair(treaty.from, treaty.to).isBroken = true;
        // A city that changes owner by a ruling was not captured.
        if (entry.kind != EntryKind::Ruling)
            owners(before, after);
        if (entry.kind == EntryKind::Muster)
            m_armies.march(before, after, m_tale.achievements);
        if (entry.kind == EntryKind::Close) {
            m_sieges.close(before, after, m_tale.achievements);
            ravagings(before, after);
            standTogether(before);
        }
        m_armies.look(before, after);
    }

    void battle(const State& before, const Battle& battle) {
        m_armies.battle(before, battle);
        const std::vector<PowerId> attackers = powersOf(before, battle.attackers);
        const std::vector<PowerId> defenders = powersOf(before, battle.defenders);
        for (const auto* side : {&attackers, &defenders})
            for (std::size_t i = 0; i < side->size(); ++i)
                for (std::size_t j = i + 1; j < side->size(); ++j)
                    ++pair((*side)[i], (*side)[j]).battles;
        const int lost = battle.attackerLosses + battle.defenderLosses;
        if (lost == 0)
            return;
        m_tale.achievements.push_back(
            {Honour::BloodiestDay,
             {lost},
             fmt::format("{} against {}", namesOf(attackers), namesOf(defenders)),
             battle.place,
             m_date,
             fmt::format("{} lost, {} and {}", counted(lost, "step"), battle.attackerLosses, battle.defenderLosses),
             true,
             {}});
    }

    /// A defence against odds, counted in steps on the table. All powers in the battle know it.
    void table(const State& before, const State& after, const Aftermath& draft) {
        m_armies.stood(draft);
        const Battle& battle = after.battles[draft.battle.index()];
        if (battle.result != Verdict::Defender)
            return;
        int attackers = 0;
        int defenders = 0;
        for (const UnitLeft& row : draft.units) {
            const ArmyId army = before.units[row.unit.index()].army;
            const bool attacks = std::ranges::find(battle.attackers, army) != battle.attackers.end();
            (attacks ? attackers : defenders) += row.before;
        }
        if (defenders == 0 || attackers <= defenders)
            return;
        constexpr int fine = 10'000;  // precision of the odds
        std::vector<PowerId> saw = powersOf(before, battle.attackers);
        const std::vector<PowerId> held = powersOf(before, battle.defenders);
        const std::string against = namesOf(saw);
        saw.insert(saw.end(), held.begin(), held.end());
        m_tale.achievements.push_back({Honour::AgainstOdds,
                                       {fine * attackers / defenders},
                                       namesOf(held),
                                       battle.place,
                                       m_date,
                                       fmt::format("{} beat {} of {}", counted(defenders, "step"), attackers, against),
                                       false,
                                       std::move(saw)});
    }

    void seaFight(const State& after, const SeaFight& fight) {
        const int lost = fight.attackerLosses + fight.defenderLosses;
        if (lost == 0)
            return;
        m_tale.achievements.push_back(
            {Honour::HardestSeaFight,
             {lost, fight.attackerDrowned + fight.defenderDrowned},
             fmt::format("{} against {}", namesOf(powersOf(after, fight.attackers)),
                         namesOf(powersOf(after, fight.defenders))),
             fight.place,
             m_date,
             fmt::format("{} lost, {} of {} and {} of {}", counted(lost, "squadron"), fight.attackerLosses,
                         fight.attackerSquadrons, fight.defenderLosses, fight.defenderSquadrons),
             true,
             {}});
    }

    void contingent(const State& after, const Contingent& sent) {
        if (sent.host)
            ++pair(after.armies[sent.army.index()].power, after.armies[sent.host.index()].power).contingents;
    }

    void owners(const State& before, const State& after) {
        for (std::size_t i = 0; i < before.cities.size(); ++i) {
            if (after.cities[i].owner == before.cities[i].owner)
                continue;
            m_holders[i].push_back(after.cities[i].owner);
            m_changed[i] = m_date;
        }
    }

    void ravagings(const State& before, const State& after) {
        // Sieges of the same turn are resolved before ravaging.
        State then = before;
        for (std::size_t i = 0; i < then.cities.size(); ++i)
            then.cities[i].owner = after.cities[i].owner;
        for (const Army& army : before.armies) {
            if (!isRavaging(then, army))
                continue;
            City& city = then.cities[army.place.index()];
            if (city.ravaged >= mostRavaged)
                continue;
            ++city.ravaged;
            m_tale.ravagings.push_back({army.place, city.owner, army.power, m_date});
        }
    }

    void standTogether(const State& before) {
        for (std::size_t p = 0; p < before.powers.size(); ++p)
            for (const PowerId ally : before.powers[p].alliance)
                if (const PowerId one(static_cast<int>(p)); one < ally)
                    ++pair(one, ally).moves;
    }

    void contested() {
        constexpr std::size_t worthTelling = 2;
        for (std::size_t i = 0; i < m_holders.size(); ++i) {
            if (m_holders[i].size() < worthTelling)
                continue;
            std::vector<std::string> names;
            for (const PowerId holder : m_holders[i])
                names.push_back(holder ? power(holder) : "nobody");
            const Place& place = m_scenario.map.places()[i];
            m_tale.achievements.push_back({Honour::MostContested,
                                           {static_cast<int>(std::ssize(names)), place.tier},
                                           place.name,
                                           PlaceId(static_cast<int>(i)),
                                           m_changed[i],
                                           fmt::format("taken {} times: {}", names.size(), joined(names, ", ")),
                                           true,
                                           {}});
        }
    }

    void allies() {
        for (const auto& [powers, pair] : m_pairs) {
            const int deeds = pair.battles + pair.contingents;
            if (pair.isBroken || deeds == 0)
                continue;
            m_tale.achievements.push_back(
                {Honour::FaithfulAllies,
                 {deeds, pair.moves},
                 namesOf({powers.first, powers.second}),
                 {},
                 pair.since,
                 fmt::format("{} side by side, {}, allied for {}", counted(pair.battles, "battle"),
                             counted(pair.contingents, "contingent"), counted(pair.moves, "move")),
                 true,
                 {}});
        }
    }

    const Scenario& m_scenario;
    State m_now;
    Date m_date;
    ArmyTale m_armies;
    SiegeTale m_sieges;
    std::map<std::pair<PowerId, PowerId>, Pair> m_pairs;
    std::vector<std::vector<PowerId>> m_holders;  ///< by place: its captors in order
    std::vector<Date> m_changed;                  ///< by place: date of the last capture
    WarAchievements m_tale;
};

}  // namespace

WarAchievements achievementsOf(const Scenario& scenario, std::span<const JournalEntry> entries) {
    return achievementsOf(scenario, activeEntries(entries));
}

WarAchievements achievementsOf(const Scenario& scenario, std::span<const JournalEntry* const> standing) {
    Teller teller(scenario);
    for (const JournalEntry* entry : standing)
        teller.take(*entry);
    return teller.end();
}

}  // namespace ephor::campaign
