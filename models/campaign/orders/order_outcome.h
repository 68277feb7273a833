// What an army was ordered to do in a turn, and why it did something else.
#pragma once

#include "core/campaign/model/campaign.h"

#include <QStringList>

namespace ephor {

/// A turn's orders before the adjudication and after it.
struct TurnOrders {
    campaign::Campaign before;
    campaign::State after;
};

/// Where the army or fleet passed and ended, its start first; empty where it did not move.
std::vector<campaign::PlaceId> wayOf(const TurnOrders& turn, campaign::ArmyId army);
std::vector<campaign::PlaceId> wayOf(const TurnOrders& turn, campaign::FleetId fleet);
/// The orders as they were written, then a line for each reason why something else came of them. Empty without orders.
QStringList orderOutcome(const TurnOrders& turn, campaign::ArmyId army);

}  // namespace ephor
