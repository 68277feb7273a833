#include "core/battle/referee.h"

#include "core/battle/answers/answer_check.h"
#include "core/battle/leaving.h"

#include <algorithm>

namespace ephor {

namespace {

/// The event of a roll, without dice.
Rolled eventOf(const RollRequest& request) {
    Rolled event;
    event.side = request.side;
    event.piece = request.piece;
    event.why = request.why;
    event.need = static_cast<std::uint8_t>(request.need);
    event.wanted = static_cast<std::uint8_t>(request.wanted);
    event.secret = request.secret;
    return event;
}

}  // namespace

Referee::Referee(const Game& game, Table& table, const Conditions& conditions, Record* record,
                 const PlayerSessions& sessions)
    : m_game(game),
      m_table(table),
      m_conditions(conditions),
      m_sessions(sessions),
      m_listening{sessions[0], sessions[1] == sessions[0] ? nullptr : sessions[1]},
      m_record(record),
      m_dice(conditions.dice, record ? std::span<const Fork>(record->forks) : std::span<const Fork>()) {}

void Referee::leave(Pending pending) const {
    pending.entries = used();
    pending.publicEntries = std::min(pending.publicEntries, used());
    pending.rolls = m_rolls;
    pending.mayCorrect = m_safeAt == used();
    throw Leaving{std::move(pending), {}};
}

void Referee::draw(const RollRequest& request, std::span<std::uint8_t> faces, bool& typedIn) {
    if (m_record.takeFaces(request, m_rolls, faces)) {
        typedIn = true;
        return;
    }
    if (m_record.isAtEnd() && m_rolls >= m_conditions.waitAtRoll && !m_conditions.players[index(request.side)]) {
        Pending pending;
        pending.kind = Pending::Kind::Roll;
        pending.roll = request;
        pending.roll.count = static_cast<int>(faces.size());
        pending.publicEntries = used();
        leave(std::move(pending));
    }
    if (m_dice.draw(m_rolls, request.sides, faces))
        redealOnce();
}

// Called at the end of the record's answers and before its last dice, because the next question may depend on a hand.
void Referee::redealOnce() {
    if (!m_conditions.knows || m_redealt)
        return;
    m_redealt = true;
    FastDice dice(mixed(m_conditions.key, static_cast<std::uint64_t>(m_asked)));
    m_game.redeal(m_table, *m_conditions.knows, dice);
    for (PlayerSession* session : m_listening)
        if (session)
            session->begin(m_table);
}

Roll Referee::roll(const RollRequest& request) {
    assert(request.count >= 0 && request.count <= Roll::most);
    Rolled event = eventOf(request);
    event.roll.count = static_cast<std::uint8_t>(request.count);
    event.roll.sides = static_cast<std::uint8_t>(request.sides);
    draw(request, {event.roll.faces.data(), event.roll.count}, event.typedIn);
    ++m_rolls;
    apply(event);
    return event.roll;
}

void Referee::rollAgain(Roll& roll, int die, const RollRequest& request) {
    assert(die >= 0 && die < roll.count);
    Rolled event = eventOf(request);
    event.roll = roll;
    event.rerolled = static_cast<std::int8_t>(die);
    draw(request, {event.roll.faces.data() + die, 1}, event.typedIn);
    ++m_rolls;
    apply(event);
    roll = event.roll;
}

bool Referee::hasSoleAnswer(const Request& request) {
    switch (request.form) {
    case Form::Options:
        assert(!request.options.empty());
        return request.options.isOne();
    case Form::Number:
        return request.lowest == request.highest;
    case Form::OnePiece:
        return request.pieces.isOne();
    case Form::Subset:
        return request.most == 0 || request.pieces.empty();
    case Form::Die:
        return request.mayReroll == 0;
    case Form::Move:
    case Form::Deploy:
        return false;
    }
    return false;
}

Choice Referee::soleAnswer(const Request& request) {
    Choice choice;
    if (request.form == Form::Options)
        choice = coded(request.options.front());
    else if (request.form == Form::Number)
        choice.number = request.lowest;
    else if (request.form == Form::OnePiece)
        choice.piece = request.pieces.first();
    return choice;
}

Choice Referee::answered(const Request& request, std::size_t publicEntries) {
    if (hasSoleAnswer(request))
        return soleAnswer(request);
    ++m_asked;
    const std::size_t side = index(request.question.side);
    const Player* player = m_conditions.players[side];
    if (m_record.record() || m_conditions.orders[side] || !player)
        return answeredOnRecord(request, player, publicEntries);
    if (m_conditions.knows)
        redealOnce();
    return answerOf(*player, request, publicEntries);
}

Choice Referee::playersAnswer(const Player& player, const Request& request, std::size_t publicEntries) const {
    PlayerSession* session = m_sessions[index(request.question.side)];
    return session ? session->choose(request, position(publicEntries))
                   : player.choose(request, position(publicEntries));
}

void Referee::finish(const Request& request, Choice& choice) const {
    if (request.form == Form::Move || request.form == Form::Deploy)
        snap(choice);
    assert(!checkAnswer(m_game, m_table, request, choice));
}

Choice Referee::answerOf(const Player& player, const Request& request, std::size_t publicEntries) const {
    Choice choice = playersAnswer(player, request, publicEntries);
    finish(request, choice);
    return choice;
}

Choice Referee::answeredOnRecord(const Request& request, const Player* player, std::size_t publicEntries) {
    if (const auto recorded = m_record.takeChoice(m_game, m_table, request))
        return *recorded;
    redealOnce();

    Choice choice;
    bool given = false;
    if (const StandingOrders* orders = m_conditions.orders[index(request.question.side)]) {
        for (const auto& [key, value] : *orders) {
            if (const auto ordered = m_game.byOrder(key, value, request, position(publicEntries))) {
                choice = *ordered;
                given = true;
                break;
            }
        }
    }
    if (!given) {
        if (!player) {
            Pending pending;
            pending.request = PendingRequest(request);
            pending.publicEntries = publicEntries;
            leave(std::move(pending));
        }
        choice = playersAnswer(*player, request, publicEntries);
    }
    finish(request, choice);
    m_record.add({request.question, choice, given ? By::StandingOrder : player->kind()});
    return choice;
}

Choice Referee::choose(const Request& request) { return answered(request, used()); }

std::array<Choice, 2> Referee::chooseBoth(const Request& a, const Request& b) {
    const std::size_t before = used();
    const Choice first = answered(a, before);
    return {first, answered(b, before)};
}

bool Referee::safePoint() {
    bool corrected = false;
    while (const Correction* correction = m_record.takeCorrection(m_game, m_table)) {
        correct(*correction);
        corrected = true;
    }
    m_safeAt = used();
    return corrected;
}

void Referee::correct(const Correction& c) {
    static constexpr Reason byUmpire{"umpire", "corrected by the umpire"};
    apply(Corrected{c.reason});
    switch (c.kind) {
    case Correction::Kind::Move:
        apply(PieceMoved{c.piece, snapped(c.pose), &byUmpire});
        break;
    case Correction::Kind::Remove:
        apply(PieceRemoved{c.piece, &byUmpire});
        break;
    case Correction::Kind::SetCounter:
        apply(CounterSet{c.piece, c.counter, c.value, &byUmpire});
        break;
    case Correction::Kind::SetSideCounter:
        apply(SideCounterSet{c.side, c.counter, c.value, &byUmpire});
        break;
    }
}

}  // namespace ephor
