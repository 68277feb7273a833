#include "models/battle/stretch.h"

#include <utility>

namespace ephor {

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
    run();
    const int turn = m_fight.table().turn();
    const int phase = m_fight.table().phase();
    while (m_run.pending && !watch.stop) {
        const bool wasChoice = m_run.pending->kind == Pending::Kind::Choice;
        if (!answerOnce(until))
            return;
        if (wasChoice)
            ++watch.decisions;
        run();
        watch.turn = m_fight.table().turn();
        if (watch.isWanted())
            watch.show(m_record);
        const bool turnOver = m_fight.table().turn() != turn;
        const bool phaseOver = turnOver || m_fight.table().phase() != phase;
        if ((until == Until::Decision && wasChoice) || (until == Until::Turn && turnOver) ||
            (until == Until::Phase && phaseOver))
            return;
    }
}

}  // namespace ephor
