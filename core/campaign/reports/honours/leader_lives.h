// What each leader of a war did and what befell him, out of the journal, with what everybody was told of it.
#pragma once

#include "core/campaign/reports/honours/achievements.h"

namespace ephor::campaign {

/// Something of a leader's life.
struct Episode {
    Date date;
    std::string text;      ///< as his own power and the umpire know it: "took Plataea"
    std::string openText;  ///< as everybody was told of it; empty: it happened in nobody's sight

    friend bool operator==(const Episode&, const Episode&) = default;
};

struct Life {
    std::vector<Episode> episodes;  ///< in the order in which they happened
    int won = 0;                    ///< battles that he commanded in, on land and at sea
    int lost = 0;
    int drawn = 0;

    friend bool operator==(const Life&, const Life&) = default;
};

struct Lives {
    State now;                ///< as the entries leave it
    std::vector<Life> lives;  ///< by LeaderId

    bool isOver() const { return now.course.phase == Phase::Over; }
};

Lives livesOf(const History& history);

}  // namespace ephor::campaign
