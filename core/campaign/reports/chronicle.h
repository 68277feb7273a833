// The chronicle of a war: what everybody is told of.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

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
