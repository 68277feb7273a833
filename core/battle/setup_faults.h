// What the rule systems' checks of a set-up have in common. A set-up has no text: its faults have no place.
#pragma once

#include "core/battle/game.h"

namespace ephor {

void addFault(Diagnostics& faults, std::string code, Message message, std::string rule);

/// What no system takes: options that it does not have (`options` is how it read them), other rules data, lists that
/// are no armies.
template <typename Options>
Diagnostics faultsOfSetup(const RuleSystem& system, const Setup& setup, const Result<Options>& options);

/// Errors of the rules data's version and of the lists.
Diagnostics faultsOfSetup(const RuleSystem& system, const Setup& setup);

/// 12 to 400 inches each way; whether it is so.
bool checkTableSize(const Setup& setup, Diagnostics& faults, const std::string& rule);

/// Terrain whose outline crosses itself or has no area.
void checkOutlines(const Setup& setup, Diagnostics& faults, const std::string& rule);

/// Why a unit cannot stand where the scenario puts it. `unit` is what the system's lists count: unit, retinue.
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
