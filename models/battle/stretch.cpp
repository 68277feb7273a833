#include "models/battle/stretch.h"

#include <utility>

namespace ephor {

namespace {

/// Counts the phases of a run. The same phase of the other side is another one, even in the same turn.
class PhaseCounter final : public Listener {
public:
    void heard(int /*number*/, const Event& event) override {
        m_count += std::holds_alternative<PhaseBegan>(event) ? 1 : 0;
    }
    int take() { return std::exchange(m_count, 0); }

private:
    int m_count = 0;
};

}  // namespace

void StretchWatch::show(const Record& record) {
    const std::scoped_lock lock(m_mutex);
    m_latest = record;
    m_wanted = false;
}

std::optional<Record> StretchWatch::latest() {
    const std::scoped_lock lock(m_mutex);
    m_wanted = true;
    return std::exchange(m_latest, std::nullopt);
}

Stretch::Stretch(const Game& game, Record record, Seats seats)
    : m_game(game), m_fight(game), m_record(std::move(record)), m_seats(std::move(seats)) {}

const Run& Stretch::run(Listener* listener) {
    Conditions conditions;
    conditions.orders = {&m_seats.orders[0], &m_seats.orders[1]};
    conditions.listener = listener;
    conditions.key = m_seats.key;
    conditions.waitAtRoll = m_seats.waitAtRoll;
    m_run = m_fight.run(conditions, &m_record);
    return m_run;
}

void Stretch::answerBy(const Player& player) {
    assert(m_run.pending && m_run.pending->kind == Pending::Kind::Choice);
    const Request& request = *m_run.pending->request;
    const Position position{
        m_game, m_fight.table(), m_seats.key, m_run.decisions, m_run.rolls, &m_record, m_run.pending->publicEntries};
    const Choice choice = snapped(player.choose(request, position));
    m_record.entries.emplace_back(Answer{request.question, choice, player.kind()});
}

bool Stretch::answerOnce(Until until) {
    const Pending& pending = *m_run.pending;
    if (pending.kind == Pending::Kind::Roll) {
        if (until <= Until::Person && !playerOf(pending.roll.side))
            return false;
        m_seats.waitAtRoll = pending.rolls + 1;
        return true;
    }
    const Player* player = playerOf(pending.request->question.side);
    if (!player && until == Until::Person)
        return false;
    answerBy(player ? *player : *m_seats.standIn);
    return true;
}

void Stretch::play(Until until, StretchWatch& watch) {
    PhaseCounter counter;
    Listener* const listener = until == Until::Phase ? &counter : nullptr;
    run(listener);
    const int turn = m_fight.table().turn();
    const int phases = counter.take();
    while (m_run.pending && !watch.stop) {
        const bool wasChoice = m_run.pending->kind == Pending::Kind::Choice;
        if (!answerOnce(until))
            return;
        if (wasChoice)
            ++watch.decisions;
        run(listener);
        watch.turn = m_fight.table().turn();
        if (watch.isWanted())
            watch.show(m_record);
        const bool turnOver = m_fight.table().turn() != turn;
        if ((until == Until::Decision && wasChoice) || (until == Until::Turn && turnOver) ||
            (until == Until::Phase && counter.take() != phases))
            return;
    }
}

}  // namespace ephor
