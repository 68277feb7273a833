#include "models/campaign/battle_result.h"

#include "core/campaign/battle/table_result.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/model/side_names.h"
#include "models/text.h"

#include <QStringList>

namespace ephor {

using namespace campaign;

namespace {

const std::vector<ArmyId>& armiesOf(const Battle& battle, std::size_t side) {
    return side == 0 ? battle.attackers : battle.defenders;
}

QString listText(const std::vector<std::string>& names) {
    QStringList all;
    for (const std::string& name : names)
        all << QString::fromStdString(name);
    return all.join(tr(" and "));
}

/// Empty for units that share a piece with others.
QString pieceOf(const Battlefield& field, std::size_t side, std::size_t unit) {
    return field.hosts[side].brigades.empty() ? QString::fromStdString(markOf(field, side, unit)) : QString();
}

}  // namespace

QString sideText(const State& state, const std::vector<ArmyId>& armies) { return listText(armyNames(state, armies)); }

std::array<QString, 2> namesOfSides(const Scenario& scenario, const State& state, const Battle& battle) {
    const auto [attackers, defenders] = sideNames(scenario, state, battle);
    return {listText(attackers), listText(defenders)};
}

std::array<SideInBattle, 2> sidesOf(const Campaign& campaign, BattleId id, const Battlefield* field) {
    const Battle& battle = campaign.state.battles[id.index()];
    const ArmyIndex armyIndex(campaign.state);
    std::array<SideInBattle, 2> sides;
    const std::array<QString, 2> names = namesOfSides(campaign.scenario, campaign.state, battle);
    for (std::size_t s = 0; s < 2; ++s) {
        SideInBattle& side = sides[s];
        side.armies = names[s];
        for (const ArmyId army : armiesOf(battle, s)) {
            const Army& row = campaign.state.armies[army.index()];
            if (!side.power)
                side.power = row.power;
            if (row.leader && !field)
                side.leaders.push_back(row.leader);
            side.steps += stepsOfArmy(campaign.state, armyIndex, army);
            if (!field)
                for (const UnitId unit : armyIndex.units(army))
                    side.units.push_back({unit, {}, false});
        }
        if (!field)
            continue;
        const Host& host = field->hosts[s];
        for (std::size_t i = 0; i < host.units.size(); ++i)
            side.units.push_back({host.units[i], pieceOf(*field, s, i), false});
        for (const UnitId unit : host.reserve)
            side.units.push_back({unit, {}, true});
        if (host.general)
            side.leaders.push_back(host.general);
    }
    return sides;
}

Aftermath blankResult(const Campaign& campaign, BattleId battle, const Battlefield* field) {
    Aftermath draft;
    draft.battle = battle;
    draft.method = Method::Table;
    for (const SideInBattle& side : sidesOf(campaign, battle, field))
        for (const UnitInBattle& one : side.units)
            if (!one.isReserve) {
                const int steps = campaign.state.units[one.unit.index()].steps;
                draft.units.push_back({one.unit, steps, steps});
            }
    return draft;
}

}  // namespace ephor
