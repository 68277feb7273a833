// Undo and redo of a battle's answers, and the umpire's corrections.
#include "models/battle/battle_session.h"

#include <utility>

namespace ephor {

namespace {

bool isAnswer(const RecordEntry& entry) { return std::holds_alternative<Answer>(entry); }

}  // namespace

/// Whether the undone entries answered a secret question and had been revealed. `shown` entries were known to the side
/// that was asked last.
bool BattleSession::wasRevealed(const Taken& taken, std::size_t left, std::size_t shown) const {
    Stretch again(*m_game, record(), {});
    again.editRecord().entries.resize(left);
    for (std::size_t i = 0; left + i < shown; ++i) {
        const std::optional<Pending>& asked = again.run().pending;
        if (asked && asked->kind == Pending::Kind::Choice && asked->request->secret)
            return true;
        again.editRecord().entries.push_back(taken.entries[i]);
    }
    return false;
}

void BattleSession::undo() {
    if (!canUndo())
        return;
    while (m_marks.back().entries >= record().entries.size())  // play that gave no entries
        m_marks.pop_back();
    const auto [left, waited] = m_marks.back();
    m_marks.pop_back();
    const int seen = run().rolls;
    const std::size_t shown = pending() ? pending()->publicEntries : record().entries.size();
    Record& record = changeRecord();
    const auto first = record.entries.begin() + static_cast<std::ptrdiff_t>(left);
    Taken taken{{first, record.entries.end()}, m_live.seats().waitAtRoll};
    record.entries.erase(first, record.entries.end());
    m_undone.push_back(std::move(taken));
    const RecordEntry& firstTaken = m_undone.back().entries.front();
    int& waitAtRoll = m_live.editSeats().waitAtRoll;
    const auto* typed = std::get_if<TypedRoll>(&firstTaken);
    if (m_diceWait)  // rolls that waited for the user wait again
        waitAtRoll = std::min({waitAtRoll, waited, typed && typed->number >= 0 ? typed->number : waited});
    setModified();
    refresh(isAnswer(firstTaken) ? Reading::Change : Reading::Rewrite);
    if (m_diceWait)
        waitAtRoll = std::min(waitAtRoll, run().rolls);
    if (typed || run().rolls < seen || wasRevealed(m_undone.back(), left, shown))
        record.undone.push_back({left, m_undone.back().entries.size(), seen});
    Q_EMIT changed();
}

void BattleSession::redo() {
    if (!canRedo())
        return;
    Taken taken = std::move(m_undone.back());
    m_undone.pop_back();
    mark(record().entries.size());
    const Reading reading = isAnswer(taken.entries.front()) ? Reading::Change : Reading::Rewrite;
    Record& record = changeRecord();
    record.entries.insert(record.entries.end(), std::make_move_iterator(taken.entries.begin()),
                          std::make_move_iterator(taken.entries.end()));
    m_live.editSeats().waitAtRoll = taken.waitAtRoll;
    setModified();
    refresh(reading);
}

std::optional<Message> BattleSession::whyNoCorrection() const {
    if (isBusy())
        return Message("The battle is playing itself. Stop it first.");
    if (!pending())
        return Message("The battle is over. Take back the last answer; then the umpire may correct the table.");
    if (!pending()->mayCorrect)
        return Message(
            "The rules are in the middle of something here. The umpire may correct the table between two actions: answer this question first, or take back.");
    return {};
}

std::optional<Message> BattleSession::correct(const Correction& correction) {
    if (auto why = whyNoCorrection())
        return why;
    if (correction.reason.empty())
        return Message("A correction needs a reason, for the log.");
    Stretch tried(*m_game, record(), m_live.seats());
    tried.editRecord().entries.push_back(correction);
    if (const auto& misfit = tried.run().misfit)
        return misfit->why;
    act(correction);
    return {};
}

}  // namespace ephor
