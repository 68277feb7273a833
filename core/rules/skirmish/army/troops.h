// The types of figures of the skirmish.
#pragma once

#include "core/battle/game.h"
#include "core/io/catalogue_io.h"
#include "core/rules/skirmish/army/equipment.h"

namespace ephor::skirmish {

/// SKI-103: the properties of a type of figure.
struct Kind {
    Protection protection = Protection::Unarmoured;
    bool mounted = false;
    bool shield = false;
    Weapon weapon = Weapon::Improvised;
    Weapon secondary = Weapon::Improvised;
    Missile missile = Missile::None;
    Class unitClass = Class::Militia;

    /// SKI-102: inches from the centre of the base to its rim.
    double radius() const { return mounted ? 0.75 : 0.5; }
    /// SKI-112: true if it may be in a shield wall.
    bool mayWall() const { return !mounted && shield; }
    /// SKI-112, SKI-121: the weapon that it uses. In a wall one hand holds the shield, so a two-handed weapon is
    /// replaced by a one-handed one.
    Weapon weaponIn(bool wall) const { return wall && weapon == Weapon::DoubleHanded ? Weapon::SingleHanded : weapon; }
    /// SKI-121: true if it has a shield and a free hand for it.
    bool guardsFlank(bool wall) const { return shield && weaponIn(wall) != Weapon::DoubleHanded; }
};
Kind kindOf(const TroopType& type);

const CatalogueSchema& troopSchema();
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);
/// The types of the compiled-in data.
const Catalogue& catalogue();

inline constexpr std::size_t mostTypes = 64;  ///< of troops in a catalogue

/// A class by its word, such as "veteran".
std::optional<Class> classNamed(std::string_view word);

}  // namespace ephor::skirmish
