// Signs of O/THW Ancients: what decides the battle, besides the counters.
#include "core/rules/ohw/game.h"

namespace ephor::ohw {

// OTW-214: what decides the battle comes first.
std::vector<Sign> OhwGame::signs(const Table& table, Side side) const {
    std::vector<Sign> signs = Game::signs(table, side);
    const int now = morale(table, side);
    signs.insert(signs.begin(), {Marker::None, now,
                                 Message("{0} of {1} army morale left",
                                         {std::to_string(now), std::to_string(table.counter(side, MoraleStart))}),
                                 "OTW-214"});
    return signs;
}

}  // namespace ephor::ohw
