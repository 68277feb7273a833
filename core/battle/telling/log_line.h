// The lines of a battle log.
#pragma once

#include "core/battle/piece.h"

#include <string>
#include <vector>

namespace ephor {

/// A change of a counter that a line reports: of a piece, or of a side if `piece` is none.
struct CounterChange {
    PieceId piece;
    Side side = Side::A;
    std::uint8_t counter = 0;
    int from = 0;
    int to = 0;

    friend bool operator==(const CounterChange&, const CounterChange&) = default;
};

/// The share of one piece in a line that several pieces may share.
struct LogPart {
    PieceId piece;              ///< none if the line is about a side
    std::vector<int> events{};  ///< numbers of the events that the line reports, ascending

    friend bool operator==(const LogPart&, const LogPart&) = default;
};

struct LogLine {
    enum class Rank : std::uint8_t {
        Turn,    ///< a heading
        Phase,   ///< a heading
        Act,     ///< a piece or group begins to act
        Action,  ///< something happened
        Detail,  ///< the numbers behind the line above
    };
    Rank rank = Rank::Action;
    std::string text;
    std::string rule;                      ///< id, or empty
    bool telling = false;                  ///< part of the story: charges, losses, routs
    std::vector<CounterChange> changes{};  ///< counter changes that the text reports
    std::vector<LogPart> parts{};          ///< one for each piece that shares the line; empty for a detail

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

using Log = std::vector<LogLine>;

}  // namespace ephor
