#include "core/campaign/id_check.h"

#include <algorithm>

namespace ephor::campaign {

bool namesRows(const State& state, const Aftermath& draft) {
    return draft.battle.index() < state.battles.size() &&
           std::ranges::all_of(
               draft.units, [&](const UnitLeft& row) { return row.unit.index() < state.units.size(); }) &&
           std::ranges::all_of(draft.hit, [&](LeaderId id) { return id.index() < state.leaders.size(); });
}

}  // namespace ephor::campaign
