#include "models/campaign/review_results.h"

#include "core/campaign/history/event_reader.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "models/campaign/battle_result.h"
#include "models/campaign/loss_lines.h"
#include "models/campaign/rulings.h"
#include "models/text.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

namespace {

QString resultText(const Campaign& before, const BattleSettled& settled) {
    const auto [attackers, defenders] = namesOfSides(before.scenario, before.state, settled.battle);
    const QString place = nameOf(before.scenario, settled.battle.place);
    if (settled.battle.result == Verdict::Draw)
        return tr("Result at %1: %2 and %3 parted without a decision").arg(place, attackers, defenders);
    const bool attackersWon = settled.battle.result == Verdict::Attacker;
    const QString sentence =
        settled.battle.decisive ? tr("Result at %1: %2 decisively defeated %3") : tr("Result at %1: %2 defeated %3");
    return sentence.arg(place, attackersWon ? attackers : defenders, attackersWon ? defenders : attackers);
}

/// With what it cost, and why the umpire changed what followed.
void addBattle(std::vector<ReviewStep>& steps, const Journal& journal, const JournalEntry& entry) {
    const Result<Campaign> before = journal.at(entry.number - 1);
    const Result<Campaign> after = journal.at(entry.number);
    if (!before || !after)
        return;
    for (const DatedEvent& event : eventsOf(before->scenario, before->state, after->state, entry))
        if (const auto* settled = std::get_if<BattleSettled>(&event.what)) {
            ReviewStep step{resultText(*before, *settled), lossLines(*before, after->state, *settled),
                            settled->battle.place};
            if (!settled->played.empty())
                step.why << QString::fromStdString(settled->played);
            for (const Said& said : noticesIn(entry, before->scenario, before->state))
                step.why << tr("Ruling of the umpire: %1").arg(QString::fromStdString(said.reason));
            steps.push_back(std::move(step));
        }
}

/// Where the ruling shows on the map; invalid: nowhere.
PlaceId placeOf(const Campaign& campaign, const JournalEntry& entry) {
    const std::optional<Ruling> ruling = rulingIn(entry);
    if (!ruling)
        return {};
    const bool isOfCity = ruling->subject == RulingSubject::Owner || ruling->subject == RulingSubject::Loyalty;
    const int row = isOfCity ? ruling->thing : ruling->subject == RulingSubject::Place ? ruling->value : -1;
    return row >= 0 && row < std::ssize(campaign.state.cities) ? PlaceId(row) : PlaceId{};
}

}  // namespace

void addBattles(std::vector<ReviewStep>& steps, const Journal& journal, std::span<const JournalEntry* const> active,
                int adjudication) {
    for (const JournalEntry* one : active) {
        if (one->kind == EntryKind::Adjudicate && one->number > adjudication)
            break;
        if (one->kind == EntryKind::Battle && one->number > adjudication)
            addBattle(steps, journal, *one);
    }
}

void addRulings(std::vector<ReviewStep>& steps, const Journal& journal, std::span<const JournalEntry* const> active,
                int adjudication) {
    std::vector<const JournalEntry*> rulings;
    bool isClosed = false;
    for (const JournalEntry* one : active) {
        if (one->kind == EntryKind::Adjudicate && one->number > adjudication)
            break;
        if (one->kind == EntryKind::Close && one->number < adjudication)
            rulings.clear();
        isClosed = isClosed || (one->kind == EntryKind::Close && one->number > adjudication);
        const bool isOfTurn = reversalIn(*one) ? one->number > adjudication : !isClosed;
        if (one->kind == EntryKind::Ruling && isOfTurn)
            rulings.push_back(one);
    }
    for (const JournalEntry* one : rulings) {
        const QString what = ruledText(journal.campaign(), *one);
        const QString reason = reasonOf(*one);
        if (what.isEmpty() && reason.isEmpty())
            continue;  // who plays, or a deadline
        ReviewStep step{
            tr("Ruling of the umpire: %1").arg(what.isEmpty() ? reason : what), {}, placeOf(journal.campaign(), *one)};
        if (!what.isEmpty())
            step.why << reason;
        steps.push_back(std::move(step));
    }
}

}  // namespace ephor
