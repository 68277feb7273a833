// What every procedure of O/THW Ancients takes: the battle being played.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/umpire.h"
#include "core/rules/ohw/battle/reachable_squares.h"
#include "core/rules/ohw/why.h"

namespace ephor::ohw {

/// Of notes about no number; made once, for it is not small.
inline const Breakdown noBreakdown;

/// A battle being played: who is asked, by which rules, and the board that follows from the table.
struct Play {
    Umpire& umpire;
    const OhwGame& game;
    Board board;
    PieceId attacker;  ///< of the combat under way (OTW-051)

    explicit Play(Umpire& u, const OhwGame& g) : umpire(u), game(g), board(g, u.table()) {}
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;

    const Table& table() const { return umpire.table(); }
    const Options& options() const { return game.options(); }
    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    Side side(PieceId unit) const { return game.side(unit); }
    Side active() const { return activeSide(table()); }
    bool alive(PieceId unit) const { return table().isPresent(unit); }

    /// A counter that has the value already makes no event.
    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) {
        if (table().counter(unit, counter) == to)
            return;
        umpire.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
        board.changed(unit, counter);
    }
    void set(Side whose, SideCounter counter, int to, const Reason& reason) {
        if (table().counter(whose, counter) != to)
            umpire.apply(SideCounterSet{whose, counter, static_cast<std::int16_t>(to), &reason});
    }
    void note(const Reason& what, PieceId unit, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = noBreakdown);
    void note(const Reason& what, Side whose);
    /// Puts a unit into a free square; a fleeing enemy there must have been caught before.
    void place(PieceId unit, Place to, Heading heading, const Reason& reason);
    void remove(PieceId unit, const Reason& reason);
    /// One die.
    int die(Side whose, PieceId unit, const Reason& reason, int need = 0);
};

/// Answers to an Options request, kept on the stack.
class OptionList {
public:
    void add(std::int16_t code, const Reason& label, PieceId piece = {}) { m_options.push({code, piece, &label, 0}); }
    std::span<const Option> all() const { return m_options.all(); }
    std::size_t size() const { return m_options.size(); }

private:
    StackList<Option, 7 * mostUnits> m_options;
};

/// Asks yes or no.
bool asks(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes,
          const Reason* context = nullptr);

}  // namespace ephor::ohw
