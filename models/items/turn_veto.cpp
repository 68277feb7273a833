// What of an adjudication can be taken back, and how.
#include "core/campaign/turn.h"
#include "models/documents/rulings.h"
#include "models/items/battle_words.h"
#include "models/items/turn_review.h"
#include "models/text.h"

namespace ephor {

using namespace campaign;

namespace {

/// Whether the rows are as the step left them: putting them there again changes nothing.
bool areUntouched(const State& now, const Changes& left) {
    State again = now;
    applyAll(again, left);
    return again == now;
}

QString whyNotTakenBack(const Journal& journal, int entry, const ReviewStep& step) {
    const State& now = journal.campaign().state;
    if (now.course.phase != Phase::Orders || entry != lastAdjudication(journal))
        return tr("A veto of this is possible until the next move is adjudicated.");
    if (!areUntouched(now, step.left))
        return tr("Something has changed there since then: undo that first.");
    return {};
}

bool fights(const State& state, ArmyId army) {
    for (const BattleId id : pendingBattles(state)) {
        const Battle& battle = state.battles[id.index()];
        if (std::ranges::find(battle.attackers, army) != battle.attackers.end() ||
            std::ranges::find(battle.defenders, army) != battle.defenders.end())
            return true;
    }
    return false;
}

}  // namespace

QString whyNoVeto(const Journal& journal, int entry, const ReviewStep& step) {
    const State& now = journal.campaign().state;
    if (step.isVetoed)
        return tr("It is vetoed. Undo lifts the veto.");
    if (step.act) {
        const std::optional<Message> why = whyNotVetoed(journal, entry);
        return why ? ephor::text(*why) : QString();
    }
    if (!step.undoing.empty())
        return whyNotTakenBack(journal, entry, step);
    if (!step.army && !step.battle)
        return tr(
            "Marches, battles, sieges, ravaging, hunger, omens, fights and storms at sea, incomes and levies can be "
            "vetoed. A ruling sets anything else, and Undo takes the whole back.");
    if (now.course.phase != Phase::Battles || entry != lastAdjudication(journal))
        return tr("A veto is possible until the move is closed.");
    if (step.battle && now.battles[step.battle.index()].result != Verdict::Pending)
        return tr("This battle has been settled already; Undo takes its result back.");
    if (!step.army)
        return {};
    if (now.armies[step.army.index()].place != step.place)
        return tr("The army has gone on since then.");
    if (fights(now, step.army))
        return tr("The army is in a battle: call that off first.");
    return {};
}

Result<void> veto(Journal& journal, int entry, const ReviewStep& step, const QString& reason) {
    if (!step.act) {
        rule(journal, vetoed(journal.campaign().state, step), reason);
        return {};
    }
    const Result<Adjudged> last = adjudged(journal, entry);
    if (!last)
        return std::unexpected(last.error());
    campaign::veto(journal, *last, *step.act, reason.toStdString());
    return {};
}

State vetoed(const State& now, const ReviewStep& step) {
    State state = now;
    if (!step.undoing.empty()) {
        applyAll(state, step.undoing);
        for (const Refund& refund : step.refunds) {
            Power& power = state.powers[refund.power.index()];
            power.treasury = std::max(0, power.treasury - refund.treasury);
            power.arete -= refund.arete;
        }
        return state;
    }
    if (step.battle) {
        state.battles[step.battle.index()].result = Verdict::Draw;
        return state;
    }
    Army& army = state.armies[step.army.index()];
    army.place = step.stood.place;
    army.from = step.stood.from;
    army.fatigue = step.stood.fatigue;
    army.stayed = step.stood.stayed;
    return state;
}

}  // namespace ephor
