// The events of a battle in order, and the table at any moment between them.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// The beginning of a turn or a phase, at event number `event`.
struct TimelineMark {
    int event = 0;
    int turn = 0;
    int phase = 0;
};

/// Events, and tables made by applying them. Moment n lies between event n - 1 and event n; moment 0 is the opening
/// table.
class BattleTimeline {
public:
    /// The game must outlive it.
    explicit BattleTimeline(const Game& game) : m_game(&game), m_table(game.opening()) {}

    /// Replaces the events with those of a run; events before `from` must be the same as before.
    void assign(std::vector<Event> events, int from);

    int size() const { return static_cast<int>(m_events.size()); }
    const Event& event(int number) const { return m_events[static_cast<std::size_t>(number)]; }
    const std::vector<Event>& events() const { return m_events; }

    /// The table at a moment, from the nearest snapshot and the events after it. Valid until the next call.
    const Table& tableAt(int moment) const;

    /// The number of rolls before a moment.
    int rollsBefore(int moment) const;
    /// The beginnings of the turns, in order.
    std::vector<TimelineMark> turns() const;
    /// The last beginning of a phase at or before a moment; turn 0 before the first.
    TimelineMark phaseAt(int moment) const;
    /// The next (or previous) moment after a visible event: a roll, a placed, moved or removed piece, a note, the
    /// beginning of a phase, the end.
    int nextMoment(int moment) const;
    int previousMoment(int moment) const;

private:
    static constexpr int spacing = 48;  ///< events between snapshots

    const Game* m_game;
    std::vector<Event> m_events;
    mutable std::vector<Table> m_snapshots;  ///< snapshot i is at moment i * spacing
    mutable Table m_table;
    mutable int m_moment = 0;
};

}  // namespace ephor
