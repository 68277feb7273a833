#include "core/ai/computer_players.h"

#include "core/ai/alala/computer_player.h"
#include "core/ai/dba/computer_player.h"
#include "core/ai/men_of_bronze/computer_player.h"
#include "core/ai/ohw/computer_player.h"
#include "core/ai/random_player.h"
#include "core/ai/search_player.h"
#include "core/ai/skirmish/computer_player.h"
#include "core/battle/game.h"

#include <algorithm>
#include <cassert>

namespace ephor {

namespace {

/// Chooses the game's first suggestion.
class FirstSuggestionPlayer final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    Choice choose(const Request& request, const Position& position) const override {
        std::vector<Choice> suggested;
        position.game.suggest(position.table, request, suggested);
        assert(!suggested.empty());
        return suggested.front();
    }
};

struct SystemPlayer {
    std::string_view system;
    const Player& player;
};

template <typename P> const Player& only() {
    static const P player;
    return player;
}

}  // namespace

std::optional<By> computerPlayerKind(std::string_view word) {
    for (const By kind : {By::Doctrine, By::Search, By::Random})
        if (word == name(kind))
            return kind;
    return {};
}

const Player& standardPlayer(const Game& game) {
    static const std::array players{
        SystemPlayer{"men_of_bronze", only<men_of_bronze::ComputerPlayer>()},
        SystemPlayer{"alala", only<alala::ComputerPlayer>()},
        SystemPlayer{"ohw", only<ohw::ComputerPlayer>()},
        SystemPlayer{"dba", only<dba::ComputerPlayer>()},
        SystemPlayer{"skirmish", only<skirmish::ComputerPlayer>()},
    };
    const auto found = std::ranges::find(players, game.system().info().id, &SystemPlayer::system);
    return found != players.end() ? found->player : only<FirstSuggestionPlayer>();
}

std::shared_ptr<const Player> makePlayer(By kind, const Game& game) {
    switch (kind) {
    case By::Doctrine:
        return {std::shared_ptr<const Player>(), &standardPlayer(game)};
    case By::Search:
        return std::make_shared<SearchPlayer>();
    case By::Random:
        return std::make_shared<RandomPlayer>(0);
    default:
        return nullptr;
    }
}

std::array<std::shared_ptr<const Player>, 2> standardPlayers(const Game& game) {
    const std::shared_ptr<const Player> player = makePlayer(By::Doctrine, game);
    return {player, player};
}

}  // namespace ephor
