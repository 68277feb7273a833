// The numbers of the skirmish: pure functions of the rules, without a table. All dice that hit, block, fight, test and
// rally are D12 (SKI-A09).
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
/// How far a type goes in a turn, and the die that it rolls instead where it begins on rough ground.
struct Gait {
    int move = 0;  ///< inches
    int roughDie = 0;
};
Gait gaitOf(Protection protection, bool mounted);
inline constexpr int wallMove = 4;     ///< SKI-013
inline constexpr int chargeSides = 6;  ///< SKI-016
/// Inches of a fall back or rout.
double fallBackOf(Protection protection, bool mounted, const Options& options);
/// SKI-017: `lastCharge` is the turn of its last charge, 0 none.
bool hasRested(int lastCharge, int turn);
/// SKI-045: has it moved far enough for the charge bonus?
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
/// One round as one of the two sees it.
struct Bout {
    bool firstRound = true;
    bool charging = false;
    bool enemyMounted = false;
    Weapon enemyWeapon = Weapon::Improvised;
    Arc arc = Arc::Front;  ///< of the enemy that he attacks
    bool enemyUphill = false;
    bool enemyBehindObstacle = false;
};
/// The weapon that counts in this round, and its factor.
int weaponFactor(const Fighter& fighter, const Bout& bout, const Options& options);
/// Stripes, weapon and all tactical factors, line by line (SKI-031, SKI-040).
Breakdown meleeFactors(const Fighter& fighter, const Bout& bout, const Options& options);
int adjusted(int die, int factors);   ///< SKI-035
int marginOf(Protection protection);  ///< SKI-034
/// SKI-032: does the first of two adjusted rolls kill one of that protection?
bool kills(int mine, int theirs, Protection protection);
/// Where an enemy in direction (ahead, to the right) of a figure stands; `shield`: on his left arm, with a hand free
/// for it (SKI-121).
Arc arcAt(double ahead, double right, bool shield, const Options& options);

// Leaders -------------------------------------------------------------------------------------------------------------
inline constexpr int leaderDiesUpTo = 3;  ///< SKI-081
inline constexpr int mostWounds = 3;      ///< SKI-083
/// Does a leader with that many wounds fall to a hit with that die?
bool leaderFalls(int wounds, int die);

// Morale --------------------------------------------------------------------------------------------------------------
/// SKI-055: whole fifths lost.
int fifthsLost(int initial, int lost);
struct MoraleState {
    int fifths = 0;
    bool standardCaptured = false;
    bool led = false;  ///< leader in combat or leading
    int spirit = 0;    ///< of a campaign
};
Breakdown moraleModifier(const MoraleState& state);
/// Column of the chart: +1 near a leader or in a shield wall, -1 without sight of the standard, which may cancel
/// (SKI-A17).
int levelShift(bool nearLeader, bool inWall, bool seesStandard);
Class shifted(Class printed, int shift);
Outcome moraleResult(Class column, int score);
/// The result of one figure, by either reading of a level (SKI-A17).
Outcome moraleOf(Class printed, int shift, int score, const Options& options);
/// SKI-128: one test, however many triggers (SKI-051, SKI-053, SKI-052).
bool mustTest(bool leaderLost, bool standardLost, bool fifthLost);
/// SKI-072 to SKI-074
bool rallies(Class printed, int die);

}  // namespace ephor::skirmish
