// What is constant in a campaign: map, powers, rules, events and settings.
#pragma once

#include "core/campaign/model/campaign_seed.h"
#include "core/campaign/model/fleet.h"
#include "core/campaign/model/modules.h"

#include <algorithm>
#include <optional>

namespace ephor::campaign {

using UnitId = Id<struct UnitTag>;
using TraitId = Id<struct TraitTag>;

enum class Troop : std::uint8_t { Hoplite, Peltast, Psiloi, Archer, Cavalry, Thessalian, Hamippoi };
template <> struct Words<Troop> {
    static constexpr std::array<std::string_view, 7> list{"hoplite", "peltast",    "psiloi",  "archer",
                                                          "cavalry", "thessalian", "hamippoi"};
};
constexpr bool isHorse(Troop t) { return t == Troop::Cavalry || t == Troop::Thessalian || t == Troop::Hamippoi; }
constexpr bool isLight(Troop t) { return t != Troop::Hoplite; }
/// A hoplite unit is 1,000 men in four steps, a band 300 in two.
constexpr int stepsOf(Troop t) { return t == Troop::Hoplite ? 4 : 2; }

enum class Grade : std::uint8_t { A, B, C };
template <> struct Words<Grade> {
    static constexpr std::array<std::string_view, 3> list{"A", "B", "C"};
};

/// The kind of computer player for a power (2.14).
enum class Ruler : std::uint8_t { Feeble, Incompetent, Skilled, Rash };
template <> struct Words<Ruler> {
    static constexpr std::array<std::string_view, 4> list{"feeble", "incompetent", "skilled", "rash"};
};

/// The shape of a power's badge on maps and in tables.
enum class BadgeShape : std::uint8_t { Circle, Square, Diamond, Triangle, Hexagon, Pentagon, Octagon };
template <> struct Words<BadgeShape> {
    static constexpr std::array<std::string_view, 7> list{"circle",  "square",   "diamond", "triangle",
                                                          "hexagon", "pentagon", "octagon"};
};

/// The badge that a scenario chooses for a power. The program chooses what is left out.
struct Badge {
    std::optional<std::uint32_t> colour;  ///< 0xRRGGBB
    std::optional<BadgeShape> shape;
    std::string letter;  ///< one character, at most three bytes of UTF-8; empty: left out
};

struct PowerInfo {
    std::string id;
    std::string name;
    std::string government;
    PlaceId capital;
    Ruler ruler = Ruler::Skilled;
    std::string player;  ///< who plays it; empty: the computer, unless somebody sends orders
    std::string deputy;  ///< who may send orders instead of the player
    Badge badge{};
};

/// What a leader's trait affects (2.8).
enum class TraitEffect : std::uint8_t {
    Fate,       ///< the roll for the leader's fate in a battle
    Risk,       ///< number of times to repeat that roll if the leader's army attacked
    Supply,     ///< extra turns of food that the army carries
    Siege,      ///< the roll against a place that the army besieges
    Vote,       ///< the vote of a city that the leader addresses, and of their own city about them
    Intercept,  ///< the army's roll to catch another
    Avoid       ///< the army's roll to evade
};
template <> struct Words<TraitEffect> {
    static constexpr std::array<std::string_view, 7> list{"fate", "risk",      "supply", "siege",
                                                          "vote", "intercept", "avoid"};
};

/// A trait that a leader can have. Scenarios define the traits and their modifiers.
struct Trait {
    std::string id;
    std::string name;
    std::array<int, Words<TraitEffect>::list.size()> adds{};  ///< modifiers, by TraitEffect
};

/// All settings of the campaign rules (rules.toml; section 2 of the model).
struct CampaignRules {
    int marchPoints = 3;       ///< of an army on land
    int largeMarchPoints = 2;  ///< of a large one
    int largeOver = 12;        ///< units
    int seaLanes = 4;          ///< of an army at sea
    std::array<int, 8> postureCost{0, 0, 1, 1, 1, 1, 1, 1};
    std::array<int, 10> taskCost{1, 2, 1, 1, 1, 1, 2, 2, 2, 3};
    int marchCost = 1;
    int interceptAt = 4;
    int avoidAt = 4;
    int siegeRatio = 150;  ///< percent of the garrison that a besieger needs
    int termsAt = 10;
    int breachAt = 7;
    int wallFactor = 2;
    int mostWorks = 3;
    int worksTalents = 2;
    int loot = 2;  ///< talents for ravaging
    std::array<int, 4> stores{1, 2, 4, 6};
    std::array<int, 4> income{2, 4, 7, 12};
    std::array<int, 4> garrison{2, 4, 6, 8};
    std::array<int, 7> forage{10, 8, 6, 5, 5, 5, 3};
    int supplyLine = 4;   ///< ways
    int hungerFirst = 6;  ///< one unit in this many loses a step in the first turn without supply
    int hungerAgain = 3;  ///< and in every later turn
    int homeAt = 2;       ///< highest average die at which a unit of grade C goes home then; 0: none does
    int recoveryHold = 667;
    int recoveryOther = 667;
    int recoveryPursued = 667;
    int recoveryFled = 850;  ///< per mille of lost steps; fled: if the rule system sends whole units off the table
    int cadreHold = 3;
    int cadreOther = 5;
    int levyBase = 10;
    int levyPerCity = 210;  ///< hundredths of a step
    int draftPerMove = 175;
    int stepCost = 1;
    int hopliteCost = 4;
    int upkeepAbroad = 2;  ///< units for one talent
    int areteDecisive = 3;
    int areteWin = 2;
    int areteDraw = 1;
    int areteGeneral = 1;
    int areteKept = 1;           ///< for a treaty kept to its term
    int areteBreach = 3;         ///< for breaking one
    int areteContingent = 2;     ///< for calling a contingent
    int areteAppease = 2;        ///< for appeasing a city
    int areteDismiss = 1;        ///< for dismissing a commander
    int areteSanctuary = 2;      ///< for violating a sanctuary
    int ransomPerPoint = 2;      ///< talents for each command point of a captive
    int contingentPercent = 25;  ///< of an army's units, owed by an ally
    int voteAt = 10;
    int dismissAt = 9;       ///< total at which a democracy dismisses a beaten commander
    int mostOmens = 2;       ///< cards that a power can hold
    int soundAt = 4;         ///< die at which an army marches to the sound of battle; 7: never
    int secondStandOff = 1;  ///< 1: a second stand-off in a row becomes a battle
    int goalScore = 3;       ///< for a private goal; 0: none are drawn
    int disorderAfter = 2;   ///< turns without a player's orders before the armies hold; 0: never
    int winTierShare = 50;   ///< percent of all tiers, held in two winters in a row
    SeaRules sea;
    Modules modules;  ///< that are used; without Fleets, `sea.fleets` is 0, too
};

/// The effect of an omen card.
enum class Effect : std::uint8_t {
    GoodHarvest,
    PoorHarvest,
    Plague,
    Earthquake,
    Unrest,
    Gold,
    Storms,
    Truce,
    Volunteers
};
template <> struct Words<Effect> {
    static constexpr std::array<std::string_view, 9> list{
        "good_harvest", "poor_harvest", "plague", "earthquake", "unrest", "gold", "storms", "truce", "volunteers"};
};
struct OmenCard {
    std::string id;
    std::string title;
    std::string text;
    Effect effect = Effect::GoodHarvest;
    int amount = 1;
};

struct Scenario {
    std::string id;
    std::string name;
    std::string system;  ///< id of the rule system for battles
    std::string note;
    int firstYear = -431;
    int years = 3;
    CampaignSeed seed;
    Map map;
    std::vector<GroundShape> ground;  ///< empty: the program's ground
    std::vector<PowerInfo> powers;
    CampaignRules rules;
    std::vector<OmenCard> omens;
    std::vector<Trait> traits;  ///< by TraitId
    int allTiers = 0;

    /// The power with that id; none where there is none.
    PowerId powerWithId(std::string_view powersId) const {
        const auto found = std::ranges::find(powers, powersId, &PowerInfo::id);
        return found == powers.end() ? PowerId() : PowerId(static_cast<int>(found - powers.begin()));
    }
    /// The way for an army to march between two neighbours; invalid if there is none or if it needs ships.
    WayId marchWay(PlaceId a, PlaceId b) const { return rules.sea.fleets != 0 ? map.byLand(a, b) : map.between(a, b); }
};

}  // namespace ephor::campaign
