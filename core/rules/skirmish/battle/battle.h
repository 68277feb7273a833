// The battle object that every procedure of the rules takes.
#pragma once

#include "core/rules/common/battle_in_play.h"
#include "core/rules/common/option_list.h"
#include "core/rules/skirmish/game.h"
#include "core/rules/skirmish/why.h"

namespace ephor::skirmish {

enum class HitBy : std::uint8_t { Melee, Shot };

/// A battle being played: referee, game and rules.
struct Play : BattleInPlay<SkirmishGame> {
    bool wallsStand =
        false;  ///< no piece has moved, turned or left the table since walls that are too small were dissolved

    const Profile& profile(PieceId figure) const { return game.profile(figure); }

    void set(PieceId figure, FigureCounter counter, int to, const Reason& reason) const {
        referee.apply(CounterSet{figure, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), &reason});
    }
    void set(Side whose, int retinue, RetinueCounter counter, int to, const Reason& reason) const {
        referee.apply(SideCounterSet{whose, counterOf(retinue, counter), static_cast<std::int16_t>(to), &reason});
    }
    int roll(const Reason& why, PieceId figure) const { return die(side(figure), figure, why, dieSides); }
};

using OptionList = ephor::OptionList<2 * PieceSet::room>;

inline Disc discOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return {table.body(figure).pose.centre, game.profile(figure).radius};
}

}  // namespace ephor::skirmish
