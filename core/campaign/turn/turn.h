// A turn: from sealed orders to encounters, and from resolved battles to the next turn. Pure functions of campaign,
// dice and vetoes that return the changes.
#pragma once

#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/changes/change.h"
#include "core/campaign/turn/acts.h"

namespace ephor::campaign {

/// Omens, diplomacy, orders, command points, movement and encounters. Powers without orders use standing ones or the
/// computer player's (2.14). Afterwards the phase is Battles, even if there are none.
Changes adjudicateTurn(const Campaign& campaign, CampaignDice& dice, Acts& acts);

/// Sieges, ravaging, supply, drafts, and the next turn; after the last turn of the year also the winter. Precondition:
/// no battle is pending.
Changes closeTurn(const Campaign& campaign, CampaignDice& dice, Acts& acts);

/// Ends the war now, between two turns, by agreement of the players. Reached goals, tiers and Arete count as in winter.
Changes endWar(const Campaign& campaign, CampaignDice& dice);

/// Battles without a result.
std::vector<BattleId> pendingBattles(const State& state);
/// Whether there is such a battle, without a result.
bool isPending(const State& state, BattleId battle);
/// Whether the army is in a pending battle.
bool isFighting(const State& state, ArmyId army);

}  // namespace ephor::campaign
