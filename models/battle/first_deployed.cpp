#include "models/battle/first_deployed.h"

#include "core/ai/computer_players.h"
#include "models/battle/stretch.h"

namespace ephor {

namespace {

/// Cards may bring terrain before the first unit; with other dice they come later.
constexpr std::uint64_t diceTried = 8;

Stretch battleWith(const Game& game, std::uint64_t seed) {
    Record record;
    record.setup = game.setup();
    record.dice.seed = seed;
    return {game, std::move(record), {}};
}

/// Answers the pending question, which asks where units are placed, and the battle goes on.
FirstDeployed deployFirst(const Game& game, Stretch& battle) {
    FirstDeployed first{battle.last().pending->request, battle.table(), {}, {}};
    battle.answerBy(standardPlayer(game));
    first.choice = std::get<Answer>(battle.record().entries.back()).choice;
    battle.run();
    for (const PieceId piece : battle.table().present(first.request->question.side)) {
        const Body& body = battle.table().body(piece);
        if (piece != first.choice.piece && !first.table.isPresent(piece))
            first.alongside.push_back({{body.pose.centre - first.choice.pose.centre, body.facing()}, body.size});
    }
    return first;
}

/// Finds the first units of both sides; false where terrain is placed before one of them.
bool findFirst(const Game& game, Stretch& battle, BattleBegun& begun) {
    const std::vector<Terrain> ground = game.terrain(begun.table);
    while (battle.last().pending && battle.table().turn() == 0 && !(begun.first[0] && begun.first[1])) {
        if (game.terrain(battle.table()) != ground)
            return false;
        const Request& request = *battle.last().pending->request;
        std::optional<FirstDeployed>& first = begun.first[index(request.question.side)];
        if (request.form == Form::Deploy && !first) {
            first = deployFirst(game, battle);
        } else {
            battle.answerBy(standardPlayer(game));
            battle.run();
        }
    }
    return true;
}

}  // namespace

BattleBegun battleBegun(const Game& game) {
    BattleBegun begun;
    for (std::uint64_t seed = 1; seed <= diceTried; ++seed) {
        Stretch battle = battleWith(game, seed);
        battle.run();
        begun = {battle.table(), {}};
        if (findFirst(game, battle, begun))
            break;
    }
    return begun;
}

}  // namespace ephor
