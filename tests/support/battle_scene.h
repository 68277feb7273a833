// A table on which a test sets pieces down and lets the rules take a step: what the rigs of all rule systems share.
#pragma once

#include "core/battle/fight.h"
#include "core/dice/scripted_dice.h"
#include "tests/support/scripted_player.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace ephor::testing {

using Faces = std::vector<std::uint8_t>;
/// `n` dice that show the same face; lists of dice are added up.
inline Faces faces(int n, int face) { return Faces(static_cast<std::size_t>(n), static_cast<std::uint8_t>(face)); }
inline Faces operator+(Faces first, const Faces& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// The reason of an event; none where it has none.
inline const Reason* reasonOf(const Event& event) {
    return std::visit(
        [](const auto& e) -> const Reason* {
            if constexpr (requires { e.why; })
                return e.why;
            else if constexpr (requires { e.what; })
                return e.what;
            else
                return nullptr;
        },
        event);
}

/// Events of one kind for one reason.
template <typename Kind> std::vector<Kind> eventsOf(const std::vector<Event>& events, const Reason& reason) {
    std::vector<Kind> found;
    for (const Event& event : events)
        if (const auto* one = std::get_if<Kind>(&event); one && reasonOf(event) == &reason)
            found.push_back(*one);
    return found;
}

/// Does the request offer this option?
inline bool offers(const Request* request, int code, PieceId piece = {}) {
    return request && std::ranges::any_of(request->options, [&](const Option& o) {
               return o.code == code && (!piece || o.piece == piece);
           });
}

/// What a step of the rules did.
struct StepLog {
    std::vector<Event> events;
    int diceLeft = 0;  ///< faces that were not rolled; negative: so many more were rolled

    /// How many events have this reason.
    int count(const Reason& reason) const {
        return static_cast<int>(
            std::ranges::count_if(events, [&](const Event& event) { return reasonOf(event) == &reason; }));
    }
    bool has(const Reason& reason) const { return count(reason) > 0; }
    template <typename Kind> std::vector<Kind> all(const Reason& reason) const {
        return eventsOf<Kind>(events, reason);
    }
};

/// Copies are apart from each other.
template <typename SystemGame, typename SystemPlay> class BattleScene {
public:
    explicit BattleScene(std::shared_ptr<const SystemGame> game)
        : m_game(std::move(game)), m_table(m_game->opening()) {}

    const SystemGame& game() const { return *m_game; }
    Table& table() { return m_table; }
    const Table& table() const { return m_table; }

    void place(PieceId piece, const Pose& pose) { m_table.apply(PiecePlaced{piece, snapped(pose), nullptr}); }
    void remove(PieceId piece) { m_table.apply(PieceRemoved{piece, nullptr}); }
    void set(PieceId piece, int counter, int to) {
        m_table.apply(CounterSet{piece, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), nullptr});
    }
    void set(Side side, int counter, int to) {
        m_table.apply(SideCounterSet{side, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), nullptr});
    }

    ScriptedPlayer player;  ///< answers for both sides

    /// Lets the rules do `procedure(play)` with these dice.
    template <typename Procedure> StepLog play(Faces faces, Procedure&& procedure) {
        ScriptedDice dice(std::move(faces));
        EventLog log;
        playWith(dice, player, std::forward<Procedure>(procedure), &log);
        return {log.events(), dice.left()};
    }
    /// The same with any dice, player and listener; returns what the procedure returns.
    template <typename Procedure>
    auto playWith(DiceSource& dice, const Player& both, Procedure&& procedure, Listener* listener = nullptr) {
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&both, &both};
        conditions.listener = listener;
        Referee referee(*m_game, m_table, conditions, nullptr);
        SystemPlay playing{referee, *m_game};
        return std::forward<Procedure>(procedure)(playing);
    }

private:
    std::shared_ptr<const SystemGame> m_game;
    Table m_table;
};

}  // namespace ephor::testing
