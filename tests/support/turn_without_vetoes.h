// Turn steps without vetoes.
#pragma once

#include "core/campaign/turn/turn.h"

namespace ephor::campaign {

inline Changes adjudicateTurn(const Campaign& campaign, CampaignDice& dice) {
    Acts acts;
    return adjudicateTurn(campaign, dice, acts);
}
inline Changes closeTurn(const Campaign& campaign, CampaignDice& dice) {
    Acts acts;
    return closeTurn(campaign, dice, acts);
}

}  // namespace ephor::campaign
