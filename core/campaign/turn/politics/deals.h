// Deals between powers: captives, gifts and bids for the lead (2.4, 2.8, 2.12).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// What was sealed with the orders is done, offered, or comes to nothing. Powers that the program plays see to their
/// own affairs, and answer for themselves.
void settleDeals(Move& move);

/// The table of deals with a power's sealed ones in it, those that it sealed before for this move taken back.
std::vector<Deal> withDeals(const State& state, PowerId power, std::span<const Deal> deals);

/// In whose hands a leader is; none: in nobody's.
PowerId holderOf(const State& state, LeaderId leader);
void capture(State& state, LeaderId leader, PowerId holder);
/// Nobody holds him any more.
void setFree(State& state, LeaderId leader);
/// Talents that a captive is worth (2.8).
int ransomOf(const CampaignRules& rules, const Leader& leader);
/// The power has bid most for this season (2.4).
bool hasLead(const State& state, PowerId power);

/// "Athens offers Sparta 6 talents for Nicias", "Argos gave Athens 10 talents".
std::string dealText(const Campaign& campaign, const Deal& deal);

}  // namespace ephor::campaign
