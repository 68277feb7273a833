// The army lists of Alala!: their keys, and the army that a list describes.
#pragma once

#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

/// Most units for one [[unit]] or [[band]].
inline constexpr int mostOfOneEntry = 15;
/// Most hoplite units of a side (a stack counts once), and most units and bands together. Limited by the table's size.
inline constexpr int mostHoplites = 15;
inline constexpr int mostPieces = 30;
inline constexpr int mostDeep = 8;

/// What lists are made of and checked against: the built-in figures or those of a pack.
struct ListFigures {
    const Catalogue& types;
    const LeaderFacts& leader;
};

/// A hoplite unit, a stack (ALA-025) or a band of an army.
struct AlalaUnit {
    std::string name;
    const TroopType* type = nullptr;
    /// From front to rear; only stacks have more than one (ALA-024, ALA-026).
    std::vector<Grade> grades;
    int phalanx = -1;  ///< which [[phalanx]] of the list, from 0; -1: a band
    bool leader =
        false;      ///< the leader of its phalanx rides with it (ALA-052); where no unit says so, the set-up chooses
    int entry = 0;  ///< which entry of the list, from 0
    bool spartan = false;             ///< by nationality (ALA-AMB-007)
    std::optional<bool> saidSpartan;  ///< what the list says itself, whatever its grade and nation (ALA-AMB-007)
    int left = 0;                     ///< figures at the start, of a campaign; 0: all
    int disorder = -1;  ///< disorder points at the start, of a campaign; -1: as the rules have it (ALA-090)

    int depth() const { return static_cast<int>(grades.size()); }
};

struct AlalaLeader {
    std::string name;
    int cp = 0;                     ///< rating; 0: rolled before the battle (ALA-053)
    bool commander = false;         ///< in chief (ALA-066); where none is, the highest rating (ALA-AMB-032)
    Level level = Level::FormedUp;  ///< of the phalanx's hoplites at the start (ALA-090)
};

/// The army of a list: phalanxes from right to left, then bands as written.
struct AlalaArmy {
    std::vector<AlalaLeader> leaders;  ///< one for each [[phalanx]]
    std::vector<AlalaUnit> units;
};

/// Campaigns only: +1 on the die for initiative (ALA-098).
bool keepsInitiative(const ArmyList& list);

/// ALA-015: figures of the list's hoplite units: 20 or 24; none if it leaves them to the option hoplite_figures.
std::optional<int> hopliteFigures(const ArmyList& list);

/// ALA-AMB-118: house points of a unit, stack or band at full strength.
int pointsOf(const AlalaUnit& unit, int figures);

/// The keys of a list: [[phalanx]] with its [[phalanx.unit]], and [[band]].
ListSchema listSchema();

/// Check the list first; faulty parts are left out.
AlalaArmy armyOf(const ArmyList& list, const ListFigures& figures);
/// Rows with their figures, and points if the list asks for them (points = "house").
ListSummary summarise(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::alala
