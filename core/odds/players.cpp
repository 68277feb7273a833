#include "core/odds/players.h"

#include "core/battle/random_player.h"
#include "core/odds/search_player.h"

#include <array>

namespace ephor {

std::optional<By> computerPlayer(std::string_view word) {
    for (const By kind : {By::Doctrine, By::Search, By::Random})
        if (word == name(kind))
            return kind;
    return {};
}

std::shared_ptr<const Player> makePlayer(By kind) {
    if (kind == By::Random)
        return std::make_shared<RandomPlayer>(0);
    if (kind == By::Search)
        return std::make_shared<SearchPlayer>();
    return {};
}

std::shared_ptr<const Player> stoppable(const Player& player, const std::stop_token& stop) {
    const auto* search = dynamic_cast<const SearchPlayer*>(&player);
    return search && !search->hasStop() ? std::make_shared<SearchPlayer>(search->stoppedBy(stop)) : nullptr;
}

}  // namespace ephor
