// What a power may read of a war's honours, counted for tests of what is shown of them.
#pragma once

#include "core/campaign/reports/honours/honours.h"

namespace ephor::test {

/// Holders of all honours that the power may know: a row each in the panel.
inline int holdersKnownTo(const campaign::Journal& journal, campaign::PowerId power) {
    const campaign::Scenario& scenario = journal.campaign().scenario;
    int holders = 0;
    for (const campaign::HonourRow& row :
         honours(scenario, achievementsOf(campaign::History(scenario, journal.entries())), {false, power}))
        holders += static_cast<int>(row.holders.size());
    return holders;
}

}  // namespace ephor::test
