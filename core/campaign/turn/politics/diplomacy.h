// Words between powers (2.12): what is offered, agreed on, kept and broken.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// The words that came with the orders are delivered; what both sides say becomes a treaty, and who declares war is at
/// war. Powers that the program plays answer for themselves.
void negotiate(Move& move);
/// Treaties whose term is over: a promise kept.
void endTreaties(Move& move);
/// What tributaries pay in winter; who cannot has broken his word.
void payTribute(Move& move);

/// The table of treaties with a power's sealed words in it, those that it sealed before for this move taken back.
std::vector<Treaty> withWords(const State& state, PowerId power, std::span<const Envoy> envoys);

/// "truce between Athens and Sparta, to move 9", "Athens offers Sparta: peace".
std::string treatyText(const Scenario& scenario, const Treaty& treaty);

}  // namespace ephor::campaign
