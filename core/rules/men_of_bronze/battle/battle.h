// The battle object that every procedure of the rules takes.
#pragma once

#include "core/rules/common/battle_in_play.h"
#include "core/rules/common/option_list.h"
#include "core/rules/common/yes_no.h"
#include "core/rules/men_of_bronze/game.h"
#include "core/rules/men_of_bronze/why.h"

namespace ephor::men_of_bronze {

/// A battle being played: referee, game and rules. Holds no state of its own.
struct Play : BattleInPlay<BronzeGame> {
    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    /// The Strategos' value if the Strategos is with the unit, else 0 (MOB-181, MOB-187).
    int strategosValue(PieceId unit) const { return hasStrategos(table(), unit) ? options().strategosValue : 0; }

    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) const {
        referee.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
    }
    void set(Side whose, SideCounter counter, int to, const Reason& reason) const {
        referee.apply(SideCounterSet{whose, counter, static_cast<std::int16_t>(to), &reason});
    }
    /// Removes Arete from a pool, which must hold enough (MOB-003, MOB-010).
    void pay(Side whose, int arete, const Reason& reason) const;
};

using OptionList = ephor::OptionList<2 * PieceSet::room>;

}  // namespace ephor::men_of_bronze
