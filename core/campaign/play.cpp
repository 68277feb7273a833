#include "core/campaign/play.h"

#include "core/base/crew.h"
#include "core/campaign/change_json.h"
#include "core/campaign/dealings.h"
#include "core/campaign/difference.h"
#include "core/campaign/diplomacy.h"
#include "core/campaign/id_check.h"
#include "core/campaign/ruler.h"
#include "core/campaign/sea_ruler.h"
#include "core/campaign/turn.h"
#include "core/campaign/veto.h"

#include <atomic>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

CampaignDice diceFor(const Campaign& campaign, std::string_view occasion, const TypedDice& typed = {}) {
    const std::uint64_t seed = campaign.scenario.seed;
    const int turn = campaign.state.course.turn;
    CampaignDice dice(keyOf(moveSeedOf(seed, turn), occasion), keyOf(secretSeedOf(seed, turn), occasion));
    dice.typeIn(typed);
    return dice;
}

void rewriteOrders(Journal& journal, PowerId power, Deed deed, std::string text, auto write) {
    // What some editors put before the first letter is no part of the text, and no database gives it back.
    constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
    if (text.starts_with(utf8Mark))
        text.erase(0, utf8Mark.size());
    const State& before = journal.campaign().state;
    State changed = before;
    write(changed, changed.powers[power.index()]);
    journal.record(
        {deed, journal.campaign().scenario.powers[power.index()].id, std::move(text), {}, difference(before, changed)});
}

/// Each fleet of the power gets its own of the voyages, and the others none.
void tellFleets(State& state, PowerId power, const std::vector<Voyage>& voyages, std::vector<Voyage> Fleet::* kept) {
    for (std::size_t i = 0; i < state.fleets.size(); ++i) {
        Fleet& fleet = state.fleets[i];
        if (fleet.power != power)
            continue;
        (fleet.*kept).clear();
        const auto told = std::ranges::find(voyages, FleetId(static_cast<int>(i)), &Voyage::fleet);
        if (told != voyages.end())
            (fleet.*kept).push_back(*told);
    }
}

Adjudication takenOver(const Campaign& campaign, const Aftermath& draft) {
    CampaignDice dice = diceFor(campaign, occasionOf("aftermath", draft.battle), draft.typed);
    Changes changes = taken(campaign, draft, dice);
    if (!draft.ruled.empty()) {
        State after = campaign.state;
        applyAll(after, std::move(changes));
        for (const Change& change : draft.ruled)
            if (fits(after, change))
                apply(after, change);
        changes = difference(campaign.state, after);
    }
    return {std::move(changes), dice.log(), dice.throws(), {}};
}

/// `play` plays the step with dice that were typed in, `whole` with all that a veto may have taken out of it.
Foreseen foreseenWith(const Campaign& campaign, const TypedDice& typed, auto play, auto whole) {
    Adjudication played = play(typed);
    Foreseen seen{campaign.state, std::move(played.dice), std::move(played.throws), {}};
    applyAll(seen.after, std::move(played.changes));
    if (!typed.empty())
        seen.remarks = remarksOn(typed, seen.throws, whole(TypedDice{}).throws);
    return seen;
}

Foreseen foreseenStep(const Campaign& campaign, Deed deed, const TypedDice& typed, const std::vector<Act>& vetoed) {
    return foreseenWith(
        campaign, typed, [&](const TypedDice& dice) { return adjudication(campaign, deed, dice, vetoed); },
        [&](const TypedDice& dice) { return adjudication(campaign, deed, dice); });
}

/// A step whose entry holds nothing but the dice that were typed in.
void recordStep(Journal& journal, Deed deed, const TypedDice& typed) {
    Adjudication played = adjudication(journal.campaign(), deed, typed);
    journal.record({deed, "umpire", toJson(typedOf(played.throws)), std::move(played.dice), std::move(played.changes)});
}

/// By other rules other dice fall, and no entry is to blame for it.
Diagnostics otherEdition(const Journal& journal) {
    const Result<FoundedFiles> founded = filesFromJson(journal.entries().front().action);
    if (!founded)
        return founded.error();
    if (founded->edition == campaignEdition)
        return {};
    const std::string theirs =
        founded->edition == 0 ? "one before editions were counted" : std::to_string(founded->edition);
    return {
        {Severity::Error,
         "journal-edition",
         {},
         {"The campaign was founded by another edition of the rules and dice ({0}; this program has {1}). Its journal holds, entry by entry, but its moves "
          "cannot be done again by this program.",
          {theirs, std::to_string(campaignEdition)}},
         {},
         {}}};
}

/// Remarks and rulings are the umpire's, whoever fought.
bool comesOutAgain(const Campaign& campaign, const Aftermath& draft, const RuleSystem& system) {
    Aftermath again = resolved(campaign, draft.battle, system);
    again.remarks = draft.remarks;
    again.ruled = draft.ruled;
    again.reason = draft.reason;
    again.typed = draft.typed;
    return again == draft;
}

}  // namespace

Adjudication adjudication(const Campaign& campaign, Deed deed, const TypedDice& typed, std::vector<Act> vetoed) {
    CampaignDice dice = diceFor(campaign, deed == Deed::Muster ? "muster" : "close", typed);
    Acts acts{std::move(vetoed), {}};
    Changes changes = deed == Deed::Muster ? muster(campaign, dice, acts) : closeMove(campaign, dice, acts);
    return {std::move(changes), dice.log(), dice.throws(), std::move(acts.met)};
}

Result<Adjudication> adjudicatedAgain(const Campaign& before, const JournalEntry& entry) {
    const Result<TypedDice> typed = typedDiceFromJson(entry.action);
    if (!typed)
        return std::unexpected(typed.error());
    const Result<std::vector<Vetoed>> vetoes = vetoesOf(entry);
    if (!vetoes)
        return std::unexpected(vetoes.error());
    Adjudication again = adjudication(before, entry.deed, *typed, actsOf(*vetoes));
    // All that was typed in must count for something, but for what a veto has taken out.
    if (vetoes->empty() && typedOf(again.throws) != *typed)
        return failure("journal-dice", "dice were typed in that do not fall here.");
    return again;
}

void sealOrders(Journal& journal, PowerId power, std::vector<Order> orders, std::string text,
                const std::vector<Envoy>& envoys, OrdersFrom from, const std::vector<Voyage>& voyages,
                const std::vector<Deal>& deals) {
    if (from == OrdersFrom::Deputy && journal.campaign().state.powers[power.index()].from == OrdersFrom::Player)
        return;
    rewriteOrders(journal, power, Deed::Orders, std::move(text), [&](State& state, Power& changed) {
        std::ranges::sort(orders, {}, &Order::army);
        changed.orders = std::move(orders);
        changed.from = from;
        state.treaties = withWords(state, power, envoys);
        tellFleets(state, power, voyages, &Fleet::voyage);
        state.deals = withDeals(state, power, deals);
    });
}

void setStandingOrders(Journal& journal, PowerId power, std::vector<Order> orders, std::string text,
                       const std::vector<Voyage>& voyages) {
    rewriteOrders(journal, power, Deed::Standing, std::move(text), [&](State& state, Power& changed) {
        tellFleets(state, power, voyages, &Fleet::standing);
        std::ranges::sort(orders, {}, &Order::army);
        changed.standing = std::move(orders);
    });
}

StandIn standInOrders(const Campaign& campaign, PowerId power) {
    const MusterRoll roll(campaign.state);
    StandIn standIn;
    standIn.orders = rulersOrders(campaign.scenario, campaign.state, roll, power);
    standIn.voyages = rulersVoyages(campaign.scenario, campaign.state, roll, power, standIn.orders);
    return standIn;
}

std::vector<Voyage> sealedVoyages(const State& state, PowerId power) {
    std::vector<Voyage> sealed;
    for (const Fleet& fleet : state.fleets)
        if (fleet.power == power)
            sealed.insert(sealed.end(), fleet.voyage.begin(), fleet.voyage.end());
    return sealed;
}

void lockOrders(Journal& journal, const TypedDice& typed) { recordStep(journal, Deed::Muster, typed); }

void closeMove(Journal& journal, const TypedDice& typed) { recordStep(journal, Deed::Close, typed); }

Foreseen foreseenMuster(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed) {
    return foreseenStep(campaign, Deed::Muster, typed, vetoed);
}

Foreseen foreseenClose(const Campaign& campaign, const TypedDice& typed, const std::vector<Act>& vetoed) {
    return foreseenStep(campaign, Deed::Close, typed, vetoed);
}

void endWar(Journal& journal, const std::string& reason) {
    CampaignDice dice = diceFor(journal.campaign(), "end");
    Changes changes = endWar(journal.campaign(), dice);
    journal.record({Deed::Ruling, "umpire", nlohmann::json{{"reason", reason}}.dump(), dice.log(), std::move(changes)});
}

Aftermath resolved(const Campaign& campaign, BattleId battle, const RuleSystem& system, Record* record) {
    if (const Result<Battlefield> field = battlefieldOf(campaign, battle, system))
        return fought(campaign, battle, *field, record);
    CampaignDice dice = diceFor(campaign, occasionOf("paper", battle));
    return onPaper(campaign, battle, dice);
}

Foreseen foreseen(const Campaign& campaign, const Aftermath& draft) {
    const auto play = [&](const TypedDice& typed) {
        Aftermath tried = draft;
        tried.typed = typed;
        return takenOver(campaign, tried);
    };
    return foreseenWith(campaign, draft.typed, play, play);
}

void takeOver(Journal& journal, const Aftermath& draft) {
    Adjudication played = takenOver(journal.campaign(), draft);
    Aftermath taken = draft;
    taken.typed = typedOf(played.throws);
    journal.record({Deed::Battle, "umpire", toJson(taken), std::move(played.dice), std::move(played.changes)});
}

void resolveAll(Journal& journal, const RuleSystem& system, int threads) {
    const std::vector<BattleId> pending = pendingBattles(journal.campaign().state);
    // No army fights twice in a move, so that each battle can be fought from the same campaign.
    std::vector<Aftermath> drafts(pending.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < pending.size(); i = next++)
            drafts[i] = resolved(journal.campaign(), pending[i], system);
    };
    shareWork(std::min(threads, static_cast<int>(pending.size())), work);
    for (const Aftermath& draft : drafts)
        takeOver(journal, draft);
}

void playToEnd(Journal& journal, const RuleSystem& system, int threads) {
    while (journal.campaign().state.course.phase != Phase::Over) {
        if (journal.campaign().state.course.phase == Phase::Orders)
            lockOrders(journal);
        resolveAll(journal, system, threads);
        closeMove(journal);
    }
}

Diagnostics retrace(const Journal& journal, const RuleSystem& system) {
    if (Diagnostics other = otherEdition(journal); !other.empty())
        return other;
    Campaign campaign{journal.campaign().scenario, {}};
    for (const JournalEntry& entry : journal.entries()) {
        const auto fault = [&](const std::string& why) {
            return Diagnostics{{Severity::Error,
                                "journal-retrace",
                                {},
                                {"Entry {0} of the journal: {1}", {std::to_string(entry.number), why}},
                                {},
                                {}}};
        };
        std::optional<Adjudication> again;
        if (entry.deed == Deed::Muster || entry.deed == Deed::Close) {
            Result<Adjudication> played = adjudicatedAgain(campaign, entry);
            if (!played)
                return fault(toText(played.error().front().message));
            again = std::move(*played);
        } else if (entry.deed == Deed::Battle) {
            const Result<Aftermath> draft = aftermathFromJson(entry.action);
            if (!draft || !namesRows(campaign.state, *draft))
                return fault("its result cannot be understood.");
            if (draft->method == Method::Auto && !comesOutAgain(campaign, *draft, system))
                return fault("the battle comes out otherwise when it is fought again.");
            again = takenOver(campaign, *draft);
            if (typedOf(again->throws) != draft->typed)
                return fault("dice were typed in that do not fall here.");
        }
        if (again && (toJson(again->changes) != entry.changes || again->dice != entry.dice))
            return fault("the rules make other changes or throw other dice here.");
        applyAll(campaign.state, *changesFromJson(entry.changes));
        if (toHex(digestOf(campaign.state)) != entry.state)
            return fault("its changes do not lead to the state that it names.");
    }
    return {};
}

}  // namespace ephor::campaign
