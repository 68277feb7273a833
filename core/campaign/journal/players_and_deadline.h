// What the umpire lays down in the journal by his word: who plays the powers, and by when orders are due. The last word
// that was not taken back holds.
#pragma once

#include "core/campaign/journal/club_time.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// Who plays a power.
struct Players {
    std::string player;  ///< empty: the program
    std::string deputy;  ///< who is asked where the player does not answer

    friend bool operator==(const Players&, const Players&) = default;
};
/// By power, as it was last said: by the umpire, or else by the scenario.
std::vector<Players> playersOf(const Journal& journal);
std::vector<Players> playersOf(const Scenario& scenario, std::span<const JournalEntry> entries);
/// Those whom an entry seats; nothing where it is about something else.
std::optional<std::vector<Players>> playersIn(const Scenario& scenario, const JournalEntry& entry);
/// Whoever has a power's seat from now on has missed no move: civil disorder ends with the seat of him who brought it
/// about (2.14). Another deputy alone changes nothing but his name.
void seatPlayers(Journal& journal, const std::vector<Players>& players);
/// The entry that seatPlayers() writes.
Done seatingDone(const Campaign& campaign, const std::vector<Players>& before, const std::vector<Players>& players);
/// Somebody plays the power.
bool hasPlayer(const Scenario& scenario, const State& state, PowerId power);

/// When the orders of a move are due.
struct Deadline {
    ClubTime at;
    int everyDays = 0;      ///< that of the next move follows so many days later; 0: it is set anew
    std::string zone = {};  ///< by whose clocks: "Europe/Berlin"; empty: always the same offset

    friend bool operator==(const Deadline&, const Deadline&) = default;
};
inline constexpr int mostDaysOfMove = 366;
/// Of the move that the campaign stands in; none: none was set.
std::optional<Deadline> deadlineOf(const Journal& journal);
/// Of the move to which these entries lead, as standingEntries() has them.
std::optional<Deadline> deadlineAfter(std::span<const JournalEntry* const> standing);
/// None: it is taken away.
void setDeadline(Journal& journal, const std::optional<Deadline>& deadline);
/// The entry that it writes.
Done deadlineDone(const std::optional<Deadline>& deadline);

/// An entry about the deadline, and what it says.
struct DeadlineNotice {
    std::optional<Deadline> deadline;
};
std::optional<DeadlineNotice> deadlineIn(const JournalEntry& entry);

}  // namespace ephor::campaign
