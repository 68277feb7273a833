// Limits besides points: those that a list sets itself, and those of its campaign. The two are kept apart: a list
// beyond its own limits is illegal, a list beyond its campaign's limits is reported to the umpire.
#pragma once

#include "core/army/army_list.h"
#include "core/base/message.h"

namespace ephor {

/// The keys of a system's head, followed by those of the limits: "limit_units", "limit_allies", "campaign",
/// "campaign_limit", "campaign_units".
std::vector<KeyRule> withLimits(std::vector<KeyRule> head);

/// The key "ally" of a unit or contingent that another state sends.
KeyRule allyKey();
/// The key "owned": of how many of an entry's models the player has. The game does not read it.
KeyRule ownedKey();
/// The key "note": a remark.
KeyRule noteKey(std::int64_t longest = 200);
/// The entry's note as a printed remark; empty without one.
Messages noteOf(const Entry& entry);
/// The printed remarks of an entry that another state sends, with the ally first.
Messages withAlly(const Entry& entry, Messages remarks);

/// The printed remarks of an entry, with what a campaign has left of each unit's strength first: "Courage 3 of 5".
Messages withLeft(const Entry& entry, std::string_view key, std::string_view strength, int whole, Messages remarks);
/// Number of the army's units that allies have sent.
int alliedUnits(const ArmyList& list);

/// True if the fault is about a limit of the campaign.
inline bool isOfCampaign(const Diagnostic& fault) { return fault.code.starts_with("campaign-"); }

/// Faults for an army of this cost and number of units that exceeds its limits. Each system checks the points of
/// `limit` itself.
Diagnostics checkLimits(const ArmyList& list, std::optional<int> cost, int units);

}  // namespace ephor
