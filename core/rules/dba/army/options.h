// The settable options of DBA (resources/manual/dba.md, Options). Other rulings are fixed at their defaults; their ids
// are at the code that follows them.
#pragma once

#include "core/battle/game.h"

namespace ephor::dba {

class OutcomeTable;

struct Options {
    bool bothEdges = false;            ///< DBA-A01: a road's side must not face a waterway while another is left
    bool landings = true;              ///< DBA-A03
    bool wholeGroupInCommand = false;  ///< DBA-A07
    bool generalsGroupPays = false;    ///< DBA-A08: only the general's own element is free of (b)
    bool lightHorseUnseen = false;     ///< DBA-A09: light horse need not be seen
    bool fastTie = true;               ///< DBA-A20
    bool placeTerrain = true;          ///< DBA-004: false: an open field, unless the set-up has terrain
    int mostBounds = 40;               ///< DBA-A22

    const OutcomeTable* outcomes = nullptr;  ///< of a rules pack; null: the compiled-in table

    friend bool operator==(const Options&, const Options&) = default;
};

/// The options as `ephorctl systems` and the set-up page show them.
std::vector<OptionInfo> optionInfos();

/// The options of a set-up, or all faults in them.
Result<Options> readOptions(const std::vector<ChosenOption>& chosen);

}  // namespace ephor::dba
