#include "core/campaign/umpire/verification.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/journal/contributions.h"
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/result_check.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "core/campaign/umpire/veto.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

/// Another edition has other dice, so its entries cannot be compared.
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
         {"The campaign was founded by an older edition of the rules and dice ({0}; this program has {1}). Its chain "
          "of entries is whole, but its turns were not checked: this program cannot play them again. Its dice are "
          "weaker: they follow from a seed of 64 bits that the umpire may have chosen, no player could add to it, and "
          "the seed of a closed turn tells what other powers alone were told.",
          {theirs, std::to_string(campaignEdition)}},
         {},
         {}}};
}

std::unexpected<Diagnostics> wrong(const Message& why) { return failure("journal-retrace", why); }

class Retracing {
public:
    Retracing(const Journal& journal, const RuleSystem& system)
        : m_journal(journal), m_system(system), m_now{journal.campaign().scenario, {}} {}

    Diagnostics all() {
        for (const JournalEntry& entry : m_journal.entries()) {
            const Result<NewEntry> again = entryAgain(entry);
            if (!again)
                return fault(entry, again.error().front().message);
            if (again->who != entry.who)
                return fault(entry, {"it is not \"{0}\" who does that.", {entry.who}});
            if (again->action != entry.action)
                return fault(entry, "it is not written as the program writes it.");
            if (again->dice != entry.dice)
                return fault(entry, "what it says rolls other dice.");
            if (toJson(again->changes) != entry.changes)
                return fault(entry, otherChange(again->changes, *changesFromJson(entry.changes)));
            take(entry);
            if (toHex(digestOf(m_now.state)) != entry.state)
                return fault(entry, "its changes do not lead to the state that it names.");
        }
        return {};
    }

private:
    struct Step {
        int number = 0;
        Changes inverse;
    };

    static Diagnostics fault(const JournalEntry& entry, const Message& why) {
        return {{Severity::Error,
                 "journal-retrace",
                 {},
                 {"Entry {0} of the journal ({1}, {2}): {3}",
                  {std::to_string(entry.number), std::string(wordOf(entry.kind)), entry.who, toText(why)}},
                 {},
                 {}}};
    }

    /// The message with the first change that differs, as it is and as it should be.
    static Message otherChange(const Changes& right, const Changes& told) {
        const auto textAt = [](const Changes& all, std::size_t i) {
            return i < all.size() ? toJson(Changes{all[i]}) : std::string("nothing");
        };
        std::size_t at = 0;
        while (at < right.size() && at < told.size() && textAt(right, at) == textAt(told, at))
            ++at;
        return {"what it says makes other changes. The journal has {0}, and it should be {1}.",
                {textAt(told, at), textAt(right, at)}};
    }

    /// All entries before this one.
    std::span<const JournalEntry> before(const JournalEntry& entry) const {
        return std::span(m_journal.entries()).first(static_cast<std::size_t>(entry.number - 1));
    }

    void take(const JournalEntry& entry) {
        Changes inverse = applyAll(m_now.state, *changesFromJson(entry.changes));
        if (entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo) {
            std::vector<Step>& from = entry.kind == EntryKind::Undo ? m_done : m_undone;
            std::vector<Step>& to = entry.kind == EntryKind::Undo ? m_undone : m_done;
            to.push_back({from.back().number, std::move(inverse)});
            from.pop_back();
        } else if (entry.kind != EntryKind::Found) {
            m_done.push_back({entry.number, std::move(inverse)});
            m_undone.clear();
        }
    }

    /// The entry as it should be, computed from its input.
    Result<NewEntry> entryAgain(const JournalEntry& entry) {
        switch (entry.kind) {
        case EntryKind::Found:
            return founding(entry);
        case EntryKind::Orders:
        case EntryKind::Standing:
            return sheet(entry);
        case EntryKind::Adjudicate:
        case EntryKind::Close:
            return turnStep(entry);
        case EntryKind::Battle:
            return battle(entry);
        case EntryKind::Undo:
            return walked(entry, m_done);
        case EntryKind::Redo:
            return walked(entry, m_undone);
        case EntryKind::Ruling:
            return ruling(entry);
        case EntryKind::Newsletter:
            return newsletter(entry);
        case EntryKind::Contribution:
            return contributionEntry(m_now, before(entry), entry);
        }
        return wrong("it is of no kind that the program knows.");
    }

    static Result<NewEntry> founding(const JournalEntry& entry) {
        const Result<FoundedFiles> founded = filesFromJson(entry.action);
        if (!founded)
            return std::unexpected(founded.error());
        // Journal::from() has already compared its changes with the files.
        return NewEntry{
            EntryKind::Found, "umpire", toJson(founded->files, founded->seed), {}, *changesFromJson(entry.changes)};
    }

    Result<NewEntry> sheet(const JournalEntry& entry) const {
        const bool isStanding = entry.kind == EntryKind::Standing;
        const PowerId power = m_now.scenario.powerWithId(entry.who);
        if (!power)
            return wrong("it is no power's.");
        if (!isStanding)
            if (Result<void> may = canSubmit(m_now, power, receiptIn(entry.action).from); !may)
                return wrong(may.error().front().message);
        const auto isSame = [&](const Result<NewEntry>& again) {
            return again && toJson(again->changes) == entry.changes;
        };
        Result<NewEntry> kept = sheetRead(entry, power, Reading::Kept);
        if (isSame(kept))
            return kept;
        Result<NewEntry> whole = sheetRead(entry, power, Reading::Whole);
        return isSame(whole) ? whole : kept;
    }
    Result<NewEntry> sheetRead(const JournalEntry& entry, PowerId power, Reading reading) const {
        const Result<OrderSheet> sheet = readOrders(m_now, power, entry.action, "orders", reading);
        if (!sheet)
            return wrong({"its orders cannot be read again: {0}", {toText(sheet.error().front().message)}});
        Diagnostics advice;
        const Result<Orders> orders = validate(m_now, power, *sheet, advice);
        if (!orders)
            return wrong("its orders could not be given.");
        Changes changes = entry.kind == EntryKind::Standing
                              ? standingChanges(m_now, power, *orders)
                              : submissionChanges(m_now, power, *orders, receiptIn(entry.action).from);
        return NewEntry{entry.kind, entry.who, entry.action, {}, std::move(changes)};
    }

    Result<NewEntry> turnStep(const JournalEntry& entry) const {
        const State& state = m_now.state;
        const bool isTime = entry.kind == EntryKind::Adjudicate
                                ? state.course.phase == Phase::Orders
                                : state.course.phase == Phase::Battles && pendingBattles(state).empty();
        if (!isTime)
            return wrong("it is not the time for it.");
        Result<PlayedStep> again = replayStep(m_now, entry);
        if (!again)
            return std::unexpected(again.error());
        Result<std::string> action = vetoedAgain(m_now, entry);
        if (!action)
            return std::unexpected(action.error());
        return NewEntry{entry.kind, "umpire", *std::move(action), std::move(again->dice), std::move(again->changes)};
    }

    Result<NewEntry> battle(const JournalEntry& entry) const {
        const Result<Aftermath> draft = aftermathFromJson(entry.action);
        if (!draft)
            return wrong("its result cannot be understood.");
        if (const auto why = whyNotTaken(m_now, *draft, m_system))
            return wrong({"the battle: {0}", {toText(*why)}});
        PlayedStep again = playResult(m_now, *draft);
        if (typedOf(again.rolls) != draft->typed)
            return wrong("dice were typed in that do not fall here.");
        return NewEntry{EntryKind::Battle, "umpire", battleAction(m_now, *draft), std::move(again.dice),
                        std::move(again.changes)};
    }

    static Result<NewEntry> walked(const JournalEntry& entry, const std::vector<Step>& from) {
        if (from.empty())
            return wrong("there is nothing to undo or redo.");
        return NewEntry{entry.kind, "umpire", std::to_string(from.back().number), {}, from.back().inverse};
    }

    Result<NewEntry> ruling(const JournalEntry& entry) const {
        const std::optional<Said> said = noticeOf(entry);
        const std::string reason = said ? said->reason : std::string();
        if (const std::optional<Ruling> ruling = rulingIn(entry)) {
            if (!std::ranges::contains(thingsOf(m_now, ruling->subject), ruling->thing) || whyNotRuled(m_now, *ruling))
                return wrong("that could not be ruled.");
            return rulingEntry(m_now, *ruling, reason);
        }
        if (const std::optional<Reversal> reversal = reversalIn(entry)) {
            const std::optional<TurnStep> last = lastPlayed(m_journal, entry.number - 1);
            if (whyNotReversed(m_now, last, last ? last->entry : 0, *reversal))
                return wrong("that could not be undone.");
            return reversalEntry(m_now, *last, *reversal, reason, said && !said->what.empty());
        }
        if (const auto players = playersIn(m_now.scenario, entry))
            return seatingEntry(m_now, playersOf(m_now.scenario, before(entry)), *players);
        if (const std::optional<DeadlineNotice> notice = deadlineIn(entry))
            return deadlineEntry(notice->deadline);
        if (m_now.state.course.phase != Phase::Orders)
            return wrong("it says nothing that can be ruled.");
        return endingEntry(m_now, reason);
    }

    Result<NewEntry> newsletter(const JournalEntry& entry) const {
        const Result<Newsletter> page = newsletterFrom(entry.action, "the newsletter", m_now.state.course.turn);
        if (!page || !whyNotPublished(*page).empty())
            return wrong("it is no newsletter that could be published.");
        return NewEntry{EntryKind::Newsletter, "umpire", toToml(*page), {}, {}};
    }

    const Journal& m_journal;
    const RuleSystem& m_system;
    Campaign m_now;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

}  // namespace

Diagnostics retrace(const Journal& journal, const RuleSystem& system) {
    if (Diagnostics other = otherEdition(journal); !other.empty())
        return other;
    return Retracing(journal, system).all();
}

}  // namespace ephor::campaign
