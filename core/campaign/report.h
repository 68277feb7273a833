// What people read: where the campaign stands, what one power knows, and the chronicle.
#pragma once

#include "core/campaign/journal.h"
#include "core/campaign/standings.h"
#include "core/campaign/view.h"

namespace ephor::campaign {

/// For the umpire: date, standings, armies, pending battles.
std::string umpiresReport(const Campaign& campaign);
/// For a player: nothing that his power does not know.
std::string powersReport(const Campaign& campaign, const PowerView& view);
/// "in move 3, Megara: something of Sparta, a large army, on march: 9 hoplite, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// An order sheet to be filled in: every own army on hold.
std::string orderForm(const Campaign& campaign, PowerId power);

/// A line of the chronicle: public once it has happened.
struct ChronicleLine {
    std::string date;
    std::string text;
};
/// Battles, cities taken, leaders fallen, omens and years, in order, out of the journal. What was taken back is left out.
std::vector<ChronicleLine> chronicle(const Journal& journal);

}  // namespace ephor::campaign
