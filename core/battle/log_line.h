// The lines of a battle's log.
#pragma once

#include "core/battle/piece.h"

#include <string>
#include <vector>

namespace ephor {

/// A counter that a line tells the change of: of a piece, or of a side where it names no piece.
struct CounterChange {
    PieceId piece;
    Side side = Side::A;
    std::uint8_t counter = 0;
    int from = 0;
    int to = 0;

    friend bool operator==(const CounterChange&, const CounterChange&) = default;
};

/// What one piece has of a line that several pieces may share.
struct LogPart {
    PieceId piece;              ///< none where the line tells of a side
    std::vector<int> events{};  ///< the numbers of the events that it tells, ascending

    friend bool operator==(const LogPart&, const LogPart&) = default;
};

/// One line of the log of a battle.
struct LogLine {
    enum class Rank : std::uint8_t {
        Turn,    ///< a heading
        Phase,   ///< a heading
        Act,     ///< pieces begin to act
        Action,  ///< something happened
        Detail,  ///< the numbers behind the line above
    };
    Rank rank = Rank::Action;
    std::string text;
    std::string rule;                      ///< id, or empty
    bool telling = false;                  ///< belongs in the story: who charged, lost, broke, fell
    std::vector<CounterChange> changes{};  ///< what the text says of counters
    std::vector<LogPart> parts{};          ///< one for each piece that shares the line; none for a detail

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

using Log = std::vector<LogLine>;

}  // namespace ephor
