// From an encounter on the map to a battle on the table: both armies at their present strength, leaders, spirit,
// fatigue, supply and ground (2.6).
#pragma once

#include "core/battle/game.h"
#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/campaign.h"
#include "core/campaign/model/muster_roll.h"

namespace ephor::campaign {

/// Units that stand on the table together: units first … first + count - 1 of the side's list.
struct Brigade {
    std::vector<UnitId> units;
    int first = 0;
    int count = 1;
};

/// One side as it comes to the table.
struct Host {
    /// Who came upon whom: where both were on the march, the rules of the table may dice for it.
    enum class Met : std::uint8_t { Attacker, Defender, Both };

    std::string name;
    std::string state;  ///< the power's id
    std::vector<ArmyId> armies;
    std::vector<UnitId> units;  ///< on the table; unit i of the side's list is units[i], unless there are brigades
    std::vector<Brigade> brigades;
    std::vector<UnitId> reserve;  ///< for whom the rules have no room on the table: they neither fight nor lose
    LeaderId general;
    Met met = Met::Both;
    int mostSteps = 0;  ///< of the larger of the two hosts: by it both are scaled where a table has little room
};
/// The host's units as they stand on the table; without brigades each by itself.
std::vector<Brigade> brigadesOf(const Host& host);

/// A battle made ready. Side A are the attackers.
struct Battlefield {
    Setup setup;
    std::array<Host, 2> hosts;
    std::shared_ptr<const Game> game;
};

/// The battle as the campaign's rule system fights it, or why it cannot be put on a table.
Result<Battlefield> battlefieldOf(const Campaign& campaign, BattleId battle, const RuleSystem& system);

/// A host as a list of a rule system: one function for each system that a campaign can be fought by. Puts the units
/// that it has no room for into the reserve, and the others into the order of the list.
using ListMaker = ArmyList (*)(const Campaign& campaign, Host& host, const RuleSystem& system);
/// None where no campaign can be fought by the system yet.
ListMaker listMakerFor(std::string_view system);

/// Whether a unit that is gone from the table has fled from it by those rules, most of its men alive: in O/THW Ancients
/// the beaten run while they are still counted (OTW-093, OTW-215).
bool goneMeansFled(std::string_view system);

}  // namespace ephor::campaign
