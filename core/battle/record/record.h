// The record of a battle: rules, set-up, dice and the ordered answers. The battle is a pure function of it.
#pragma once

#include "core/base/digest.h"
#include "core/battle/player.h"
#include "core/battle/setup/setup.h"
#include "core/dice/sealed_dice.h"

#include <memory>
#include <optional>

namespace ephor {

/// An answer of a person or player, with the question.
struct Answer {
    Question question;
    Choice choice;
    By by = By::Person;

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// The choice with its pose and points rounded to the precision of files. Every answer is rounded before it is used and
/// recorded, so that a battle read from a file replays identically.
Choice snapped(const Choice& choice);
/// Rounds the choice in place.
void snap(Choice& choice);

/// Dice that were rolled on a real table and typed in.
struct TypedRoll {
    static constexpr int next = -1;

    Side side = Side::A;
    PieceId piece;
    std::uint8_t sides = 6;
    std::vector<std::uint8_t> faces;
    /// The number of the roll, from 0; rolls before it use the record's dice. `next`: the next roll, whatever its
    /// number.
    int number = next;

    friend bool operator==(const TypedRoll&, const TypedRoll&) = default;
};

/// A correction of the table by the umpire.
struct Correction {
    enum class Kind : std::uint8_t { Move, Remove, SetCounter, SetSideCounter };
    Kind kind = Kind::Move;
    PieceId piece;
    Side side = Side::A;
    std::uint8_t counter = 0;
    std::int16_t value = 0;
    Pose pose;
    std::string reason;

    friend bool operator==(const Correction&, const Correction&) = default;
};

using RecordEntry = std::variant<Answer, TypedRoll, Correction>;

/// A what-if: from roll number `rolls` on, the dice are FastDice(seed).
struct Fork {
    int rolls = 0;
    std::uint64_t seed = 0;

    friend bool operator==(const Fork&, const Fork&) = default;
};

/// Entries that were undone after their dice or the other side's secret had been seen. The record keeps this fact.
struct Undone {
    std::size_t at = 0;       ///< number of entries left after the undo
    std::size_t entries = 0;  ///< number of entries undone
    int rolls = 0;            ///< rolls seen before the undo

    friend bool operator==(const Undone&, const Undone&) = default;
};

/// The kind of dice for rolls that are not typed in.
struct DicePlan {
    enum class Kind : std::uint8_t { Fast, Sealed };
    Kind kind = Kind::Fast;
    std::uint64_t seed = 0;    ///< for fast dice
    std::uint64_t stream = 0;  ///< for fast dice: the number of the run
    DiceKey key;               ///< for sealed dice

    friend bool operator==(const DicePlan&, const DicePlan&) = default;
};

std::unique_ptr<DiceSource> makeDice(const DicePlan& plan);

struct BattleResult {
    Winner winner = Winner::Draw;
    int turns = 0;
    Digest digest;

    friend bool operator==(const BattleResult&, const BattleResult&) = default;
};

struct Record {
    static constexpr int currentFormat = 1;

    std::string program;  ///< version that wrote it
    Digest rulesData;     ///< of the data that the rules were read from
    Setup setup;
    DicePlan dice;
    std::vector<RecordEntry> entries;
    std::vector<Fork> forks;
    std::vector<Undone> undone;
    std::optional<BattleResult> result;

    friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace ephor
