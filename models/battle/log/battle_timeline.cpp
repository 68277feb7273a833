#include "models/battle/log/battle_timeline.h"

namespace ephor {

namespace {

/// Whether stepping through the battle stops after this event.
bool isSeen(const Event& event) {
    return std::holds_alternative<PiecePlaced>(event) || std::holds_alternative<PieceMoved>(event) ||
           std::holds_alternative<PieceRemoved>(event) || std::holds_alternative<Rolled>(event) ||
           std::holds_alternative<Noted>(event) || std::holds_alternative<PhaseBegan>(event) ||
           std::holds_alternative<Ended>(event);
}

}  // namespace

void BattleTimeline::assign(std::vector<Event> events, int from) {
    m_events = std::move(events);
    const auto kept = static_cast<std::size_t>(from / spacing) + 1;
    if (m_snapshots.size() > kept)
        m_snapshots.resize(kept);
    if (m_moment > from) {
        m_table = m_game->opening();
        m_moment = 0;
    }
}

const Table& BattleTimeline::tableAt(int moment) const {
    moment = std::clamp(moment, 0, size());
    if (m_snapshots.empty())
        m_snapshots.push_back(m_game->opening());
    const int nearest = std::min(moment / spacing, static_cast<int>(m_snapshots.size()) - 1);
    if (m_moment > moment || m_moment < nearest * spacing) {
        m_table = m_snapshots[static_cast<std::size_t>(nearest)];
        m_moment = nearest * spacing;
    }
    while (m_moment < moment) {
        m_table.apply(event(m_moment++));
        if (m_moment % spacing == 0 && m_moment / spacing == static_cast<int>(m_snapshots.size()))
            m_snapshots.push_back(m_table);
    }
    return m_table;
}

int BattleTimeline::rollsBefore(int moment) const {
    const auto end = m_events.begin() + std::clamp(moment, 0, size());
    return static_cast<int>(
        std::count_if(m_events.begin(), end, [](const Event& e) { return std::holds_alternative<Rolled>(e); }));
}

std::vector<TimelineMark> BattleTimeline::turns() const {
    std::vector<TimelineMark> marks;
    for (int i = 0; i < size(); ++i)
        if (const auto* began = std::get_if<PhaseBegan>(&event(i)))
            if (marks.empty() || marks.back().turn != began->turn)
                marks.push_back({i, began->turn, began->phase});
    return marks;
}

TimelineMark BattleTimeline::phaseAt(int moment) const {
    for (int i = std::min(moment, size()) - 1; i >= 0; --i)
        if (const auto* began = std::get_if<PhaseBegan>(&event(i)))
            return {i, began->turn, began->phase};
    return {};
}

int BattleTimeline::nextMoment(int moment) const {
    while (moment < size())
        if (isSeen(event(moment++)))
            return moment;
    return size();
}

int BattleTimeline::previousMoment(int moment) const {
    for (--moment; moment > 0; --moment)
        if (isSeen(event(moment - 1)))
            return moment;
    return 0;
}

}  // namespace ephor
