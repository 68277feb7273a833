#include "core/battle/umpire.h"

#include "core/battle/leaving.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor {

Umpire::Umpire(const Game& game, Table& table, const Conditions& conditions, Record* record,
               const PlayerSessions& sessions)
    : m_game(game),
      m_table(table),
      m_conditions(conditions),
      m_sessions(sessions),
      m_listening{sessions[0], sessions[1] == sessions[0] ? nullptr : sessions[1]},
      m_record(record),
      m_dice(conditions.dice),
      m_forkDice(0) {
    if (m_record && !m_record->forks.empty())
        m_forkAt = m_record->forks.front().rolls;
    if (conditions.fork)
        m_forkAt = std::min(m_forkAt, conditions.fork->rolls);
}

void Umpire::leave(Pending pending) const {
    pending.entries = m_used;
    pending.publicEntries = std::min(pending.publicEntries, m_used);
    pending.rolls = m_rolls;
    pending.mayCorrect = m_safeAt == m_used;
    throw Leaving{std::move(pending), {}};
}

void Umpire::draw(const RollRequest& request, std::span<std::uint8_t> faces, bool& typedIn) {
    if (m_record && m_used < m_record->entries.size()) {
        const auto* typed = std::get_if<TypedRoll>(&m_record->entries[m_used]);
        if (typed && typed->number <= m_rolls) {  // one of a later roll waits for it
            const bool fits =
                (typed->number == TypedRoll::next || typed->number == m_rolls) && typed->side == request.side &&
                typed->piece == request.piece && typed->sides == request.sides && typed->faces.size() == faces.size() &&
                std::ranges::all_of(typed->faces, [&](int face) { return face >= 1 && face <= request.sides; });
            if (!fits)
                throw Leaving{{}, Misfit{m_used, Message("Dice were typed in for another roll.")}};
            std::ranges::copy(typed->faces, faces.begin());
            typedIn = true;
            ++m_used;
            return;
        }
    } else if (m_rolls >= m_conditions.waitAtRoll && !(m_conditions.players[index(request.side)])) {
        Pending pending;
        pending.kind = Pending::Kind::Roll;
        pending.roll = request;
        pending.roll.count = static_cast<int>(faces.size());
        pending.publicEntries = m_used;
        leave(std::move(pending));
    }
    if (m_rolls >= m_forkAt) {
        if (m_conditions.fork && m_conditions.fork->rolls <= m_forkAt) {
            m_forkDice = FastDice(m_conditions.fork->seed, m_conditions.forkStream);
            m_forkAt = std::numeric_limits<int>::max();
        } else {
            assert(m_record);  // without a fork of the conditions it was one of the record's
            const auto& forks = m_record->forks;
            while (m_nextFork + 1 < forks.size() &&
                   forks[m_nextFork + 1].rolls <= m_rolls)  // of several at one roll, the last
                ++m_nextFork;
            m_forkDice = FastDice(forks[m_nextFork].seed);
            ++m_nextFork;
            if (m_nextFork == forks.size())
                redealOnce();
            m_forkAt = m_nextFork < forks.size() ? forks[m_nextFork].rolls : std::numeric_limits<int>::max();
            if (m_conditions.fork)
                m_forkAt = std::min(m_forkAt, m_conditions.fork->rolls);
        }
        m_dice = &m_forkDice;
    }
    m_dice->draw(request.sides, faces);
}

// Where the record's answers end and before its last dice: what the rules ask next may depend on a hand.
void Umpire::redealOnce() {
    if (!m_conditions.knows || m_redealt)
        return;
    m_redealt = true;
    FastDice dice(mixed(m_conditions.key, static_cast<std::uint64_t>(m_asked)));
    m_game.redeal(m_table, *m_conditions.knows, dice);
    for (PlayerSession* session : m_listening)
        if (session)
            session->begin(m_table);
}

Roll Umpire::roll(const RollRequest& request) {
    assert(request.count >= 0 && request.count <= Roll::most);
    Rolled event;
    event.roll.count = static_cast<std::uint8_t>(request.count);
    event.roll.sides = static_cast<std::uint8_t>(request.sides);
    event.side = request.side;
    event.piece = request.piece;
    event.why = request.why;
    event.need = static_cast<std::uint8_t>(request.need);
    event.wanted = static_cast<std::uint8_t>(request.wanted);
    event.secret = request.secret;
    draw(request, {event.roll.faces.data(), event.roll.count}, event.typedIn);
    ++m_rolls;
    apply(event);
    return event.roll;
}

void Umpire::rollAgain(Roll& roll, int die, const RollRequest& request) {
    assert(die >= 0 && die < roll.count);
    Rolled event;
    event.roll = roll;
    event.side = request.side;
    event.piece = request.piece;
    event.why = request.why;
    event.need = static_cast<std::uint8_t>(request.need);
    event.wanted = static_cast<std::uint8_t>(request.wanted);
    event.rerolled = static_cast<std::int8_t>(die);
    event.secret = request.secret;
    draw(request, {event.roll.faces.data() + die, 1}, event.typedIn);
    ++m_rolls;
    apply(event);
    roll = event.roll;
}

bool Umpire::hasSoleAnswer(const Request& request) {
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

Choice Umpire::soleAnswer(const Request& request) {
    Choice choice;
    switch (request.form) {
    case Form::Options:
        choice.code = request.options.front().code;
        choice.piece = request.options.front().piece;
        break;
    case Form::Number:
        choice.number = request.lowest;
        break;
    case Form::OnePiece:
        choice.piece = request.pieces.first();
        break;
    default:
        break;
    }
    return choice;
}

std::optional<Choice> Umpire::fromRecord(const Request& request) {
    if (m_used >= m_record->entries.size())
        return {};
    const auto* answer = std::get_if<Answer>(&m_record->entries[m_used]);
    if (!answer)
        throw Leaving{{}, Misfit{m_used, Message("A choice was due here.")}};
    if (answer->question != request.question)
        throw Leaving{{}, Misfit{m_used, Message("The answer belongs to another question.")}};
    if (auto why = ephor::refusal(m_game, m_table, request, answer->choice))
        throw Leaving{{}, Misfit{m_used, std::move(*why)}};
    ++m_used;
    return answer->choice;
}

Choice Umpire::answered(const Request& request, std::size_t publicEntries) {
    if (hasSoleAnswer(request))
        return soleAnswer(request);
    ++m_asked;
    const std::size_t side = index(request.question.side);
    const Player* player = m_conditions.players[side];
    if (m_record || m_conditions.orders[side] || !player)
        return answeredOnRecord(request, player, publicEntries);
    if (m_conditions.knows)
        redealOnce();
    return answerOf(*player, request, publicEntries);
}

Choice Umpire::playersAnswer(const Player& player, const Request& request, std::size_t publicEntries) const {
    PlayerSession* session = m_sessions[index(request.question.side)];
    return session ? session->choose(request, position(publicEntries))
                   : player.choose(request, position(publicEntries));
}

Choice Umpire::answerOf(const Player& player, const Request& request, std::size_t publicEntries) const {
    Choice choice = playersAnswer(player, request, publicEntries);
    if (request.form == Form::Move || request.form == Form::Deploy)
        snap(choice);
    assert(!ephor::refusal(m_game, m_table, request, choice));
    return choice;
}

Choice Umpire::answeredOnRecord(const Request& request, const Player* player, std::size_t publicEntries) {
    if (m_record)
        if (const auto recorded = fromRecord(request))
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
    if (request.form == Form::Move || request.form == Form::Deploy)
        snap(choice);
    assert(!ephor::refusal(m_game, m_table, request, choice));
    if (m_record) {
        m_record->entries.emplace_back(Answer{request.question, choice, given ? By::StandingOrder : player->kind()});
        ++m_used;
    }
    return choice;
}

Choice Umpire::choose(const Request& request) { return answered(request, m_used); }

std::array<Choice, 2> Umpire::chooseBoth(const Request& a, const Request& b) {
    const std::size_t before = m_used;
    const Choice first = answered(a, before);
    return {first, answered(b, before)};
}

bool Umpire::safePoint() {
    bool corrected = false;
    m_safeAt = m_used;
    while (m_record && m_used < m_record->entries.size()) {
        const auto* correction = std::get_if<Correction>(&m_record->entries[m_used]);
        if (!correction)
            break;
        correct(*correction);
        corrected = true;
        ++m_used;
        m_safeAt = m_used;
    }
    return corrected;
}

std::optional<Message> Umpire::refusal(const Correction& c) const {
    const bool needsPiece = c.kind != Correction::Kind::SetSideCounter;
    if (needsPiece && !m_table.isPresent(c.piece))
        return Message("The corrected piece is not on the table.");
    switch (c.kind) {
    case Correction::Kind::SetCounter:
    case Correction::Kind::SetSideCounter: {
        const SystemInfo& info = m_game.system().info();
        const std::vector<CounterInfo>& counters = needsPiece ? info.counters : info.sideCounters;
        if (c.counter >= counters.size())
            return Message("The corrected counter does not exist.");
        if (!counters[c.counter].mayBeCorrected())
            return Message("{0} is for the rules alone: no correction sets it.", {counters[c.counter].name});
        if (c.value < counters[c.counter].lowest || c.value > counters[c.counter].highest)
            return Message("{0} cannot be {1}.", {counters[c.counter].name, std::to_string(c.value)});
        return {};
    }
    case Correction::Kind::Move: {
        if (!isFacing(c.pose.facing))
            return Message("The corrected piece faces nowhere.");
        const Body moved{snapped(c.pose), m_table.body(c.piece).size};
        for (const PieceId p : m_table.present())
            if (p != c.piece && overlap(moved, m_table.body(p)))
                return Message("The corrected piece would stand on another one.");
        if (!isOnTable(m_table.size(), moved))
            return Message("The corrected piece would stand off the table.");
        return {};
    }
    case Correction::Kind::Remove:
        return {};
    }
    return {};
}

void Umpire::correct(const Correction& c) {
    static constexpr Reason umpire{"umpire", "corrected by the umpire"};
    if (auto why = refusal(c))
        throw Leaving{{}, Misfit{m_used, std::move(*why)}};
    apply(Corrected{c.reason});
    switch (c.kind) {
    case Correction::Kind::Move:
        apply(PieceMoved{c.piece, snapped(c.pose), &umpire});
        break;
    case Correction::Kind::Remove:
        apply(PieceRemoved{c.piece, &umpire});
        break;
    case Correction::Kind::SetCounter:
        apply(CounterSet{c.piece, c.counter, c.value, &umpire});
        break;
    case Correction::Kind::SetSideCounter:
        apply(SideCounterSet{c.side, c.counter, c.value, &umpire});
        break;
    }
}

std::optional<Message> refusal(const Game& game, const Table& table, const Request& request, const Choice& choice) {
    const auto because = [](bool legal, const char* why) { return legal ? std::nullopt : std::optional<Message>(why); };
    switch (request.form) {
    case Form::Options:
        return because(request.options.contains(choice.code, choice.piece), "This is not among the options.");
    case Form::Number:
        if (choice.number >= request.lowest && choice.number <= request.highest)
            return {};
        return Message(
            "{0} is not between {1} and {2}.",
            {std::to_string(choice.number), std::to_string(request.lowest), std::to_string(request.highest)});
    case Form::OnePiece:
        return because(choice.piece && request.pieces.contains(choice.piece), "This piece may not be chosen.");
    case Form::Subset:
        return because(choice.set.isSubsetOf(request.pieces) && choice.set.size() <= request.most,
                       "These pieces may not be chosen.");
    case Form::Die:
        if (choice.code == 0)
            return {};
        return because(choice.code == 1 && choice.number >= 0 && choice.number < Roll::most &&
                           (request.mayReroll >> choice.number & 1) != 0,
                       "This die may not be thrown again.");
    case Form::Deploy:
        if (!choice.piece || !request.pieces.contains(choice.piece))
            return Message("This piece may not be placed now.");
        if (std::ranges::none_of(request.options, [&](const Option& o) { return o.code == choice.code; }))
            return Message("This formation may not be taken.");
        [[fallthrough]];
    case Form::Move:
        if (choice.turns > Choice::mostTurns)
            return Message("The way bends too often.");
        if (const Reason* why = game.refusal(table, request, choice))
            return Message("{0} ({1})", {std::string(why->text), std::string(why->rule)});
        return {};
    }
    return {};
}

}  // namespace ephor
