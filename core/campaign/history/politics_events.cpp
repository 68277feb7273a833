#include "core/campaign/history/entry_changes.h"
#include "core/campaign/history/event_reader.h"

namespace ephor::campaign {

std::vector<Deal> dealsDone(const EntryChanges& changes) {
    std::vector<Deal> done;
    eachRow(changes.before.deals, changes.after.deals, [&](int /*row*/, const Deal* was, const Deal& now) {
        if (now.status == AgreementStatus::Kept && (!was || was->status != AgreementStatus::Kept))
            done.push_back(now);
    });
    return done;
}

std::vector<LeaderId> leadersIn(const Deal& deal) {
    std::vector<LeaderId> leaders;
    const bool frees =
        deal.kind == DealKind::Ransom || deal.kind == DealKind::Exchange || deal.kind == DealKind::Release;
    if ((frees || deal.kind == DealKind::Dismiss) && deal.leader)
        leaders.push_back(deal.leader);
    if (frees && deal.against)
        leaders.push_back(deal.against);
    return leaders;
}

void readTreaties(EntryChanges& changes) {
    eachRow(changes.before.treaties, changes.after.treaties, [&](int /*row*/, const Treaty* was, const Treaty& now) {
        if (now.status != (was ? was->status : AgreementStatus::Void))
            changes.add(TreatyChanged{now});
    });
}

void readDeals(EntryChanges& changes) {
    for (const Deal& deal : dealsDone(changes))
        changes.add(DealDone{deal, deal.kind == DealKind::Dismiss && changes.entry.kind == EntryKind::Close});
}

static void readEnd(EntryChanges& changes) {
    changes.add(WarEnded{changes.after.course.winner});
    for (const Goal& goal : changes.after.goals)
        changes.add(GoalRevealed{goal});
}

static TurnClosed closed(const State& before) {
    TurnClosed turn;
    for (std::size_t i = 0; i < before.powers.size(); ++i)
        for (const PowerId ally : before.powers[i].alliance)
            if (const PowerId one(static_cast<int>(i)); one < ally)
                turn.allies.emplace_back(one, ally);
    return turn;
}

void readPowers(EntryChanges& changes) {
    const State& after = changes.after;
    for (std::size_t i = changes.before.contingents.size(); i < after.contingents.size(); ++i)
        if (const Contingent& sent = after.contingents[i]; sent.host)
            changes.add(ContingentSent{after.armies[sent.army.index()].power, after.armies[sent.host.index()].power});
    if (changes.entry.kind == EntryKind::Close)
        changes.add(closed(changes.before));
    if (after.course.phase == Phase::Over && changes.before.course.phase != Phase::Over)
        readEnd(changes);
}

}  // namespace ephor::campaign
