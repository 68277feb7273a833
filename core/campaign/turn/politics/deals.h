// Deals between powers, and bids for the lead (2.4, 2.8, 2.12).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Carries out, offers or voids the deals that were sealed with the orders. Computer players make their own deals here
/// and answer offers.
void settleDeals(TurnContext& turn);

/// All deals of the state, with the power's new sealed ones. Those that it sealed before for this turn are voided.
std::vector<Deal> withDeals(const State& state, PowerId power, std::span<const Deal> deals);

/// The power that holds a captured leader; invalid if none does.
PowerId holderOf(const State& state, LeaderId leader);
void capture(State& state, LeaderId leader, PowerId holder);
/// Removes the leader from captivity.
void setFree(State& state, LeaderId leader);
/// The ransom for a captive, in talents (2.8).
int ransomOf(const CampaignRules& rules, const Leader& leader);
/// Whether the power won the bid for the lead (2.4).
bool hasLead(const State& state, PowerId power);

/// "Athens offers Sparta 6 talents for Nicias", "Argos gave Athens 10 talents".
std::string dealText(const Campaign& campaign, const Deal& deal);

}  // namespace ephor::campaign
