// What the traits of troops mean, in our own words (data/traits/<system>.toml). For reading only.
#pragma once

#include "core/army/catalogue.h"
#include "core/base/result.h"

namespace ephor {

struct TraitText {
    std::string trait;  ///< the key: "counter_charge"
    std::string rule;
    std::string text;     ///< a few sentences
    bool ofArmy = false;  ///< a rule of every army, such as "arete", and no trait of troops

    friend bool operator==(const TraitText&, const TraitText&) = default;
};

/// The texts, or all faults with their positions.
Result<std::vector<TraitText>> readTraitTexts(std::string_view text, std::string_view file);

/// The compiled-in texts of a rule system; empty if it has none.
const std::vector<TraitText>& traitTexts(const std::string& system);

/// The rules that every army of the system plays by, in the order of the system's file.
std::vector<TraitText> armyTextsOf(const std::string& system);
/// Those of the traits that the types have, each once, in the order of the system's file. Null pointers are skipped.
std::vector<TraitText> traitTextsOf(const std::string& system, const std::vector<const TroopType*>& types);

}  // namespace ephor
