// The battle object that every procedure of the rules takes.
#pragma once

#include "core/rules/common/battle_in_play.h"
#include "core/rules/common/option_list.h"
#include "core/rules/common/yes_no.h"
#include "core/rules/ohw/battle/reachable_squares.h"
#include "core/rules/ohw/why.h"

namespace ephor::ohw {

/// A battle being played: referee, game, rules, and the board derived from the table.
struct Play : BattleInPlay<OhwGame> {
    Board board;
    PieceId attacker;  ///< of the combat under way (OTW-051)

    explicit Play(Referee& u, const OhwGame& g) : BattleInPlay{u, g}, board(g, u.table()) {}
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;

    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    Side side(PieceId unit) const { return game.side(unit); }
    Side active() const { return activeSide(table()); }

    /// Sets a counter. Makes no event if the value does not change.
    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) {
        if (table().counter(unit, counter) == to)
            return;
        referee.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
        board.changed(unit, counter);
    }
    void set(Side whose, SideCounter counter, int to, const Reason& reason) {
        if (table().counter(whose, counter) != to)
            referee.apply(SideCounterSet{whose, counter, static_cast<std::int16_t>(to), &reason});
    }
    /// Moves a unit into a free square. A fleeing enemy there must have been caught before.
    void place(PieceId unit, Place to, Heading heading, const Reason& reason);
    void remove(PieceId unit, const Reason& reason);
};

using OptionList = ephor::OptionList<7 * mostUnits>;

}  // namespace ephor::ohw
