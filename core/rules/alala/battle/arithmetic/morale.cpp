#include "core/rules/alala/battle/arithmetic/morale.h"

#include "core/rules/alala/reasons.h"
#include "core/table/vec.h"

#include <algorithm>

namespace ephor::alala {

LevelChange changed(Level level, int steps) {
    const bool shaken = level == Level::Shaken;
    const int to =
        std::clamp(static_cast<int>(level) + steps, static_cast<int>(Level::Shaken), static_cast<int>(Level::Eager));
    return {static_cast<Level>(to), shaken && steps < 0};
}

int breakSteps(Grade observer, Grade broken, bool friends) {
    if (!friends)
        return 1;                        // ALA-046: of any grade
    return broken <= observer ? -1 : 0;  // ALA-041: A is above B above C
}

int struckSteps(Sector sector, bool formed, const Options& options) {
    const Sector shieldless = options.shieldlessLeft ? Sector::FlankLeft : Sector::FlankRight;
    return formed && (sector == Sector::Rear || sector == shieldless) ? -1 : 0;
}

namespace {

/// ALA-152, ALA-153, ALA-154.
int redressed(const GradeFacts& facts, Grade grade, int disorder, double nearestEnemy, const Options& options) {
    const bool clear = facts.redressClear == 0 || nearestEnemy > facts.redressClear + tolerance;
    const int off = !clear ? 0 : grade == Grade::A ? options.redressA : facts.redress;
    return std::max(0, disorder - off);
}

/// ALA-044, ALA-156: true if halting costs a signalled unit a level.
bool paysForHalting(const RedressInputs& unit, const Options& options) {
    if (!unit.signalled || unit.level <= Level::FormedUp || unit.halted || unit.blocked == Blocked::ByOthers)
        return false;
    return unit.grade != Grade::A || !options.redressPenaltyExemptA;
}

}  // namespace

Redress redress(const RedressInputs& unit, const Options& options, const CommandFacts& facts) {
    // ALA-155: it may not choose to halt. A unit that is halted or has friends in front has no choice.
    const bool chooses = !unit.halted && unit.blocked != Blocked::ByOthers;
    if (unit.signalled && unit.grade == Grade::C && unit.level == Level::Eager && chooses)
        return {false, unit.disorder, unit.level};
    Redress after{true, redressed(facts.of(unit.grade), unit.grade, unit.disorder, unit.nearestEnemy, options),
                  unit.level};
    if (paysForHalting(unit, options))
        after.level = changed(unit.level, -1).level;
    return after;
}

int redressedBand(Grade grade, int disorder, double nearestEnemy, const Options& options, const CommandFacts& facts) {
    return redressed(facts.of(grade), grade, disorder, nearestEnemy, options);
}

int noAdvanceSteps(const RedressInputs& unit, const Options& options) {
    return options.redressPenaltyNoAdvance && paysForHalting(unit, options) ? -1 : 0;
}

bool testsPlainDie(const ControlTest& test, const CommandFacts& facts) {
    return test.arm == Arm::Hoplite && facts.of(test.grade).plainDie;
}

Breakdown controlTotal(const ControlTest& test, int face) {
    Breakdown total;
    total.add(face, reasons::controlDie);
    if (test.arm == Arm::Hoplite && test.level > Level::FormedUp)
        total.add(static_cast<int>(test.level) - static_cast<int>(Level::FormedUp), reasons::controlLevel);
    return total;
}

ControlResult controlResult(const ControlTest& test, int total) {
    using enum ControlResult;
    const bool hoplites = test.arm == Arm::Hoplite;
    if (total <= 2) {  // ALA-076; ALA-240: this ends a pursuit
        if (hoplites && test.level == Level::Shaken)
            return Retire;
        return hoplites && test.grade == Grade::A ? Free : Halt;
    }
    if (total <= 4)
        return Free;  // ALA-077
    if (test.pursuing)
        return ContinuePursuit;  // ALA-078
    if (hoplites && test.level == Level::Eager && test.grade != Grade::A)
        return ForcedAdvance;  // ALA-079
    return RepeatLastMove;     // ALA-080
}

}  // namespace ephor::alala
