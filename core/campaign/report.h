// What people read: where the campaign stands, what one power knows, and the chronicle.
#pragma once

#include "core/campaign/journal.h"
#include "core/campaign/standings.h"
#include "core/campaign/view.h"

namespace ephor::campaign {

/// For the umpire: date, standings, armies, pending battles.
std::string umpiresReport(const Campaign& campaign);
/// For a player: nothing that his power does not know.
std::string powersReport(const Campaign& campaign, const PowerView& view);
/// The same without its title: treasury, armies, what is seen, treaties, affairs, goals, cities.
std::string knownTo(const Campaign& campaign, const PowerView& view);
/// "in move 3, Megara: something of Sparta, a large army, on the march: 9 hoplites, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// "in move 3, off Aegina: sails of Corinth, a medium fleet, blockading the harbour: 6 squadrons".
std::string sightingText(const Campaign& campaign, const FleetTale& tale);
/// Captives, omens in hand, contingents and stand-offs of a power, a line each.
std::vector<std::string> affairsText(const Campaign& campaign, const PowerView& view);
/// An order sheet to be filled in: every own army on hold.
std::string orderForm(const Campaign& campaign, PowerId power);

/// What a line of the chronicle is about.
enum class News : std::uint8_t { Omen, Battle, Sea, City, Leader, Treaty, Deal, End, Ruling };

/// A line of the chronicle: public once it has happened.
struct ChronicleLine {
    std::string date;
    std::string text;
    News news = News::Omen;
    int turn = 0;  ///< the move in which it happened
};
/// Battles, cities taken, leaders fallen, omens and years, in order, out of the journal. What was taken back is left
/// out.
std::vector<ChronicleLine> chronicle(const Journal& journal);

/// The same of a journal that grows: entries that were read are not read again.
class ChronicleReader {
public:
    explicit ChronicleReader(const Scenario& scenario) : m_scenario(scenario) {}

    /// How many entries have been read.
    std::size_t entries() const { return m_entries; }
    /// Reads those that follow.
    void read(std::span<const JournalEntry> entries);
    std::vector<ChronicleLine> lines() const;

private:
    /// What one entry tells.
    using Told = std::vector<ChronicleLine>;

    Scenario m_scenario;
    State m_state;
    std::size_t m_entries = 0;
    std::vector<Told> m_told;
    std::vector<Told> m_undone;
};

}  // namespace ephor::campaign
