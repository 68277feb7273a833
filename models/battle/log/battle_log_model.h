// The log of a battle as a tree: phases, actions, lines, and details below each line. The lines come from core's
// Narrator. Where a line is shared by several pieces, it has one member below it for each of them.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QAbstractItemModel>

namespace ephor {

/// The dice of a line, for drawing.
struct DiceShown {
    Q_GADGET

public:
    std::vector<int> faces;
    int need = 0;
    int rerolled = -1;
    bool typedIn = false;
    Side side = Side::A;
};

/// A badge of a side in a text, before the character at `at`.
struct BadgeInText {
    qsizetype at = 0;
    Side side = Side::A;

    friend bool operator==(const BadgeInText&, const BadgeInText&) = default;
};

class BattleLogModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { TextColumn, RuleColumn, Columns };
    /// Fight: the headline of a fight that no line of its own begins.
    enum class Kind { Phase, Action, Line, Roll, Detail, Dice, Loss, Correction, End, Member, Fight };
    enum Role {
        KindRole = Qt::UserRole,  ///< Kind
        EventRole,   ///< number of the event (of a shared line: the last one); the moment after it is this + 1
        DiceRole,    ///< DiceShown, for Kind::Dice
        SideRole,    ///< 0, 1, or -1
        LineRole,    ///< the text (or the rule) from the Narrator; a heading may show a longer text
        BadgesRole,  ///< std::vector<BadgeInText>: the badges before the names in a headline
        FightRole,   ///< true for the headline of a fight or volley
        LossRole,    ///< true where a piece left the table in this line or below it
        SaidRole,    ///< true for a line that its headline says in other words, with nothing below it
    };

    explicit BattleLogModel(const BattleSession& session, QObject* parent = nullptr);
    ~BattleLogModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The phase, line or member of the event, otherwise the last one before it.
    QModelIndex indexOfEvent(int event) const;
    /// The whole log, or the part below an index, as indented text in the Narrator's lines. A shared line names its
    /// members.
    QString asText(const QModelIndex& from = {}) const;

private:
    struct Node;
    class Grouping;

    void takeEvents(int from);
    /// Changes the headings at the moment shown: they tell an outcome only after it.
    void takeMoment();
    bool isUnderWay(const Node& node) const;
    void update(Node& node, Node& fresh);
    void updateChildren(Node& node, std::size_t first, std::vector<std::unique_ptr<Node>> fresh);
    QModelIndex indexOf(const Node* node, int column = 0) const;

    const BattleSession& m_session;
    std::unique_ptr<Node> m_root;
    std::vector<QPersistentModelIndex> m_underWay;
};

}  // namespace ephor

Q_DECLARE_METATYPE(ephor::DiceShown)
Q_DECLARE_METATYPE(std::vector<ephor::BadgeInText>)
Q_DECLARE_METATYPE(ephor::BattleLogModel::Kind)
