// Rolls of a campaign in words.
#pragma once

#include "core/campaign/dice/campaign_roll.h"
#include "core/campaign/model/scenario.h"

#include <QStringList>

namespace ephor {

/// Who is told of a roll: "Sparta", "all players, dice only", "nobody, until the war ends".
QString toldText(const campaign::Scenario& scenario, const campaign::CampaignRoll& roll);
/// "Siege of Plataea: 3 and 5, +2: 10 (told to all players, dice only)".
QString rollLine(const campaign::Scenario& scenario, const campaign::CampaignRoll& roll);
/// Each line of an entry's dice in words; those that are not a roll as they stand.
QStringList rollLines(const campaign::Scenario& scenario, std::string_view dice);

}  // namespace ephor
