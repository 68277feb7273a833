// The settable options of O/THW Ancients (resources/manual/ohw.md, Options). Every other ruling is fixed at its
// default, its id stands where the code follows it.
#pragma once

#include "core/battle/game.h"

namespace ephor::ohw {

/// OTW-A04: who strikes back: a unit that faces its attacker, anybody, nobody.
enum class Reply : std::uint8_t { Facing, Always, Never };
/// OTW-A09, OTW-A10: actions of the general's unit that take no phase-end die.
enum class GeneralActions : std::uint8_t { All, One };
/// OTW-A11: what a general's Army Morale value is for.
enum class GeneralMorale : std::uint8_t { Start, Loss, Ignore };

/// OTW-A15: whom a general's re-rolls, dice and rally serve.
enum class GeneralReach : std::uint8_t { OwnUnit, Army };

/// Inches of the side of a square that the sizes in the data are given for.
inline constexpr double usualSquare = 6;

struct Options {
    Reply reply = Reply::Facing;
    GeneralActions generalActions = GeneralActions::All;
    GeneralMorale generalMorale = GeneralMorale::Start;
    GeneralReach generalReach = GeneralReach::OwnUnit;
    bool hopliteFlank = true;       ///< OTW-208: flanks of Hoplites are hit on 5
    bool manyCombats = false;       ///< OTW-A07: a unit may attack more than once in a phase
    bool luckPerCombat = false;     ///< OTW-A12: Alexander's first failed Risk of every combat is ignored
    bool pursuitTestAfter = false;  ///< OTW-A20: the pursuer moves first and tests then
    int phases = 30;                ///< OTW-214: phases of each side
    int deployRows = 2;             ///< OTW-203, OTW-A03
    double square = usualSquare;    ///< inches of a side (OTW-202)

    friend bool operator==(const Options&, const Options&) = default;
};

/// What `ephorctl systems` and the set-up page show.
std::vector<OptionInfo> optionInfos();

/// The options of a set-up; all that is wrong with them. Files of version 0.1 may name "leadership", which decided
/// nothing (OTW-A01): it is ignored.
Result<Options> readOptions(const std::vector<ChosenOption>& chosen);

}  // namespace ephor::ohw
