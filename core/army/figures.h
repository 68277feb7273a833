// How keys of figures and traits are displayed, and which figures are needed during a battle.
#pragma once

#include "core/army/catalogue.h"

namespace ephor {

/// A key as a heading: "counter_charge" becomes "Counter charge".
std::string keyAsHeading(std::string_view key);

/// False for costs and base sizes.
inline bool isForTheTable(std::string_view figure) { return !figure.starts_with("points") && !figure.ends_with("_mm"); }

/// "Phalanx, Drilled"; empty if the type has no traits.
std::string traitWords(const TroopType& type);

}  // namespace ephor
