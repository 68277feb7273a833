// The figures of the skirmish, and the checks of lists.
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

inline constexpr int leastFigures = 5;        ///< of a retinue (SKI-104)
inline constexpr int mostFigures = 20;        ///< of a retinue (SKI-104)
inline constexpr std::size_t mostTypes = 64;  ///< of troops in a catalogue
inline constexpr int mostRetinues = 5;        ///< of a side
inline constexpr int mostPlayers = 6;         ///< of a battle
inline constexpr int mostCards = 2 * mostRetinues;
inline constexpr int playersOfSide = 5;  ///< at most: one is left for the enemy

/// The keys of a list: a campaign's `morale`, `fatigue` and `initiative`, [[retinue]] with name, player, note, and
/// [[retinue.figure]] with type, count, name, leader, standard, class, stripes, note.
ListSchema listSchema();
/// All faults of a list, including those of its schema.
Diagnostics checkList(const ArmyList& list, const Catalogue& types = catalogue());
ListSummary summarise(const ArmyList& list, const Catalogue& types = catalogue());

struct Figure {
    std::string name;
    const TroopType* type = nullptr;
    Kind kind;
    int stripes = 0;  ///< SKI-105: the marks of its class (SKI-A14)
    int retinue = 0;  ///< of the side, from 0
    bool leader = false;
    bool standard = false;
};
struct ListedRetinue {
    std::string name;
    int player = 0;  ///< of the side, from 0: it acts on this player's card
    int figures = 0;
};
struct Army {
    int morale = 0;           ///< of a campaign: on every morale roll
    int fatigue = 0;          ///< of a campaign: inches off every move
    bool initiative = false;  ///< of a campaign: the first card, unless the enemy has kept the initiative, too
    std::vector<ListedRetinue> retinues;
    std::vector<Figure> figures;
    int players = 0;
};
/// The army of a list without errors; figures of unknown type are left out.
Army armyOf(const ArmyList& list, const Catalogue& types = catalogue());

}  // namespace ephor::skirmish
