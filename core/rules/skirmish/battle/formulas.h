// The formulas of the skirmish: pure functions, without a table. All dice for hits, blocks, melee, tests and rallies
// are D12 (SKI-A09).
#pragma once

#include "core/battle/reason.h"
#include "core/rules/skirmish/army/equipment.h"
#include "core/rules/skirmish/army/options.h"

namespace ephor::skirmish {

enum class Band : std::uint8_t { Short, Long, None };
enum class Arc : std::uint8_t { Front, ShieldedFlank, UnshieldedFlank, Rear };
enum class Outcome : std::uint8_t { NoEffect, FallBack, Rout };

inline constexpr int dieSides = 12;

// Movement ------------------------------------------------------------------------------------------------------------
/// The move of a type in a turn, and the die that replaces it if the move begins on rough terrain.
struct Gait {
    int move = 0;  ///< inches
    int roughDie = 0;
};
Gait gaitOf(Protection protection, bool mounted);
inline constexpr int wallMove = 4;     ///< SKI-013
inline constexpr int chargeSides = 6;  ///< SKI-016
/// Distance of a fall back or rout in inches.
double fallBackOf(Protection protection, bool mounted, const Options& options);
/// SKI-017: `lastCharge` is the turn of its last charge; 0 if none.
bool hasRested(int lastCharge, int turn);
/// SKI-045: true if it has moved far enough for the charge bonus.
bool chargeCounts(Protection protection, bool mounted, double moved);

// Shooting ------------------------------------------------------------------------------------------------------------
double rangeOf(Missile missile);
double shortRangeOf(Missile missile);  ///< negative where there is none
Band bandOf(Missile missile, double distance);
int hitsUpTo(Band band);                    ///< SKI-022
int blocksUpTo(Protection protection);      ///< SKI-026, SKI-027
Protection inCover(Protection protection);  ///< SKI-028

// Melee ---------------------------------------------------------------------------------------------------------------
struct Fighter {
    int stripes = 0;
    Weapon weapon = Weapon::Improvised;
    Weapon secondary = Weapon::Improvised;  ///< of a lancer, where the lance does not count
    bool mounted = false;
    int wounds = 0;

    friend bool operator==(const Fighter&, const Fighter&) = default;
};
/// One round as seen by one of the two fighters.
struct Bout {
    bool firstRound = true;
    bool charging = false;
    bool enemyMounted = false;
    Weapon enemyWeapon = Weapon::Improvised;
    Arc arc = Arc::Front;  ///< the arc of the enemy that it attacks
    bool enemyUphill = false;
    bool enemyBehindObstacle = false;
};
/// The factor of the weapon that counts in this round.
int weaponFactor(const Fighter& fighter, const Bout& bout, const Options& options);
/// Stripes, weapon and all tactical factors, one line for each (SKI-031, SKI-040).
Breakdown meleeFactors(const Fighter& fighter, const Bout& bout, const Options& options);
int adjusted(int die, int factors);   ///< SKI-035
int marginOf(Protection protection);  ///< SKI-034
/// SKI-032: true if the first of two adjusted rolls kills a figure with this protection.
bool kills(int mine, int theirs, Protection protection);
/// The arc of an enemy in the direction (ahead, right) from a figure. `shield`: on the figure's left arm, with a free
/// hand for it (SKI-121).
Arc arcAt(double ahead, double right, bool shield, const Options& options);

// Leaders -------------------------------------------------------------------------------------------------------------
inline constexpr int leaderDiesUpTo = 3;  ///< SKI-081
inline constexpr int mostWounds = 3;      ///< SKI-083
/// True if a leader with this many wounds is killed by a hit with this die.
bool leaderFalls(int wounds, int die);

// Morale --------------------------------------------------------------------------------------------------------------
/// SKI-055: number of whole fifths lost.
int fifthsLost(int initial, int lost);
struct MoraleState {
    int fifths = 0;
    bool standardCaptured = false;
    bool led = false;  ///< leader in combat or leading
    int spirit = 0;    ///< of a campaign
};
Breakdown moraleModifier(const MoraleState& state);
/// Shift in the columns of the chart: +1 near a leader or in a shield wall, -1 without sight of the standard; they may
/// cancel each other (SKI-A17).
int levelShift(bool nearLeader, bool inWall, bool seesStandard);
Class shifted(Class printed, int shift);
Outcome moraleResult(Class column, int score);
/// The result for one figure, by either interpretation of a level (SKI-A17).
Outcome moraleOf(Class printed, int shift, int score, const Options& options);
/// SKI-128: at most one test, however many triggers there are (SKI-051, SKI-053, SKI-052).
bool mustTest(bool leaderLost, bool standardLost, bool fifthLost);
/// SKI-072
bool rallies(Class printed, int die);

}  // namespace ephor::skirmish
