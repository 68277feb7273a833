// One line of the battle log, and how events become lines. Private to the log model.
#pragma once

#include "models/items/battle_log_model.h"

namespace ephor {

struct BattleLogModel::Node {
    Kind kind = Kind::Line;
    QString text;
    QString rule;
    int event = -1;
    int lastEvent = -1;
    int side = -1;
    DiceShown dice;
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    // of an action: what it is about, so that what follows finds its place
    PieceSet involved;
    PieceId subject;
    const Reason* headline = nullptr;
    QString first;            ///< the headline's own words
    QString title;            ///< those, or what came of it
    QString outcome;          ///< losses
    bool activation = false;  ///< all that a unit does in its turn, until another one acts
    bool isClosed = false;    ///< nothing more belongs to it
    int telling = 0;          ///< how much its title says

    int row() const;
    Node* add(std::unique_ptr<Node> child) {
        child->parent = this;
        children.push_back(std::move(child));
        return children.back().get();
    }
};

/// The lines below a roll: the dice, and the chance that this roll had (exact).
struct RollLines {
    DiceShown dice;
    QString need;
    QString chance;
};
RollLines rollLines(const Rolled& rolled, const BattleWords& words);

}  // namespace ephor
