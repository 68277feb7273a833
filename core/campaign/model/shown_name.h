// The names of armies, fleets and leaders as people see them, on the map, in tables, reports and order sheets.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

const std::string& nameOfPlace(const Campaign& campaign, PlaceId place);
const std::string& nameOfPower(const Campaign& campaign, PowerId power);

/// The name, with its place in brackets where others have the same name: "Army of Corinthia (Megara)". The campaign is
/// what the reader knows of it. `among` counts the names of that power alone; invalid: all.
std::string shownName(const Campaign& campaign, ArmyId army, PowerId among = {});
std::string shownName(const Campaign& campaign, FleetId fleet, PowerId among = {});
std::string shownName(const Campaign& campaign, LeaderId leader, PowerId among = {});

/// A name for comparisons: lower case, without accents and punctuation, and "ue" as "ü".
std::string foldedName(std::string_view name);
/// The name without what stands in brackets: "Messene (Ithome)" is "Messene".
std::string_view withoutBrackets(std::string_view name);

}  // namespace ephor::campaign
