// The troops and generals of O/THW Ancients, and the checks of lists.
#pragma once

#include "core/battle/game.h"
#include "core/io/catalogue_io.h"
#include "core/rules/ohw/army/traits.h"

namespace ephor::ohw {

/// OTW-201: types are data. Stats: move, attack, defence, strength, leadership.
const CatalogueSchema& troopSchema();
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);

/// The types of the compiled-in data.
const Catalogue& catalogue();

Traits traitsOf(const TroopType& type);

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

/// The data that a system and its battles are based on: the built-in files, or those of a rules pack. They must outlive
/// both.
struct RulesData {
    const Catalogue& types;
    const std::vector<GeneralType>& generals;

    const GeneralType* general(std::string_view id) const;
};
inline RulesData builtinRules() { return {catalogue(), generals()}; }

/// Most units for one [[unit]].
inline constexpr int mostOfOneEntry = 20;

/// The keys of a list: `limit`, `note`, a campaign's `morale`, `fatigue` and `initiative`, [[general]] with type and
/// name, [[unit]] with type, name, count, strength, elephant_drill, note.
ListSchema listSchema();

/// All faults of a list, including those of its schema.
Diagnostics checkList(const ArmyList& list, const RulesData& rules = builtinRules());

/// Rows with their points, and the total. Generals cost nothing.
ListSummary summarise(const ArmyList& list, const RulesData& rules = builtinRules());

struct OhwUnit {
    std::string name;
    const TroopType* type = nullptr;
    bool elephantDrill = false;  ///< OTW-104, by the list
    int strength = 0;            ///< left at the start, of a campaign; 0: all
};

/// The units in the order of the list. Equal and missing names are numbered. Check the list first; entries of unknown
/// type are left out.
std::vector<OhwUnit> unitsOf(const ArmyList& list, const Catalogue& types = catalogue());

/// The state of an army in a campaign.
struct Condition {
    int morale = 0;           ///< more army morale at the start, or less
    int fatigue = 0;          ///< the first Leadership tests, which fail
    bool initiative = false;  ///< has the first phase where the enemy has not kept it, too
};
Condition conditionOf(const ArmyList& list);

/// The army's general; null if the list has none.
const GeneralType* generalOf(const ArmyList& list, const RulesData& rules = builtinRules());

}  // namespace ephor::ohw
