// A node of the battle log, and the class that builds the tree from core's lines. Private to the log model.
#pragma once

#include "core/battle/telling/headlines.h"
#include "core/battle/telling/narrator.h"
#include "models/battle/log/battle_log_model.h"

namespace ephor {

struct BattleLogModel::Node {
    Kind kind = Kind::Line;
    QString text;
    QString line;  ///< the text from core; a heading may show another
    QString rule;
    QString lineRule;         ///< of `line`
    std::vector<int> events;  ///< event numbers in ascending order; a node below a line has those of the line
    int side = -1;
    DiceShown dice;
    std::vector<BadgeInText> badges;  ///< in `text`
    bool isFight = false;
    bool hasLoss = false;
    bool isSaid = false;  ///< by its heading
    QString told;         ///< of a heading: the line that its text tells
    QString before;       ///< of a heading: its text as long as not all below it has happened
    int last = 0;         ///< of a heading: its last event
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    int row() const;
    bool isHeading() const { return kind == Kind::Phase || kind == Kind::Action || kind == Kind::Fight; }
    /// The event whose moment the node stands for: the first of a heading, the last of a line.
    int event() const { return isHeading() ? events.front() : events.back(); }
    /// Shows a sentence of Headlines as the text, with its badges.
    void setSentence(const std::string& marked);
    Node* add(std::unique_ptr<Node> child) {
        child->parent = this;
        children.push_back(std::move(child));
        return children.back().get();
    }
};

/// Builds the phases of a part of a battle, starting at the beginning of a phase.
class BattleLogModel::Grouping {
public:
    explicit Grouping(const BattleSession& session);

    /// Returns a root with the phases as its children. An empty phase is included only if it is the last.
    std::unique_ptr<Node> from(int event);

private:
    std::optional<Side> sideOfPhase(int event) const;
    void addPhase(int event, const PhaseBegan& began);
    void addPhase(int event, const QString& text, const QString& rule);
    /// Adds the lines collected since the last phase began.
    void addLines();
    void addLine(const LogLine& line);
    /// Adds the lines of a fight below its headline.
    void addFight(std::span<const LogLine> lines, const Headline& headline);
    /// Adds both bids of the phase to its heading.
    void tellBids() const;
    /// Marks the lines that say no more than their heading.
    void finishPhase() const;
    std::string sentence(const LogLine& line) const {
        return m_headlines.sentence(line, m_session.timeline().events());
    }
    std::string intentionOf(const LogLine& line) const;
    /// Puts the roll whose result a heading tells below it.
    void adoptRoll(Node& phase) const;
    void addBelow(Node& node, Kind kind, const QString& text, const QString& rule) const;
    void addDetails(Node& node, const Log& details) const;
    void addRoll(Node& node, int number, const Rolled& rolled) const;
    std::unique_ptr<Node> nodeOf(const LogLine& line) const;
    Node* actionOf(const LogLine& line, Node& phase);
    void openAction(Node* heading, const LogLine& line, bool activation);
    void retitle(const LogLine& line, const Node& node);
    void tellMovers(const LogLine& line);
    /// The move that a side pays for with this line; null for other lines.
    Node* paidBy(const LogLine& line, const Node& phase) const;
    QString nameOf(PieceId piece) const { return m_words.piece(piece); }
    const Event& firstEvent(const LogLine& line) const {
        return m_session.timeline().event(line.parts.front().events.front());
    }

    /// The last heading and its pieces; decides where the following lines go.
    struct Action {
        Node* heading = nullptr;  ///< none: the following lines stand directly under the phase
        PieceSet involved{};
        std::vector<PieceId> subjects{};
        std::vector<PieceId> movers{};  ///< of several subjects
        const Reason* headline = nullptr;
        QString title{};           ///< text of the heading's own line, or of a more specific line
        std::string sentence{};    ///< the same as a sentence; may be empty
        std::string outcome{};     ///< losses
        bool isIntention = false;  ///< what a unit is to do: what it does takes its place in the heading
        bool activation = false;   ///< true: the heading covers all that its units do until others act
        int telling = 0;           ///< how specific the title is (Telling)
    };

    const BattleSession& m_session;
    BattleWords m_words;
    Headlines m_headlines;
    const NameTags& m_names;
    Log m_lines;  ///< of the phase
    std::unique_ptr<Node> m_root;
    Action m_action;
    Node* m_last = nullptr;  ///< the line to which the following details belong
};

/// The lines below a roll: the dice, and the exact chance of this result.
struct RollLines {
    DiceShown dice;
    QString need;
    QString chance;
};
/// `before`: the table before the roll.
RollLines rollLines(const Rolled& rolled, const BattleWords& words, const Game& game, const Table& before);

}  // namespace ephor
