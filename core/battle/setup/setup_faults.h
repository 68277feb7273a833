// Set-up checks that all rule systems share. A set-up has no source text, so its faults have no position.
#pragma once

#include "core/battle/game.h"

namespace ephor {

void addFault(Diagnostics& faults, std::string code, Message message, std::string rule);

/// Faults that make a set-up unusable in every system: unknown options (`options` is the system's parse result),
/// another version of the rules data, invalid lists.
template <typename Options>
Diagnostics faultsOfSetup(const RuleSystem& system, const Setup& setup, const Result<Options>& options);

/// Faults of the rules data's version and of the lists.
Diagnostics faultsOfSetup(const RuleSystem& system, const Setup& setup);

/// Checks that the table measures 12 to 400 inches each way; adds a fault if not. True if it does.
bool checkTableSize(const Setup& setup, Diagnostics& faults, const std::string& rule);

/// Adds faults for terrain whose outline crosses itself or has no area.
void checkOutlines(const Setup& setup, Diagnostics& faults, const std::string& rule);

/// Adds the fault of a unit that cannot stand where the scenario places it. `unit` is the system's word for an entry of
/// a list: unit, retinue.
void addPlacementFault(const Setup& setup, const Placement& placed, std::string_view why, Diagnostics& faults,
                       const std::string& rule, std::string_view unit = "unit");

template <typename Options>
Diagnostics faultsOfSetup(const RuleSystem& system, const Setup& setup, const Result<Options>& options) {
    Diagnostics faults = options ? Diagnostics{} : options.error();
    Diagnostics more = faultsOfSetup(system, setup);
    std::ranges::move(more, std::back_inserter(faults));
    return faults;
}

}  // namespace ephor
