// What the umpire rules beside the rules: changes with a reason, and who plays which power. Each is an entry of the
// journal like any other.
#pragma once

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/umpire/ruling.h"

#include <QString>

namespace ephor {

/// Who plays a power.
struct Seat {
    QString player;  ///< empty: the program
    QString deputy;  ///< who is asked where the player does not answer

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// By power, as it was last said: by the umpire, or else by the scenario.
std::vector<Seat> seatsOf(const campaign::Journal& journal);
void seat(campaign::Journal& journal, const std::vector<Seat>& seats);

/// Why it was ruled; empty for other entries.
QString reasonOf(const campaign::JournalEntry& entry);

}  // namespace ephor
