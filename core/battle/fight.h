// Runs the rules of a game to the end of the battle, or until a person must answer.
#pragma once

#include "core/battle/referee.h"

namespace ephor {

/// The result of a run: how the battle ended, or where it stopped. It has neither after a stop request (UntilStop).
struct Run {
    std::optional<Ended> ended;
    std::optional<Pending> pending;
    std::optional<Misfit> misfit;
    int rolls = 0;
    int decisions = 0;
    int events = 0;
};

/// Runs a game repeatedly and reuses its memory. After the first run, a run with the same players, without record and
/// listener, allocates nothing. The players must outlive the object.
class Fight {
public:
    explicit Fight(const Game& game) : m_game(game), m_table(game.opening()) {}

    /// Runs from the opening table. The entries of the record (if there is one) are used first; after them the players
    /// answer, and their answers are appended to the record.
    Run run(Conditions conditions, Record* record = nullptr);

    const Game& game() const { return m_game; }
    /// The table at the point where the last run stopped.
    const Table& table() const { return m_table; }

private:
    /// The sessions of these players, created once and reused for every run.
    PlayerSessions sessionsOf(const std::array<const Player*, 2>& players);

    const Game& m_game;
    Table m_table;
    std::array<const Player*, 2> m_players{};
    std::array<std::unique_ptr<PlayerSession>, 2> m_sessions;
};

/// The digest of a battle: BLAKE2b-128 over its numbered events.
class EventDigester final : public Listener {
public:
    void heard(int number, const Event& event) override;
    Digest digest() const { return m_digester.digest(); }

private:
    Digester m_digester;
};

/// Forwards every event to several listeners, in order.
class Listeners final : public Listener {
public:
    explicit Listeners(std::vector<Listener*> all) : m_all(std::move(all)) {}
    void heard(int number, const Event& event) override {
        for (Listener* one : m_all)
            one->heard(number, event);
    }

private:
    std::vector<Listener*> m_all;
};

class EventLog final : public Listener {
public:
    void heard(int, const Event& event) override { m_events.push_back(event); }
    const std::vector<Event>& events() const { return m_events; }

private:
    std::vector<Event> m_events;
};

/// Replays a finished record and returns the differences; empty if it replays identically.
Diagnostics verify(const Game& game, const Record& record);

}  // namespace ephor
