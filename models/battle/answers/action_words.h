// What an action of a battle is called, and the card that shows its dice.
#pragma once

#include "models/battle/battle_actions.h"
#include "models/text/battle_words.h"

#include <QStringList>

namespace ephor {

/// A roll on a card.
struct CardRoll {
    QString what;
    std::vector<int> faces{};  ///< empty where they are secret
    int need = 0;              ///< face that succeeds; 0 where the sum or a comparison counts
};

/// What a card shows of a piece, or of a side.
struct CardColumn {
    Side side = Side::A;
    PieceId piece{};
    QString name;
    QStringList modifiers{};  ///< "+4 Attack value"
    std::vector<CardRoll> rolls{};
    QString strength{};  ///< "Courage 3 → 2"; empty where it did not change
};

/// The dice of an action: one column for each piece or side that rolled, the actor first.
struct ActionCard {
    QString title;
    std::vector<CardColumn> columns{};
    QStringList results{};  ///< sentences, in order
};

class ActionWords {
    Q_DECLARE_TR_FUNCTIONS(ephor::ActionWords)

public:
    /// Both must outlive it.
    ActionWords(const Game& game, const BattleTimeline& timeline) : m_game(game), m_timeline(timeline), m_words(game) {}

    /// The action in a line: "Leontis charged Argives".
    QString caption(const BattleAction& action) const;
    ActionCard card(const BattleAction& action) const;

private:
    /// The reason of the first event of the action that has one of this kind.
    template <typename Kind> const Reason* reasonOf(const BattleAction& action) const;
    QString names(const BattleAction& action) const;
    QString resultOf(const BattleAction& action) const;
    QString rolledBySides(const BattleAction& action, const Reason& why) const;
    void add(ActionCard& card, const Rolled& rolled, const Table& before) const;
    void add(ActionCard& card, const Noted& noted) const;
    CardColumn& columnOf(ActionCard& card, Side side, PieceId piece) const;
    QString sentence(const Noted& noted) const;
    QString strengthChange(const BattleAction& action, PieceId piece) const;
    QString told(const BattleAction& action, const Rolled& rolled, const Table& before) const;
    QString told(const BattleAction& action, const CounterSet& set, const Table& before) const;
    QString told(const BattleAction& action, const SideCounterSet& set, const Table& before) const;
    QString told(const BattleAction& action, const PieceRemoved& removed, const Table& before) const;
    QString told(const BattleAction& action, const Noted& noted, const Table& before) const;
    QStringList results(const BattleAction& action) const;

    const Game& m_game;
    const BattleTimeline& m_timeline;
    BattleWords m_words;
};

}  // namespace ephor
