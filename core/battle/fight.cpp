#include "core/battle/fight.h"

#include "core/battle/leaving.h"

namespace ephor {

PlayerSessions Fight::sessionsOf(const std::array<const Player*, 2>& players) {
    const bool areSame = players[0] == players[1];
    if (players != m_players) {
        m_players = players;
        m_sessions[0] = players[0] ? players[0]->newSession(m_game) : nullptr;
        m_sessions[1] = players[1] && !areSame ? players[1]->newSession(m_game) : nullptr;
    }
    return {m_sessions[0].get(), m_sessions[areSame ? 0 : 1].get()};
}

Run Fight::run(Conditions conditions, Record* record) {
    assert(conditions.dice || record);
    std::unique_ptr<DiceSource> recorded;
    if (record && !conditions.dice) {
        recorded = makeDice(record->dice);
        conditions.dice = recorded.get();
    }
    m_table = m_game.opening();
    const PlayerSessions sessions = sessionsOf(conditions.players);
    for (PlayerSession* session : sessions)
        if (session)
            session->begin(m_table);
    Referee referee(m_game, m_table, conditions, record, sessions);
    Run run;
    try {
        const Ended ended = m_game.fight(referee);
        referee.apply(ended);
        run.ended = ended;
        if (record && referee.used() < record->entries.size())
            run.misfit = Misfit{referee.used(), Message("The battle was over before this entry.")};
    } catch (Leaving& leaving) {
        run.pending = std::move(leaving.pending);
        run.misfit = std::move(leaving.misfit);
    }
    run.rolls = referee.rolls();
    run.decisions = referee.asked();
    run.events = referee.events();
    return run;
}

namespace {

/// Feeds an event to a digester as it is encoded in files: its kind, then every field in order. Poses are encoded in
/// their snapping steps (body.h).
struct Encoder {
    Digester& to;

    void add(PieceId piece) const { to.addNumber(piece ? static_cast<std::int64_t>(piece.index()) : -1); }
    void add(Side side) const { to.addNumber(static_cast<std::int64_t>(side)); }
    void add(const Reason* why) const { to.addText(why ? why->rule : std::string_view{}); }
    void add(const Pose& pose) const {
        for (const double d : {pose.centre.x, pose.centre.y})
            to.addNumber(static_cast<std::int64_t>(d * centreSteps));
        for (const double d : {pose.facing.x, pose.facing.y})
            to.addNumber(static_cast<std::int64_t>(d * facingSteps));
    }

    void operator()(const PiecePlaced& e) const { add(e.piece), add(e.to), add(e.why); }
    void operator()(const PieceMoved& e) const { add(e.piece), add(e.to), add(e.why); }
    void operator()(const CounterSet& e) const {
        add(e.piece), to.addNumber(e.counter), to.addNumber(e.to), add(e.why);
    }
    void operator()(const SideCounterSet& e) const {
        add(e.side), to.addNumber(e.counter), to.addNumber(e.to), add(e.why);
    }
    void operator()(const PieceRemoved& e) const { add(e.piece), add(e.why); }
    void operator()(const Rolled& e) const {
        add(e.side), add(e.piece), add(e.why);
        to.addNumber(e.roll.sides), to.addNumber(e.need), to.addNumber(e.wanted), to.addNumber(e.rerolled),
            to.addNumber(e.typedIn ? 1 : 0);
        to.addNumber(e.roll.count);
        for (const std::uint8_t face : e.roll.shown())
            to.addNumber(face);
    }
    void operator()(const PhaseBegan& e) const { to.addNumber(e.turn), to.addNumber(e.phase); }
    void operator()(const Noted& e) const {
        add(e.what), add(e.side), add(e.piece), add(e.other), to.addNumber(e.number), to.addNumber(e.otherNumber);
        for (const BreakdownLine& line : e.breakdown.lines())
            to.addNumber(line.amount), add(line.why);
    }
    void operator()(const Corrected& e) const { to.addText(e.reason); }
    void operator()(const Ended& e) const {
        to.addNumber(static_cast<std::int64_t>(e.winner)), to.addNumber(e.turns), add(e.why);
    }
};

}  // namespace

void EventDigester::heard(int number, const Event& event) {
    m_digester.addNumber(number);
    m_digester.addNumber(static_cast<std::int64_t>(event.index()));
    std::visit(Encoder{m_digester}, event);
}

Diagnostics verify(const Game& game, const Record& record) {
    // Line numbers in a record file: header, set-up, one line for each entry, fork and undo, then the result.
    const auto lineOf = [](std::size_t entry) { return static_cast<int>(entry) + 3; };
    const int resultLine = lineOf(record.entries.size() + record.forks.size() + record.undone.size());
    const auto fault = [](std::string code, Message message, int line) {
        return Diagnostics{{Severity::Error, std::move(code), {{}, line, 0}, std::move(message), {}, {}}};
    };
    Record copy = record;
    EventDigester digester;
    Conditions conditions;
    conditions.listener = &digester;
    Fight fight(game);
    const Run run = fight.run(conditions, &copy);
    if (run.misfit)
        return fault("record-misfit",
                     Message("Entry {0} does not fit the battle: {1}",
                             {std::to_string(run.misfit->entry + 1), toText(run.misfit->why)}),
                     lineOf(run.misfit->entry));
    if (!record.result)
        return fault("record-unfinished", Message("The record holds no result: the battle was not fought to its end."),
                     0);
    if (!run.ended)
        return fault("record-incomplete",
                     Message("The record ends before the battle does: an answer is missing after entry {0}.",
                             {std::to_string(record.entries.size())}),
                     resultLine);
    if (run.ended->winner != record.result->winner || run.ended->turns != record.result->turns)
        return fault("record-result", Message("The recorded result is not the one that the answers and dice lead to."),
                     resultLine);
    if (digester.digest() != record.result->digest)
        return fault("record-digest",
                     Message("The events do not have the recorded digest: {0} instead of {1}.",
                             {toHex(digester.digest()), toHex(record.result->digest)}),
                     resultLine);
    return {};
}

}  // namespace ephor
