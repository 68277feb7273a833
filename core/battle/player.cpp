#include "core/battle/player.h"

#include "core/battle/game.h"

namespace ephor {

std::vector<Choice> Player::candidates(const Request& request, const Position& position) const {
    std::vector<Choice> choices;
    position.game.suggest(position.table, request, choices);
    return choices;
}

}  // namespace ephor
