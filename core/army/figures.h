// How keys of figures and traits are shown, and which figures are looked up during a battle.
#pragma once

#include "core/army/catalogue.h"

namespace ephor {

/// A key as a heading: "counter_charge" becomes "Counter charge".
std::string keyAsHeading(std::string_view key);

/// Not what a type costs, nor how large its bases are cut.
inline bool isForTheTable(std::string_view figure) { return !figure.starts_with("points") && !figure.ends_with("_mm"); }

/// "Phalanx, Drilled"; empty where the type has none.
std::string traitWords(const TroopType& type);

}  // namespace ephor
