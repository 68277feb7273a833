// The settable options of O/THW Ancients (resources/manual/ohw.md, Options). Other rulings are fixed at their defaults;
// their ids are at the code that follows them.
#pragma once

#include "core/battle/game.h"

namespace ephor::ohw {

/// OTW-A04: which attacked units strike back: those that face the attacker, all, none.
enum class Reply : std::uint8_t { Facing, Always, Never };
/// OTW-A09, OTW-A10: actions of the general's unit that need no phase-end die.
enum class GeneralActions : std::uint8_t { All, One };
/// OTW-A11: the use of a general's Army Morale value.
enum class GeneralMorale : std::uint8_t { Start, Loss, Ignore };

/// OTW-A15: the units that a general's rerolls, dice and rally can help.
enum class GeneralReach : std::uint8_t { OwnUnit, Army };

/// The size of a square in inches for which the sizes in the data are given.
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

/// The options as `ephorctl systems` and the set-up page show them.
std::vector<OptionInfo> optionInfos();

/// The options of a set-up, or all faults in them. Files of version 0.1 may have the option "leadership", which had no
/// effect (OTW-A01); it is ignored.
Result<Options> readOptions(const std::vector<ChosenOption>& chosen);

}  // namespace ephor::ohw
