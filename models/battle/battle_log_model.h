// The log of a battle as a tree: phases, actions, lines, and what stands behind each line. The lines are those of
// core's Narrator: a line that several pieces share has one member below it for each of them.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QAbstractItemModel>

namespace ephor {

/// The dice of a line, for drawing them.
struct DiceShown {
    Q_GADGET

public:
    std::vector<int> faces;
    int need = 0;
    int rerolled = -1;
    bool typedIn = false;
    Side side = Side::A;
};

class BattleLogModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { TextColumn, RuleColumn, Columns };
    enum class Kind { Phase, Action, Line, Roll, Detail, Dice, Loss, Correction, End, Member };
    enum Role {
        KindRole = Qt::UserRole,  ///< Kind
        EventRole,  ///< number of the event (a shared line: the last one); the moment after it is one more
        DiceRole,   ///< DiceShown, of Kind::Dice
        SideRole,   ///< 0, 1, or -1
        LineRole,   ///< the text (or the rule) as the Narrator tells it; a heading shows what came of it
    };

    explicit BattleLogModel(const BattleSession& session, QObject* parent = nullptr);
    ~BattleLogModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The phase, line or member that tells the event, or else the last one before it.
    QModelIndex indexOfEvent(int event) const;
    /// The whole log as indented text, or from one place on down, in the Narrator's lines; a shared line names its
    /// members.
    QString asText(const QModelIndex& from = {}) const;

private:
    struct Node;
    class Grouping;

    void takeEvents(int from);
    void update(Node& node, Node& fresh);
    void updateChildren(Node& node, std::size_t first, std::vector<std::unique_ptr<Node>> fresh);
    QModelIndex indexOf(const Node* node, int column = 0) const;

    const BattleSession& m_session;
    std::unique_ptr<Node> m_root;
};

}  // namespace ephor

Q_DECLARE_METATYPE(ephor::DiceShown)
Q_DECLARE_METATYPE(ephor::BattleLogModel::Kind)
