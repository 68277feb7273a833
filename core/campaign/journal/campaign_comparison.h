// Compares two campaigns of one war, such as a campaign and a branch of it: where they diverge, and the situation of
// all powers in each.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/model/standings.h"

namespace ephor::campaign {

/// The values in the first and second campaign.
template <typename T> using Both = std::array<T, 2>;

/// The situation of a power.
struct Balance {
    Standing standing;
    int leaders = 0;  ///< still in service
};

/// A place with different owners.
struct OwnerDifference {
    PlaceId place;
    Both<PowerId> holders;
};

/// A battle that ended differently, or that only one campaign had.
struct BattleDifference {
    int turn = 0;
    PlaceId place;
    Both<BattleId> battles;  ///< invalid: this campaign did not have the battle
};

/// A leader with different fates.
struct FatedOtherwise {
    LeaderId leader;
    Both<Fate> fates;
};

/// The entry with that number; null if the journal is shorter.
const JournalEntry* entryAt(const Journal& journal, int number);

struct CampaignComparison {
    int parting = 0;  ///< number of the first entry that differs or that only one journal has; 0: none
    Course parted;    ///< the time of that entry; without a difference, the current time
    std::vector<Both<Balance>> powers;  ///< by PowerId
    std::vector<OwnerDifference> places;
    std::vector<BattleDifference> battles;  ///< in chronological order
    std::vector<FatedOtherwise> leaders;

    bool isSame() const { return parting == 0; }
};

/// Whether both were founded from the same files and seed. Only such campaigns can be compared, because their powers
/// and places are the same.
bool areOfOneWar(const Journal& first, const Journal& second);
/// The message for two campaigns that cannot be compared.
Message whyNotOfOneWar(const Journal& first, const Journal& second);

/// Compares the current states. Precondition: areOfOneWar().
CampaignComparison compared(const Journal& first, const Journal& second);

}  // namespace ephor::campaign
