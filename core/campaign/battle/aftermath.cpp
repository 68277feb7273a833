#include "core/campaign/battle/aftermath.h"

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/battle/battle_setup.h"
#include "core/campaign/dice/roll_purposes.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/deals.h"

#include <set>

namespace ephor::campaign {

namespace {

class ResultOnMap {
public:
    ResultOnMap(const Campaign& campaign, const Aftermath& draft, CampaignDice& dice)
        : m_turn(campaign, dice), m_draft(draft), m_battle(m_turn.now.battles[draft.battle.index()]) {}

    State stateAfter() {
        addLosses();
        rollFates();
        for (const bool attackers : {true, false})
            for (const ArmyId id : side(attackers))
                changeArmy(id, attackers);
        m_turn.updateIndex();
        for (const bool attackers : {true, false})
            for (const ArmyId id : side(attackers))
                withdraw(id, attackers);
        addArete();
        return std::move(m_turn.now);
    }

private:
    const std::vector<ArmyId>& side(bool attackers) const {
        return attackers ? m_battle.attackers : m_battle.defenders;
    }
    bool draw() const { return m_draft.verdict == Verdict::Draw; }
    bool won(bool attackers) const { return m_draft.verdict == (attackers ? Verdict::Attacker : Verdict::Defender); }
    bool lost(bool attackers) const { return !draw() && !won(attackers); }
    bool isAttacker(UnitId unit) const {
        const ArmyId army = m_turn.now.units[unit.index()].army;
        return std::ranges::find(m_battle.attackers, army) != m_battle.attackers.end();
    }

    void addLosses() {
        const CampaignRules& rules = m_turn.rules();
        m_battle.result = m_draft.verdict;
        m_battle.decisive = m_draft.decisive;
        m_battle.method = m_draft.method;
        m_battle.digest = m_draft.digest;
        for (const UnitLeft& row : m_draft.units) {
            Unit& unit = m_turn.now.units[row.unit.index()];
            const bool attacker = isAttacker(row.unit);
            const int gone = row.before - row.left;
            (attacker ? m_battle.attackerLosses : m_battle.defenderLosses) += gone;
            const bool destroyed = row.left == 0;
            const int rate = destroyed && m_lostUnitsSurvive ? rules.recoveryFled
                             : won(attacker)                 ? rules.recoveryHold
                             : destroyed && lost(attacker)   ? rules.recoveryPursued
                                                             : rules.recoveryOther;
            const auto dice = [&]() -> CampaignDice& { return m_turn.diceOf(m_turn.army(unit.army).power); };
            int back = gone == 0 ? 0 : dice().share(std::string(stragglersOf) + unit.name, gone * rate);
            if (destroyed && back == 0 &&
                dice().die("A cadre of " + unit.name) >= (won(attacker) ? rules.cadreHold : rules.cadreOther))
                back = 1;
            unit.steps = row.left + std::min(back, gone);
            // Experience: the unit fought, and at least half of its steps are left.
            if (2 * row.left >= row.before && unit.stripes < 3 && dice().die("Experience of " + unit.name) >= 5)
                if (++unit.stripes == 2 && unit.grade == Grade::C)
                    unit.grade = Grade::B;
        }
    }

    void rollFates() {
        if (!m_turn.isPlayed(Module::Fates))
            return;
        for (const LeaderId id : m_draft.hit) {
            Leader& leader = m_turn.now.leaders[id.index()];
            if (!leader.army)
                continue;
            const bool attacker = std::ranges::find(m_battle.attackers, leader.army) != m_battle.attackers.end();
            const int face = fateOf(id, attacker);
            if (face <= 1) {
                fall(leader, Fate::Dead, attacker);
            } else if (face == 2 && lost(attacker)) {
                // Without diplomacy no power holds the leader: they are ransomed in winter.
                if (m_turn.isPlayed(Module::Diplomacy))
                    capture(m_turn.now, id, m_turn.army(side(!attacker).front()).power);
                fall(leader, Fate::Captured, attacker);
            } else if (face <= lastHarm) {
                const bool severe = m_turn.diceOf(leader.power).die("Wound of " + leader.name) <= 2;
                leader.wound = severe ? Wound::Severe : Wound::Light;
                leader.cpNow -= severe ? 2 : 1;
                if (leader.cpNow <= 0)
                    fall(leader, Fate::Dead, attacker);
            }
        }
    }
    /// The total of the fate roll with the leader's traits. Risk repeats harmful rolls of attackers.
    int fateOf(LeaderId id, bool attacker) {
        const Leader& leader = m_turn.now.leaders[id.index()];
        const std::string what = "Fate of " + leader.name;
        const Bonus better = bonusOf(m_turn.scenario, m_turn.now, id, TraitEffect::Fate);
        const Bonus bold = attacker ? bonusOf(m_turn.scenario, m_turn.now, id, TraitEffect::Risk) : Bonus{};
        int face = m_turn.diceOf(leader.power).die(purposeOf(what, better), better.amount);
        for (int again = 0; again < bold.amount && face <= lastHarm; ++again)
            face = m_turn.diceOf(leader.power).die(purposeOf(what + ", once more", bold), better.amount);
        return face;
    }
    void fall(Leader& leader, Fate fate, bool attacker) {
        const ArmyId army = leader.army;
        const PowerId power = leader.power;
        const std::string name = leader.name;
        leader.fate = fate;
        leader.army = {};
        m_turn.power(power).arete -= m_turn.rules().areteGeneral;
        if (!side(!attacker).empty())
            m_turn.power(m_turn.army(side(!attacker).front()).power).arete += m_turn.rules().areteGeneral;
        // 2.4: the second-in-command has one command point.
        Leader second;
        second.id = freeId(m_turn.now.leaders, "second_of_" + m_turn.scenario.powers[power.index()].id);
        second.name = "The second of " + (name.starts_with("The second of ") ? name.substr(14) : name);
        second.power = power;
        second.army = army;
        second.cp = second.cpNow = 1;
        m_turn.army(army).leader = LeaderId(static_cast<int>(m_turn.now.leaders.size()));
        m_turn.now.leaders.push_back(std::move(second));
    }

    void changeArmy(ArmyId id, bool attackers) {
        Army& army = m_turn.army(id);
        army.fatigue = std::min(3, army.fatigue + 1);
        army.initiative = false;
        const int change = draw() ? 0 : won(attackers) ? (m_draft.decisive ? 2 : 1) : (m_draft.decisive ? -2 : -1);
        army.spirit = std::clamp(army.spirit + change, 0, highestSpirit);
        if (won(attackers) && army.leader)
            addFame(army.leader);
        if (stepsOfArmy(m_turn.now, m_turn.armyIndex, id) == 0)
            m_turn.disband(id);
        else
            for (const UnitId unit : m_turn.armyIndex.units(id))
                if (m_turn.now.units[unit.index()].steps == 0)
                    m_turn.now.units[unit.index()].army = {};
    }
    /// 2.8: one command point more at 3, 6 and 9 fame. A leader with mostPoints already gets a trait instead.
    void addFame(LeaderId id) {
        Leader& leader = m_turn.now.leaders[id.index()];
        const int before = leader.fame / 3;
        leader.fame = std::min(9, leader.fame + (m_draft.decisive ? 2 : 1));
        if (leader.fame / 3 == before)
            return;
        if (leader.cp >= mostPoints)
            return gainTrait(m_turn, id);
        ++leader.cp;
        ++leader.cpNow;
    }

    void withdraw(ArmyId id, bool attackers) {
        Army& army = m_turn.army(id);
        if (!lost(attackers) || !isThere(army))
            return;
        army.posture = Posture::Hold;
        army.fortified = false;
        const PlaceId back = wayBack(m_turn, id);
        if (back) {
            army.from = army.place;
            army.place = back;
            army.stayed = 0;
            army.beaten = true;
            return;
        }
        // Without a retreat, half of the units surrender.
        int given = static_cast<int>(std::ssize(m_turn.armyIndex.units(id)) + 1) / 2;
        for (const UnitId unit : m_turn.armyIndex.units(id))
            if (Unit& one = m_turn.now.units[unit.index()]; given > 0 && one.steps > 0) {
                one.steps = 0;
                one.army = {};
                --given;
            }
        m_turn.updateIndex();
        if (m_turn.armyIndex.units(id).empty())
            m_turn.disband(id);
    }

    void addArete() {
        const CampaignRules& rules = m_turn.rules();
        for (const bool attackers : {true, false}) {
            std::set<PowerId> powers;
            for (const ArmyId id : side(attackers))
                powers.insert(m_turn.army(id).power);
            for (const PowerId power : powers)
                m_turn.power(power).arete += draw()             ? rules.areteDraw
                                             : !won(attackers)  ? 0
                                             : m_draft.decisive ? rules.areteDecisive
                                                                : rules.areteWin;
        }
    }

    static constexpr int lastHarm = 4;  ///< highest total at which a leader who was hit is at least wounded
    static constexpr int mostPoints = 5;

    TurnContext m_turn;
    const Aftermath& m_draft;
    Battle& m_battle;
    bool m_lostUnitsSurvive = lostUnitsSurvive(m_turn.scenario.system);
};

}  // namespace

Changes aftermathChanges(const Campaign& campaign, const Aftermath& aftermath, CampaignDice& dice) {
    return difference(campaign.state, ResultOnMap(campaign, aftermath, dice).stateAfter());
}

}  // namespace ephor::campaign
