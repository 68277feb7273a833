// Who plays which power and when orders are due, as the umpire recorded it in the journal. The last ruling that was not
// undone counts.
#pragma once

#include "core/campaign/journal/club_time.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The people of a power.
struct Players {
    std::string player;  ///< empty: the computer
    std::string deputy;  ///< who sends orders if the player does not

    friend bool operator==(const Players&, const Players&) = default;
};
/// By power: from the umpire's last ruling, or else from the scenario.
std::vector<Players> playersOf(const Journal& journal);
std::vector<Players> playersOf(const Scenario& scenario, std::span<const JournalEntry> entries);
/// The players that an entry sets; nothing if it is about something else.
std::optional<std::vector<Players>> playersIn(const Scenario& scenario, const JournalEntry& entry);
/// A power with a new player has no missed turns: civil disorder ends when the player who caused it leaves (2.14). A
/// new deputy changes nothing else.
void seatPlayers(Journal& journal, const std::vector<Players>& players);
/// The entry that seatPlayers() records.
NewEntry seatingEntry(const Campaign& campaign, const std::vector<Players>& before,
                      const std::vector<Players>& players);
/// Whether the power has a player.
bool hasPlayer(const Scenario& scenario, const State& state, PowerId power);

/// When the orders of a turn are due.
struct Deadline {
    ClubTime at;
    int everyDays = 0;      ///< days until the deadline of the next turn; 0: it must be set again
    std::string zone = {};  ///< time zone, such as "Europe/Berlin"; empty: the offset never changes

    friend bool operator==(const Deadline&, const Deadline&) = default;
};
inline constexpr int mostDaysOfTurn = 366;
/// The deadline of the current turn; nothing if none is set.
std::optional<Deadline> deadlineOf(const Journal& journal);
/// The deadline after these entries, which come from activeEntries().
std::optional<Deadline> deadlineAfter(std::span<const JournalEntry* const> standing);
/// Nothing: removes the deadline.
void setDeadline(Journal& journal, const std::optional<Deadline>& deadline);
/// The entry that setDeadline() records.
NewEntry deadlineEntry(const std::optional<Deadline>& deadline);

/// The content of an entry about the deadline.
struct DeadlineNotice {
    std::optional<Deadline> deadline;
};
std::optional<DeadlineNotice> deadlineIn(const JournalEntry& entry);

}  // namespace ephor::campaign
