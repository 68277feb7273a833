#include "models/campaign/loss_lines.h"

#include "models/campaign/battle_result.h"
#include "models/text.h"
#include "models/text/campaign_words.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

static QString lossLine(const QString& who, int before, int lost, int after) {
    const int onTable = before - lost;
    if (after < onTable)
        return tr("%1: lost %2 of %n steps, then %3 more without a way back; left: %4", nullptr, before)
            .arg(who)
            .arg(lost)
            .arg(onTable - after)
            .arg(after);
    return tr("%1: lost %2 of %n steps; stragglers back: %3; left: %4", nullptr, before)
        .arg(who)
        .arg(lost)
        .arg(after - onTable)
        .arg(after);
}

QStringList lossLines(const Campaign& before, const State& after, const BattleSettled& settled) {
    QStringList lines;
    const auto names = namesOfSides(before.scenario, before.state, settled.battle);
    for (const bool attacks : {true, false}) {
        const std::vector<ArmyId>& armies = attacks ? settled.battle.attackers : settled.battle.defenders;
        int steps = 0;
        int left = 0;
        for (std::size_t i = 0; i < before.state.units.size(); ++i)
            if (std::ranges::contains(armies, before.state.units[i].army)) {
                steps += before.state.units[i].steps;
                left += after.units[i].army ? after.units[i].steps : 0;
            }
        lines << lossLine(names[attacks ? 0 : 1], steps,
                          attacks ? settled.battle.attackerLosses : settled.battle.defenderLosses, left);
    }
    return lines;
}

QStringList recruitLines(const Campaign& before, const State& after, PowerId power) {
    QStringList lines;
    const State& state = before.state;
    for (std::size_t a = 0; a < state.armies.size(); ++a) {
        const ArmyId army(static_cast<int>(a));
        if (state.armies[a].power != power)
            continue;
        int gained = 0;
        int steps = 0;
        for (std::size_t i = 0; i < state.units.size(); ++i)
            if (state.units[i].army == army && after.units[i].army == army) {
                gained += std::max(0, after.units[i].steps - state.units[i].steps);
                steps += after.units[i].steps;
            }
        if (gained > 0)
            lines << tr("%1: %n steps of recruits joined; it now has %2", nullptr, gained)
                         .arg(nameOf(before, army))
                         .arg(steps);
    }
    return lines;
}

}  // namespace ephor
