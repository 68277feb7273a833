// How events find their place in the log: under their phase, and under the action that they are part of.
#include "models/items/battle_log_node.h"

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

}  // namespace

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
    if (const auto* noted = std::get_if<Noted>(&event)) {
        line->side = static_cast<int>(ephor::index(noted->side));
        for (const BreakdownLine& part : noted->breakdown.lines())
            detail(Kind::Detail,
                   tr("%1%2  %3")
                       .arg(part.amount > 0 ? QStringLiteral("+") : QString())
                       .arg(part.amount)
                       .arg(m_words.reason(*part.why)),
                   QString::fromUtf8(part.why->rule.data(), static_cast<qsizetype>(part.why->rule.size())));
    } else if (const auto* rolled = std::get_if<Rolled>(&event)) {
        const RollLines lines = rollLines(*rolled, m_words);
        line->kind = Kind::Roll;
        line->side = static_cast<int>(ephor::index(rolled->side));
        detail(Kind::Dice, lines.need, {})->dice = lines.dice;
        if (!lines.chance.isEmpty())
            detail(Kind::Detail, lines.chance, {});
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
    Node* action = phase->children.empty() ? nullptr : phase->children.back().get();
    if (action && action->kind != Kind::Action)
        action = nullptr;

    const Table& before = m_session.timeline().tableAt(number);
    std::unique_ptr<Node> line = lineFor(number, before);
    const auto* noted = std::get_if<Noted>(&event);
    const PieceId piece = pieceOf(event);
    const bool opens =
        noted && piece && (!action || noted->what == action->headline || !action->involved.contains(piece));
    const bool apart =
        std::holds_alternative<Ended>(event) || std::holds_alternative<Corrected>(event) || (noted && !piece);
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
    if (action) {
        if (noted && piece == action->subject && noted->other && action->title == action->first)
            action->title = line->text;
        if (line->kind == Kind::Loss)
            action->outcome += QStringLiteral("; ") + line->text;
    }
    Node* where = action ? action : phase;
    const int row = static_cast<int>(where->children.size());
    const QModelIndex parent = indexOf(where);
    beginInsertRows(parent, row, row);
    where->add(std::move(line));
    endInsertRows();
    if (action) {
        const QString titled = action->title + action->outcome;
        if (titled != action->text) {
            action->text = titled;
            const QModelIndex at = indexOf(action);
            Q_EMIT dataChanged(at, at);
        }
    }
}

}  // namespace ephor
