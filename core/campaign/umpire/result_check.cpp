#include "core/campaign/umpire/result_check.h"

#include "core/campaign/model/changes/state_check.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/io/records/record_io.h"

#include <algorithm>
#include <set>

namespace ephor::campaign {

namespace {

class ResultCheck {
public:
    ResultCheck(const Campaign& campaign, const Aftermath& draft, const RuleSystem& system)
        : m_campaign(campaign),
          m_draft(draft),
          m_system(system),
          m_battle(campaign.state.battles[draft.battle.index()]) {}

    std::optional<Message> fault() const {
        if (m_draft.verdict == Verdict::Pending)
            return Message("nobody has won it, nor is it drawn.");
        if (auto why = rowsFault())
            return why;
        if (auto why = methodFault())
            return why;
        return m_draft.ruled.empty() ? std::nullopt : ruledFault();
    }

private:
    bool isInBattle(ArmyId army) const {
        return std::ranges::contains(m_battle.attackers, army) || std::ranges::contains(m_battle.defenders, army);
    }

    std::optional<Message> rowsFault() const {
        std::set<UnitId> units;
        for (const UnitLeft& row : m_draft.units) {
            const Unit& unit = m_campaign.state.units[row.unit.index()];
            if (!unit.army || !isInBattle(unit.army) || !units.insert(row.unit).second)
                return Message{"{0} did not fight in it, or is named twice.", {unit.name}};
            if (row.before != unit.steps || row.left < 0 || row.left > row.before)
                return Message{
                    "{0} came with {1}, and {2} cannot be left of {3}.",
                    {unit.name, counted(unit.steps, "step"), std::to_string(row.left), std::to_string(row.before)}};
        }
        std::set<LeaderId> leaders;
        for (const LeaderId id : m_draft.hit) {
            const Leader& leader = m_campaign.state.leaders[id.index()];
            if (!leader.army || !isInBattle(leader.army) || !leaders.insert(id).second)
                return Message{"{0} did not fight in it, or is named twice.", {leader.name}};
        }
        return {};
    }

    std::optional<Message> methodFault() const {
        switch (m_draft.method) {
        case Method::Auto:
            if (!isSame(resolved(m_campaign, m_draft.battle, m_system)))
                return Message("it comes out otherwise when it is fought again.");
            return {};
        case Method::Record:
            return recordFault();
        case Method::Table:
            if (!m_draft.digest.empty() || !m_draft.record.empty())
                return Message("it was typed in from the table, which has no record.");
            return {};
        case Method::None:
            break;
        }
        return Message("it does not say how its result came in.");
    }

    std::optional<Message> recordFault() const {
        const Result<Battlefield> field = battlefieldOf(m_campaign, m_draft.battle, m_system);
        const Result<Record> record = readRecord(m_draft.record, "the record");
        if (!field || !record)
            return Message("its record cannot be read.");
        Result<Aftermath> again = fromRecord(m_campaign, m_draft.battle, *field, *record);
        if (again && m_draft.played == howPlayedBefore(m_campaign, m_draft.battle, *record))
            again->played = m_draft.played;
        if (!again || !isSame(*again))
            return Message("it comes out otherwise when its record is replayed.");
        return {};
    }

    /// Ignores remarks, rulings and typed dice, which are the umpire's in any case.
    bool isSame(Aftermath again) const {
        again.remarks = m_draft.remarks;
        again.ruled = m_draft.ruled;
        again.reason = m_draft.reason;
        again.typed = m_draft.typed;
        return again == m_draft;
    }

    std::optional<Message> ruledFault() const {
        if (m_draft.reason.find_first_not_of(" \t\r\n") == std::string::npos)
            return Message("the umpire changed what followed, and gave no reason.");
        Aftermath byRules = m_draft;
        byRules.ruled.clear();
        State after = m_campaign.state;
        applyAll(after, playResult(m_campaign, byRules).changes);
        for (const Change& change : m_draft.ruled)
            if (!std::visit([&](const auto& put) { return mayRule(after, put); }, change))
                return Message("the umpire changed what does not follow from a battle: use a ruling.");
        return {};
    }
    bool mayRule(const State& after, const Put<Army>& put) const {
        if (!put.value || put.row >= m_campaign.state.armies.size() || !isInBattle(ArmyId(put.row)))
            return false;
        const PlaceId before = m_campaign.state.armies[put.row].place;
        Army army = after.armies[put.row];
        const auto steps = m_campaign.scenario.map.steps(before);
        const bool isNear = put.value->place == army.place || put.value->place == before ||
                            std::ranges::contains(steps, put.value->place, &Step::to);
        const bool isSpirit = put.value->spirit >= 0 && put.value->spirit <= highestSpirit;
        if (!army.place || !isNear || !isSpirit)
            return false;
        army.place = put.value->place;
        army.spirit = put.value->spirit;
        return army == *put.value;
    }
    bool mayRule(const State& after, const Put<Unit>& put) const {
        if (!put.value || put.row >= m_campaign.state.units.size() || !m_campaign.state.units[put.row].army ||
            !isInBattle(m_campaign.state.units[put.row].army))
            return false;
        Unit unit = after.units[put.row];
        if (put.value->steps < 0 || put.value->steps > std::max(unit.most, unit.steps))
            return false;
        unit.steps = put.value->steps;
        return unit == *put.value;
    }
    template <typename T> static bool mayRule(const State& /*after*/, const Put<T>& /*put*/) { return false; }

    const Campaign& m_campaign;
    const Aftermath& m_draft;
    const RuleSystem& m_system;
    const Battle& m_battle;
};

}  // namespace

std::optional<Message> whyNotTaken(const Campaign& campaign, const Aftermath& draft, const RuleSystem& system) {
    if (!namesRows(campaign.state, draft))
        return Message("its result cannot be understood.");
    if (!isPending(campaign.state, draft.battle))
        return Message("that battle is not to be fought.");
    return ResultCheck(campaign, draft, system).fault();
}

}  // namespace ephor::campaign
