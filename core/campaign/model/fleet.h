// Ships: a fleet counts squadrons of ten triremes, a squadron being one step.
#pragma once

#include "core/campaign/model/army_orders.h"

namespace ephor::campaign {

using FleetId = Id<struct FleetTag>;
using LeaderId = Id<struct LeaderTag>;

/// How a fleet bears itself where it lies and where it comes to.
enum class Station : std::uint8_t { Hold, Sail, Seek, Avoid, Watch, Blockade };
template <> struct Words<Station> {
    static constexpr std::array<std::string_view, 6> list{"hold", "sail", "seek", "avoid", "watch", "blockade"};
};

/// What a fleet is told to do in a move.
struct Voyage {
    FleetId fleet;
    Station station = Station::Hold;
    std::vector<PlaceId> path;    ///< sea lane after sea lane, without the place it lies in
    std::vector<ArmyId> carries;  ///< armies that go aboard where it lies, and land where it comes to
    int build = 0;                ///< squadrons laid down in the harbour where it ends the move
    int detach = 0;               ///< squadrons that stay behind as a fleet of their own
    FleetId join;                 ///< the fleet that it becomes part of, where both lie in one place at the end

    friend bool operator==(const Voyage&, const Voyage&) = default;
};

struct Fleet {
    std::string id;  ///< by which orders call it; no army has the same
    std::string name;
    PowerId power;
    PlaceId place;  ///< none: it is no more
    PlaceId from;   ///< where it came from in this move
    Station station = Station::Hold;
    LeaderId admiral;
    int squadrons = 0;
    bool beaten = false;           ///< lost a sea fight in this move
    std::vector<Voyage> voyage;    ///< sealed for this move: one, or none
    std::vector<Voyage> standing;  ///< for moves without orders: one, or none

    friend bool operator==(const Fleet&, const Fleet&) = default;
};

/// The numbers of the sea, [sea] and [sea_command_points] of rules.toml.
struct SeaRules {
    int sailCost = 1;  ///< command points
    std::array<int, 6> stationCost{0, 0, 1, 1, 1, 1};
    int trierarch = 1;     ///< command points of a fleet without an admiral
    int fleets = 0;        ///< 0: armies cross the sea by themselves, and there are no fleets; 1: they need ships
    int carries = 3;       ///< steps that a squadron takes aboard
    int squadronCost = 1;  ///< talents
    int upkeep = 4;        ///< squadrons at sea for a talent a move
    int blockade = 2;      ///< squadrons that close a harbour, for each degree of it
    int commandFor = 2;    ///< command points for one on the die
    int lossDraw = 10;     ///< percent of the squadrons
    int lossWinner = 10;
    std::array<int, 3> lossLoser{25, 50, 75};  ///< by a difference of 1-2, 3-4, 5 and more
    std::array<int, 3> ratio{150, 200, 300};   ///< percent of the other's squadrons for +1, +2, +3
    int stormOn = 1;      ///< highest face that wrecks a squadron of a fleet out of harbour in Autumn
    int winterLoss = 50;  ///< percent of a fleet that finds no harbour before winter
    int seaLegs = 8;      ///< lanes within which a fleet looks for a harbour in winter
};

}  // namespace ephor::campaign
