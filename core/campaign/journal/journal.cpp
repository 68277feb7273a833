#include "core/campaign/journal/journal.h"

#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/model/changes/state_check.h"
#include "core/campaign/scenario/reader.h"

namespace ephor::campaign {

namespace {

std::unexpected<Diagnostics> broken(int number, const Message& why) {
    return failure("journal-entry", {"Entry {0} of the journal: {1}", {std::to_string(number), toText(why)}});
}

/// When loading, the full state is checked after each of the first entries and then at this interval. Otherwise only
/// the hash chain and the changed rows are. The last state is always checked; retrace() checks all of them.
constexpr int alwaysWhole = 256;
constexpr int wholeEvery = 256;

/// Entries between two checkpoints. at() applies fewer than this many entries.
constexpr int checkpointEvery = 128;

Result<void> checkWhole(const Campaign& campaign, const JournalEntry& entry) {
    if (toHex(digestOf(campaign.state)) != entry.state)
        return broken(entry.number, "its changes do not lead to the state that it names.");
    if (const auto fault = danglingId(campaign))
        return broken(entry.number, *fault);
    return {};
}

}  // namespace

std::string hashOf(const JournalEntry& entry, std::string_view previous) {
    Digester digester;
    digester.addText(previous);
    digester.addNumber(entry.number);
    digester.addNumber(static_cast<std::int64_t>(entry.kind));
    for (const std::string* text : {&entry.who, &entry.action, &entry.dice, &entry.changes, &entry.state})
        digester.addText(*text);
    return toHex(digester.digest());
}

Result<Journal> Journal::found(const ScenarioFiles& files, const CampaignSeed& seed) {
    Result<Campaign> campaign = readScenario(files, seed);
    if (!campaign)
        return std::unexpected(std::move(campaign.error()));
    Journal journal;
    journal.m_campaign.scenario = std::move(campaign->scenario);
    const Changes changes = foundingOf(campaign->state);
    applyAll(journal.m_campaign.state, changes);
    journal.append(EntryKind::Found, "umpire", toJson(files, seed), {}, toJson(changes));
    return journal;
}

void Journal::append(EntryKind kind, std::string who, std::string action, std::string dice, std::string changes) {
    JournalEntry entry;
    entry.number = static_cast<int>(m_entries.size()) + 1;
    entry.kind = kind;
    entry.who = std::move(who);
    entry.action = std::move(action);
    entry.dice = std::move(dice);
    entry.changes = std::move(changes);
    entry.state = toHex(digestOf(m_campaign.state));
    entry.hash = hashOf(entry, m_entries.empty() ? std::string_view{} : std::string_view(head()));
    keep(std::move(entry));
}

/// Appends an entry whose changes are already applied.
void Journal::keep(JournalEntry entry) {
    m_diceHaveFallen = m_diceHaveFallen || entry.kind == EntryKind::Adjudicate;
    m_entries.push_back(std::move(entry));
    if (m_entries.size() % checkpointEvery == 0)
        m_checkpoints.push_back(std::make_shared<const State>(m_campaign.state));
}

void Journal::record(NewEntry entry) {
    std::string text = toJson(entry.changes);
    Changes inverse = applyAll(m_campaign.state, std::move(entry.changes));
    append(entry.kind, std::move(entry.who), std::move(entry.action), std::move(entry.dice), std::move(text));
    m_done.push_back({m_entries.back().number, std::move(inverse)});
    m_undone.clear();
}

int Journal::undoable() const {
    if (m_done.empty())
        return 0;
    const int last = m_done.back().number;
    const bool isBound =
        m_diceHaveFallen && m_entries[static_cast<std::size_t>(last - 1)].kind == EntryKind::Contribution;
    return isBound ? 0 : last;
}

void Journal::undo(std::string who) {
    Walk walk = std::move(m_done.back());
    m_done.pop_back();
    std::string text = toJson(walk.changes);
    walk.changes = applyAll(m_campaign.state, std::move(walk.changes));
    append(EntryKind::Undo, std::move(who), std::to_string(walk.number), {}, std::move(text));
    m_undone.push_back(std::move(walk));
}

void Journal::redo(std::string who) {
    Walk walk = std::move(m_undone.back());
    m_undone.pop_back();
    std::string text = toJson(walk.changes);
    walk.changes = applyAll(m_campaign.state, std::move(walk.changes));
    append(EntryKind::Redo, std::move(who), std::to_string(walk.number), {}, std::move(text));
    m_done.push_back(std::move(walk));
}

Result<void> Journal::replay(const JournalEntry& entry) {
    const int number = static_cast<int>(m_entries.size()) + 1;
    if (entry.number != number)
        return broken(
            number, {"it bears the number {0}; an entry is missing or out of order.", {std::to_string(entry.number)}});
    if (hashOf(entry, m_entries.empty() ? std::string_view{} : std::string_view(head())) != entry.hash)
        return broken(number, "its hash does not fit: the entry, or one before it, was changed.");
    Result<Changes> changes = changesFromJson(entry.changes);
    if (!changes)
        return std::unexpected(std::move(changes.error()));
    if ((entry.kind == EntryKind::Found) != (number == 1))
        return broken(number, "a campaign is founded once, in its first entry.");
    const auto stepsTo = [&](int next) { return next > 0 && entry.action == std::to_string(next); };
    if ((entry.kind == EntryKind::Undo && !stepsTo(undoable())) ||
        (entry.kind == EntryKind::Redo && !stepsTo(redoable())))
        return broken(number, "there is no entry of that number to undo or redo.");
    Changes inverse;
    bool lost = false;
    for (Change& change : *changes) {
        if (!fits(m_campaign.state, change))
            return broken(number, "a change does not fit the campaign.");
        lost = lost || std::visit([](const auto& put) { return !put.value; }, change);
        inverse.push_back(apply(m_campaign.state, change));
    }
    std::ranges::reverse(inverse);
    // Only undo can remove rows, so that code which walks the active entries finds all rows of earlier ones.
    if (lost && entry.kind != EntryKind::Undo)
        return broken(number, "it takes away what was there, which only undoing may.");
    if (const bool whole = lost || number <= alwaysWhole || number % wholeEvery == 0; whole) {
        if (Result<void> sound = checkWhole(m_campaign, entry); !sound)
            return sound;
    } else if (!std::ranges::all_of(*changes, [&](const Change& c) { return namesRows(m_campaign, c); })) {
        return broken(number, "a change names something that is not there.");
    }
    if (entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo) {
        auto& from = entry.kind == EntryKind::Undo ? m_done : m_undone;
        auto& to = entry.kind == EntryKind::Undo ? m_undone : m_done;
        to.push_back({from.back().number, std::move(inverse)});
        from.pop_back();
    } else if (number > 1) {
        m_done.push_back({number, std::move(inverse)});
        m_undone.clear();
    }
    keep(entry);
    return {};
}

Result<Journal> Journal::from(std::vector<JournalEntry> entries) {
    if (entries.empty() || entries.front().kind != EntryKind::Found)
        return failure("journal-empty", "The journal has no founding entry; this is no campaign.");
    Result<FoundedFiles> founded = filesFromJson(entries.front().action);
    if (!founded)
        return std::unexpected(std::move(founded.error()));
    Result<Campaign> begun = readScenario(founded->files, founded->seed);
    if (!begun)
        return std::unexpected(std::move(begun.error()));
    if (toJson(foundingOf(begun->state)) != entries.front().changes)
        return broken(1, "its changes are not those that the scenario's files make.");
    Journal journal;
    journal.m_campaign.scenario = std::move(begun->scenario);
    journal.m_entries.reserve(entries.size());
    for (const JournalEntry& entry : entries)
        if (Result<void> replayed = journal.replay(entry); !replayed)
            return std::unexpected(std::move(replayed.error()));
    if (Result<void> sound = checkWhole(journal.m_campaign, journal.m_entries.back()); !sound)
        return std::unexpected(std::move(sound.error()));
    return journal;
}

Result<Campaign> Journal::at(int number) const {
    if (number < 1 || number > std::ssize(m_entries))
        return failure("journal-number", {"There is no entry {0}; the journal has {1}.",
                                          {std::to_string(number), std::to_string(m_entries.size())}});
    Campaign campaign{m_campaign.scenario, {}};
    const int checkpoints = number / checkpointEvery;
    if (checkpoints > 0)
        campaign.state = *m_checkpoints[static_cast<std::size_t>(checkpoints - 1)];
    for (int i = checkpoints * checkpointEvery; i < number; ++i)
        applyAll(campaign.state, *changesFromJson(m_entries[static_cast<std::size_t>(i)].changes));
    return campaign;
}

}  // namespace ephor::campaign
