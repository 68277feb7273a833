// What happened to each leader of a war, from the journal, and what was public of it.
#pragma once

#include "core/campaign/reports/honours/achievements.h"

namespace ephor::campaign {

/// An event in a leader's life.
struct Episode {
    Date date;
    std::string text;      ///< for the leader's own power and the umpire: "took Plataea"
    std::string openText;  ///< for everybody; empty: not public

    friend bool operator==(const Episode&, const Episode&) = default;
};

struct Life {
    std::vector<Episode> episodes;  ///< in chronological order
    int won = 0;                    ///< battles in command, on land and at sea
    int lost = 0;
    int drawn = 0;

    friend bool operator==(const Life&, const Life&) = default;
};

struct Lives {
    State now;                ///< state after the entries
    std::vector<Life> lives;  ///< by LeaderId

    bool isOver() const { return now.course.phase == Phase::Over; }
};

Lives livesOf(const History& history);

}  // namespace ephor::campaign
