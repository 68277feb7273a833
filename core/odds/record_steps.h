// A record as a sequence of steps: its answers, its rolls and the umpire's corrections, in the order of the battle.
#pragma once

#include "core/battle/record/record.h"

#include <stop_token>

namespace ephor {

class Game;

/// One step, and where the battle stood before it.
struct RecordStep {
    enum class Kind : std::uint8_t { Choice, Roll, Correction };

    Kind kind = Kind::Choice;
    Side side = Side::A;      ///< the side that chose or rolled
    PieceId piece{};          ///< the piece of the question or the roll; may be none
    std::size_t entries = 0;  ///< entries of the record before the step
    int rolls = 0;            ///< rolls before it
    int events = 0;           ///< events before it: the moment of the timeline
    By by = By::Person;       ///< who chose
    bool isStandard = false;  ///< a choice that the standard player would have made, too
    bool isMixed = false;     ///< one of several that the standard player makes at random here, such as a secret bid

    friend bool operator==(const RecordStep&, const RecordStep&) = default;
};

/// The steps of a record, in order. Where a record does not fit its battle, the steps end there. A stop request ends
/// them early.
std::vector<RecordStep> stepsOf(const Game& game, const Record& record, const Player& standard,
                                const std::stop_token& stop = {});

}  // namespace ephor
