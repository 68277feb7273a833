// What the heading of an action says, and which lines stand below it.
#include "models/battle/log/battle_log_node.h"

#include <fmt/format.h>

namespace ephor {

/// What a unit did about its intention: "Picked men I redressed ranks: Disorder 3 → 2". Empty for other lines.
std::string BattleLogModel::Grouping::intentionOf(const LogLine& line) const {
    if (std::string moved = sentence(line); !moved.empty())
        return moved;
    const auto* set = std::get_if<CounterSet>(&firstEvent(line));
    const std::size_t colon = line.text.find(": ");
    if (!set || !set->why || line.changes.empty() || colon == std::string::npos)
        return {};
    const CounterInfo& info = m_session.info().counters[set->counter];
    std::vector<PieceId> pieces;
    std::ranges::transform(line.parts, std::back_inserter(pieces), &LogPart::piece);
    return fmt::format("{}{} {}: {}", markOf(m_session.game().piece(set->piece).side), m_names.owned(pieces),
                       set->why->text, info.change(line.changes.front().from, line.changes.front().to));
}

/// The heading of several units, of which each moves on its own: "Athens' Knights, Archers moved".
void BattleLogModel::Grouping::tellMovers(const LogLine& line) {
    for (const LogPart& part : line.parts)
        if (std::ranges::contains(m_action.subjects, part.piece) && !std::ranges::contains(m_action.movers, part.piece))
            m_action.movers.push_back(part.piece);
    if (m_action.movers.empty())
        return;
    m_action.sentence = fmt::format("{}{} moved", markOf(m_session.game().piece(m_action.movers.front()).side),
                                    m_names.owned(m_action.movers));
}

BattleLogModel::Node* BattleLogModel::Grouping::paidBy(const LogLine& line, const Node& phase) const {
    if (!std::holds_alternative<SideCounterSet>(firstEvent(line)) || phase.children.empty())
        return nullptr;
    Node& last = *phase.children.back();
    const bool isMove = std::holds_alternative<PieceMoved>(m_session.timeline().event(last.events.front()));
    static constexpr int near = 8;  // events between a move and its price
    const bool isNear = line.parts.front().events.front() - last.events.back() < near;
    return isMove && isNear && last.kind == Kind::Line ? &last : nullptr;
}

void BattleLogModel::Grouping::adoptRoll(Node& phase) const {
    auto& lines = phase.children;
    Node& heading = *lines.back();
    if (lines.size() < 2 || lines[lines.size() - 2]->kind != Kind::Roll)
        return;
    const Node& roll = *lines[lines.size() - 2];
    const auto* rolled = std::get_if<Rolled>(&m_session.timeline().event(roll.events.front()));
    const auto* noted = std::get_if<Noted>(&m_session.timeline().event(heading.events.front()));
    static constexpr int near = 4;  // events between a roll and its result
    if (!rolled || !noted || noted->piece != rolled->piece || noted->breakdown.lines().empty() ||
        heading.events.front() - roll.events.back() > near)
        return;
    heading.events.insert(heading.events.begin(), roll.events.front());
    heading.add(std::move(lines[lines.size() - 2]));
    lines.erase(lines.end() - 2);
}

}  // namespace ephor
