// Random legal armies of a given number of points, for measuring what troop types are worth.
#pragma once

#include "core/battle/game.h"
#include "core/dice/fast_dice.h"

#include <optional>

namespace ephor {

/// A kind of unit: a type, in Alala! of a grade. In a system without points every kind costs 1.
struct ArmyKind {
    std::string type;
    std::string grade;  ///< of Alala!'s hoplites; otherwise empty
    std::string name;
    int cost = 1;
};

struct RandomArmy {
    ArmyList list;
    std::vector<int> counts;  ///< of each kind
};

/// Leaders are the same in all armies, so that they weigh nothing. Alala!: one phalanx and its bands. Skirmish: one
/// retinue. DBA: twelve elements of any types.
class RandomArmies {
public:
    /// The rules must outlive this.
    explicit RandomArmies(const RuleSystem& rules);

    const std::vector<ArmyKind>& kinds() const { return m_kinds; }
    bool hasPoints() const { return m_hasPoints; }
    int usualPoints() const;
    /// An army that the rules find no error in. Of these points, or as near below as its units allow. None if chance
    /// finds no legal one.
    std::optional<RandomArmy> draw(int points, Pcg32& chance) const;

private:
    std::vector<int> counts(int points, Pcg32& chance) const;
    ArmyList listOf(const std::vector<int>& counts, Pcg32& chance) const;

    const RuleSystem& m_rules;
    std::vector<ArmyKind> m_kinds;
    bool m_hasPoints = true;
};

}  // namespace ephor
