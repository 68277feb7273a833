#include "core/campaign/battle/battle_kind.h"

namespace ephor::campaign {

namespace {

/// A late army gains one fatigue for every this many turns.
constexpr int turnsForFatigue = 3;

void cheer(Army& army) { army.spirit = std::min(3, army.spirit + 1); }
void shake(Army& army) { army.spirit = std::max(0, army.spirit - 1); }
void tire(Army& army) { army.fatigue = std::min(3, army.fatigue + 1); }
void surprise(Army& army) { army.initiative = false; }

bool cameByPass(const Campaign& campaign, const Army& army) {
    const WayId way = army.from ? campaign.scenario.map.between(army.from, army.place) : WayId{};
    return way && campaign.scenario.map.way(way).kind == WayKind::Pass;
}

class Coming {
public:
    Coming(Campaign& campaign, BattleId id)
        : m_campaign(campaign), m_id(id), m_battle(campaign.state.battles[id.index()]) {}

    void all() {
        late();
        switch (m_battle.kind) {
        case BattleKind::Decisive:
        case BattleKind::Storm:
            return;
        case BattleKind::Ambush:
            return ambush();
        case BattleKind::Ravage:
            return ravage();
        case BattleKind::Stop:
            // An army that is caught leaving is distracted.
            return each(m_battle.defenders, [](Army& army) { surprise(army), shake(army); });
        case BattleKind::Relief:
            // The besieger also has to watch the city.
            each(m_battle.defenders, [](Army& army) { tire(army); });
            return each(m_battle.attackers, [](Army& army) { army.initiative = true; });
        case BattleKind::Sally:
            each(m_battle.defenders, surprise);
            return each(m_battle.attackers, [](Army& army) { army.initiative = true; });
        }
    }

private:
    template <typename F> void each(const std::vector<ArmyId>& side, F&& does) {
        for (const ArmyId id : side)
            does(m_campaign.state.armies[id.index()]);
    }
    void late() {
        for (const Arrival& arrival : m_campaign.state.arrivals)
            if (arrival.battle == m_id)
                for (int level = turnsForFatigue; level < arrival.turn; level += turnsForFatigue)
                    tire(m_campaign.state.armies[arrival.army.index()]);
    }
    void ambush() {
        each(m_battle.attackers, [](Army& army) { army.initiative = true, cheer(army); });
        each(m_battle.defenders, [&](Army& army) {
            surprise(army), shake(army), tire(army);
            if (cameByPass(m_campaign, army))
                tire(army);
        });
    }
    /// Ravagers are scattered.
    void ravage() {
        for (const auto* side : {&m_battle.attackers, &m_battle.defenders})
            each(*side, [](Army& army) {
                if (army.posture == Posture::Ravage)
                    surprise(army), tire(army);
                else
                    army.initiative = true;
            });
    }

    Campaign& m_campaign;
    BattleId m_id;
    const Battle& m_battle;
};

Terrain patch(const char* name, const char* kind, bool hides, double x, double y, double halfWidth, double halfDepth) {
    Terrain terrain;
    terrain.name = name;
    terrain.kind = kind;
    terrain.ground = Ground::Difficult;
    terrain.blocksSight = hides;
    terrain.outline = {{x - halfWidth, y - halfDepth},
                       {x + halfWidth, y - halfDepth},
                       {x + halfWidth, y + halfDepth},
                       {x - halfWidth, y + halfDepth}};
    return terrain;
}

bool isFortified(const Campaign& campaign, const Battle& battle) {
    return battle.kind != BattleKind::Ambush && std::ranges::any_of(battle.defenders, [&](ArmyId id) {
               const Army& army = campaign.state.armies[id.index()];
               const City& city = campaign.state.cities[army.place.index()];
               return army.fortified || (battle.kind == BattleKind::Relief && city.works > 0);
           });
}

std::string_view meaningOf(BattleKind kind) {
    switch (kind) {
    case BattleKind::Decisive:
        return "Both sides stand to fight.";
    case BattleKind::Ambush:
        return "An ambush: the attackers have the initiative and a higher spirit, the others are surprised and in disorder.";
    case BattleKind::Ravage:
        return "Those who ravage the country are scattered; the others have the initiative.";
    case BattleKind::Stop:
        return "The defenders were caught as they left: their spirit is lower.";
    case BattleKind::Relief:
        return "The besiegers have the city at their back; those who come to relieve it have the initiative.";
    case BattleKind::Sally:
        return "The besieged come out of the gates, and have the initiative.";
    case BattleKind::Storm:
        return "The walls are stormed.";
    }
    return {};
}

}  // namespace

Campaign campaignAtBattleStart(const Campaign& campaign, BattleId battle) {
    Campaign coming = campaign;
    Coming(coming, battle).all();
    return coming;
}

std::vector<Terrain> groundOf(const Campaign& campaign, BattleId id, double width, double height) {
    const Battle& battle = campaign.state.battles[id.index()];
    std::vector<Terrain> all;
    if (battle.kind == BattleKind::Ambush)
        all.push_back(patch("Cover of the ambush", "wood", true, width * 0.15, height * 0.5, 4, 3));
    if (isFortified(campaign, battle))
        all.push_back(patch("Ditch of the camp", "ditch", false, width * 0.5, height * 0.6, width * 0.2, 0.75));
    return all;
}

std::string termsOf(const Campaign& campaign, BattleId id) {
    const Battle& battle = campaign.state.battles[id.index()];
    std::string text(meaningOf(battle.kind));
    if (isFortified(campaign, battle))
        text += " A ditch lies before the defenders' camp.";
    for (const Arrival& arrival : campaign.state.arrivals)
        if (arrival.battle == id)
            text += " " + campaign.state.armies[arrival.army.index()].name + " marches to the sound from " +
                    campaign.scenario.map.place(arrival.from).name + " and comes in turn " +
                    std::to_string(arrival.turn) + ".";
    return text;
}

}  // namespace ephor::campaign
