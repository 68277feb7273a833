#include "models/campaign/battle_result.h"

#include "core/campaign/model/army_index.h"
#include "models/text.h"

namespace ephor {

using namespace campaign;

namespace {

const std::vector<ArmyId>& armiesOf(const Battle& battle, std::size_t side) {
    return side == 0 ? battle.attackers : battle.defenders;
}

QString nameOf(const Campaign& campaign, UnitId unit) {
    return QString::fromStdString(campaign.state.units[unit.index()].name);
}

/// Empty for units that share a piece with others.
QString markOf(const Battlefield& field, std::size_t side, std::size_t unit) {
    if (!field.hosts[side].brigades.empty())
        return {};
    for (const PieceInfo& piece : field.game->pieces())
        if (index(piece.side) == side && piece.unit == static_cast<int>(unit))
            return QString::fromStdString(piece.id);
    return {};
}

/// Steps of a side before and after the battle; side 0 is the attackers.
struct Count {
    int before = 0;
    int left = 0;
};
std::array<Count, 2> countOf(const Campaign& campaign, const Aftermath& draft) {
    std::array<Count, 2> counts;
    const Battle& battle = campaign.state.battles[draft.battle.index()];
    for (const UnitLeft& row : draft.units) {
        const ArmyId army = campaign.state.units[row.unit.index()].army;
        Count& count = counts[std::ranges::find(battle.attackers, army) == battle.attackers.end() ? 1 : 0];
        count.before += row.before;
        count.left += row.left;
    }
    return counts;
}

}  // namespace

QString sideText(const State& state, const std::vector<ArmyId>& armies) {
    QStringList names;
    for (const ArmyId id : armies)
        names << QString::fromStdString(state.armies[id.index()].name);
    return names.join(tr(" and "));
}

std::array<QString, 2> namesOfSides(const Scenario& scenario, const State& state, const Battle& battle) {
    std::array<QString, 2> names{sideText(state, battle.attackers), sideText(state, battle.defenders)};
    if (names[0] == names[1])
        for (std::size_t s = 0; s < 2; ++s) {
            const PowerId power = state.armies[armiesOf(battle, s).front().index()].power;
            names[s] = tr("%1 (%2)").arg(names[s], QString::fromStdString(scenario.powers[power.index()].name));
        }
    return names;
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
            side.units.push_back({host.units[i], markOf(*field, s, i), false});
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

QStringList faultsOf(const Campaign& campaign, const Aftermath& draft) {
    QStringList faults;
    for (const UnitLeft& row : draft.units) {
        const int lost = row.before - row.left;
        if (lost > row.before)
            faults << tr("%1 had %n steps; it cannot have lost %2. Correct its losses.", nullptr, row.before)
                          .arg(nameOf(campaign, row.unit))
                          .arg(lost);
        else if (lost < 0)
            faults << tr("%1 had %n steps; it cannot have %2 left. Correct its losses.", nullptr, row.before)
                          .arg(nameOf(campaign, row.unit))
                          .arg(row.left);
    }
    if (draft.verdict == Verdict::Pending)
        faults << tr("The result has no winner. Choose a winner, or choose that nobody won.");
    if (draft.decisive && draft.verdict == Verdict::Draw)
        faults << tr("A draw cannot be decisive. Clear \"decisive\", or choose a winner.");
    const std::array<Count, 2> counts = countOf(campaign, draft);
    const bool attackersWon = draft.verdict == Verdict::Attacker;
    if ((attackersWon || draft.verdict == Verdict::Defender) && counts[attackersWon ? 0 : 1].before > 0 &&
        counts[attackersWon ? 0 : 1].left <= 0)
        faults << (attackersWon ? tr("The attackers won but have no steps left. Correct the losses or the winner.")
                                : tr("The defenders won but have no steps left. Correct the losses or the winner."));
    return faults;
}

QStringList doubtsOf(const Campaign& campaign, const Aftermath& draft) {
    QStringList doubts;
    const std::array<Count, 2> counts = countOf(campaign, draft);
    const auto lost = [&](std::size_t side) { return counts[side].before - counts[side].left; };
    if (lost(0) == 0 && lost(1) == 0)
        doubts << tr("Neither side lost a step.");
    if (draft.verdict != Verdict::Attacker && draft.verdict != Verdict::Defender)
        return doubts;
    const std::size_t winner = draft.verdict == Verdict::Attacker ? 0 : 1;
    if (lost(winner) > 2 * lost(1 - winner) && lost(winner) > 2)
        doubts << tr("The winners lost more than twice as many steps as the losers.");
    if (counts[1 - winner].left > 0 && 2 * counts[1 - winner].left <= counts[1 - winner].before && !draft.decisive)
        doubts << tr("The losers lost half of their steps; such a result is usually decisive.");
    return doubts;
}

}  // namespace ephor
