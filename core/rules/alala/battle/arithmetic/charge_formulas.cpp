#include "core/rules/alala/battle/arithmetic/charge_formulas.h"

#include "core/rules/alala/reasons.h"

namespace ephor::alala {

const Reason* chargeRefusal(const ChargeInputs& charge) {
    if (!charge.charger.mayCharge)
        return &reasons::psiloiNeverCharge;  // ALA-178
    if (charge.redressed)
        return &reasons::redressedNoCharge;  // ALA-157
    if (charge.distance > chargeRange + tolerance)
        return &reasons::tooFarToCharge;  // ALA-172
    if (!charge.charger.isHoplites())
        return charge.targetFormed ? &reasons::bandsChargeUnformed : nullptr;  // ALA-179
    if (charge.level == Level::Shaken)
        return &reasons::shakenNeverCharge;  // ALA-178
    if (!hasAdvanced(charge.advanced))
        return &reasons::notAdvanced;  // ALA-173
    return nullptr;
}

}  // namespace ephor::alala
