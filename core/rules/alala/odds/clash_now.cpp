// The clash of two units in their present state on the table.
#include "core/rules/alala/battle/combat/combat_phase.h"
#include "core/rules/alala/battle/combat/supports.h"
#include "core/rules/alala/odds/clash.h"

namespace ephor::alala {

std::array<ClashSide, 2> clashSides(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const std::array both{unit, enemy};
    std::array<ClashSide, 2> sides;
    for (const std::size_t i : {0, 1}) {
        const PieceId mine = both[i];
        const PieceId theirs = both[1 - i];
        ClashSide& side = sides[i];
        side.combat = combatSide(game, table, mine, theirs);
        const Fought before{Outcome::Inconclusive, level(table, mine), isFormed(game, table, mine),
                            game.profile(theirs).isHoplites()};
        side.fighter = fighterOf(game, table, mine, before);
        side.initialMen = game.profile(mine).initial();
        side.menBehind = liveFigures(game, table, mine) - side.combat.men;
        side.leaderCp = table.counter(mine, Leader);
        side.toTheDeath = side.fighter.lastStand;
    }
    return sides;
}

std::optional<ClashReport> AlalaGame::clashNow(const Table& table, PieceId attacker, PieceId defender) const {
    if (!table.isPresent(attacker) || !table.isPresent(defender) || !fights(table, attacker, defender))
        return {};
    return reportOf(clashSides(*this, table, attacker, defender), m_options);
}

}  // namespace ephor::alala
