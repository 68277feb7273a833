// The chronicle of a war: everything that is public.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The subject of a line.
enum class News : std::uint8_t { Omen, Battle, Sea, City, Leader, Treaty, Deal, End, Ruling };

/// A line of the chronicle.
struct ChronicleLine {
    std::string date;
    std::string text;
    News news = News::Omen;
    int turn = 0;  ///< turn in which it happened
};

/// Battles, captured cities, fallen leaders, omens, treaties and so on, in order, from the active entries of the
/// journal.
std::vector<ChronicleLine> chronicle(const Journal& journal);

/// Builds the chronicle of a growing journal. Each entry is read only once.
class ChronicleReader {
public:
    explicit ChronicleReader(const Scenario& scenario) : m_scenario(scenario) {}

    /// Number of entries read so far.
    std::size_t entries() const { return m_entries; }
    /// Reads the entries after those.
    void read(std::span<const JournalEntry> entries);
    std::vector<ChronicleLine> lines() const;

private:
    /// The lines of one entry.
    using Told = std::vector<ChronicleLine>;

    Scenario m_scenario;
    State m_state;
    std::size_t m_entries = 0;
    std::vector<Told> m_told;
    std::vector<Told> m_undone;
};

}  // namespace ephor::campaign
