// Weapons, armour and class of a figure (SKI-103).
#pragma once

#include <cstdint>

namespace ephor::skirmish {

enum class Protection : std::uint8_t { Unarmoured, Partly, Fully, ShieldWall };
enum class Weapon : std::uint8_t { Improvised, Spear, Club, SingleHanded, DoubleHanded, Lance };
enum class Missile : std::uint8_t { None, Javelin, Bow, Sling, Crossbow };
enum class Class : std::uint8_t { Militia, Average, Veteran, Elite };

}  // namespace ephor::skirmish
