// The battle object that every procedure of the rules takes.
#pragma once

#include "core/rules/alala/battle/arithmetic/charge_formulas.h"
#include "core/rules/alala/battle/arithmetic/command_points.h"
#include "core/rules/alala/battle/arithmetic/deck.h"
#include "core/rules/alala/battle/arithmetic/formulas.h"
#include "core/rules/alala/battle/arithmetic/paths.h"
#include "core/rules/alala/battle/unit_state.h"
#include "core/rules/alala/why.h"
#include "core/rules/common/battle_in_play.h"
#include "core/rules/common/option_list.h"
#include "core/rules/common/yes_no.h"

namespace ephor::alala {

/// A battle being played: referee, game and rules. Holds no state of its own.
struct Play : BattleInPlay<AlalaGame> {
    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    const Troops& troops(PieceId unit) const { return game.profile(unit).troops; }
    Grade grade(PieceId unit) const { return gradeOf(game, table(), unit); }
    bool formed(PieceId unit) const { return isFormed(game, table(), unit); }
    bool hoplites(PieceId unit) const { return game.profile(unit).isHoplites(); }
    Level levelOf(PieceId unit) const { return level(table(), unit); }
    /// The side with the initiative in this turn (ALA-098).
    Side initiative() const { return table().counter(Side::B, Initiative) != 0 ? Side::B : Side::A; }

    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) const {
        if (table().counter(unit, counter) != to)
            referee.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
    }
    void set(Side whose, int counter, int to, const Reason& reason) const {
        const auto c = static_cast<std::uint8_t>(counter);
        if (table().counter(whose, c) != to)
            referee.apply(SideCounterSet{whose, c, static_cast<std::int16_t>(to), &reason});
    }
    void set(PieceId unit, Status to, const Reason& reason) const { set(unit, StatusIs, static_cast<int>(to), reason); }
    /// ALA-129
    void noteMoved(PieceId unit, const Reason& reason) const {
        set(unit, Momentum, table().counter(unit, Momentum) | 1, reason);
    }
    void mark(PieceId unit, Mark m, const Reason& reason) const {
        set(unit, Marks, table().counter(unit, Marks) | m, reason);
    }
    void unmark(PieceId unit, Mark m, const Reason& reason) const {
        set(unit, Marks, table().counter(unit, Marks) & ~m, reason);
    }
    bool marked(PieceId unit, Mark m) const { return isMarked(table(), unit, m); }
};

using OptionList = ephor::OptionList<4 * PieceSet::room>;

/// The members of a set from right to left, as seen by `side` (ALA-006).
class RightToLeft {
public:
    RightToLeft(const Table& table, Side side, PieceSet set);
    auto begin() const { return m_pieces.begin(); }
    auto end() const { return m_pieces.begin() + static_cast<std::ptrdiff_t>(m_count); }

private:
    static constexpr std::size_t most = 64;  ///< no side has more units

    std::array<PieceId, most> m_pieces;
    std::size_t m_count = 0;
};

}  // namespace ephor::alala
