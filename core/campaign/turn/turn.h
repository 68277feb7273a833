// A move: from sealed orders to encounters, and from resolved battles to the next move. Functions from campaign, dice
// and vetoes to what changes.
#pragma once

#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/change.h"
#include "core/campaign/turn/acts.h"

namespace ephor::campaign {

/// Omens, command points, movement and encounters. Orders that nobody gave are taken from the standing ones, or made by
/// the ruler (2.14). Afterwards battles are pending (Phase::Battles), though there may be none.
Changes muster(const Campaign& campaign, CampaignDice& dice, Acts& acts);
Changes muster(const Campaign& campaign, CampaignDice& dice);

/// Sieges, ravaging, supply, drafts, and the next move; after the last of the year the winter. No battle is pending.
Changes closeMove(const Campaign& campaign, CampaignDice& dice, Acts& acts);
Changes closeMove(const Campaign& campaign, CampaignDice& dice);

/// The war ends now, between two moves, because those who play it have agreed: goals that are reached, tiers and Arete
/// count as in the winter of the year.
Changes endWar(const Campaign& campaign, CampaignDice& dice);

/// Battles whose result has not come in.
std::vector<BattleId> pendingBattles(const State& state);
/// The army is in one of them.
bool isFighting(const State& state, ArmyId army);

}  // namespace ephor::campaign
