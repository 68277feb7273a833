// The events of a campaign: one small struct for each kind. They refer to rows of the state, which keep their number
// and name for the whole war.
#pragma once

#include "core/campaign/model/campaign.h"

#include <utility>
#include <variant>

namespace ephor::campaign {

/// A turn of the calendar.
struct Date {
    int year = 0;
    int turnOfYear = 0;  ///< 0 to 5

    friend auto operator<=>(const Date&, const Date&) = default;
};

/// One side of a battle, on land or at sea.
struct BattleSide {
    std::vector<PowerId> powers;       ///< each once, in the order of its armies or fleets
    std::vector<LeaderId> commanders;  ///< of its armies or fleets
};

struct BattleSettled {
    Battle battle;
    BattleSide attackers;
    BattleSide defenders;
    std::string played = {};       ///< how it was played, if a record says so
    bool isRecordChanged = false;  ///< the umpire changed the recorded result
    int attackerSteps = 0;         ///< on the table, if the result says so
    int defenderSteps = 0;
    std::vector<UnitId> stood = {};  ///< units on the table, if the result says so
    std::string remarks = {};        ///< the umpire's, for everybody
};
/// An army moved by land.
struct ArmyMarched {
    ArmyId army;
    PlaceId from;
    PlaceId to;
};
struct CityChangedHands {
    enum class How : std::uint8_t { Fell, CameOver, Ruled };
    PlaceId place;
    PowerId from;
    PowerId to;  ///< invalid: the city is free
    How how = How::Fell;
    std::vector<LeaderId> takenBy;  ///< the new owner's commanders at the city
};
struct SiegeBegun {
    PlaceId place;
    PowerId owner;
};
struct SiegeLifted {
    PlaceId place;
    bool hasChangedHands = false;  ///< the city has, without falling
};
struct LandRavaged {
    PlaceId place;
    PowerId owner;
    PowerId by;
};
/// A unit gained a stripe.
struct UnitHonoured {
    UnitId unit;
    PowerId power;  ///< invalid: the unit was disbanded
};

struct SeaFought {
    SeaFight fight;
    BattleSide attackers;
    BattleSide defenders;
};
/// Squadrons lost without a fight: to storms, for lack of pay, or with their harbour.
struct SquadronsLost {
    FleetId fleet;
    PlaceId place;
    int squadrons = 0;
};
/// An army landed on a hostile coast.
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
    int lessened = 0;  ///< command points that remain for good; 0: all of them
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
    ArmyId army;    ///< either an army
    FleetId fleet;  ///< or a fleet
    PlaceId place;
    bool isFirst = false;  ///< held since the war began
};
/// A command ended without a dismissal.
struct CommandLeft {
    LeaderId leader;
    bool isLost = false;  ///< the army or fleet no longer exists
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
/// A turn was closed. `allies`: the alliances during it.
struct TurnClosed {
    std::vector<std::pair<PowerId, PowerId>> allies;
};
/// A public ruling or veto.
struct RulingMade {
    std::string reason;
    std::string what = {};  ///< "Megara belongs to Athens now"; empty: what was ruled is secret
    bool isVeto = false;
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

/// Where it happened; none: at no place of the map.
PlaceId placeOf(const CampaignEvent& event);

struct DatedEvent {
    int entry = 0;  ///< of the journal
    int turn = 0;
    Date date;
    CampaignEvent what;
};

}  // namespace ephor::campaign
