// Signs of the skirmish: what decides the battle, besides the counters.
#include "core/rules/skirmish/game.h"

namespace ephor::skirmish {

// SKI-131: what decides the battle comes first.
std::vector<Sign> SkirmishGame::signs(const Table& table, Side side) const {
    std::vector<Sign> signs = Game::signs(table, side);
    const int now = able(table, side);
    signs.insert(signs.begin(), {Marker::None, now,
                                 Message("{0} of {1} figures can fight",
                                         {std::to_string(now), std::to_string(table.all(side).size())}),
                                 "SKI-131"});
    return signs;
}

}  // namespace ephor::skirmish
