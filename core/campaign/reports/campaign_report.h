// Reports: where the campaign stands, and what one power knows of it.
#pragma once

#include "core/campaign/model/standings.h"
#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// The umpire's report: date, standings, armies, pending battles.
std::string umpiresReport(const Campaign& campaign);
/// For a player: a title with the date, then situationText().
std::string powerReport(const Visible& visible);
/// Treasury, armies, what is seen, treaties, affairs, goals, cities, dice.
std::string situationText(const Visible& visible);
/// "in move 3, Megara: something of Sparta, a large army, on the march: 9 hoplites, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// "in move 3, off Aegina: sails of Corinth, a medium fleet, blockading the harbour: 6 squadrons".
std::string sightingText(const Campaign& campaign, const FleetSighting& sighting);
/// Captives, omens in hand, contingents, stand-offs and deals of the power, a line each.
std::vector<std::string> affairsText(const Visible& visible);

}  // namespace ephor::campaign
