// The summary of a battle: result, losses, turning points, the best unit, and the luckiest and unluckiest roll. Made
// from the events alone, without analysis.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

struct SideSummary {
    QString name;
    int units = 0;     ///< at the start
    int lost = 0;      ///< units with nothing left at the end
    int routed = 0;    ///< of these: fled or left the table
    int strength = 0;  ///< at the start, in what the system counts
    int left = 0;      ///< at the end
    /// What decides the battle: "4 of 4 losses that mean defeat"; empty where the system names nothing.
    QString standing;
};

/// A moment that decided something.
struct KeyMoment {
    int event = 0;
    int turn = 0;
    QString what;  ///< "The general is lost"
    QString text;  ///< what happened, as a sentence without a full stop
};

/// A roll and its exact chance.
struct NotableRoll {
    int event = -1;     ///< none
    QString text;       ///< "Sparta's Spartiates: 6 hits of 8 dice on 4+"
    double chance = 1;  ///< to roll as well (or as badly) or better (or worse)
};

struct BattleSummary {
    static constexpr std::size_t mostPoints = 5;

    QString result;  ///< a sentence
    std::array<SideSummary, 2> sides;
    std::vector<KeyMoment> points;  ///< in order
    PieceId best;                   ///< the unit that caused the largest losses; none if there were no losses
    QString bestName;               ///< "Sparta's Spartiates"
    int bestCost = 0;               ///< what the enemy lost by it
    NotableRoll luckiest;
    NotableRoll unluckiest;
    QStringList story;  ///< up to six sentences

    /// The moments for pictures: deployed, after up to three turning points, the end.
    std::vector<int> moments(const BattleTimeline& timeline) const;
};

BattleSummary summaryOf(const BattleSession& session);

/// The pieces that have left the table, and those on it that count as lost, such as those in flight.
PieceSet lostPieces(const Game& game, const Table& table);

/// The table at the end without the units that count as lost, such as those in flight.
Table fieldHeld(const BattleSession& session);

}  // namespace ephor
