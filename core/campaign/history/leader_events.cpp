#include "core/campaign/history/entry_changes.h"
#include "core/campaign/history/event_reader.h"
#include "core/campaign/turn/politics/deals.h"

namespace ephor::campaign {

namespace {

/// A leader's command; both invalid: none.
struct Command {
    ArmyId army;
    FleetId fleet;

    friend bool operator==(const Command&, const Command&) = default;
};

Command commandOf(const State& state, LeaderId leader) {
    if (leader.index() >= state.leaders.size())
        return {};
    Command command{state.leaders[leader.index()].army, {}};
    for (std::size_t i = 0; i < state.fleets.size(); ++i)
        if (state.fleets[i].place && state.fleets[i].admiral == leader)
            command.fleet = FleetId(static_cast<int>(i));
    return command;
}

PlaceId placeOf(const State& state, const Command& command) {
    return command.army    ? state.armies[command.army.index()].place
           : command.fleet ? state.fleets[command.fleet.index()].place
                           : PlaceId{};
}

void readFate(EntryChanges& changes, LeaderId id, const Leader& was, const Leader& now, PlaceId place) {
    const bool isClose = changes.entry.kind == EntryKind::Close;
    if (now.fate == Fate::Dead) {
        using Cause = LeaderDied::Cause;
        const Cause cause = changes.entry.kind == EntryKind::Battle ? Cause::Battle
                            : isClose && was.wound != Wound::None   ? Cause::Wounds
                                                                    : Cause::Other;
        return changes.add(LeaderDied{id, cause, place});
    }
    if (now.fate == Fate::Captured)
        return changes.add(LeaderCaptured{id, place, holderOf(changes.after, id)});
    using How = LeaderFreed::How;
    const bool isAgreed = std::ranges::any_of(
        dealsDone(changes), [id](const Deal& deal) { return std::ranges::contains(leadersIn(deal), id); });
    const bool isRansomed = isClose && changes.scenario.rules.modules.has(Module::Money);
    changes.add(LeaderFreed{id, isAgreed ? How::ByDeal : isRansomed ? How::Ransomed : How::Released});
}

}  // namespace

void readLeaders(EntryChanges& changes) {
    eachRow(changes.before.leaders, changes.after.leaders, [&](int row, const Leader* was, const Leader& now) {
        if (!was || *was == now)
            return;
        const LeaderId id(row);
        const PlaceId place = placeOf(changes.before, commandOf(changes.before, id));
        if (now.wound != was->wound && now.fate != Fate::Dead) {
            if (now.wound == Wound::None)
                changes.add(LeaderRecovered{id, now.cp < was->cp ? now.cp : 0});
            else
                changes.add(LeaderWounded{id, now.wound, place});
        }
        if (now.cp > was->cp)
            changes.add(LeaderPromoted{id, now.cp});
        if (now.fate != was->fate)
            readFate(changes, id, *was, now, place);
    });
}

void readCommands(EntryChanges& changes) {
    const std::vector<Deal> done = dealsDone(changes);
    eachRow(changes.before.leaders, changes.after.leaders, [&](int row, const Leader* /*was*/, const Leader& leader) {
        const LeaderId id(row);
        const Command was = commandOf(changes.before, id);
        const Command now = commandOf(changes.after, id);
        if (now == was)
            return;
        const bool isDismissed = std::ranges::any_of(
            done, [id](const Deal& deal) { return deal.kind == DealKind::Dismiss && deal.leader == id; });
        if (now.army || now.fleet)
            changes.add(CommandTaken{id, now.army, now.army ? FleetId{} : now.fleet, placeOf(changes.after, now),
                                     changes.entry.kind == EntryKind::Found});
        else if (leader.fate == Fate::Serving && !isDismissed)
            changes.add(CommandLeft{id, !placeOf(changes.after, was)});
    });
}

void readTraits(EntryChanges& changes) {
    for (std::size_t i = changes.before.leaderTraits.size(); i < changes.after.leaderTraits.size(); ++i)
        if (const LeaderTrait& leaderTrait = changes.after.leaderTraits[i]; leaderTrait.trait)
            changes.add(TraitGained{leaderTrait.leader, leaderTrait.trait});
}

}  // namespace ephor::campaign
