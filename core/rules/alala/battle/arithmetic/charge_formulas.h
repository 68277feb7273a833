// Conditions for charges (ALA-157, ALA-172 to ALA-179). Pure functions.
#pragma once

#include "core/battle/reason.h"
#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

inline constexpr double chargeRange = 4;    ///< ALA-172
inline constexpr double chargeAdvance = 5;  ///< ALA-173

/// ALA-173, ALA-AMB-076: the advance that counts, from `counted` before a move of `inches`. Call it for each advance.
constexpr double advanceCounted(double counted, double inches, const Options& options) {
    if (!options.chargeAdvanceInOneMove)
        return counted + inches;
    return inches > counted ? inches : counted;
}
constexpr bool hasAdvanced(double counted) { return counted + tolerance >= chargeAdvance; }

/// The conditions of a charge declaration, without the path.
struct ChargeInputs {
    Troops charger;
    Level level = Level::FormedUp;  ///< of hoplites
    double advanced = 0;            ///< advanceCounted()
    bool redressed = false;         ///< this turn
    bool targetFormed = true;       ///< formed hoplites
    double distance = 0;            ///< inches between them
};
/// Why a charge may not be declared; null if it may.
const Reason* chargeRefusal(const ChargeInputs& charge);

/// ALA-181, ALA-AMB-080: true if charged cavalry may counter-charge.
constexpr bool mayCounterCharge(const Troops& troops, bool chargerFormed) {
    return troops.isCavalry() && !chargerFormed;
}
/// ALA-180: true if a charged band may stand and receive the charge.
constexpr bool mayReceive(const Troops& troops) { return !troops.isCavalry(); }

}  // namespace ephor::alala
