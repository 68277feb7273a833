// The reports of the umpire and of a power.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/visibility.h"

namespace ephor::campaign {

/// The umpire's report: date, standings, armies, pending battles.
std::string umpiresReport(const Campaign& campaign);
/// A player's report. Contains only what the power knows.
std::string powersReport(const Campaign& campaign, const PowerView& view);
/// The report without title: treasury, armies, visible enemies, treaties, affairs, goals, cities.
std::string knownTo(const Campaign& campaign, const PowerView& view);
/// "in move 3, Megara: something of Sparta, a large army, on the march: 9 hoplites, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// "in move 3, off Aegina: sails of Corinth, a medium fleet, blockading the harbour: 6 squadrons".
std::string sightingText(const Campaign& campaign, const FleetTale& tale);
/// Captives, omens in hand, contingents and stand-offs of a power, one line each.
std::vector<std::string> affairsText(const Campaign& campaign, const PowerView& view);

}  // namespace ephor::campaign
