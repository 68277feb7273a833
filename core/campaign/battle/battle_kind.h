// What the kind of a battle does to those who fight it, and to the ground (2.5, 2.6).
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/table/body.h"
#include "core/table/terrain.h"

namespace ephor::campaign {

/// The campaign as the battle finds it: armies that are surprised, scattered, hurried or come late. What is fought is
/// another matter than what stands in the books; only lists for the table are made of it.
Campaign asTheyCome(const Campaign& campaign, BattleId battle);

/// What the kind adds to the ground: cover for an ambush, the ditch of a camp. Side B are the defenders, whose zone is
/// the far one.
std::vector<Terrain> groundOf(const Campaign& campaign, BattleId battle, double width, double height);

/// For people: what the kind means, and who comes late. Sentences that end with a full stop.
std::string termsOf(const Campaign& campaign, BattleId battle);

}  // namespace ephor::campaign
