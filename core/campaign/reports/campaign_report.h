// Reports: where the campaign stands, and what one power knows.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/visibility.h"

namespace ephor::campaign {

/// For the umpire: date, standings, armies, pending battles.
std::string umpiresReport(const Campaign& campaign);
/// For a player: nothing that his power does not know.
std::string powersReport(const Campaign& campaign, const PowerView& view);
/// The same without its title: treasury, armies, what is seen, treaties, affairs, goals, cities.
std::string knownTo(const Campaign& campaign, const PowerView& view);
/// "in move 3, Megara: something of Sparta, a large army, on the march: 9 hoplites, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// "in move 3, off Aegina: sails of Corinth, a medium fleet, blockading the harbour: 6 squadrons".
std::string sightingText(const Campaign& campaign, const FleetTale& tale);
/// Captives, omens in hand, contingents and stand-offs of a power, a line each.
std::vector<std::string> affairsText(const Campaign& campaign, const PowerView& view);

}  // namespace ephor::campaign
