// What must hold in every battle of every system, looked at while it is fought.
#pragma once

#include "core/battle/answers/answer_check.h"
#include "core/battle/fight.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ephor::testing {

/// Folds the events over the opening table and looks at each: numbers without gaps, nobody on another, nobody off the
/// table.
class Watcher final : public Listener {
public:
    explicit Watcher(const Game& game) : m_game(game), m_table(game.opening()) {}

    void heard(int number, const Event& event) override {
        if (number != m_next)
            fault("event " + std::to_string(number) + " came when " + std::to_string(m_next) + " was due");
        m_next = number + 1;
        m_table.apply(event);
        if (const auto* moved = std::get_if<PieceMoved>(&event))
            look(moved->piece, moved->why, number);
        else if (const auto* placed = std::get_if<PiecePlaced>(&event))
            look(placed->piece, placed->why, number);
    }

    const Table& table() const { return m_table; }
    /// The first thing that was wrong; empty if nothing was.
    const std::string& fault() const { return m_fault; }

private:
    void fault(std::string what) {
        if (m_fault.empty())
            m_fault = std::move(what);
    }

    void look(PieceId piece, const Reason* why, int number) {
        const std::string where = m_game.piece(piece).id + " at event " + std::to_string(number) +
                                  (why ? " (" + std::string(why->text) + ")" : "");
        for (const PieceId p : m_table.present())
            if (p != piece && overlap(m_table.body(piece), m_table.body(p)))
                fault(where + " stands on " + m_game.piece(p).id + ", " +
                      std::to_string(penetration(m_table.body(piece), m_table.body(p))) + " deep");
        for (const Vec corner : corners(m_table.body(piece)))
            if (!(corner.x >= -2 * tolerance && corner.y >= -2 * tolerance &&
                  corner.x <= m_table.size().width + 2 * tolerance &&
                  corner.y <= m_table.size().height + 2 * tolerance))
                fault(where + " leaves the table");
    }

    const Game& m_game;
    Table m_table;
    int m_next = 0;
    std::string m_fault;
};

/// Answers as another player does, and looks at every request: something may be answered, and all that is suggested is
/// legal.
class LookingPlayer final : public Player {
public:
    LookingPlayer(const Player& player, std::string& fault) : m_player(player), m_fault(fault) {}

    By kind() const override { return m_player.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        std::vector<Choice> choices;
        position.game.suggest(position.table, request, choices);
        const DecisionInfo& decision = position.game.system().info().decisions[request.question.decision];
        if (choices.empty() && request.form != Form::Move)
            fault(decision.id + ": nothing is suggested");
        for (const Choice& choice : choices)
            if (const auto why = checkAnswer(position.game, position.table, request, choice))
                fault(decision.id + ": a suggestion is refused: " + toText(*why));
        const Choice choice = m_player.choose(request, position);
        if (const auto why = checkAnswer(position.game, position.table, request, choice))
            fault(decision.id + ": the player's choice is refused: " + toText(*why));
        return choice;
    }

private:
    void fault(std::string what) const {
        if (m_fault.empty())
            m_fault = std::move(what);
    }

    const Player& m_player;
    std::string& m_fault;
};

/// Contacts as they follow from where everybody stands.
inline bool contactsAgree(const Table& table) {
    const auto touch = [&](PieceId a, PieceId b) {
        if (table.round(a) == 0)
            return within(table.body(a), table.body(b), table.touchGap());
        const double apart = length(table.body(a).pose.centre - table.body(b).pose.centre);
        return apart <= table.round(a) + table.round(b) + table.roundGap() + tolerance;
    };
    for (const PieceId a : table.present())
        for (const PieceId b : table.present())
            if (a != b && table.touching(a).contains(b) != touch(a, b))
                return false;
    return true;
}

/// A battle fought to its end by players, with its record and digest.
struct Fought {
    Run run;
    Record record;
    Digest digest;
};

inline Fought fightOut(const Game& game, const DicePlan& plan, const std::array<const Player*, 2>& players,
                       std::uint64_t key, Listener* listener = nullptr) {
    Fought fought;
    fought.record.setup = game.setup();
    fought.record.dice = plan;
    EventDigester digester;
    std::vector<Listener*> all{&digester};
    if (listener)
        all.push_back(listener);
    Listeners listeners(all);
    Conditions conditions;
    conditions.players = players;
    conditions.listener = &listeners;
    conditions.key = key;
    Fight fight(game);
    fought.run = fight.run(conditions, &fought.record);
    fought.digest = digester.digest();
    if (fought.run.ended)
        fought.record.result = BattleResult{fought.run.ended->winner, fought.run.ended->turns, fought.digest};
    return fought;
}

/// The same battle step by step: nobody plays, each pending question is answered by asking the player aside, and
/// everything is run again.
inline Fought stepThrough(const Game& game, const DicePlan& plan, const std::array<const Player*, 2>& players,
                          std::uint64_t key, int most = 100'000) {
    Fought fought;
    fought.record.setup = game.setup();
    fought.record.dice = plan;
    Fight fight(game);
    for (int step = 0; step < most; ++step) {
        EventDigester digester;
        Conditions conditions;
        conditions.listener = &digester;
        conditions.key = key;
        fought.run = fight.run(conditions, &fought.record);
        fought.digest = digester.digest();
        if (!fought.run.pending)
            break;
        const Pending& pending = *fought.run.pending;
        const Position position{game,           fight.table(),        key, fought.run.decisions, pending.rolls,
                                &fought.record, pending.publicEntries};
        const Player& player = *players[index(pending.request->question.side)];
        fought.record.entries.emplace_back(
            Answer{pending.request->question, snapped(player.choose(*pending.request, position)), By::Person});
    }
    if (fought.run.ended)
        fought.record.result = BattleResult{fought.run.ended->winner, fought.run.ended->turns, fought.digest};
    return fought;
}

}  // namespace ephor::testing
