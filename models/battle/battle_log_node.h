// One line of the battle log, and how the lines that core tells become a tree. Private to the log model.
#pragma once

#include "core/battle/narrator.h"
#include "models/battle/battle_log_model.h"

namespace ephor {

struct BattleLogModel::Node {
    Kind kind = Kind::Line;
    QString text;
    QString line;  ///< the text as core tells it; a heading may show another
    QString rule;
    QString lineRule;         ///< of the line
    std::vector<int> events;  ///< that it tells, ascending; of what stands below a line: the line's
    int side = -1;
    DiceShown dice;
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    int row() const;
    /// The event whose moment it stands for: a heading's first, a line's last.
    int event() const { return kind == Kind::Phase || kind == Kind::Action ? events.front() : events.back(); }
    Node* add(std::unique_ptr<Node> child) {
        child->parent = this;
        children.push_back(std::move(child));
        return children.back().get();
    }
};

/// Builds the phases of a part of a battle, from the begin of a phase on.
class BattleLogModel::Grouping {
public:
    explicit Grouping(const BattleSession& session)
        : m_session(session), m_words(session.game()), m_names(session.game()) {}

    /// Phases are the children. A phase in which nothing happened is there only if it is the last.
    std::unique_ptr<Node> from(int event);

private:
    void addPhase(int event, const PhaseBegan& began);
    void addPhase(int event, const QString& text, const QString& rule);
    void addLine(const LogLine& line);
    void addBelow(Node& node, Kind kind, const QString& text, const QString& rule) const;
    void addDetails(Node& node, const Log& details) const;
    void addRoll(Node& node, int number, const Rolled& rolled) const;
    std::unique_ptr<Node> nodeOf(const LogLine& line) const;
    Node* actionOf(const LogLine& line, Node& phase);
    void openAction(Node* heading, const LogLine& line, bool activation);
    void retitle(const LogLine& line, const Node& node);
    const Event& firstEvent(const LogLine& line) const {
        return m_session.timeline().event(line.parts.front().events.front());
    }

    /// What the last heading is about, so that what follows finds its place.
    struct Action {
        Node* heading = nullptr;  ///< none: what follows stands under the phase
        PieceSet involved{};
        std::vector<PieceId> subjects{};
        const Reason* headline = nullptr;
        QString title{};          ///< the heading's own line, or what came of it
        QString outcome{};        ///< losses
        bool activation = false;  ///< all that units do in their turn, until others act
        int telling = 0;          ///< how much its title says
    };

    const BattleSession& m_session;
    BattleWords m_words;
    NameTags m_names;
    std::unique_ptr<Node> m_root;
    Action m_action;
    Node* m_last = nullptr;  ///< the line whose details come next
};

/// The lines below a roll: the dice, and the chance that this roll had (exact).
struct RollLines {
    DiceShown dice;
    QString need;
    QString chance;
};
RollLines rollLines(const Rolled& rolled, const BattleWords& words);

}  // namespace ephor
