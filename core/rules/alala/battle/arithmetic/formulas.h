// The dice of Alala!: combat, shooting, moving, fatigue, disorder. Pure functions, shared by battle, odds, tooltips and
// tests. Levels and control are in morale.h, results in combat_results.h, command points in command_points.h.
#pragma once

#include "core/battle/reason.h"
#include "core/dice/roll.h"
#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

/// ALA-004, ALA-AMB-001: values of an average die by the face of a plain D6 (ALA-003).
inline constexpr std::array averageFaces{2, 3, 3, 4, 4, 5};
constexpr int averageDie(int d6) { return averageFaces[static_cast<std::size_t>(d6 - 1)]; }

// Disorder ------------------------------------------------------------------------------------------------------------

inline constexpr int mostDisorder = 3;  ///< ALA-117
/// ALA-116, ALA-117.
constexpr int disordered(int dp, int gain) { return dp + gain < mostDisorder ? dp + gain : mostDisorder; }

/// The effect of an action on a unit: whether it is allowed, and the disorder points that it costs.
struct Disorder {
    bool legal = true;
    int gain = 0;

    friend bool operator==(const Disorder&, const Disorder&) = default;
};
Disorder wheelDisorder(Grade grade, const CommandFacts& facts = commandFacts());  ///< ALA-147
inline constexpr int aboutFaceDisorder = 1;                                       ///< ALA-144
inline constexpr double aboutFaceShare = 0.5;                                     ///< of the move that it costs
inline constexpr double stepInches = 2;                                           ///< ALA-146

/// Kinds of terrain in the rules (ALA-139, ALA-140, ALA-AMB-049). A low hill is Open.
enum class Going : std::uint8_t { Open, Rough, Light, Impassable };
/// The effect of moving through terrain in a turn. `formed`: formed hoplites.
Disorder goingDisorder(Going going, const Troops& troops, bool formed);

/// ALA-149, ALA-150, ALA-AMB-066: one body passes through another.
struct Passing {
    Troops troops;
    bool formed = true;  ///< hoplites that are
    bool moves = true;
    bool routs = false;
};
struct Passage {
    bool legal = true;
    int passed = 0;  ///< disorder points of the one that is passed through
    int passer = 0;
};
Passage passage(const Passing& passed, const Passing& passer);

// Combat --------------------------------------------------------------------------------------------------------------

/// A unit or band in combat, as the count of dice takes it.
struct CombatSide {
    Troops troops;
    Level level = Level::FormedUp;
    int men = 0;  ///< live figures; of a stack those of its front unit (ALA-AMB-009)
    int disorder = 0;
    bool charged = false;              ///< or counter-charged, this turn
    bool pursued = false;              ///< made contact by pursuit
    bool followedUp = false;           ///< in the last After Combat step
    bool ground = false;               ///< ALA-199
    bool againstUnformedFoot = false;  ///< skirmishers or unformed hoplites
    int supportingBands = 0;
    bool cerberus = false;
    int supportLeft = 0;  ///< unbroken chain of supporting hoplite units, as it sees them itself
    int supportRight = 0;
    bool shieldlessSupport =
        false;  ///< a counted support stands on or strikes the enemy hoplites' shieldless flank (section 0)
    int depth = 1;
    bool unformed = false;         ///< of hoplites
    bool flankOrRearOnly = false;  ///< no opponent is to its front
    bool againstFortified = false;
    bool leader = false;
};

/// ALA-194, ALA-261: the dice of a side, one line for each modifier; at least one die.
Breakdown combatDice(const CombatSide& side, const Options& options);

/// ALA-210, ALA-211: the lowest face that hits.
int hitsOn(const CombatSide& side);

/// ALA-209: automatic hits.
constexpr int automaticHits(const CombatSide& side) { return side.leader ? 1 : 0; }

/// ALA-207: dice of all units behind the front one.
int deepDice(int depth, const Options& options);

/// ALA-214, ALA-215, ALA-217: a friend beside the unit in combat or beside its first support. `touches`: in base
/// contact with it.
struct Supporter {
    Arm arm = Arm::Hoplite;
    bool shaken = false;
    bool engagedElsewhere = false;
    bool touches = true;
    bool facesEnemy = true;
};
bool maySupport(const Supporter& supporter, Arm engaged);

// Shooting ------------------------------------------------------------------------------------------------------------

inline constexpr double shootingRange = 4;  ///< ALA-159
inline constexpr int shotKillsOn = 6;       ///< ALA-169
inline constexpr int hackKillsOn = 3;       ///< ALA-187

struct ShotTarget {
    bool hoplites = false;
    bool formed = false;
    bool fromFront = false;  ///< the shooter is ahead of its front line (ALA-AMB-071)
};
/// ALA-164
Breakdown shootingDice(const Troops& shooter, int men, const ShotTarget& target);

/// ALA-187, ALA-AMB-088: dice of a free hack.
constexpr int freeHackDice(int figuresInContact, int men, const Options& options) {
    return options.freeHackAllMen ? men : figuresInContact;
}

// Moving --------------------------------------------------------------------------------------------------------------

/// ALA-130, ALA-132. FirstFlight: the first evade, rout or retire move; Pursuit: also the move of a charger that
/// missed (ALA-185).
enum class Gait : std::uint8_t { Ordinary, FirstFlight, LaterFlight, Pursuit };

/// ALA-127, ALA-128, ALA-129: most dice of a move. `movedBefore`: the condition of the third die is fulfilled
/// (ALA-AMB-058).
constexpr int mostMoveDice(const Troops& troops, bool movedBefore) { return troops.thirdDie && movedBefore ? 3 : 2; }

/// The dice of a move: average dice first, then plain ones; and inches added without a die.
struct MoveDice {
    int average = 0;
    int plain = 0;
    int bonus = 0;

    constexpr int count() const { return average + plain; }
    friend bool operator==(const MoveDice&, const MoveDice&) = default;
};
/// `chosen`: dice of an Ordinary move, 1 to mostMoveDice(); other moves use all dice. `shout`: the Alala! card is
/// played (ALA-252).
MoveDice moveDice(const Troops& troops, Gait gait, int chosen, bool movedBefore, bool shout = false);

/// ALA-252, ALA-AMB-110: true if the card lengthens the unit's move.
constexpr bool hearsShout(bool spartan) { return !spartan; }
inline constexpr int shoutInches = 2;

/// The result of a move's dice; `faces` as many as moveDice() says.
struct Moved {
    int inches = 0;
    int tired = 0;  ///< dice that cost a disorder point (ALA-135, ALA-136, ALA-138)
};
/// `formed`: formed hoplites (ALA-122, ALA-AMB-060). `eased`: one tiring die is lowered by a pip (ALA-137).
Moved moved(const Troops& troops, bool formed, std::span<const std::uint8_t> faces, int bonus, bool eased = false);
/// ALA-137: true if easing helps these dice.
bool mayEase(const Troops& troops, bool formed, Grade grade, std::span<const std::uint8_t> faces,
             const CommandFacts& facts = commandFacts());

/// ALA-186, ALA-237: true if a chaser reaches its target. `start`: inches between them at the beginning; an equal
/// distance is enough.
constexpr bool catches(double chaser, double target, double start) { return chaser + tolerance >= target + start; }
/// ALA-185, ALA-AMB-084: distance in inches that a charger may go on from its start if it missed its target; never less
/// than the gap to the target's old position.
double chaseInches(int dice, double start, const Options& options);

// Strength ------------------------------------------------------------------------------------------------------------

/// ALA-030.
constexpr bool belowHalf(int live, int initial) { return 2 * live < initial; }

/// The units of a stack from front to rear.
struct Stack {
    static constexpr int most = 8;
    std::array<int, most> initial{};
    std::array<int, most> live{};
    int count = 0;

    int front() const;  ///< the first with live figures; count when none is left
    int depth() const;  ///< units left
    int men() const;    ///< of the front unit: those that fight
    int total() const;
};
/// ALA-027: casualties are taken from the front unit, then from the next.
Stack afterCasualties(Stack stack, int casualties);
/// ALA-028, ALA-AMB-010.
bool belowHalf(const Stack& stack, const Options& options);

}  // namespace ephor::alala
