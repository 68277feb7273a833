// The umpire's rulings: changes with a reason, and who plays each power. Each is an entry of the journal.
#pragma once

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/umpire/ruling.h"

#include <QString>

namespace ephor {

/// The people who play a power.
struct Seat {
    QString player;  ///< empty: the computer
    QString deputy;  ///< is asked where the player does not answer

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// By power: the last assignment by the umpire, otherwise that of the scenario.
std::vector<Seat> seatsOf(const campaign::Journal& journal);
void seat(campaign::Journal& journal, const std::vector<Seat>& seats);

/// The reason of a ruling; empty for other entries.
QString reasonOf(const campaign::JournalEntry& entry);
/// What was ruled, for the umpire: "the treasury of Athens: 12 (was 20)", "veto of the march of Army of Attica". Empty
/// for rulings that only have a reason, and for other entries. `campaign`: as it is then, or later.
QString ruledText(const campaign::Campaign& campaign, const campaign::JournalEntry& entry);

}  // namespace ephor
