// The generals of O/THW Ancients (data/rules/ohw/generals.toml).
#pragma once

#include "core/base/result.h"

namespace ephor::ohw {

/// The abilities of a general that are not numbers.
enum class Ability : std::uint8_t {
    None,
    BattlefieldManager,    ///< OTW-050: +1 to the general's Fate Roll
    FortuneFavoursTheBold  ///< OTW-051: ignores the first failed Risk when attacking
};

struct GeneralType {
    std::string id;
    std::string name;
    int attack = 0;  ///< dice added to an attack (OTW-054)
    int rally = 0;   ///< dice of a rally (OTW-055)
    int morale = 0;  ///< OTW-A11
    Ability ability = Ability::None;

    int fateBonus() const { return ability == Ability::BattlefieldManager ? 1 : 0; }
};

/// All generals, or all faults in their text.
Result<std::vector<GeneralType>> readGenerals(std::string_view toml, std::string_view file);
const std::vector<GeneralType>& generals();

}  // namespace ephor::ohw
