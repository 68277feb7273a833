#include "models/items/pending_battle_model.h"

#include "core/campaign/turn.h"
#include "models/items/campaign_words.h"

namespace ephor {

using namespace campaign;

PendingBattleModel::PendingBattleModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Place"), tr("Where they meet")},
                     {tr("Attackers"), tr("Who attacks")},
                     {tr("Defenders"), tr("Who defends")},
                     {tr("Kind"), tr("What the postures made of it")}},
                    parent) {
    look();
}

std::vector<int> PendingBattleModel::rows() const {
    std::vector<int> ids;
    const State& state = campaign().state;
    for (const BattleId id : pendingBattles(state)) {
        const Battle& battle = state.battles[id.index()];
        const auto known = [&](ArmyId army) { return sight().knows(state.armies[army.index()].power); };
        if (std::ranges::any_of(battle.attackers, known) || std::ranges::any_of(battle.defenders, known))
            ids.push_back(static_cast<int>(id.index()));
    }
    return ids;
}

QVariant PendingBattleModel::cell(int id, int column) const {
    const State& state = campaign().state;
    const Battle& battle = state.battles[BattleId(id).index()];
    switch (column) {
    case PlaceColumn:
        return nameOf(campaign().scenario, battle.place);
    case AttackersColumn:
        return sideText(state, battle.attackers);
    case DefendersColumn:
        return sideText(state, battle.defenders);
    case KindColumn:
        return text(battle.kind);
    default:
        return {};
    }
}

PowerId PendingBattleModel::power(int id) const {
    const State& state = campaign().state;
    return state.armies[state.battles[BattleId(id).index()].attackers.front().index()].power;
}

}  // namespace ephor
