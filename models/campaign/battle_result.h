// A battle's result while the umpire enters it: the units that fought, and errors and warnings on what was typed in.
#pragma once

#include "core/campaign/battle/battle_result.h"

#include <QString>
#include <QStringList>

namespace ephor {

/// A unit that takes part in a battle.
struct UnitInBattle {
    campaign::UnitId unit;
    QString mark;            ///< "a1", the id of its piece on the form for the table
    bool isReserve = false;  ///< there was no room for it on the table: it neither fights nor takes losses
};

/// "Army of Attica and Army of Thebes".
QString sideText(const campaign::State& state, const std::vector<campaign::ArmyId>& armies);
/// The names of the armies of both sides, attackers first. The power is added where both names are the same, since two
/// powers may have an army of the same country.
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

/// Errors of a result: impossible numbers, a draw that is decisive, a victor without survivors.
QStringList faultsOf(const campaign::Campaign& campaign, const campaign::Aftermath& draft);
/// Warnings: results that are possible but unlikely.
QStringList doubtsOf(const campaign::Campaign& campaign, const campaign::Aftermath& draft);

}  // namespace ephor
