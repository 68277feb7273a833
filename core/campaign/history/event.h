// What can happen in a campaign: one small struct for each kind. Events name rows, which keep their number and name for
// the whole war.
#pragma once

#include "core/campaign/model/campaign.h"

#include <utility>
#include <variant>

namespace ephor::campaign {

/// A turn of the calendar.
struct Date {
    int year = 0;
    int move = 0;  ///< 0-5

    friend auto operator<=>(const Date&, const Date&) = default;
};

/// Who fought on one side, on land or at sea.
struct BattleSide {
    std::vector<PowerId> powers;       ///< each once, in the order of their armies or fleets
    std::vector<LeaderId> commanders;  ///< of its armies or fleets
};

struct BattleSettled {
    Battle battle;
    BattleSide attackers;
    BattleSide defenders;
    std::string played = {};       ///< how it was played, where a record says so
    bool isRecordChanged = false;  ///< the umpire changed the result of that record
    int attackerSteps = 0;         ///< that stood on the table, as far as the result says
    int defenderSteps = 0;
    std::vector<UnitId> stood = {};  ///< the same, units
};
/// An army came elsewhere on foot.
struct ArmyMarched {
    ArmyId army;
    PlaceId from;
    PlaceId to;
};
struct CityChangedHands {
    enum class How : std::uint8_t { Fell, CameOver, Ruled };
    PlaceId place;
    PowerId from;
    PowerId to;  ///< none: it is free
    How how = How::Fell;
    std::vector<LeaderId> takenBy;  ///< commanders of the new owner who stood before it
};
struct SiegeBegun {
    PlaceId place;
    PowerId owner;
};
struct SiegeLifted {
    PlaceId place;
    bool isGivenUp = false;  ///< the city belongs to somebody else since
};
struct LandRavaged {
    PlaceId place;
    PowerId owner;
    PowerId by;
};
/// A unit has one stripe more.
struct UnitHonoured {
    UnitId unit;
    PowerId power;  ///< none: it was disbanded
};

struct SeaFought {
    SeaFight fight;
    BattleSide attackers;
    BattleSide defenders;
};
/// Lost to storms, for want of pay, or with their harbour.
struct SquadronsLost {
    FleetId fleet;
    PlaceId place;
    int squadrons = 0;
};
/// On a hostile coast.
struct ArmyLanded {
    ArmyId army;
    PlaceId place;
};
struct HarbourClosed {
    PlaceId place;
};

struct LeaderWounded {
    LeaderId leader;
    Wound wound = Wound::Light;
    PlaceId place;
};
struct LeaderRecovered {
    LeaderId leader;
    int lessened = 0;  ///< command points that are left for good; 0: as many as before
};
struct LeaderPromoted {
    LeaderId leader;
    int cp = 0;
};
struct LeaderDied {
    enum class Cause : std::uint8_t { Battle, Wounds, Other };
    LeaderId leader;
    Cause cause = Cause::Other;
    PlaceId place;
};
struct LeaderCaptured {
    LeaderId leader;
    PlaceId place;
    PowerId holder;
};
struct LeaderFreed {
    enum class How : std::uint8_t { Released, Ransomed, ByDeal };
    LeaderId leader;
    How how = How::Released;
};
struct CommandTaken {
    LeaderId leader;
    ArmyId army;    ///< this,
    FleetId fleet;  ///< or this
    PlaceId place;
    bool isFirst = false;  ///< with which the war began
};
/// Where nobody was dismissed.
struct CommandLeft {
    LeaderId leader;
    bool isLost = false;  ///< his army or fleet is no more
};
struct TraitGained {
    LeaderId leader;
    TraitId trait;
};

struct OmenDrawn {
    int card = 0;
};
struct TreatyChanged {
    Treaty treaty;
};
struct DealDone {
    Deal deal;
    bool isVote = false;  ///< a commander was voted out
};
struct ContingentSent {
    PowerId from;
    PowerId to;
};
/// A turn was closed; these were allies in it.
struct TurnClosed {
    std::vector<std::pair<PowerId, PowerId>> allies;
};
/// A ruling or veto that everybody is told of.
struct RulingMade {
    std::string reason;
};
struct WarEnded {
    PowerId winner;
};
struct GoalRevealed {
    Goal goal;
};

using CampaignEvent =
    std::variant<BattleSettled, ArmyMarched, CityChangedHands, SiegeBegun, SiegeLifted, LandRavaged, UnitHonoured,
                 SeaFought, SquadronsLost, ArmyLanded, HarbourClosed, LeaderWounded, LeaderRecovered, LeaderPromoted,
                 LeaderDied, LeaderCaptured, LeaderFreed, CommandTaken, CommandLeft, TraitGained, OmenDrawn,
                 TreatyChanged, DealDone, ContingentSent, TurnClosed, RulingMade, WarEnded, GoalRevealed>;

struct DatedEvent {
    int entry = 0;  ///< of the journal
    int turn = 0;
    Date date;
    CampaignEvent what;
};

}  // namespace ephor::campaign
