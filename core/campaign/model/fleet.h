// Fleets, in squadrons of ten triremes. A squadron is one step.
#pragma once

#include "core/campaign/model/army_orders.h"

namespace ephor::campaign {

using FleetId = Id<struct FleetTag>;
using LeaderId = Id<struct LeaderTag>;

/// What a fleet does where it lies and where it arrives.
enum class Station : std::uint8_t { Hold, Sail, Seek, Avoid, Watch, Blockade };
template <> struct Words<Station> {
    static constexpr std::array<std::string_view, 6> list{"hold", "sail", "seek", "avoid", "watch", "blockade"};
};

/// Orders to a fleet for one turn.
struct Voyage {
    FleetId fleet;
    Station station = Station::Hold;
    std::vector<PlaceId> path;    ///< places in order along sea lanes, without the one where the fleet lies
    std::vector<ArmyId> carries;  ///< armies that embark where it lies, and land where it arrives
    int build = 0;                ///< squadrons to build in the harbour where it ends the turn
    int detach = 0;               ///< squadrons that stay behind as a new fleet
    FleetId join;                 ///< the fleet to merge into, if both end the turn in one place

    friend bool operator==(const Voyage&, const Voyage&) = default;
};

struct Fleet {
    std::string id;  ///< the name in orders; no army has the same
    std::string name;
    PowerId power;
    PlaceId place;  ///< invalid: the fleet no longer exists
    PlaceId from;   ///< where it came from this turn
    Station station = Station::Hold;
    LeaderId admiral;
    int squadrons = 0;
    bool beaten = false;           ///< lost a sea battle this turn
    std::vector<Voyage> voyage;    ///< sealed for this turn: one, or none
    std::vector<Voyage> standing;  ///< for turns without orders: one, or none

    friend bool operator==(const Fleet&, const Fleet&) = default;
};

/// The settings in [sea] and [sea_command_points] of rules.toml.
struct SeaRules {
    int sailCost = 1;  ///< command points
    std::array<int, 6> stationCost{0, 0, 1, 1, 1, 1};
    int trierarch = 1;     ///< command points of a fleet without an admiral
    int fleets = 0;        ///< 0: no fleets, armies cross the sea by themselves; 1: armies need ships
    int carries = 3;       ///< steps that a squadron can carry
    int squadronCost = 1;  ///< talents
    int upkeep = 4;        ///< squadrons at sea for one talent a turn
    int blockade = 2;      ///< squadrons that blockade a harbour, for each level of it
    int commandFor = 2;    ///< command points for +1 on the die
    int lossDraw = 10;     ///< percent of the squadrons
    int lossWinner = 10;
    std::array<int, 3> lossLoser{25, 50, 75};  ///< percent, by a difference of 1-2, 3-4, 5 and more
    std::array<int, 3> ratio{150, 200, 300};   ///< percent of the enemy's squadrons for +1, +2, +3
    int stormOn = 1;      ///< highest face that wrecks a squadron of a fleet outside a harbour in Autumn
    int winterLoss = 50;  ///< percent of a fleet that finds no harbour before winter
    int seaLegs = 8;      ///< maximum lanes to a winter harbour
};

}  // namespace ephor::campaign
