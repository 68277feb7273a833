// The battle object that every procedure of the rules takes.
#pragma once

#include "core/rules/common/battle_in_play.h"
#include "core/rules/common/option_list.h"
#include "core/rules/dba/game.h"
#include "core/rules/dba/why.h"

namespace ephor::dba {

/// A battle being played: referee, game and rules. Holds no state of its own.
struct Play : BattleInPlay<DbaGame> {
    const Troop& troop(PieceId p) const { return game.troop(p); }

    void set(PieceId p, PieceCounter counter, int to, const Reason& reason) const {
        if (table().counter(p, counter) != to)
            referee.apply(CounterSet{p, counter, static_cast<std::int16_t>(to), &reason});
    }
    void set(Side s, int counter, int to, const Reason& reason) const {
        if (table().counter(s, static_cast<std::uint8_t>(counter)) != to)
            referee.apply(
                SideCounterSet{s, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), &reason});
    }
    void move(PieceId p, const Pose& to, const Reason& reason) const {
        referee.apply(PieceMoved{p, snapped(to), &reason});
    }
    void remove(PieceId p, const Reason& reason) const { referee.apply(PieceRemoved{p, &reason}); }
    /// Removes a piece that may be lost already.
    void destroy(PieceId p, const Reason& reason) const {
        if (alive(p))
            remove(p, reason);
    }
};

using OptionList = ephor::OptionList<128>;

Choice ask(Play& play, Decision decision, Side side, const OptionList& options, PieceId piece = {},
           const Reason* context = nullptr);

}  // namespace ephor::dba
