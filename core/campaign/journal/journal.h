// The document of a campaign: an append-only, hash-chained list of actions with their dice and changes. All tables
// follow from it.
#pragma once

#include "core/campaign/model/changes/change.h"
#include "core/campaign/scenario/files.h"

#include <memory>

namespace ephor::campaign {

/// The kind of an entry. Files keep the first word of each: "muster" is Adjudicate.
enum class EntryKind : std::uint8_t {
    Found,
    Orders,
    Standing,
    Adjudicate,
    Battle,
    Close,
    Undo,
    Redo,
    Ruling,
    Newsletter,
    Contribution
};
template <> struct Words<EntryKind> {
    static constexpr std::array<std::string_view, 11> list{"found",  "orders",     "standing",    "muster",
                                                           "battle", "close",      "undo",        "redo",
                                                           "ruling", "newsletter", "contribution"};
};

/// One line of the journal. Texts are stored exactly as they are hashed.
struct JournalEntry {
    int number = 0;  ///< from 1
    EntryKind kind = EntryKind::Found;
    std::string who;      ///< "umpire", or a power's id
    std::string action;   ///< the input: an order sheet, a result, the files of the scenario; JSON or TOML
    std::string dice;     ///< one line for each roll: purpose, faces, total
    std::string changes;  ///< JSON of change_json
    std::string state;    ///< digest of all tables after the entry, in hex
    std::string hash;     ///< BLAKE2b-128 of the previous hash and all fields, in hex

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// The hash of an entry. `previous` is the hash of the entry before; "" for the first.
std::string hashOf(const JournalEntry& entry, std::string_view previous);

/// A finished action, ready to be recorded.
struct NewEntry {
    EntryKind kind = EntryKind::Ruling;
    std::string who;
    std::string action;
    std::string dice;
    Changes changes;
};

class Journal {
public:
    /// Founds a campaign from its files.
    static Result<Journal> found(const ScenarioFiles& files, const CampaignSeed& seed);
    /// Loads a journal and checks it: the whole hash chain, every change, and the full state at intervals (wholeEvery).
    static Result<Journal> from(std::vector<JournalEntry> entries);

    const Campaign& campaign() const { return m_campaign; }
    const std::vector<JournalEntry>& entries() const { return m_entries; }
    const std::string& head() const { return m_entries.back().hash; }

    /// Applies the changes and appends the entry.
    void record(NewEntry entry);

    /// Number of the entry that undo or redo applies to; 0 if there is none. A contribution to the dice cannot be
    /// undone once a turn was adjudicated, even if that was undone, because players may have seen the dice.
    int undoable() const;
    int redoable() const { return m_undone.empty() ? 0 : m_undone.back().number; }
    /// Undoes the last active entry, as a new entry.
    void undo(std::string who);
    void redo(std::string who);

    /// The campaign after entry `number` (from 1). Starts from a checkpoint, so long journals take no longer.
    Result<Campaign> at(int number) const;

private:
    struct Walk {
        int number = 0;
        Changes changes;  ///< the changes to apply to undo or redo it
    };
    Journal() = default;
    Result<void> replay(const JournalEntry& entry);
    void append(EntryKind kind, std::string who, std::string action, std::string dice, std::string changes);
    void keep(JournalEntry entry);

    Campaign m_campaign;
    std::vector<JournalEntry> m_entries;
    std::vector<std::shared_ptr<const State>> m_checkpoints;  ///< a state after every checkpointEvery entries, for at()
    std::vector<Walk> m_done;
    std::vector<Walk> m_undone;
    bool m_diceHaveFallen = false;  ///< true after any Adjudicate entry, undone or not
};

}  // namespace ephor::campaign
