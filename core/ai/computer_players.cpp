#include "core/ai/computer_players.h"

#include "core/ai/alala/computer_player.h"
#include "core/ai/dba/computer_player.h"
#include "core/ai/fallible_player.h"
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
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override {
        std::vector<Choice> suggested;
        position.game.suggest(position.table, request, suggested);
        assert(!suggested.empty());
        return suggested.front();
    }
};

/// The standard player of a system. `novice`, `club`: the percentage of questions that they answer at random, chosen
/// for about -320 and -150 Elo.
struct SystemPlayer {
    std::string_view system;
    const Player& player;
    std::uint32_t novice = 50;
    std::uint32_t club = 25;
};

template <typename P> const Player& only() {
    static const P player;
    return player;
}

SystemPlayer playerOf(const Game& game) {
    static const std::array players{
        SystemPlayer{"men_of_bronze", only<men_of_bronze::ComputerPlayer>(), 24, 10},
        SystemPlayer{"alala", only<alala::ComputerPlayer>(), 52, 25},
        SystemPlayer{"ohw", only<ohw::ComputerPlayer>(), 62, 38},
        SystemPlayer{"dba", only<dba::ComputerPlayer>(), 72, 40},
        SystemPlayer{"skirmish", only<skirmish::ComputerPlayer>(), 58, 23},
    };
    const auto found = std::ranges::find(players, game.system().info().id, &SystemPlayer::system);
    return found != players.end() ? *found : SystemPlayer{{}, only<FirstSuggestionPlayer>()};
}

}  // namespace

std::optional<By> computerPlayerKind(std::string_view word) {
    if (word == "veteran")
        return By::Standard;
    if (word == "strategos")
        return By::Search;
    const auto found = std::ranges::find(computerPlayers, word, [](By kind) { return name(kind); });
    return found == computerPlayers.end() ? std::nullopt : std::optional(*found);
}

const Player& standardPlayer(const Game& game) { return playerOf(game).player; }

std::shared_ptr<const Player> makePlayer(By kind, const Game& game) {
    switch (kind) {
    case By::Standard:
        return {std::shared_ptr<const Player>(), &standardPlayer(game)};
    case By::Search:
        return std::make_shared<SearchPlayer>();
    case By::Random:
        return std::make_shared<RandomPlayer>(0);
    case By::Novice:
    case By::Club: {
        const SystemPlayer of = playerOf(game);
        return std::make_shared<FalliblePlayer>(kind, of.player, kind == By::Novice ? of.novice : of.club);
    }
    default:
        return nullptr;
    }
}

std::array<std::shared_ptr<const Player>, 2> standardPlayers(const Game& game) {
    const std::shared_ptr<const Player> player = makePlayer(By::Standard, game);
    return {player, player};
}

}  // namespace ephor
