// Fighting a game: to the end, or until a person must answer.
#pragma once

#include "core/battle/referee.h"

namespace ephor {

/// Where a run of the rules came to.
struct Run {
    std::optional<Ended> ended;
    std::optional<Pending> pending;
    std::optional<Misfit> misfit;
    int rolls = 0;
    int decisions = 0;
    int events = 0;
};

/// The scratch in which a game is fought again and again. Once made, a fight with the same players, without record and
/// listener, allocates nothing. Players must live as long as it is used with them.
class Fight {
public:
    explicit Fight(const Game& game) : m_game(game), m_table(game.opening()) {}

    /// From the opening table: the record's entries first (if there is a record), then the players, who add theirs to
    /// it.
    Run run(Conditions conditions, Record* record = nullptr);

    const Game& game() const { return m_game; }
    /// The table where the last run stopped.
    const Table& table() const { return m_table; }

private:
    /// The memories of those who play, made once and used for one run after the other.
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

/// Hands every event to several listeners, in order.
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

/// Keeps the events.
class EventLog final : public Listener {
public:
    void heard(int, const Event& event) override { m_events.push_back(event); }
    const std::vector<Event>& events() const { return m_events; }

private:
    std::vector<Event> m_events;
};

/// Runs a finished record again and compares: nothing, or what does not agree.
Diagnostics verify(const Game& game, const Record& record);

}  // namespace ephor
