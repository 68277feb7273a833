// The interface of players. A Player answers every question of a battle, or leaves it open for a person.
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
enum class By : std::uint8_t { Person, StandingOrder, Standard, Search, Random, Scripted, Novice, Club };

std::string_view name(By by);

/// The information that a player may use. Valid only during the call.
struct Position {
    const Game& game;
    const Table& table;
    std::uint64_t key = 0;           ///< differs for every run of a simulation; seeds players that choose at random
    int asked = 0;                   ///< questions asked before this one
    int rolls = 0;                   ///< rolls made before this question
    const Record* record = nullptr;  ///< the record so far; null in a plain simulation
    std::size_t publicEntries = 0;   ///< how many of the record's entries this side may know
};

/// The kind of change that an event made to the table.
struct TableChange {
    enum class Kind : std::uint8_t { Placed, Moved, Removed, PieceCounter, SideCounter, Phase };

    Kind kind{};
    PieceId piece{};           ///< none for a side counter or a phase
    Side side{};               ///< for a side counter
    std::uint8_t counter = 0;  ///< for PieceCounter and SideCounter
};

/// The memory of a player during one run of a battle. It may cache results and must drop those that a change of the
/// table makes invalid. It only affects speed: `choose` returns what Player::choose would return (tst_player_sessions).
class PlayerSession {
public:
    virtual ~PlayerSession() = default;
    /// A run begins (at the opening or in the middle of a battle), or the table was changed without events. All cached
    /// results are invalid.
    virtual void begin(const Table& table) = 0;
    /// Called after the table has changed.
    virtual void changed(const Table& table, const TableChange& change) = 0;
    virtual Choice choose(const Request& request, const Position& position) = 0;
};

/// A Player has no state: the same request in the same position gives the same choice. Several threads may call it at
/// once.
class Player {
public:
    virtual ~Player() = default;
    virtual By kind() const = 0;
    virtual Choice choose(const Request& request, const Position& position) const = 0;
    /// Legal answers worth trying, best first. By default, the suggestions of the game.
    virtual std::vector<Choice> candidates(const Request& request, const Position& position) const;
    /// A memory for battles of this game, reused from run to run; null if the player needs none.
    virtual std::unique_ptr<PlayerSession> newSession(const Game& /*game*/) const { return nullptr; }
    /// True if the player needs `position.record`.
    virtual bool needsRecord() const { return false; }
    /// For a slow player (seconds for each battle): a copy that answers at once after a stop request. Null for fast
    /// players and for copies that can be stopped already.
    virtual std::shared_ptr<const Player> stoppedBy(const std::stop_token& /*stop*/) const { return nullptr; }
};

}  // namespace ephor
