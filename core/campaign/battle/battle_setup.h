// Makes a battle on the table from an encounter: present strengths, leaders, spirit, fatigue, supply and terrain (2.6).
#pragma once

#include "core/battle/game.h"
#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// Units that share entries of the side's list: first … first + count - 1.
struct Brigade {
    std::vector<UnitId> units;
    int first = 0;
    int count = 1;
};

/// One side of the battle.
struct Host {
    /// How the armies met. If both were marching, the rule system may roll for who is attacker.
    enum class Met : std::uint8_t { Attacker, Defender, Both };

    std::string name;
    std::string state;  ///< id of the power
    std::vector<ArmyId> armies;
    std::vector<UnitId> units;  ///< on the table; units[i] is entry i of the list, unless there are brigades
    std::vector<Brigade> brigades;
    std::vector<UnitId> reserve;  ///< units for which the table has no room: they neither fight nor take losses
    LeaderId general;
    Met met = Met::Both;
    int mostSteps = 0;  ///< of the larger host, by which both are scaled if the table has little room
};
/// The host's brigades; without any, each unit by itself.
std::vector<Brigade> brigadesOf(const Host& host);

/// A battle that is ready to play. Side A are the attackers.
struct Battlefield {
    Setup setup;
    std::array<Host, 2> hosts;
    std::shared_ptr<const Game> game;
};

/// Sets up the battle for the campaign's rule system, or says why that is impossible.
Result<Battlefield> battlefieldOf(const Campaign& campaign, BattleId battle, const RuleSystem& system);

/// Makes a host's army list; one function for each rule system. Moves units without room into the reserve, and sorts
/// the others as in the list.
using ListMaker = ArmyList (*)(const Campaign& campaign, Host& host, const RuleSystem& system);
/// Null if campaigns do not support the system.
ListMaker listMakerFor(std::string_view system);

/// The list of an army by itself, as it would take the field now; an error where it has no units or campaigns do not
/// support the system.
Result<ArmyList> listOf(const Campaign& campaign, ArmyId army, const RuleSystem& system);

/// Whether, in this system, most men of a unit that left the table survive: in O/THW Ancients beaten units flee while
/// they still have strength (OTW-093, OTW-215).
bool lostUnitsSurvive(std::string_view system);

}  // namespace ephor::campaign
