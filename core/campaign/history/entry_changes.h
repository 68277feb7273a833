// How each subject finds its events in what an entry changed: within the reader of events only.
#pragma once

#include "core/campaign/history/event.h"
#include "core/campaign/journal/journal.h"

#include <algorithm>

namespace ephor::campaign {

struct EntryChanges {
    const Scenario& scenario;
    const State& before;
    const State& after;
    const JournalEntry& entry;
    std::vector<CampaignEvent> events = {};

    void add(CampaignEvent event) { events.push_back(std::move(event)); }
};

/// The rows of `now` with their number, and as they were: null for new ones.
template <typename Row, typename Each>
void eachRow(const std::vector<Row>& before, const std::vector<Row>& now, const Each& each) {
    for (std::size_t i = 0; i < now.size(); ++i)
        each(static_cast<int>(i), i < before.size() ? &before[i] : nullptr, now[i]);
}

/// Each power of these armies or fleets once.
template <typename Row, typename Ids> std::vector<PowerId> powersOf(const std::vector<Row>& rows, const Ids& ids) {
    std::vector<PowerId> powers;
    for (const auto id : ids)
        if (const PowerId power = rows[id.index()].power; !std::ranges::contains(powers, power))
            powers.push_back(power);
    return powers;
}

/// In the order in which an entry's events are told.
void readBattles(EntryChanges& changes);
void readSea(EntryChanges& changes);
void readCities(EntryChanges& changes);
void readLeaders(EntryChanges& changes);
void readTreaties(EntryChanges& changes);
/// Also who was given or left a command by them.
void readDeals(EntryChanges& changes);
void readCommands(EntryChanges& changes);
void readTraits(EntryChanges& changes);
void readArmies(EntryChanges& changes);
void readPowers(EntryChanges& changes);

/// Deals that were done by the entry.
std::vector<Deal> dealsDone(const EntryChanges& changes);

}  // namespace ephor::campaign
