#include "core/campaign/history/event_reader.h"

#include "core/campaign/history/entry_changes.h"
#include "core/campaign/umpire/ruling_reports.h"

namespace ephor::campaign {

static void readRulings(EntryChanges& changes) {
    std::vector<Said> all = noticesIn(changes.entry, changes.scenario, changes.before);
    std::ranges::reverse(all);
    for (Said& said : all)
        if (said.isOpen)
            changes.add(RulingMade{std::move(said.reason), std::move(said.open), said.isVeto});
}

static void readOmen(EntryChanges& changes) {
    const int card = changes.after.course.omen;
    if (card != changes.before.course.omen && card >= 0)
        changes.add(OmenDrawn{card});
}

std::vector<DatedEvent> eventsOf(const Scenario& scenario, const State& before, const State& after,
                                 const JournalEntry& entry) {
    EntryChanges changes{scenario, before, after, entry};
    const bool isFounding = entry.kind == EntryKind::Found;
    if (isFounding) {
        readCommands(changes);
    } else {
        readRulings(changes);
        readOmen(changes);
        readBattles(changes);
        readSea(changes);
        readCities(changes);
        readLeaders(changes);
        readTreaties(changes);
        readDeals(changes);
        readCommands(changes);
        readTraits(changes);
        readArmies(changes);
        readPowers(changes);
    }
    const Course& when = isFounding ? after.course : before.course;
    std::vector<DatedEvent> dated;
    for (CampaignEvent& event : changes.events)
        dated.push_back({entry.number, when.turn, {when.year, when.turnOfYear}, std::move(event)});
    return dated;
}

}  // namespace ephor::campaign
