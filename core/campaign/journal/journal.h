// The document of a campaign: an append-only, hash-chained list of who did what, with dice and changes. All tables
// follow from it.
#pragma once

#include "core/campaign/model/change.h"
#include "core/campaign/scenario/files.h"

#include <memory>

namespace ephor::campaign {

/// What an entry is about.
enum class Deed : std::uint8_t {
    Found,
    Orders,
    Standing,
    Muster,
    Battle,
    Close,
    Undo,
    Redo,
    Ruling,
    Newsletter,
    Contribution
};
template <> struct Words<Deed> {
    static constexpr std::array<std::string_view, 11> list{"found",  "orders",     "standing",    "muster",
                                                           "battle", "close",      "undo",        "redo",
                                                           "ruling", "newsletter", "contribution"};
};

/// One line of the journal. Texts are kept as they are hashed.
struct JournalEntry {
    int number = 0;  ///< from 1
    Deed deed = Deed::Found;
    std::string who;      ///< "umpire", or a power's id
    std::string action;   ///< what was put in: an order sheet, a result, the files of the scenario; JSON or TOML
    std::string dice;     ///< every roll on a line: purpose, faces, total
    std::string changes;  ///< as change_json writes them
    std::string state;    ///< digest of all tables afterwards, in hex
    std::string hash;     ///< BLAKE2b-128 over the hash of the entry before and all fields, in hex

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// The hash that an entry must have after one with the hash `previous` ("" before the first).
std::string hashOf(const JournalEntry& entry, std::string_view previous);

/// Something done, ready to be written down.
struct Done {
    Deed deed = Deed::Ruling;
    std::string who;
    std::string action;
    std::string dice;
    Changes changes;
};

class Journal {
public:
    /// A campaign founded from its files.
    static Result<Journal> found(const ScenarioFiles& files, const CampaignSeed& seed);
    /// A journal read back: every hash, every change and every state is looked at.
    static Result<Journal> from(std::vector<JournalEntry> entries);

    const Campaign& campaign() const { return m_campaign; }
    const std::vector<JournalEntry>& entries() const { return m_entries; }
    const std::string& head() const { return m_entries.back().hash; }

    /// Applies the changes and writes the entry.
    void record(Done done);

    /// Number of the entry that undo or redo applies to next; 0 if there is none. A contribution to the dice cannot be
    /// undone once a move was adjudicated, even if the adjudication itself was undone: its dice have been seen.
    int undoable() const;
    int redoable() const { return m_undone.empty() ? 0 : m_undone.back().number; }
    /// Takes the last deed back, as an entry of its own.
    void undo(std::string who);
    void redo(std::string who);

    /// The campaign as it stood after entry `number` (1…). Takes no longer in a long journal than in a short one.
    Result<Campaign> at(int number) const;

private:
    struct Walk {
        int number = 0;
        Changes changes;  ///< that lead over it
    };
    Journal() = default;
    Result<void> take(const JournalEntry& entry);
    void append(Deed deed, std::string who, std::string action, std::string dice, std::string changes);
    void keep(JournalEntry entry);

    Campaign m_campaign;
    std::vector<JournalEntry> m_entries;
    std::vector<std::shared_ptr<const State>> m_checkpoints;  ///< after every so many entries, for at()
    std::vector<Walk> m_done;
    std::vector<Walk> m_undone;
    bool m_diceHaveFallen = false;  ///< in any entry, taken back or not
};

}  // namespace ephor::campaign
