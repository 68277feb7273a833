#include "core/campaign/umpire/actions.h"

#include "core/base/threads.h"
#include "core/campaign/battle/aftermath.h"
#include "core/campaign/dice/dice_keys.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/notice_json.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "core/campaign/umpire/veto.h"

#include <atomic>

namespace ephor::campaign {

namespace {

CampaignDice diceFor(const Campaign& campaign, std::string_view occasion, const TypedDice& typed = {}) {
    CampaignDice dice(keysOf(campaign, campaign.state.course.turn, occasion));
    dice.typeIn(typed);
    return dice;
}

void recordSheet(Journal& journal, EntryKind kind, PowerId power, std::string text, Changes changes) {
    // Drop a byte order mark, which a database would not return.
    constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
    if (text.starts_with(utf8Mark))
        text.erase(0, utf8Mark.size());
    journal.record(
        {kind, journal.campaign().scenario.powers[power.index()].id, std::move(text), {}, std::move(changes)});
}

/// `play` runs the step with the given typed dice, `whole` runs it without vetoes.
Preview previewWith(const Campaign& campaign, const TypedDice& typed, auto play, auto whole) {
    PlayedStep played = play(typed);
    Preview seen{campaign.state, std::move(played.dice), std::move(played.rolls), {}};
    applyAll(seen.after, std::move(played.changes));
    if (!typed.empty())
        seen.remarks = remarksOn(typed, seen.rolls, whole(TypedDice{}).rolls);
    return seen;
}

Preview previewStep(const Campaign& campaign, EntryKind kind, const TypedDice& typed, const std::vector<Act>& vetoed) {
    return previewWith(
        campaign, typed, [&](const TypedDice& dice) { return playStep(campaign, kind, dice, vetoed); },
        [&](const TypedDice& dice) { return playStep(campaign, kind, dice); });
}

/// Records a step whose entry contains only the typed dice.
void recordStep(Journal& journal, EntryKind kind, const TypedDice& typed) {
    PlayedStep played = playStep(journal.campaign(), kind, typed);
    journal.record({kind, "umpire", toJson(typedOf(played.rolls)), std::move(played.dice), std::move(played.changes)});
}

}  // namespace

PlayedStep playStep(const Campaign& campaign, EntryKind kind, const TypedDice& typed, std::vector<Act> vetoed) {
    CampaignDice dice = diceFor(campaign, kind == EntryKind::Adjudicate ? "muster" : "close", typed);
    Acts acts{std::move(vetoed), {}};
    Changes changes =
        kind == EntryKind::Adjudicate ? adjudicateTurn(campaign, dice, acts) : closeTurn(campaign, dice, acts);
    return {std::move(changes), dice.log(), dice.rolls(), std::move(acts.reached)};
}

PlayedStep playResult(const Campaign& campaign, const Aftermath& draft) {
    const std::string occasion = occasionOf("aftermath", draft.battle);
    CampaignDice paper = diceFor(campaign, occasion);
    if (isOnPaper(draft))
        (void)onPaper(campaign, draft.battle, paper);
    CampaignDice dice = diceFor(campaign, occasion, draft.typed);
    Changes changes = aftermathChanges(campaign, draft, dice);
    if (!draft.ruled.empty()) {
        State after = campaign.state;
        applyAll(after, std::move(changes));
        for (const Change& change : draft.ruled)
            if (fits(after, change))
                apply(after, change);
        changes = difference(campaign.state, after);
    }
    return {std::move(changes), paper.log() + dice.log(), dice.rolls(), {}};
}

Result<PlayedStep> replayStep(const Campaign& before, const JournalEntry& entry) {
    const Result<TypedDice> typed = typedDiceFromJson(entry.action);
    if (!typed)
        return std::unexpected(typed.error());
    const Result<std::vector<Vetoed>> vetoes = vetoesOf(entry);
    if (!vetoes)
        return std::unexpected(vetoes.error());
    PlayedStep again = playStep(before, entry.kind, *typed, actsOf(*vetoes));
    // All typed dice must be used. With vetoes they may belong to vetoed steps.
    if (vetoes->empty() && typedOf(again.rolls) != *typed)
        return failure("journal-dice", "dice were typed in that do not fall here.");
    return again;
}

Result<void> canSubmit(const Campaign& campaign, PowerId power, OrdersFrom from) {
    if (from == OrdersFrom::Deputy && campaign.state.powers[power.index()].from == OrdersFrom::Player)
        return failure("campaign-deputy", "The player has submitted orders; a deputy cannot replace them.");
    if (campaign.state.course.phase != Phase::Orders)
        return failure("campaign-phase", "This turn is already adjudicated. Submit orders in the next turn.");
    return {};
}

Result<void> submitOrders(Journal& journal, PowerId power, const Orders& orders, std::string text) {
    const Campaign& campaign = journal.campaign();
    if (text.empty())
        text = received(Receipt{{}, orders.isFinal}, ordersText(campaign, power, orders));
    const OrdersFrom from = receiptIn(text).from;
    if (Result<void> may = canSubmit(campaign, power, from); !may)
        return may;
    recordSheet(journal, EntryKind::Orders, power, std::move(text), submissionChanges(campaign, power, orders, from));
    return {};
}

void setStandingOrders(Journal& journal, PowerId power, const Orders& orders, std::string text) {
    const Campaign& campaign = journal.campaign();
    if (text.empty())
        text = ordersText(campaign, power, {.land = orders.land, .voyages = orders.voyages});
    recordSheet(journal, EntryKind::Standing, power, std::move(text), standingChanges(campaign, power, orders));
}

void adjudicateTurn(Journal& journal, const TypedDice& typed) { recordStep(journal, EntryKind::Adjudicate, typed); }

void closeTurn(Journal& journal, const TypedDice& typed) { recordStep(journal, EntryKind::Close, typed); }

Preview previewAdjudicate(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed) {
    return previewStep(campaign, EntryKind::Adjudicate, typed, vetoed);
}

Preview previewClose(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed) {
    return previewStep(campaign, EntryKind::Close, typed, vetoed);
}

NewEntry endingEntry(const Campaign& campaign, const std::string& reason) {
    CampaignDice dice = diceFor(campaign, "end");
    Changes changes = endWar(campaign, dice);
    return {EntryKind::Ruling, "umpire", toJson(Notice{reason, {}, {}, 0}).dump(), dice.log(), std::move(changes)};
}

void endWar(Journal& journal, const std::string& reason) { journal.record(endingEntry(journal.campaign(), reason)); }

Aftermath resolved(const Campaign& campaign, BattleId battle, const RuleSystem& system, Record* record) {
    if (const Result<Battlefield> field = battlefieldOf(campaign, battle, system))
        return fought(campaign, battle, *field, record);
    CampaignDice dice = diceFor(campaign, occasionOf("aftermath", battle));
    return onPaper(campaign, battle, dice);
}

Preview preview(const Campaign& campaign, const Aftermath& draft) {
    const auto play = [&](const TypedDice& typed) {
        Aftermath tried = draft;
        tried.typed = typed;
        return playResult(campaign, tried);
    };
    return previewWith(campaign, draft.typed, play, play);
}

void recordResult(Journal& journal, const Aftermath& draft) {
    PlayedStep played = playResult(journal.campaign(), draft);
    Aftermath taken = draft;
    taken.typed = typedOf(played.rolls);
    journal.record({EntryKind::Battle, "umpire", battleAction(journal.campaign(), taken), std::move(played.dice),
                    std::move(played.changes)});
}

void resolveAll(Journal& journal, const RuleSystem& system, int threads) {
    const std::vector<BattleId> pending = pendingBattles(journal.campaign().state);
    // An army fights at most once a turn, so all battles can start from the same campaign.
    std::vector<Aftermath> drafts(pending.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < pending.size(); i = next++)
            drafts[i] = resolved(journal.campaign(), pending[i], system);
    };
    shareWork(std::min(threads, static_cast<int>(pending.size())), work);
    for (const Aftermath& draft : drafts)
        recordResult(journal, draft);
}

void playToEnd(Journal& journal, const RuleSystem& system, int threads) {
    while (journal.campaign().state.course.phase != Phase::Over) {
        if (journal.campaign().state.course.phase == Phase::Orders)
            adjudicateTurn(journal);
        resolveAll(journal, system, threads);
        closeTurn(journal);
    }
}

}  // namespace ephor::campaign
