// A campaign that has gone on for so long that its journal is as long as one likes.
#pragma once

#include "core/campaign/umpire/actions.h"

namespace ephor::campaign {

/// Hellas with orders from every power, sent twice in every move.
inline Journal longJournal(std::size_t entries) {
    ScenarioFiles files = *builtinScenario("hellas_431");
    const std::string years = "years = ";
    const std::size_t at = files.texts[0].find(years) + years.size();
    files.texts[0].replace(at, files.texts[0].find('\n', at) - at, "100");
    Journal made = *Journal::found(files, 1);
    while (made.entries().size() < entries && made.campaign().state.course.phase != Phase::Over) {
        const ArmyIndex armyIndex(made.campaign().state);
        for (std::size_t p = 0; p < made.campaign().state.powers.size(); ++p) {
            const PowerId power(static_cast<int>(p));
            Orders orders;
            for (const ArmyId army : armyIndex.armiesOf(power))
                orders.land.push_back({army, Posture::Hold, {}, {}, IfStronger::Stand});
            for (int again = 0; again < 2; ++again)
                (void)submitOrders(made, power, orders, "as before");
        }
        adjudicateTurn(made);
        closeTurn(made);
    }
    return made;
}

}  // namespace ephor::campaign
