// The settable options of the skirmish (resources/manual/skirmish.md, Options). Other rulings are fixed at their
// defaults; their ids are at the code that follows them.
#pragma once

#include "core/battle/game.h"

namespace ephor::skirmish {

/// Upper limit for the turn limit (SKI-131).
inline constexpr int hardTurnLimit = 50;

struct Options {
    bool cardsByRetinue = false;     // SKI-A03
    int lance = 4;                   // SKI-A05
    bool starOnMounted = false;      // SKI-A06
    bool mountedBoth = true;         // SKI-A10
    bool arcsInQuarters = false;     // SKI-A15
    double fallBack = 1.5;           ///< of the basic move (SKI-A16)
    bool levelShiftsResult = false;  // SKI-A17
    bool moraleByFigure = false;     // SKI-A18
    bool rallyShift = false;         // SKI-A22
    bool oneFightEach = false;       // SKI-A25
    bool meleeOnceATurn = false;     // SKI-A27
    int turnLimit = 12;              ///< SKI-131; "none" is hardTurnLimit

    friend bool operator==(const Options&, const Options&) = default;
};

/// The options as `ephorctl systems` and the set-up page show them.
std::vector<OptionInfo> optionInfos();

/// The options of a set-up, or all faults in them.
Result<Options> readOptions(const std::vector<ChosenOption>& chosen);

}  // namespace ephor::skirmish
