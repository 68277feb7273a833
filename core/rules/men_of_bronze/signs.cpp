// Signs of Men of Bronze: what decides the battle, besides the counters.
#include "core/rules/men_of_bronze/game.h"

namespace ephor::men_of_bronze {

// MOB-157: what decides the battle comes first.
std::vector<Sign> BronzeGame::signs(const Table& table, Side side) const {
    std::vector<Sign> signs = Game::signs(table, side);
    const int now = table.counter(side, ValueLost);
    signs.insert(signs.begin(), {Marker::None, now,
                                 Message("{0} of {1} points of units lost",
                                         {std::to_string(now), std::to_string(table.counter(side, ValueTotal))}),
                                 "MOB-157"});
    return signs;
}

}  // namespace ephor::men_of_bronze
