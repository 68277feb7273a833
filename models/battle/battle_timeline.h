// The events of a battle in order, and the table at any moment between them.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// Where a turn or a phase begins: at event `event`.
struct TimelineMark {
    int event = 0;
    int turn = 0;
    int phase = 0;
};

/// Events and folded tables. A moment n lies before event n and after event n - 1; moment 0 is the opening table.
class BattleTimeline {
public:
    /// The game must outlive it.
    explicit BattleTimeline(const Game& game) : m_game(&game), m_table(game.opening()) {}

    /// Takes a run's events; those before `from` are the same as before.
    void assign(std::vector<Event> events, int from);

    int size() const { return static_cast<int>(m_events.size()); }
    const Event& event(int number) const { return m_events[static_cast<std::size_t>(number)]; }
    const std::vector<Event>& events() const { return m_events; }

    /// The table at a moment, by folding events over the nearest snapshot. Valid until the next call.
    const Table& tableAt(int moment) const;

    /// Dice thrown before a moment, in rolls.
    int rollsBefore(int moment) const;
    /// Where the turns begin, in order.
    std::vector<TimelineMark> turns() const;
    /// The last begin of a phase at or before a moment; turn 0 before the first.
    TimelineMark phaseAt(int moment) const;
    /// The next event of that kind after (or before, backwards) a moment at which something is to be seen: a roll, a
    /// move, a note, a loss.
    int nextMoment(int moment) const;
    int previousMoment(int moment) const;

private:
    static constexpr int spacing = 48;  ///< events between snapshots

    const Game* m_game;
    std::vector<Event> m_events;
    mutable std::vector<Table> m_snapshots;  ///< number i: at moment i * spacing
    mutable Table m_table;
    mutable int m_moment = 0;
};

}  // namespace ephor
