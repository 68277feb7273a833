// How events find their place in the log: under their phase, and under the activation or action that they are part of.
#include "models/items/battle_log_node.h"
#include "models/text.h"

namespace ephor {

namespace {

PieceId pieceOf(const Event& event) {
    return std::visit(
        [](const auto& e) -> PieceId {
            if constexpr (requires { e.piece; })
                return e.piece;
            else
                return {};
        },
        event);
}

/// What a heading may say of its action; a better line takes its place.
enum Telling : int { Nothing, Moves, Does, DoesTo };

int tellingOf(const Event& event) {
    if (std::holds_alternative<PieceMoved>(event))
        return Moves;
    const auto* noted = std::get_if<Noted>(&event);
    return !noted ? Nothing : noted->other ? DoesTo : Does;
}

}  // namespace

/// Systems mark a unit that acts (or has acted) in its turn by a counter with the sign "done".
const CounterSet* BattleLogModel::activationOf(const Event& event) const {
    const auto* set = std::get_if<CounterSet>(&event);
    return set && set->to != 0 && m_session.info().counters[set->counter].marker == "done" ? set : nullptr;
}

BattleLogModel::Node* BattleLogModel::addAction(Node* phase, std::unique_ptr<Node> action) {
    const int row = static_cast<int>(phase->children.size());
    beginInsertRows(indexOf(phase), row, row);
    Node* added = phase->add(std::move(action));
    endInsertRows();
    return added;
}

/// The mark comes first: all that follows belongs to the unit. Where a system sets it last, it ends what its unit has begun.
void BattleLogModel::addActivation(Node* phase, int number, const CounterSet& set) {
    Node* last = phase->children.empty() ? nullptr : phase->children.back().get();
    if (last && last->kind == Kind::Action && !last->activation && last->subject == set.piece) {
        last->lastEvent = number;
        last->isClosed = true;
        return;
    }
    auto heading = std::make_unique<Node>();
    heading->kind = Kind::Action;
    heading->activation = true;
    heading->event = heading->lastEvent = number;
    heading->side = static_cast<int>(ephor::index(m_session.game().piece(set.piece).side));
    heading->subject = set.piece;
    heading->involved.insert(set.piece);
    if (set.why) {
        heading->text = m_words.sentence(*set.why, set.piece);
        heading->rule = toQString(set.why->rule);
    } else {
        heading->text = m_words.piece(set.piece);
    }
    heading->title = heading->first = heading->text;
    addAction(phase, std::move(heading));
}

/// The heading tells what its unit did, and whom that cost.
void BattleLogModel::retitle(Node* action, const Node& line, const Event& event, PieceId piece) {
    const int telling = tellingOf(event);
    const bool better = action->activation ? telling > action->telling || (telling == Moves && action->telling == Moves)
                                           : telling == DoesTo && action->title == action->first;
    if (piece == action->subject && better) {
        action->telling = telling;
        action->title = line.text;
        if (!line.rule.isEmpty())
            action->rule = line.rule;
    }
    if (line.kind == Kind::Loss)
        action->outcome += QStringLiteral("; ") + line.text;
    const QString titled = action->title + action->outcome;
    if (titled == action->text)
        return;
    action->text = titled;
    Q_EMIT dataChanged(indexOf(action), indexOf(action, RuleColumn));
}

BattleLogModel::Node* BattleLogModel::addPhase(int event, const QString& text, const QString& rule) {
    auto phase = std::make_unique<Node>();
    phase->kind = Kind::Phase;
    phase->text = text;
    phase->rule = rule;
    phase->event = phase->lastEvent = event;
    const int row = static_cast<int>(m_root->children.size());
    beginInsertRows({}, row, row);
    Node* added = m_root->add(std::move(phase));
    endInsertRows();
    return added;
}

/// Where the number of these dice was reckoned: nearest before the roll, for its piece, with as many dice.
const Noted* BattleLogModel::reasonsOf(int number, const Rolled& rolled) const {
    static constexpr int near = 12;
    for (int i = number - 1; i >= std::max(0, number - near); --i)
        if (const auto* noted = std::get_if<Noted>(&m_session.timeline().event(i));
            noted && noted->piece == rolled.piece && noted->side == rolled.side && !noted->breakdown.lines().empty())
            return noted->breakdown.total() == rolled.roll.count ? noted : nullptr;
    return nullptr;
}

std::unique_ptr<BattleLogModel::Node> BattleLogModel::lineFor(int number, const Table& before) const {
    const Event& event = m_session.timeline().event(number);
    auto line = std::make_unique<Node>();
    line->text = m_words.event(event, before);
    if (line->text.isEmpty())
        return nullptr;
    line->rule = m_words.rule(event);
    line->event = line->lastEvent = number;
    if (const PieceId piece = pieceOf(event))
        line->side = static_cast<int>(ephor::index(before.side(piece)));
    const auto detail = [&](Kind kind, const QString& text, const QString& rule) {
        auto node = std::make_unique<Node>();
        node->kind = kind;
        node->text = text;
        node->rule = rule;
        node->event = node->lastEvent = number;
        node->side = line->side;
        return line->add(std::move(node));
    };
    const auto modifiers = [&](const Breakdown& breakdown) {
        for (const BreakdownLine& part : breakdown.lines())
            detail(Kind::Detail,
                   tr("%1%2  %3")
                       .arg(part.amount > 0 ? QStringLiteral("+") : QString())
                       .arg(part.amount)
                       .arg(m_words.reason(*part.why)),
                   toQString(part.why->rule));
    };
    if (const auto* noted = std::get_if<Noted>(&event)) {
        line->side = static_cast<int>(ephor::index(noted->side));
        modifiers(noted->breakdown);
    } else if (const auto* rolled = std::get_if<Rolled>(&event)) {
        const RollLines lines = rollLines(*rolled, m_words);
        line->kind = Kind::Roll;
        line->side = static_cast<int>(ephor::index(rolled->side));
        detail(Kind::Dice, lines.need, {})->dice = lines.dice;
        if (!lines.chance.isEmpty())
            detail(Kind::Detail, lines.chance, {});
        if (const Noted* dice = reasonsOf(number, *rolled))
            modifiers(dice->breakdown);
    } else if (std::holds_alternative<PieceRemoved>(event)) {
        line->kind = Kind::Loss;
    } else if (std::holds_alternative<Corrected>(event)) {
        line->kind = Kind::Correction;
    } else if (std::holds_alternative<Ended>(event)) {
        line->kind = Kind::End;
    }
    return line;
}

void BattleLogModel::addEvent(int number) {
    const Event& event = m_session.timeline().event(number);
    if (std::holds_alternative<PhaseBegan>(event)) {
        addPhase(number, m_words.event(event, m_session.game().opening()), m_words.rule(event));
        return;
    }
    Node* phase =
        m_root->children.empty() ? addPhase(number, tr("Before the battle"), {}) : m_root->children.back().get();
    phase->lastEvent = number;
    if (const CounterSet* begun = activationOf(event))
        return addActivation(phase, number, *begun);
    Node* action = phase->children.empty() ? nullptr : phase->children.back().get();
    if (action && (action->kind != Kind::Action || action->isClosed))
        action = nullptr;

    const Table& before = m_session.timeline().tableAt(number);
    std::unique_ptr<Node> line = lineFor(number, before);
    const auto* noted = std::get_if<Noted>(&event);
    const auto* rolled = std::get_if<Rolled>(&event);
    const PieceId piece = pieceOf(event);
    const bool inActivation = action && action->activation;
    const bool opens = noted && piece && !inActivation &&
                       (!action || noted->what == action->headline || !action->involved.contains(piece));
    const bool apart = std::holds_alternative<Ended>(event) || std::holds_alternative<Corrected>(event) ||
                       ((noted || rolled) && !piece);
    if (opens && line) {
        line->kind = Kind::Action;
        line->subject = piece;
        line->headline = noted->what;
        line->first = line->title = line->text;
        line->involved.insert(piece);
        if (noted->other)
            line->involved.insert(noted->other);
        action = nullptr;
    } else if (apart) {
        action = nullptr;
    } else if (action) {
        if (piece)
            action->involved.insert(piece);
        if (noted && noted->other)
            action->involved.insert(noted->other);
        action->lastEvent = number;
    }
    if (!line)
        return;
    const Node* added = addAction(action ? action : phase, std::move(line));
    if (action)
        retitle(action, *added, event, piece);
}

}  // namespace ephor
