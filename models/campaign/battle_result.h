// A battle's result while the umpire enters it: the units that fought.
#pragma once

#include "core/campaign/battle/battle_result.h"

#include <QString>

namespace ephor {

/// A unit that takes part in a battle.
struct UnitInBattle {
    campaign::UnitId unit;
    QString mark;            ///< "a1", the id of its piece on the form for the table
    bool isReserve = false;  ///< there was no room for it on the table: it neither fights nor takes losses
};

/// "Army of Attica and Army of Thebes".
QString sideText(const campaign::State& state, const std::vector<campaign::ArmyId>& armies);
/// The same of both sides as sideNames() has them.
std::array<QString, 2> namesOfSides(const campaign::Scenario& scenario, const campaign::State& state,
                                    const campaign::Battle& battle);

/// A side of a battle, whether a rule system can play the battle or not.
struct SideInBattle {
    QString armies;
    campaign::PowerId power;
    std::vector<UnitInBattle> units;
    std::vector<campaign::LeaderId> leaders;
    int steps = 0;
};
/// `field`: null where no rule system can play the battle.
std::array<SideInBattle, 2> sidesOf(const campaign::Campaign& campaign, campaign::BattleId battle,
                                    const campaign::Battlefield* field);

/// A draw without losses: the initial content of the form.
campaign::Aftermath blankResult(const campaign::Campaign& campaign, campaign::BattleId battle,
                                const campaign::Battlefield* field);

}  // namespace ephor
