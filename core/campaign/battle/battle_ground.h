// The terrain of battles by country.
#pragma once

#include "core/battle/table.h"
#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/map.h"
#include "core/table/terrain.h"

namespace ephor::campaign {

/// Random terrain for a battle in a country.
std::vector<Terrain> groundOf(Country country, const TableSize& table, CampaignDice& dice);

}  // namespace ephor::campaign
