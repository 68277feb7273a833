// Deals between powers and a power's own affairs: captives, gifts, contingents, bids, omens (2.4, 2.8, 2.12).
#pragma once

#include "core/campaign/phases.h"

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

/// What a ruler does besides ordering his armies.
std::vector<Deal> rulersDeals(const Move& move, PowerId power);
/// Whether he takes what is offered to him.
bool rulerTakes(const Move& move, const Deal& offer);

/// Each does what the deal says, or returns false where it cannot be done.
bool sendContingent(Move& move, const Deal& deal);
bool rideOver(Move& move, const Deal& deal);
bool appease(Move& move, const Deal& deal);
bool dismiss(Move& move, const Deal& deal);
/// Winter: democracies vote on commanders whose armies were beaten in the year (2.8).
void electStrategoi(Move& move);
bool playOmen(Move& move, const Deal& deal);
/// The card falls on one place, that whoever plays it names.
bool isForPlace(Effect effect);

/// Contingents do what their hosts do, and those that sent them hold.
void leadContingents(Move& move);
/// Winter: they go home.
void sendContingentsHome(Move& move);
/// Which contingent the army is; nullptr: none.
const Contingent* contingentOf(const State& state, ArmyId army);

/// The gods are asked: a card for the power's hand, if it holds none too many.
void invoke(Move& move, PowerId power);

}  // namespace ephor::campaign
