// What an entry changed, and how each subject finds its events in it. Private to the event reader.
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

/// Calls `each(number, old row, new row)` for the rows of `now`; the old row of a new one is null.
template <typename Row, typename Each>
void eachRow(const std::vector<Row>& before, const std::vector<Row>& now, const Each& each) {
    for (std::size_t i = 0; i < now.size(); ++i)
        each(static_cast<int>(i), i < before.size() ? &before[i] : nullptr, now[i]);
}

/// The powers of these armies or fleets, each once.
template <typename Row, typename Ids> std::vector<PowerId> powersOf(const std::vector<Row>& rows, const Ids& ids) {
    std::vector<PowerId> powers;
    for (const auto id : ids)
        if (const PowerId power = rows[id.index()].power; !std::ranges::contains(powers, power))
            powers.push_back(power);
    return powers;
}

/// In the order of an entry's events.
void readBattles(EntryChanges& changes);
void readSea(EntryChanges& changes);
void readCities(EntryChanges& changes);
void readLeaders(EntryChanges& changes);
void readTreaties(EntryChanges& changes);
/// Also the commands that were taken or left by a deal.
void readDeals(EntryChanges& changes);
void readCommands(EntryChanges& changes);
void readTraits(EntryChanges& changes);
void readArmies(EntryChanges& changes);
void readPowers(EntryChanges& changes);

/// The deals that the entry concluded.
std::vector<Deal> dealsDone(const EntryChanges& changes);

}  // namespace ephor::campaign
