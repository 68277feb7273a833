#include "models/campaign/tables/pending_battle_model.h"

#include "core/campaign/turn/turn.h"
#include "models/campaign/battle_result.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

PendingBattleModel::PendingBattleModel(CampaignSight& sight, const RunningBattles* running, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Place"), tr("Place of the battle")},
                     {tr("Resolve"), tr("Play it, enter its result, or auto-resolve it")},
                     {tr("Status"), tr("Whether the battle is being played step by step")},
                     {tr("Attackers"), tr("Attacking armies")},
                     {tr("Defenders"), tr("Defending armies")},
                     {tr("Kind"), tr("Kind of battle, from the postures")}},
                    parent),
      m_running(running) {
    if (running)
        connect(running, &RunningBattles::changed, this, &PendingBattleModel::refresh);
    refresh();
}

QString progressText(const std::optional<RunningBattles::Progress>& progress) {
    if (!progress)
        return {};
    if (!progress->fits)
        return PendingBattleModel::tr("begun with other armies");
    if (progress->isOver)
        return PendingBattleModel::tr("played, result not entered");
    return progress->turn > 0 ? PendingBattleModel::tr("being played, turn %1").arg(progress->turn)
                              : PendingBattleModel::tr("being played, deployment");
}

std::vector<BattleId> battlesSeen(const CampaignSight& sight) {
    const State& state = sight.campaign().state;
    std::vector<BattleId> seen = pendingBattles(state);
    std::erase_if(seen, [&](BattleId id) {
        const Battle& battle = state.battles[id.index()];
        const auto known = [&](ArmyId army) { return sight.knows(state.armies[army.index()].power); };
        return std::ranges::none_of(battle.attackers, known) && std::ranges::none_of(battle.defenders, known);
    });
    return seen;
}

std::vector<int> PendingBattleModel::rowIds() const {
    std::vector<int> ids;
    for (const BattleId id : battlesSeen(sight()))
        ids.push_back(static_cast<int>(id.index()));
    return ids;
}

QVariant PendingBattleModel::cell(int id, int column) const {
    const State& state = campaign().state;
    const Battle& battle = state.battles[BattleId(id).index()];
    switch (column) {
    case PlaceColumn:
        return nameOf(campaign().scenario, battle.place);
    case StatusColumn:
        return progressText(m_running ? m_running->progressOf(BattleId(id)) : std::nullopt);
    case AttackersColumn:
        return namesOfSides(campaign().scenario, state, battle)[0];
    case DefendersColumn:
        return namesOfSides(campaign().scenario, state, battle)[1];
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
