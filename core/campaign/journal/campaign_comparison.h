// Two campaigns of one war side by side, such as a campaign and a what-if that was made of it: where they part, and how
// everybody stands in each.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/model/standings.h"

namespace ephor::campaign {

/// What is so in the first, and what is so in the second.
template <typename T> using Both = std::array<T, 2>;

/// How a power stands in a campaign.
struct Balance {
    Standing standing;
    int leaders = 0;  ///< who serve
};

/// A place that others hold in the second.
struct HeldOtherwise {
    PlaceId place;
    Both<PowerId> holders;
};

/// A battle that went another way in the second, or that one campaign alone has had.
struct FoughtOtherwise {
    int turn = 0;
    PlaceId place;
    Both<BattleId> battles;  ///< none: it has not come to this one
};

/// A leader whose fate is another in the second.
struct FatedOtherwise {
    LeaderId leader;
    Both<Fate> fates;
};

/// The entry of a journal with that number; none where it ends before.
const JournalEntry* entryAt(const Journal& journal, int number);

struct CampaignComparison {
    int parting = 0;  ///< the first entry that is not the same, or that one journal alone has; 0: there is none
    Course parted;    ///< when that was; where nothing differs, how both stand
    std::vector<Both<Balance>> powers;  ///< by PowerId
    std::vector<HeldOtherwise> places;
    std::vector<FoughtOtherwise> battles;  ///< in order of time
    std::vector<FatedOtherwise> leaders;

    bool isSame() const { return parting == 0; }
};

/// Whether both were founded from the same files with the same seed. Only such campaigns can be compared: their powers
/// and places are the same.
bool areOfOneWar(const Journal& first, const Journal& second);
/// What to say of two that are not.
Message whyNotOfOneWar(const Journal& first, const Journal& second);

/// As both stand now. They are of one war.
CampaignComparison compared(const Journal& first, const Journal& second);

}  // namespace ephor::campaign
