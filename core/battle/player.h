// Who answers: every choice of a battle is made by a Player, or left open for a person.
#pragma once

#include "core/battle/request.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ephor {

class Game;
class Table;
struct Record;

/// Who gave an answer.
enum class By : std::uint8_t { Person, StandingOrder, Doctrine, Search, Random, Scripted };

std::string_view name(By by);

/// What a player may look at. Valid while he is asked.
struct Position {
    const Game& game;
    const Table& table;
    std::uint64_t key = 0;           ///< differs for every run of a simulation: what players that draw are keyed by
    int asked = 0;                   ///< questions asked before this one
    int rolls = 0;                   ///< rolls made before this question
    const Record* record = nullptr;  ///< what led here; none in a plain simulation
    std::size_t publicEntries = 0;   ///< of the record's entries, how many this side may know
};

/// What an event changed on the table.
struct TableChange {
    enum class Kind : std::uint8_t { Placed, Moved, Removed, PieceCounter, SideCounter, Phase };

    Kind kind{};
    PieceId piece{};           ///< none of a side counter or a phase
    Side side{};               ///< of a side counter
    std::uint8_t counter = 0;  ///< of PieceCounter and SideCounter
};

/// What a player remembers during one run of a battle. It may keep what it has worked out, and must drop what a change
/// of the table makes invalid. It changes how long an answer takes, never the answer: `choose` returns what
/// Player::choose would (tst_player_sessions).
class PlayerSession {
public:
    virtual ~PlayerSession() = default;
    /// A run begins, at the opening or in the middle of a battle, or the table was changed without events. Nothing that
    /// was kept is valid any more.
    virtual void begin(const Table& table) = 0;
    /// The table is already as the change left it.
    virtual void changed(const Table& table, const TableChange& change) = 0;
    virtual Choice choose(const Request& request, const Position& position) = 0;
};

/// A Player has no memory: the same request in the same position gives the same choice. It is asked from several
/// threads at once.
class Player {
public:
    virtual ~Player() = default;
    virtual By kind() const = 0;
    virtual Choice choose(const Request& request, const Position& position) const = 0;
    /// Legal answers that are worth a trial, the best guesses first. By default, as the game suggests them.
    virtual std::vector<Choice> candidates(const Request& request, const Position& position) const;
    /// A memory for one battle after the other of that game; null for players that need none.
    virtual std::unique_ptr<PlayerSession> newSession(const Game& /*game*/) const { return nullptr; }
    /// True where `position.record` must be there.
    virtual bool needsRecord() const { return false; }
    /// Of a player that takes seconds for a battle: the same player, which answers at once when it is asked to stop.
    /// Null for all others, and where something stops it already.
    virtual std::shared_ptr<const Player> stoppedBy(const std::stop_token& /*stop*/) const { return nullptr; }
};

}  // namespace ephor
