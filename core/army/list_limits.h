// Limits that any list may set itself besides its points, and those of the campaign that it fights in. The two are kept
// apart: an army beyond its own limits is not legal; one beyond the campaign's is, and its umpire is told.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// A system's keys of the head, and after them those of limits: "limit_units", "limit_allies", "campaign",
/// "campaign_limit", "campaign_units".
std::vector<KeyRule> withLimits(std::vector<KeyRule> head);

/// The key "ally" of a unit or a contingent that another state sends.
KeyRule allyKey();
/// What the print says of that entry, the ally first.
std::string withAlly(const Entry& entry, std::string remarks);
/// How many of the army's units allies have sent.
int alliedUnits(const ArmyList& list);

/// Whether a fault says that the army is beyond what its campaign allows.
inline bool isOfCampaign(const Diagnostic& fault) { return fault.code.starts_with("campaign-"); }

/// What the army, of so many units and points, has more than it may; the points of `limit` are looked at by each
/// system.
Diagnostics checkLimits(const ArmyList& list, std::optional<int> cost, int units);

}  // namespace ephor
