#include "core/rules/skirmish/battle/formulas.h"

#include "core/rules/skirmish/reasons.h"
#include "core/table/vec.h"

#include <algorithm>
#include <array>

namespace ephor::skirmish {

namespace {

template <typename Enum> constexpr std::size_t row(Enum e) { return static_cast<std::size_t>(e); }

// SKI-063, SKI-A17: one step up or down a scale, limited to its ends.
template <typename Enum> Enum stepped(Enum from, int by, Enum highest) {
    return static_cast<Enum>(std::clamp(static_cast<int>(from) + by, 0, static_cast<int>(highest)));
}

}  // namespace

// SKI-A01: the capital I of the printed tables is read as 1 throughout.
// SKI-010, SKI-011, SKI-012, SKI-015 and SKI-124 (SKI-A04); the bracketed dice of SKI-014 as printed (SKI-A35).
Gait gaitOf(Protection protection, bool mounted) {
    static constexpr std::array<Gait, 3> foot{{{9, 8}, {8, 8}, {6, 6}}};
    static constexpr std::array<Gait, 3> horse{{{18, 10}, {16, 10}, {12, 8}}};
    return (mounted ? horse : foot)[std::min<std::size_t>(row(protection), 2)];
}

// SKI-061, SKI-A16: by the figure's own type, also out of a shield wall; never a die.
double fallBackOf(Protection protection, bool mounted, const Options& options) {
    return options.fallBack * gaitOf(protection, mounted).move;
}

// SKI-017, SKI-A28: no charge in the turn after one; other moves are free.
bool hasRested(int lastCharge, int turn) { return lastCharge == 0 || turn >= lastCharge + 2; }

bool chargeCounts(Protection protection, bool mounted, double moved) {
    const double least = mounted ? gaitOf(protection, true).move / 2.0 : 2.0;
    return moved >= least - tolerance;
}

double rangeOf(Missile missile) {
    static constexpr std::array<double, 5> longRange{0, 6, 16, 16, 20};
    return longRange[row(missile)];
}

double shortRangeOf(Missile missile) {
    static constexpr std::array<double, 5> shortRange{-1, 3, 8, 8, 10};
    return shortRange[row(missile)];
}

// SKI-023, SKI-024, SKI-025
Band bandOf(Missile missile, double distance) {
    if (distance <= shortRangeOf(missile) + tolerance)
        return Band::Short;
    return missile != Missile::None && distance <= rangeOf(missile) + tolerance ? Band::Long : Band::None;
}

int hitsUpTo(Band band) { return band == Band::Short ? 6 : band == Band::Long ? 3 : 0; }

int blocksUpTo(Protection protection) {
    static constexpr std::array<int, 4> upTo{4, 6, 8, 10};
    return upTo[row(protection)];
}

// SKI-A13: a shield wall has no better row.
Protection inCover(Protection protection) { return stepped(protection, 1, Protection::ShieldWall); }

namespace {

/// SKI-039, SKI-A06: first round of the melee only; not against spears, not uphill.
bool starCounts(const Bout& bout) { return bout.firstRound && bout.enemyWeapon != Weapon::Spear && !bout.enemyUphill; }

/// SKI-036, SKI-037
int plainFactor(Weapon weapon) {
    switch (weapon) {
    case Weapon::Improvised:
    case Weapon::Lance:
        return 0;
    case Weapon::Spear:
    case Weapon::Club:
        return 1;
    case Weapon::SingleHanded:
        return 2;
    case Weapon::DoubleHanded:
        break;
    }
    return 3;
}

}  // namespace

// SKI-038, SKI-A05: afterwards the secondary weapon.
int weaponFactor(const Fighter& fighter, const Bout& bout, const Options& options) {
    if (fighter.weapon != Weapon::Lance)
        return plainFactor(fighter.weapon);
    return starCounts(bout) ? options.lance : plainFactor(fighter.secondary);
}

// SKI-A02: all minus signs were lost in print. SKI-A12: cover has no effect here.
Breakdown meleeFactors(const Fighter& fighter, const Bout& bout, const Options& options) {
    Breakdown sum;
    sum.add(fighter.stripes, reasons::stripes);
    sum.add(weaponFactor(fighter, bout, options), fighter.weapon == Weapon::Lance ? reasons::lance : reasons::weapon);
    if (fighter.mounted && !bout.enemyMounted && (!options.starOnMounted || starCounts(bout)))
        sum.add(1, reasons::mountedOnFoot);  // SKI-041
    if (bout.arc == Arc::Rear)
        sum.add(2, reasons::rear);  // SKI-042
    if (bout.arc == Arc::UnshieldedFlank)
        sum.add(1, reasons::flank);  // SKI-043
    if (bout.charging)
        sum.add(1, reasons::charging);                                 // SKI-044
    if (!fighter.mounted && bout.enemyMounted && options.mountedBoth)  // SKI-A10
        sum.add(-1, reasons::footOnMounted);                           // SKI-046
    sum.add(-fighter.wounds, reasons::wounds);                         // SKI-047
    if (bout.enemyUphill)
        sum.add(-1, reasons::uphill);  // SKI-048
    if (bout.enemyBehindObstacle)
        sum.add(-1, reasons::obstacle);  // SKI-049
    return sum;
}

// SKI-A08: only the final sum is limited.
int adjusted(int die, int factors) { return std::clamp(die + factors, 1, dieSides); }

int marginOf(Protection protection) {
    static constexpr std::array<int, 4> margins{1, 2, 4, 6};
    return margins[row(protection)];
}

// SKI-033, SKI-A11: a tie, or a lead below the margin, has no effect.
bool kills(int mine, int theirs, Protection protection) { return mine - theirs >= marginOf(protection); }

Arc arcAt(double ahead, double right, bool shield, const Options& options) {
    static constexpr double sixty = 0.5;  // the cosine
    static constexpr double fortyFive = 0.7071067811865476;
    const double limit = (options.arcsInQuarters ? fortyFive : sixty) * length({ahead, right});
    if (ahead >= limit - tolerance)
        return Arc::Front;
    if (ahead <= -limit + tolerance)
        return Arc::Rear;
    return shield && right < 0 ? Arc::ShieldedFlank : Arc::UnshieldedFlank;
}

// SKI-081, SKI-082, SKI-083
bool leaderFalls(int wounds, int die) { return die <= leaderDiesUpTo || wounds + 1 >= mostWounds; }

// SKI-A20: integers, so nothing is rounded.
int fifthsLost(int initial, int lost) { return 5 * lost / initial; }

Breakdown moraleModifier(const MoraleState& state) {
    Breakdown sum;
    if (state.standardCaptured)
        sum.add(-2, reasons::standardCaptured);  // SKI-054
    sum.add(-state.fifths, reasons::fifths);     // SKI-055
    if (state.led)
        sum.add(3, reasons::led);  // SKI-056
    if (state.spirit != 0)
        sum.add(state.spirit, reasons::spirit);  // SKI-057
    return sum;
}

// SKI-063: counts once, whether near a leader, in a wall or both. SKI-064.
int levelShift(bool nearLeader, bool inWall, bool seesStandard) {
    return (nearLeader || inWall ? 1 : 0) - (seesStandard ? 0 : 1);
}

Class shifted(Class printed, int shift) { return stepped(printed, shift, Class::Elite); }

// SKI-057, SKI-058; scores below 1 read the first row (SKI-A31).
Outcome moraleResult(Class column, int score) {
    static constexpr std::array<int, 4> routsUpTo{4, 2, 1, 0};
    static constexpr std::array<int, 4> fallsBackUpTo{6, 4, 3, 2};
    const int read = std::max(score, 1);
    return read <= routsUpTo[row(column)]       ? Outcome::Rout
           : read <= fallsBackUpTo[row(column)] ? Outcome::FallBack
                                                : Outcome::NoEffect;
}

Outcome moraleOf(Class printed, int shift, int score, const Options& options) {
    if (!options.levelShiftsResult)
        return moraleResult(shifted(printed, shift), score);
    return stepped(moraleResult(printed, score), -shift, Outcome::Rout);
}

bool mustTest(bool leaderLost, bool standardLost, bool fifthLost) { return leaderLost || standardLost || fifthLost; }

// SKI-072, SKI-073, SKI-074
bool rallies(Class printed, int die) {
    static constexpr std::array<int, 4> from{10, 7, 4, 1};
    return die >= from[row(printed)];
}

}  // namespace ephor::skirmish
