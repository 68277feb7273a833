// Diplomacy between powers (2.12): offers, treaties, declarations of war.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Delivers the messages that came with the orders. Equal offers of both sides become a treaty; declarations of war
/// take effect. Computer players answer offers.
void negotiate(TurnContext& turn);
/// Ends treaties whose term is over, which counts as a promise kept.
void endTreaties(TurnContext& turn);
/// Pays tribute in winter. A power that cannot pay breaks its treaty.
void payTribute(TurnContext& turn);

/// All treaties of the state, with the power's new sealed messages. Those that it sealed before for this turn are
/// voided.
std::vector<Treaty> withSealedMessages(const State& state, PowerId power, std::span<const Envoy> envoys);

/// "truce between Athens and Sparta, to turn 9", "Athens offers Sparta: peace".
std::string treatyText(const Scenario& scenario, const Treaty& treaty);

}  // namespace ephor::campaign
