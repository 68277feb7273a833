// The effects of a battle's kind on armies and terrain (2.5, 2.6).
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/table/body.h"
#include "core/table/terrain.h"

namespace ephor::campaign {

/// The campaign with its armies as they start the battle: surprised, scattered, tired or late. Only for making army
/// lists; these changes are never stored.
Campaign campaignAtBattleStart(const Campaign& campaign, BattleId battle);

/// Terrain that the kind adds: cover for an ambush, the ditch of a camp. Side B are the defenders, whose zone is the
/// far one.
std::vector<Terrain> groundOf(const Campaign& campaign, BattleId battle, double width, double height);

/// Explains to players the kind of the battle and which armies arrive late. Full sentences.
std::string termsOf(const Campaign& campaign, BattleId battle);

}  // namespace ephor::campaign
