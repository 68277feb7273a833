// The dice of a turn step, each told with the one step of the review that it belongs to.
#pragma once

#include "core/campaign/dice/campaign_roll.h"
#include "core/campaign/model/scenario.h"

#include <QStringList>

namespace ephor {

/// An army or a fleet among those of its name.
struct Namesake {
    std::string name;
    std::string power;         ///< its id
    bool isOfOnePower = true;  ///< no other power has one of this name
    int count = 0;             ///< of this name that the power has
    int rank = 0;              ///< among them, from 0
};

class TurnDice {
public:
    /// `log`: the dice of an entry. The scenario must outlive it.
    TurnDice(const campaign::Scenario& scenario, std::string_view log);

    /// "Dice: Siege of Plataea: 3 and 5: 8 (told to all players)" for each roll whose purpose names `what`. No roll is
    /// returned twice.
    QStringList naming(const std::string& what);
    /// The rolls of an army or a fleet. Those that may be another's of the same name are left for rest().
    QStringList of(const Namesake& one);
    /// All that are left, without "Dice: ".
    QStringList rest();

private:
    struct Roll {
        std::optional<campaign::CampaignRoll> roll;  ///< none: the line is not one
        QString text;
        bool isTold = false;
    };

    template <typename IsMeant> QStringList told(const IsMeant& isMeant);
    QStringList rankedOf(const Namesake& one);

    std::vector<Roll> m_rolls;
};

}  // namespace ephor
