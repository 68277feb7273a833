// Units that a scenario places, in systems where a placed piece is one unit of the list.
#pragma once

#include "core/battle/setup/setup_faults.h"
#include "core/battle/table.h"

#include <array>
#include <string>
#include <string_view>

namespace ephor {

/// Puts the units on the table that the scenario of the game's set-up places. Adds a fault for each that is not among
/// the `units` of its side, is placed twice or cannot stand: `whyNot(piece, placement)` says why, or nothing.
template <typename Game, typename WhyNot>
void placeUnits(const Game& game, const std::array<int, 2>& units, const std::string& rule, Table& table,
                Diagnostics& faults, const WhyNot& whyNot) {
    for (const Placement& placed : game.setup().placements) {
        const auto fault = [&](std::string_view why) { addPlacementFault(game.setup(), placed, why, faults, rule); };
        if (placed.unit < 0 || placed.unit >= units[index(placed.side)]) {
            fault("there is no such unit.");
            continue;
        }
        const PieceId piece = game.pieceOf(placed.side, placed.unit);
        if (table.isPresent(piece))
            fault("it is placed twice.");
        else if (const std::string_view why = whyNot(piece, placed); !why.empty())
            fault(why);
        else
            table.apply(PiecePlaced{piece, snapped(placed.pose), nullptr});
    }
}

}  // namespace ephor
