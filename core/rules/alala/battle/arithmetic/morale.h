// Levels of aggression, control tests and redressing. Pure functions.
#pragma once

#include "core/battle/reason.h"
#include "core/dice/distribution.h"
#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

// Levels --------------------------------------------------------------------------------------------------------------

/// ALA-036: a level after a change; a Shaken unit that must drop retires.
struct LevelChange {
    Level level = Level::FormedUp;
    bool mustRetire = false;

    friend bool operator==(const LevelChange&, const LevelChange&) = default;
};
/// ALA-040, ALA-047, ALA-049: the level after a change of `steps`. A drop of several steps from above Shaken ends at
/// Shaken without a retreat.
LevelChange changed(Level level, int steps);

inline constexpr double moraleRange = 4;  ///< inches (ALA-041, ALA-042, ALA-046)

/// ALA-041, ALA-046: change of an observer's level when hoplites retire, rout or are destroyed within moraleRange.
int breakSteps(Grade observer, Grade broken, bool friends);

/// ALA-213, ALA-AMB-018: the direction of an attack.
enum class Sector : std::uint8_t { Front, FlankLeft, FlankRight, Rear };

/// ALA-043, ALA-AMB-017: change of level of a formed hoplite unit attacked in this sector.
int struckSteps(Sector sector, bool formed, const Options& options);
/// ALA-045, ALA-183, ALA-AMB-021: change of level of hoplites that are charged by hoplites and did not declare a
/// charge.
constexpr int haltSteps(Arm charger, bool declaredCharge) {
    return charger == Arm::Hoplite && !declaredCharge ? -1 : 0;
}
/// ALA-042: change of level of a unit when a leader is killed within moraleRange.
constexpr int leaderKilledSteps(bool ownPhalanx) { return ownPhalanx ? -1 : 0; }

// Redressing ----------------------------------------------------------------------------------------------------------

/// ALA-AMB-020: what blocks the advance of a unit.
enum class Blocked : std::uint8_t { No, ByEnemy, ByOthers };

struct RedressInputs {
    Grade grade = Grade::B;
    Level level = Level::FormedUp;
    int disorder = 0;
    bool signalled = false;
    bool halted = false;  ///< by its control test (ALA-AMB-042)
    Blocked blocked = Blocked::No;
    double nearestEnemy = 0;  ///< inches
};
struct Redress {
    bool legal = false;
    int disorder = 0;  ///< afterwards
    Level level = Level::FormedUp;
};
Redress redress(const RedressInputs& unit, const Options& options, const CommandFacts& facts = commandFacts());
/// Redressing of a band, which has neither level nor signal (ALA-AMB-006).
int redressedBand(Grade grade, int disorder, double nearestEnemy, const Options& options,
                  const CommandFacts& facts = commandFacts());
/// ALA-044, ALA-AMB-019: change of level of a signalled unit that did not advance, if the option says so. Redressing
/// has its own cost.
int noAdvanceSteps(const RedressInputs& unit, const Options& options);

// Control -------------------------------------------------------------------------------------------------------------

struct ControlTest {
    Arm arm = Arm::Hoplite;
    Grade grade = Grade::B;
    Level level = Level::FormedUp;
    bool pursuing = false;
};
/// ALA-074: C-grade hoplites roll a D6, all others an average die.
bool testsPlainDie(const ControlTest& test, const CommandFacts& facts = commandFacts());
/// ALA-075: the total for a die that shows `face`.
Breakdown controlTotal(const ControlTest& test, int face);

enum class ControlResult : std::uint8_t { Retire, Free, Halt, ContinuePursuit, ForcedAdvance, RepeatLastMove };
/// ALA-076, ALA-AMB-036, ALA-240. No result changes a level (ALA-050).
ControlResult controlResult(const ControlTest& test, int total);

}  // namespace ephor::alala
