// Who may charge whom, and what a charger has to have done before (ALA-157, ALA-172 to ALA-179). Pure functions.
#pragma once

#include "core/battle/reason.h"
#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

inline constexpr double chargeRange = 4;            ///< ALA-172
inline constexpr double chargeAdvance = 5;          ///< ALA-173
inline constexpr double chargeAlignDegrees = 22.5;  ///< ALA-AMB-077

/// ALA-173, ALA-AMB-076: the advance that counts, `counted` before a move of so many inches; to be asked for each
/// advance.
constexpr double advanceCounted(double counted, double inches, const Options& options) {
    if (!options.chargeAdvanceInOneMove)
        return counted + inches;
    return inches > counted ? inches : counted;
}
constexpr bool hasAdvanced(double counted) { return counted + tolerance >= chargeAdvance; }

/// A charge that is to be declared; the way is looked at elsewhere.
struct ChargeInputs {
    Troops charger;
    Level level = Level::FormedUp;  ///< of hoplites
    double advanced = 0;            ///< advanceCounted()
    bool redressed = false;         ///< this turn
    bool targetFormed = true;       ///< formed hoplites
    double distance = 0;            ///< inches between them
};
/// Why it may not be declared; nothing where it may.
const Reason* chargeRefusal(const ChargeInputs& charge);

/// ALA-181, ALA-AMB-080: whether charged cavalry may counter-charge.
constexpr bool mayCounterCharge(const Troops& troops, bool chargerFormed) {
    return troops.isCavalry() && !chargerFormed;
}
/// ALA-180: whether a charged band may stand and receive the charge.
constexpr bool mayReceive(const Troops& troops) { return !troops.isCavalry(); }

}  // namespace ephor::alala
