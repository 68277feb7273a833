// The army lists of Alala!: what they may say, what is wrong with one, and the army that it stands for.
#pragma once

#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

/// Most units that one [[unit]] or [[band]] may stand for.
inline constexpr int mostOfOneEntry = 15;
/// Hoplite units of a side, a stack counted once, and units and bands together: what the table has room for.
inline constexpr int mostHoplites = 15;
inline constexpr int mostPieces = 30;
/// Units of a stack.
inline constexpr int mostDeep = 8;

/// A hoplite unit, a stack (ALA-025) or a band of an army.
struct AlalaUnit {
    std::string name;
    const TroopType* type = nullptr;
    /// From front to rear; one for all but stacks (ALA-024, ALA-026).
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

/// The leader of a [[phalanx]].
struct AlalaLeader {
    std::string name;
    int cp = 0;                     ///< rating; 0: rolled before the battle (ALA-053)
    bool commander = false;         ///< in chief (ALA-066); where none is, the highest rating (ALA-AMB-032)
    Level level = Level::FormedUp;  ///< of his hoplites at the start (ALA-090)
};

/// An army as its list has it: phalanxes from right to left, then as written. Check the list first: what is wrong there
/// is left out here.
struct AlalaArmy {
    std::vector<AlalaLeader> leaders;  ///< one for each [[phalanx]]
    std::vector<AlalaUnit> units;
};
AlalaArmy armyOf(const ArmyList& list);

/// Of a campaign: one more on the die for the initiative (ALA-098).
bool keepsInitiative(const ArmyList& list);

/// ALA-015: figures of the list's hoplite units: 20, 24, or none where it leaves them to the option hoplite_figures.
std::optional<int> hopliteFigures(const ArmyList& list);

/// ALA-AMB-118: house points of a unit, stack or band at full strength.
int pointsOf(const AlalaUnit& unit, int figures);

/// What a list may say: [[phalanx]] with its [[phalanx.unit]], and [[band]].
ListSchema listSchema();

/// All faults of a list, those of its schema included.
Diagnostics checkList(const ArmyList& list);

/// Faults of a set-up's lists that each alone has not: another number of figures than the option says (ALA-015).
Diagnostics checkSizes(const std::array<ArmyList, 2>& lists, const Options& options);

/// Rows with their figures; points where the list asks for them (points = "house").
ListSummary summarise(const ArmyList& list);

}  // namespace ephor::alala
