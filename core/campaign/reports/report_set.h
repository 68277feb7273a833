// Every report that a moment of a campaign gives, for window and command line alike.
#pragma once

#include "core/campaign/history/history.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/honours/biography.h"
#include "core/campaign/reports/report.h"
#include "core/campaign/reports/story/turn_story.h"

namespace ephor::campaign {

/// The reports of one moment. Computed lazily; not thread-safe.
class ReportSet {
public:
    /// `entries` begin with the founding and lead to `campaign`.
    ReportSet(Campaign campaign, std::span<const JournalEntry> entries);

    const Campaign& campaign() const { return m_campaign; }

    /// What happened to the power and what it knows, the rulings that concern it, the rolls that it is told of, and
    /// where the journal stands.
    Report report(PowerId power);
    /// The report with the order sheet at its end, as it is printed.
    Report reportAndOrders(PowerId power);
    /// What the report tells of the last turn, by places.
    std::vector<PlaceNews> newsOnMap(PowerId power) { return newsByPlace(lastTurn(), power); }
    /// Of the orders, if there is one.
    std::optional<Deadline> deadline() { return lastTurn().deadline; }
    /// A sheet for its orders, to be filled in.
    std::string orders(PowerId power) const;
    Report honours(Audience reader);
    Report biographies(Audience reader);
    /// What everybody may know of the scores, and the public honours.
    Report standings();
    /// The page of the last turn: the published one, else the program's draft; and where the journal stands.
    Report newsletter() const { return newsletter(newsletterTurn()); }
    /// The same of any turn.
    Report newsletter(int turn) const;
    /// The turn that newsletter() and report() tell of.
    int newsletterTurn() const;
    Report chronicle();
    /// What chronicle() is made of.
    std::vector<ChronicleLine> chronicleLines() { return campaign::chronicle(history()); }

    /// The reports for a reader who is not the umpire: the public ones, and of a power its own as well.
    std::vector<Report> reportsFor(PowerId reader);
    /// Their texts, and a power's order sheet.
    std::string everythingFor(PowerId reader);

private:
    const History& history();
    const TurnRecord& lastTurn();

    Campaign m_campaign;
    std::vector<JournalEntry> m_entries;
    std::optional<History> m_history;
    std::optional<TurnRecord> m_lastTurn;
    std::optional<WarAchievements> m_achievements;
    std::optional<Lives> m_lives;
};

}  // namespace ephor::campaign
