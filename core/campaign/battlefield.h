// From an encounter on the map to a battle on the table: both armies at their present strength, leaders, spirit, fatigue, supply and ground (2.6).
#pragma once

#include "core/battle/game.h"
#include "core/campaign/campaign.h"
#include "core/campaign/dice.h"
#include "core/campaign/muster_roll.h"

namespace ephor::campaign {

/// One side as it comes to the table.
struct Host {
    std::string name;
    std::string state;  ///< the power's id
    std::vector<ArmyId> armies;
    std::vector<UnitId> units;    ///< unit i of the side's list is units[i]
    std::vector<UnitId> reserve;  ///< for whom the rules have no room on the table: they neither fight nor lose
    LeaderId general;
};

/// A battle made ready. Side A are the attackers.
struct Battlefield {
    Setup setup;
    std::array<Host, 2> hosts;
    std::shared_ptr<const Game> game;
};

/// The battle as the campaign's rule system fights it, or why it cannot be put on a table.
Result<Battlefield> battlefieldOf(const Campaign& campaign, BattleId battle, const RuleSystem& system);

/// A host as a list of a rule system: one function for each system that a campaign can be fought by. Puts the units that it has no room for into the
/// reserve, and the others into the order of the list.
using ListMaker = ArmyList (*)(const Campaign& campaign, Host& host, const RuleSystem& system);
/// None where no campaign can be fought by the system yet.
ListMaker listMakerFor(std::string_view system);
ArmyList bronzeList(const Campaign& campaign, Host& host, const RuleSystem& system);
ArmyList alalaList(const Campaign& campaign, Host& host, const RuleSystem& system);

/// The ground that a country gives a battle.
std::vector<Terrain> groundOf(Country country, const TableSize& table, CampaignDice& dice);

}  // namespace ephor::campaign
