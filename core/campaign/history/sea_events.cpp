#include "core/campaign/history/entry_changes.h"
#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

/// Squadrons detached in the same turn have no admiral yet.
static BattleSide seaSide(const EntryChanges& changes, const std::vector<FleetId>& fleets) {
    BattleSide side{powersOf(changes.after.fleets, fleets), {}};
    for (const FleetId id : fleets)
        if (id.index() < changes.before.fleets.size() && changes.before.fleets[id.index()].admiral)
            side.commanders.push_back(changes.before.fleets[id.index()].admiral);
    return side;
}

static void readLosses(EntryChanges& changes) {
    eachRow(changes.before.fleets, changes.after.fleets, [&](int row, const Fleet* was, const Fleet& now) {
        if (was && isAfloat(*was) && was->squadrons > now.squadrons)
            changes.add(SquadronsLost{FleetId(row), was->place, was->squadrons - now.squadrons});
    });
}

static void readLandings(EntryChanges& changes) {
    const State& after = changes.after;
    for (const Fleet& fleet : after.fleets)
        for (const Voyage& voyage : fleet.voyage)
            for (const ArmyId id : voyage.carries)
                if (const Army& army = after.armies[id.index()];
                    isThere(army) && army.from && atWar(after, army.power, after.cities[army.place.index()].owner))
                    changes.add(ArmyLanded{id, army.place});
}

static void readBlockades(EntryChanges& changes) {
    for (std::size_t i = 0; i < changes.after.cities.size(); ++i)
        if (const PlaceId place(static_cast<int>(i)); isBlockaded(changes.scenario, changes.after, place) &&
                                                      !isBlockaded(changes.scenario, changes.before, place))
            changes.add(HarbourClosed{place});
}

void readSea(EntryChanges& changes) {
    for (std::size_t i = changes.before.seaFights.size(); i < changes.after.seaFights.size(); ++i) {
        const SeaFight& fight = changes.after.seaFights[i];
        changes.add(SeaFought{fight, seaSide(changes, fight.attackers), seaSide(changes, fight.defenders)});
    }
    if (!hasSea(changes.scenario))
        return;
    if (changes.entry.kind == EntryKind::Close)
        readLosses(changes);
    if (changes.entry.kind == EntryKind::Adjudicate) {
        readLandings(changes);
        readBlockades(changes);
    }
}

}  // namespace ephor::campaign
