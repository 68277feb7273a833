// The state of a campaign: plain values that refer to each other by id. It changes only by Change values (change.h).
#pragma once

#include "core/campaign/model/army_orders.h"
#include "core/campaign/model/diplomacy_records.h"
#include "core/campaign/model/scenario.h"

namespace ephor::campaign {

/// The phase of the current turn.
enum class Phase : std::uint8_t { Orders, Battles, Over };
template <> struct Words<Phase> {
    static constexpr std::array<std::string_view, 3> list{"orders", "battles", "over"};
};

struct Course {
    int year = 0;
    int turnOfYear = 0;  ///< 0 to 5
    int turn = 1;        ///< number of the turn since the campaign began, from 1
    Phase phase = Phase::Orders;
    PowerId winner;   ///< valid once the campaign is over
    PowerId leading;  ///< held the winning share of all tiers (winTierShare) in the last winter
    int omen = -1;    ///< omen card of the season; -1: none

    friend bool operator==(const Course&, const Course&) = default;
};

/// What can change about a place.
struct City {
    PowerId owner;  ///< invalid: independent
    int loyalty = 1;
    int stores = 0;    ///< turns of food
    int ravaged = 0;   ///< 0-2
    int garrison = 0;  ///< steps
    PowerId besieger;
    int works = 0;     ///< 0-3
    int starving = 0;  ///< turns without food in this siege
    int breach = 0;    ///< wall levels lost in this siege

    friend bool operator==(const City&, const City&) = default;
};

struct Power {
    int treasury = 0;  ///< talents
    int arete = 0;
    int score = 0;   ///< score of past winters and reached goals
    int missed = 0;  ///< turns in a row without orders from its current player
    OrdersFrom from = OrdersFrom::Nobody;
    std::vector<Order> orders;    ///< sealed, for this turn
    std::vector<Order> standing;  ///< for turns without orders
    std::vector<PowerId> war;
    std::vector<PowerId> alliance;

    friend bool operator==(const Power&, const Power&) = default;
};

/// Whether a power has a player, as of the last time its player changed. The journal knows who it is (playersOf()). Of
/// a power without such a row, the scenario says who plays it.
struct Seating {
    PowerId power;
    bool isPlayed = false;

    friend bool operator==(const Seating&, const Seating&) = default;
};

/// What a power adds to the seed of the dice before the first turn.
struct Contribution {
    PowerId power;
    std::string sealed;  ///< SHA-256 of the words, in hex
    std::string words;   ///< empty: not revealed yet

    friend bool operator==(const Contribution&, const Contribution&) = default;
};

enum class Wound : std::uint8_t { None, Light, Severe };
template <> struct Words<Wound> {
    static constexpr std::array<std::string_view, 3> list{"none", "light", "severe"};
};
enum class Fate : std::uint8_t { Serving, Captured, Dead };
template <> struct Words<Fate> {
    static constexpr std::array<std::string_view, 3> list{"serving", "captured", "dead"};
};

struct Leader {
    std::string id;
    std::string name;
    PowerId power;
    ArmyId army;  ///< that the leader commands; invalid: at home
    int cp = 2;
    int cpNow = 2;
    Wound wound = Wound::None;
    Fate fate = Fate::Serving;
    int fame = 0;

    friend bool operator==(const Leader&, const Leader&) = default;
};

/// A trait of a leader: from the beginning (turn 0), or gained in a turn.
struct LeaderTrait {
    LeaderId leader;
    TraitId trait;  ///< invalid: the trait was lost
    int turn = 0;

    friend bool operator==(const LeaderTrait&, const LeaderTrait&) = default;
};

struct Unit {
    std::string name;
    Troop troop = Troop::Hoplite;
    Grade grade = Grade::B;
    PlaceId home;
    ArmyId army;  ///< invalid: disbanded
    int steps = 0;
    int most = 4;
    int stripes = 0;  ///< 0-3

    friend bool operator==(const Unit&, const Unit&) = default;
};

struct Army {
    std::string id;  ///< the name in orders
    std::string name;
    PowerId power;
    PlaceId place;  ///< invalid: the army no longer exists
    PlaceId from;   ///< where it came from this turn
    Posture posture = Posture::Hold;
    LeaderId leader;
    int supply = 3;           ///< turns of food, from 0 to mostSupply()
    int fatigue = 0;          ///< 0-3
    int spirit = 1;           ///< 0 Shaken, 1 Formed-up, 2 Ready, 3 Eager
    int stayed = 0;           ///< turns in this place
    bool initiative = false;  ///< a command point saved for the next battle
    bool fortified = false;
    bool beaten = false;  ///< retreated this turn and cannot be caught again

    friend bool operator==(const Army&, const Army&) = default;
};

/// An army without food.
struct Famine {
    ArmyId army;
    int turn = 0;   ///< the last turn without food
    int turns = 0;  ///< turns in a row

    friend bool operator==(const Famine&, const Famine&) = default;
};

/// The kind of a battle, which follows from the postures (2.5).
enum class BattleKind : std::uint8_t { Decisive, Ambush, Ravage, Stop, Relief, Sally, Storm };
template <> struct Words<BattleKind> {
    static constexpr std::array<std::string_view, 7> list{"decisive", "ambush", "ravage", "stop",
                                                          "relief",   "sally",  "storm"};
};
enum class Verdict : std::uint8_t { Pending, Attacker, Defender, Draw };
template <> struct Words<Verdict> {
    static constexpr std::array<std::string_view, 4> list{"pending", "attacker", "defender", "draw"};
};
/// How a result was entered.
enum class Method : std::uint8_t { None, Auto, Record, Table };
template <> struct Words<Method> {
    static constexpr std::array<std::string_view, 4> list{"none", "auto", "record", "table"};
};

struct Battle {
    int turn = 0;
    PlaceId place;
    BattleKind kind = BattleKind::Decisive;
    std::vector<ArmyId> attackers;
    std::vector<ArmyId> defenders;
    Verdict result = Verdict::Pending;
    bool decisive = false;
    Method method = Method::None;
    std::string digest;  ///< of the battle's events, if the program fought it
    int attackerLosses = 0;
    int defenderLosses = 0;  ///< steps, before recovery

    friend bool operator==(const Battle&, const Battle&) = default;
};

/// A diplomatic message from one power to another: sealed with its orders, then offered, and a treaty once both sides
/// agree. A declaration of war that was delivered is Kept.
struct Treaty {
    PowerId from;  ///< of a tribute: who pays
    PowerId to;
    TreatyKind kind = TreatyKind::Peace;
    AgreementStatus status = AgreementStatus::Void;
    int turn = 0;   ///< when it was sent, or agreed
    int until = 0;  ///< last turn of a treaty; of an offer: its duration in turns; 0: permanent
    int talents = 0;

    friend bool operator==(const Treaty&, const Treaty&) = default;
};

/// The kinds of private goals (2.14).
enum class Aim : std::uint8_t { Hold, Humble, Treasure, Fame, Host };
template <> struct Words<Aim> {
    static constexpr std::array<std::string_view, 5> list{"hold", "humble", "treasure", "fame", "host"};
};
struct Goal {
    PowerId power;
    Aim aim = Aim::Hold;
    PlaceId place;
    PowerId rival;
    int amount = 0;
    bool reached = false;

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// The size of an army as others see it.
enum class Size : std::uint8_t { Small, Medium, Large };
template <> struct Words<Size> {
    static constexpr std::array<std::string_view, 3> list{"small", "medium", "large"};
};

/// `units`: the number of its units.
constexpr Size sizeOf(int units) { return units <= 4 ? Size::Small : units <= 9 ? Size::Medium : Size::Large; }

/// How much a scout reports (2.5).
enum class Insight : std::uint8_t { Something, Posture, List };
template <> struct Words<Insight> {
    static constexpr std::array<std::string_view, 3> list{"something", "posture", "list"};
};
/// What a power last learnt of a hostile army. The army may be elsewhere by now.
struct Sighting {
    PowerId power;  ///< who has this knowledge
    ArmyId army;
    PlaceId place;
    Insight insight = Insight::Something;
    int turn = 0;
    Posture posture = Posture::Hold;
    /// The exact number with insight List; with Posture, the lowest number of its Size, so that the exact one is not
    /// stored.
    int units = 0;
    std::string list;  ///< "9 hoplites, 2 psiloi"

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// What a power last learnt of a hostile fleet. The fleet may be elsewhere by now.
struct FleetSighting {
    PowerId power;  ///< who has this knowledge
    FleetId fleet;
    PlaceId place;
    Insight insight = Insight::Something;
    int turn = 0;
    Station station = Station::Hold;
    /// The exact number with insight List; with Posture, the lowest number of its Size, so that the exact one is not
    /// stored.
    int squadrons = 0;

    friend bool operator==(const FleetSighting&, const FleetSighting&) = default;
};

/// A sea battle. One die of each side decides it.
struct SeaFight {
    int turn = 0;
    PlaceId place;
    std::vector<FleetId> attackers;
    std::vector<FleetId> defenders;
    Verdict result = Verdict::Draw;
    int attackerSquadrons = 0;  ///< before the battle
    int defenderSquadrons = 0;
    int attackerCommand = 0;  ///< command points of the best commander on board
    int defenderCommand = 0;
    int attackerDie = 0;
    int defenderDie = 0;
    int attackerLosses = 0;  ///< squadrons
    int defenderLosses = 0;
    int attackerDrowned = 0;  ///< steps of the armies aboard
    int defenderDrowned = 0;

    friend bool operator==(const SeaFight&, const SeaFight&) = default;
};

/// Everything that changes.
struct State {
    Course course;
    std::vector<City> cities;   ///< by PlaceId
    std::vector<Power> powers;  ///< by PowerId
    std::vector<Leader> leaders;
    std::vector<Unit> units;
    std::vector<Army> armies;
    std::vector<Battle> battles;
    std::vector<Treaty> treaties;
    std::vector<Goal> goals;
    std::vector<Sighting> sightings;
    std::vector<Fleet> fleets;
    std::vector<SeaFight> seaFights;
    std::vector<Deal> deals;
    std::vector<Captive> captives;
    std::vector<Contingent> contingents;
    std::vector<Favour> favours;
    std::vector<StandOff> standOffs;
    std::vector<Arrival> arrivals;
    std::vector<FleetSighting> fleetSightings;
    std::vector<LeaderTrait> leaderTraits;
    std::vector<Famine> famines;
    std::vector<Seating> seatings;
    std::vector<Contribution> contributions;

    friend bool operator==(const State&, const State&) = default;
};

struct Campaign {
    Scenario scenario;
    State state;
};

}  // namespace ephor::campaign
