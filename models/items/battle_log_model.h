// The log of a battle as a tree: phases, actions, lines, and what stands behind each line.
#pragma once

#include "models/documents/battle_session.h"
#include "models/items/battle_words.h"

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
    enum class Kind { Phase, Action, Line, Roll, Detail, Dice, Loss, Correction, End };
    enum Role {
        KindRole = Qt::UserRole,  ///< Kind
        EventRole,                ///< number of the event; the moment after it is one more
        DiceRole,                 ///< DiceShown, of Kind::Dice
        SideRole,                 ///< 0, 1, or -1
    };

    explicit BattleLogModel(const BattleSession& session, QObject* parent = nullptr);
    ~BattleLogModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The last phase or line that is not later than the event.
    QModelIndex indexOfEvent(int event) const;
    /// The whole log as indented text, or from one place on down.
    QString asText(const QModelIndex& from = {}) const;

private:
    struct Node;

    void takeEvents(int from);
    void dropFrom(int event);
    Node* addPhase(int event, const QString& text, const QString& rule);
    void addEvent(int number);
    const CounterSet* activationOf(const Event& event) const;
    Node* addAction(Node* phase, std::unique_ptr<Node> action);
    void addActivation(Node* phase, int number, const CounterSet& set);
    void retitle(Node* action, const Node& line, const Event& event, PieceId piece);
    std::unique_ptr<Node> lineFor(int number, const Table& before) const;
    const Noted* reasonsOf(int number, const Rolled& rolled) const;
    QModelIndex indexOf(Node* node, int column = 0) const;

    const BattleSession& m_session;
    BattleWords m_words;
    std::unique_ptr<Node> m_root;
};

}  // namespace ephor

Q_DECLARE_METATYPE(ephor::DiceShown)
Q_DECLARE_METATYPE(ephor::BattleLogModel::Kind)
