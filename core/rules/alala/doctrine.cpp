#include "core/rules/alala/doctrine.h"

#include "core/rules/alala/play.h"

namespace ephor::alala {

Choice Doctrine::choose(const Request& request, const Position& position) const {
    std::vector<Choice> choices;
    position.game.suggest(position.table, request, choices);
    return choices.front();
}

}  // namespace ephor::alala
