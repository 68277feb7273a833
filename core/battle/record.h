// A battle is a pure function of its record: rules, set-up, dice and the ordered answers that were given.
#pragma once

#include "core/base/digest.h"
#include "core/battle/player.h"
#include "core/battle/setup.h"
#include "core/dice/sealed_dice.h"

#include <memory>
#include <optional>

namespace ephor {

/// An answer of a person or a player, with its question.
struct Answer {
    Question question;
    Choice choice;
    By by = By::Person;

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// The choice as a record keeps it: its pose and points on the grid that files are written in. Choices of people and
/// players go through this before they are given and recorded, so that a battle read from a file is the one that was
/// fought.
Choice snapped(const Choice& choice);
/// The same in its place.
void snap(Choice& choice);

/// Faces that fell on a real table and were typed in.
struct TypedRoll {
    static constexpr int next = -1;

    Side side = Side::A;
    PieceId piece;
    std::uint8_t sides = 6;
    std::vector<std::uint8_t> faces;
    /// Of the battle's rolls, from 0: those before it may fall as the record's dice do. `next`: whichever is made next.
    int number = next;

    friend bool operator==(const TypedRoll&, const TypedRoll&) = default;
};

/// The umpire's hand on a table that went wrong.
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

/// From roll number `rolls` on, the dice are FastDice(seed): a what-if.
struct Fork {
    int rolls = 0;
    std::uint64_t seed = 0;

    friend bool operator==(const Fork&, const Fork&) = default;
};

/// Entries that were taken back after their dice, or the other side's secret, had been seen. It stays in the record.
struct Undone {
    std::size_t at = 0;       ///< entries left when it happened
    std::size_t entries = 0;  ///< how many were taken back
    int rolls = 0;            ///< rolls that had been seen by then

    friend bool operator==(const Undone&, const Undone&) = default;
};

/// What kind of dice fall where nobody types any in.
struct DicePlan {
    enum class Kind : std::uint8_t { Fast, Sealed };
    Kind kind = Kind::Fast;
    std::uint64_t seed = 0;    ///< of fast dice
    std::uint64_t stream = 0;  ///< of fast dice: the run
    DiceKey key;               ///< of sealed dice

    friend bool operator==(const DicePlan&, const DicePlan&) = default;
};

std::unique_ptr<DiceSource> makeDice(const DicePlan& plan);

/// How the battle ended.
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
