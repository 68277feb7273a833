// A part of a battle that the program plays: one answer at a time, so that it can be watched and stopped.
#pragma once

#include "core/battle/fight.h"

#include <atomic>
#include <mutex>

namespace ephor {

/// Where automatic play stops.
enum class Until : std::uint8_t {
    Decision,  ///< one answer
    Person,    ///< until a person is asked
    Phase,     ///< until another phase begins
    Turn,      ///< until another turn begins
    End,       ///< until the battle is over
};

/// The players and their settings, by value: what a stretch needs besides the game and the record.
struct Seats {
    std::array<std::shared_ptr<const Player>, 2> players;  ///< null: a person
    std::array<StandingOrders, 2> orders;
    std::shared_ptr<const Player> standIn;  ///< answers for a person where the stretch does not stop for them
    std::uint64_t key = 0;                  ///< see Position
    int waitAtRoll = std::numeric_limits<int>::max();
};

/// Shared with the waiting thread while a stretch runs: stop request and progress.
class StretchWatch {
public:
    std::atomic<bool> stop = false;
    std::atomic<int> decisions = 0;  ///< answers given so far
    std::atomic<int> turn = 0;       ///< the current turn

    /// Publishes the record; `latest` returns each published record once.
    void show(const Record& record);
    std::optional<Record> latest();
    /// True where `latest` was called since the last `show`: only then is a copy needed.
    bool isWanted() const { return m_wanted; }

private:
    std::mutex m_mutex;
    std::optional<Record> m_latest;
    std::atomic<bool> m_wanted = true;
};

/// A battle that continues one answer at a time: after each, the record is replayed from the start.
class Stretch {
public:
    /// The game must outlive the stretch.
    Stretch(const Game& game, Record record, Seats seats);

    /// Replays the record up to the first question or roll that it does not answer.
    const Run& run(Listener* listener = nullptr);
    /// The last run.
    const Run& last() const { return m_run; }
    /// Lets `player` answer the pending question; `run` must follow.
    void answerBy(const Player& player);

    /// Plays until `until`, until it is stopped, or until a person must roll dice. `run` need not follow.
    void play(Until until, StretchWatch& watch);

    const Table& table() const { return m_fight.table(); }
    const Record& record() const { return m_record; }
    const Seats& seats() const { return m_seats; }
    /// For changes; `run` must follow.
    Record& editRecord() { return m_record; }
    Seats& editSeats() { return m_seats; }

private:
    const Player* playerOf(Side side) const { return m_seats.players[index(side)].get(); }
    bool answerOnce(Until until);

    const Game& m_game;
    Fight m_fight;
    Record m_record;
    Seats m_seats;
    Run m_run;
};

}  // namespace ephor
