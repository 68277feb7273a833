// A campaign as it stands: plain values that refer to each other by id. It changes by Change values alone (change.h).
#pragma once

#include "core/campaign/model/army_orders.h"
#include "core/campaign/model/diplomacy_records.h"
#include "core/campaign/model/scenario.h"

namespace ephor::campaign {

/// Where a move stands.
enum class Phase : std::uint8_t { Orders, Battles, Over };
template <> struct Words<Phase> {
    static constexpr std::array<std::string_view, 3> list{"orders", "battles", "over"};
};

struct Course {
    int year = 0;
    int move = 0;  ///< 0-5
    int turn = 1;  ///< counts the moves of the campaign
    Phase phase = Phase::Orders;
    PowerId winner;   ///< of a campaign that is over
    PowerId leading;  ///< held half of all tiers in the last winter
    int event = -1;   ///< of the season; -1: none

    friend bool operator==(const Course&, const Course&) = default;
};

/// What changes of a place.
struct City {
    PowerId owner;  ///< none: free
    int loyalty = 1;
    int stores = 0;    ///< moves of food
    int ravaged = 0;   ///< 0-2
    int garrison = 0;  ///< steps
    PowerId besieger;
    int works = 0;     ///< 0-3
    int starving = 0;  ///< moves
    int breach = 0;    ///< walls down for this siege

    friend bool operator==(const City&, const City&) = default;
};

struct Power {
    int treasury = 0;  ///< talents
    int arete = 0;
    int score = 0;   ///< sum of the winters
    int missed = 0;  ///< moves in a row without orders, of whoever has its seat now
    OrdersFrom from = OrdersFrom::Nobody;
    std::vector<Order> orders;    ///< sealed, for this move
    std::vector<Order> standing;  ///< for moves without orders
    std::vector<PowerId> war;
    std::vector<PowerId> alliance;

    friend bool operator==(const Power&, const Power&) = default;
};

/// Whether somebody plays a power, since its seat last went to somebody else or to nobody. Who it is the journal says
/// (playersOf()); of a power without such a row the scenario says it.
struct Seating {
    PowerId power;
    bool isPlayed = false;

    friend bool operator==(const Seating&, const Seating&) = default;
};

/// What a power adds to the dice of the war, before its first move.
struct Contribution {
    PowerId power;
    std::string sealed;  ///< SHA-256 of the words, in hex
    std::string words;   ///< empty: not opened

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
    ArmyId army;  ///< that he commands; none: at home
    int cp = 2;
    int cpNow = 2;
    Wound wound = Wound::None;
    Fate fate = Fate::Serving;
    int fame = 0;

    friend bool operator==(const Leader&, const Leader&) = default;
};

/// A leader is known for something: from the beginning (turn 0), or since he came to fame by it.
struct Renown {
    LeaderId leader;
    TraitId trait;  ///< none: no more
    int turn = 0;

    friend bool operator==(const Renown&, const Renown&) = default;
};

struct Unit {
    std::string name;
    Troop troop = Troop::Hoplite;
    Grade grade = Grade::B;
    PlaceId home;
    ArmyId army;  ///< none: disbanded
    int steps = 0;
    int most = 4;
    int stripes = 0;  ///< 0-3

    friend bool operator==(const Unit&, const Unit&) = default;
};

struct Army {
    std::string id;  ///< by which orders call it
    std::string name;
    PowerId power;
    PlaceId place;  ///< none: it is no more
    PlaceId from;   ///< where it came from in this move
    Posture posture = Posture::Hold;
    LeaderId leader;
    int supply = 3;           ///< moves of food, from 0 to mostSupply()
    int fatigue = 0;          ///< 0-3
    int spirit = 1;           ///< 0 Shaken, 1 Formed-up, 2 Ready, 3 Eager
    int stayed = 0;           ///< moves in this place
    bool initiative = false;  ///< a command point kept for the next battle
    bool fortified = false;
    bool beaten = false;  ///< retreated in this move: not to be caught again

    friend bool operator==(const Army&, const Army&) = default;
};

/// An army that had nothing to eat.
struct Famine {
    ArmyId army;
    int turn = 0;   ///< the last move of it
    int moves = 0;  ///< in a row

    friend bool operator==(const Famine&, const Famine&) = default;
};

/// What kind of battle the postures make (2.5).
enum class Kind : std::uint8_t { Decisive, Ambush, Ravage, Stop, Relief, Sally, Storm };
template <> struct Words<Kind> {
    static constexpr std::array<std::string_view, 7> list{"decisive", "ambush", "ravage", "stop",
                                                          "relief",   "sally",  "storm"};
};
enum class Verdict : std::uint8_t { Pending, Attacker, Defender, Draw };
template <> struct Words<Verdict> {
    static constexpr std::array<std::string_view, 4> list{"pending", "attacker", "defender", "draw"};
};
/// How a result came in.
enum class Method : std::uint8_t { None, Auto, Record, Table };
template <> struct Words<Method> {
    static constexpr std::array<std::string_view, 4> list{"none", "auto", "record", "table"};
};

struct Battle {
    int turn = 0;
    PlaceId place;
    Kind kind = Kind::Decisive;
    std::vector<ArmyId> attackers;
    std::vector<ArmyId> defenders;
    Verdict result = Verdict::Pending;
    bool decisive = false;
    Method method = Method::None;
    std::string digest;  ///< of the battle's events, where the program fought it
    int attackerLosses = 0;
    int defenderLosses = 0;  ///< steps, before recovery

    friend bool operator==(const Battle&, const Battle&) = default;
};

/// A word of one power to another: sealed with its orders, offered, and a treaty once both say so. A declaration of war
/// that was made is Kept.
struct Treaty {
    PowerId from;  ///< of a tribute: who pays
    PowerId to;
    Bond bond = Bond::Peace;
    Pledge pledge = Pledge::Void;
    int turn = 0;   ///< when it was said, or agreed on
    int until = 0;  ///< last move of a treaty; of an offer: how many moves; 0: for good
    int talents = 0;

    friend bool operator==(const Treaty&, const Treaty&) = default;
};

/// What a power may strive for in secret (2.14).
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

/// How large an army looks from the next hill.
enum class Size : std::uint8_t { Small, Medium, Large };
template <> struct Words<Size> {
    static constexpr std::array<std::string_view, 3> list{"small", "medium", "large"};
};

/// By the number of its units.
constexpr Size sizeOf(int units) { return units <= 4 ? Size::Small : units <= 9 ? Size::Medium : Size::Large; }

/// What a scout brings home (2.5).
enum class Insight : std::uint8_t { Something, Posture, List };
template <> struct Words<Insight> {
    static constexpr std::array<std::string_view, 3> list{"something", "posture", "list"};
};
/// What a power last learnt of a hostile army; it may be elsewhere by now.
struct Sighting {
    PowerId power;  ///< who knows it
    ArmyId army;
    PlaceId place;
    Insight insight = Insight::Something;
    int turn = 0;
    Posture posture = Posture::Hold;
    /// Counted with insight List; the least of their size with Posture, so that no number is kept that nobody knows.
    int units = 0;
    std::string list;  ///< "9 hoplites, 2 psiloi"

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// What a power last learnt of a hostile fleet; it may have sailed since.
struct FleetTale {
    PowerId power;  ///< who knows it
    FleetId fleet;
    PlaceId place;
    Insight insight = Insight::Something;
    int turn = 0;
    Station station = Station::Hold;
    /// Counted with insight List; the least of their size with Posture, so that no number is kept that nobody knows.
    int squadrons = 0;

    friend bool operator==(const FleetTale&, const FleetTale&) = default;
};

/// A fight at sea, which one small roll of each side decides.
struct SeaFight {
    int turn = 0;
    PlaceId place;
    std::vector<FleetId> attackers;
    std::vector<FleetId> defenders;
    Verdict result = Verdict::Draw;
    int attackerSquadrons = 0;  ///< before
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

/// All that changes.
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
    std::vector<FleetTale> fleetTales;
    std::vector<Renown> renowns;
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
