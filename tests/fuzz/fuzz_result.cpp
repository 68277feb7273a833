// Any bytes as a result from the club's table: read without harm; what is taken names units and leaders of the battle,
// and no more steps than they had.
#include "core/campaign/battle/aftermath.h"
#include "core/campaign/battle/battle_result.h"
#include "core/campaign/battle/table_result.h"
#include "core/campaign/model/changes/state_check.h"
#include "reading.h"
#include "tests/support/small_campaign.h"

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// The two armies of the small campaign in one place.
Campaign aboutToFight() {
    Campaign campaign = smallCampaign();
    for (Army& army : campaign.state.armies)
        army.place = PlaceId(2);
    Battle battle;
    battle.turn = 1;
    battle.place = PlaceId(2);
    battle.attackers = {ArmyId(0)};
    battle.defenders = {ArmyId(1)};
    campaign.state.battles.push_back(battle);
    return campaign;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Campaign campaign = aboutToFight();
    static const Battlefield field = *battlefieldOf(campaign, BattleId(0), *findSystem("men_of_bronze"));
    const Result<Aftermath> draft = fromTable(campaign, BattleId(0), field, asText(data, size), "result.toml");
    if (!draft) {
        must(hasErrors(draft.error()));
        return 0;
    }
    for (const UnitLeft& row : draft->units)
        must(row.left >= 0 && row.left <= row.before && row.unit.index() < campaign.state.units.size());
    CampaignDice dice(keyOf(turnSeedOf(1, 1), "fuzz"));
    State after = campaign.state;
    applyAll(after, aftermathChanges(campaign, *draft, dice));
    must(!danglingId({campaign.scenario, after}));
    return 0;
}
