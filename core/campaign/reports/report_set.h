// Every report that a moment of a campaign gives, for window and command line alike.
#pragma once

#include "core/campaign/history/history.h"
#include "core/campaign/reports/honours/biography.h"

namespace ephor::campaign {

/// The reports of one moment, as texts. What is costly is made when it is first asked for: not to be shared by threads.
class ReportSet {
public:
    /// `entries` begin with the founding and lead to `campaign`.
    ReportSet(Campaign campaign, std::span<const JournalEntry> entries);

    const Campaign& campaign() const { return m_campaign; }

    /// What the power knows, the rulings that concern it, the rolls that it is told of, and where the journal stands.
    std::string report(PowerId power) const;
    /// A sheet for its orders, to be filled in.
    std::string orders(PowerId power) const;
    std::string honours(Audience reader);
    std::string biographies(Audience reader);
    /// The page of the last turn: the published one, else the program's draft; and where the journal stands.
    std::string newsletter() const;
    /// The turn that newsletter() tells of.
    int newsletterTurn() const;
    std::string chronicle();

    /// All that a reader who is not the umpire is given: the public reports, and of a power its own as well.
    std::string everythingFor(PowerId reader);

private:
    const History& history();

    Campaign m_campaign;
    std::vector<JournalEntry> m_entries;
    std::optional<History> m_history;
    std::optional<WarAchievements> m_achievements;
    std::optional<Lives> m_lives;
};

}  // namespace ephor::campaign
