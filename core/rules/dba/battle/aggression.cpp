#include "core/rules/dba/battle/aggression.h"

#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/labels.h"

namespace ephor::dba {

// DBA-001, DBA-C01: side A's die, then side B's.
void rollAggression(Play& play) {
    for (;;) {
        std::array<int, 2> totals{};
        for (const Side side : bothSides)
            totals[index(side)] = play.die(side, {}, why::aggression) + play.game.army(side).aggression;
        for (const Side side : bothSides)
            play.note(why::aggressionTotals, side, totals[index(side)], play.game.army(side).aggression);
        if (totals[0] == totals[1]) {  // DBA-002
            play.note(why::tiedAggression, Side::A);
            continue;
        }
        play.set(totals[0] < totals[1] ? Side::A : Side::B, Defends, 1, why::defends);
        return;
    }
}

// In a scenario that places elements, side A has the south edge and side B the north edge.
void chooseEdges(Play& play) {
    const Side defender = defenderOf(play.table());
    const Side invader = other(defender);
    TableEdge edge = invader == Side::A ? TableEdge::South : TableEdge::North;
    if (!play.game.isScenario()) {
        const std::uint8_t legal =
            invaderEdges(roadEdges(play.game, play.table()), waterwayEdge(play.game, play.table()), play.options());
        OptionList options;
        for (const TableEdge e : allEdges)
            if (legal & bitOf(e))
                options.add(static_cast<std::int16_t>(e), label::edges[static_cast<std::size_t>(e)]);
        edge = static_cast<TableEdge>(ask(play, ChooseEdge, invader, options).code);
    }
    const auto setEdge = [&](Side side, TableEdge base, const Reason& told) {
        play.set(side, BaseEdge, 1 + static_cast<int>(base), told);
        play.note(told, side);
    };
    setEdge(invader, edge, label::invadersEdge[static_cast<std::size_t>(edge)]);
    setEdge(defender, opposite(edge), label::defendersEdge[static_cast<std::size_t>(opposite(edge))]);
}

}  // namespace ephor::dba
