// Events: what happened in a battle. The table changes only by events; log, screen and digest are folds over them.
#pragma once

#include "core/battle/piece.h"
#include "core/battle/reason.h"
#include "core/dice/roll.h"
#include "core/table/body.h"

#include <string_view>
#include <variant>

namespace ephor {

/// A piece came onto the table.
struct PiecePlaced {
    PieceId piece;
    Pose to;
    const Reason* why = nullptr;
};

/// A piece moved or turned.
struct PieceMoved {
    PieceId piece;
    Pose to;
    const Reason* why = nullptr;
};

/// A counter of a piece was set. Counters are numbered by the rule system (CounterInfo, game.h).
struct CounterSet {
    PieceId piece;
    std::uint8_t counter = 0;
    std::int16_t to = 0;
    const Reason* why = nullptr;
};

struct SideCounterSet {
    Side side = Side::A;
    std::uint8_t counter = 0;
    std::int16_t to = 0;
    const Reason* why = nullptr;
};

/// A piece left the table for good.
struct PieceRemoved {
    PieceId piece;
    const Reason* why = nullptr;
};

/// Dice were rolled, or one die of a roll was rerolled.
struct Rolled {
    Roll roll;
    Side side = Side::A;
    PieceId piece;
    const Reason* why = nullptr;
    std::uint8_t need = 0;      ///< face that succeeds; 0 where the sum or a comparison counts
    std::uint8_t wanted = 0;    ///< successes needed; 0 where all count
    std::int8_t rerolled = -1;  ///< index of the die that was rerolled
    bool typedIn = false;       ///< rolled on a real table
    bool secret = false;        ///< the faces are for the rolling side only: a card drawn unseen
};

/// A turn, phase or step of the sequence of play began.
struct PhaseBegan {
    std::int16_t turn = 0;
    std::uint8_t phase = 0;  ///< numbered by the rule system (PhaseInfo, game.h)
};

/// A result worth a line in the log: what happened, to which piece, and the numbers behind it.
struct Noted {
    const Reason* what = nullptr;
    Side side = Side::A;
    PieceId piece;
    PieceId other;
    std::int16_t number = 0;
    std::int16_t otherNumber = 0;
    Breakdown breakdown;
};

/// The umpire corrected the table by hand. The event after this one is the change itself.
struct Corrected {
    std::string_view reason;  ///< points into the record
};

enum class Winner : std::uint8_t { A, B, Draw };

struct Ended {
    Winner winner = Winner::Draw;
    std::int16_t turns = 0;
    const Reason* why = nullptr;
};

using Event = std::variant<PiecePlaced, PieceMoved, CounterSet, SideCounterSet, PieceRemoved, Rolled, PhaseBegan, Noted,
                           Corrected, Ended>;

/// Receives every event in order, after the table has changed.
class Listener {
public:
    virtual ~Listener() = default;
    /// `number` counts events from 0.
    virtual void heard(int number, const Event& event) = 0;
};

}  // namespace ephor
