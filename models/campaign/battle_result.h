// A battle's result while the umpire looks at it: who came, and what is wrong with what was typed in.
#pragma once

#include "core/campaign/battle/battle_result.h"

#include <QString>
#include <QStringList>

namespace ephor {

/// One unit that came to a battle.
struct UnitInBattle {
    campaign::UnitId unit;
    QString mark;            ///< "a1", as on the form that goes to the table
    bool isReserve = false;  ///< the rules had no room for it: it neither fights nor loses
};

/// "Army of Attica and Army of Thebes".
QString sideText(const campaign::State& state, const std::vector<campaign::ArmyId>& armies);
/// The armies of both sides, attackers first; with their powers where both are called the same: two powers may have an
/// army of one country.
std::array<QString, 2> namesOfSides(const campaign::Scenario& scenario, const campaign::State& state,
                                    const campaign::Battle& battle);

/// A side as it comes to the field, whether the rules of the table can take it or only paper.
struct SideInBattle {
    QString armies;
    campaign::PowerId power;
    std::vector<UnitInBattle> units;
    std::vector<campaign::LeaderId> leaders;
    int steps = 0;
};
/// `field`: none where the battle is fought on paper.
std::array<SideInBattle, 2> sidesOf(const campaign::Campaign& campaign, campaign::BattleId battle,
                                    const campaign::Battlefield* field);

/// A draw without losses: what a form begins with.
campaign::Aftermath blankResult(const campaign::Campaign& campaign, campaign::BattleId battle,
                                const campaign::Battlefield* field);

/// Everything that cannot be: figures that were not there, a draw that decides, a victor of whom nobody is left.
QStringList faultsOf(const campaign::Campaign& campaign, const campaign::Aftermath& draft);
/// What may be, but is seldom meant.
QStringList doubtsOf(const campaign::Campaign& campaign, const campaign::Aftermath& draft);

}  // namespace ephor
