// Inputs of `battle fight` and `battle odds`: two lists, a table, options, players, a seed.
#pragma once

#include "app/ephorctl/commands.h"
#include "core/battle/game.h"

namespace ephor::ctl {

/// The option --seed. `option` tells an empty text, which is refused, from a missing one.
struct GivenSeed {
    std::string text;
    const CLI::Option* option = nullptr;
};

void addSeed(CLI::App& command, GivenSeed& given, const std::string& what);
/// The given seed, or a random one.
Outcome<std::uint64_t> seedOf(const GivenSeed& given);

/// Adds --threads; 0 without it: all cores.
void addThreads(CLI::App& command, int& threads);

struct BattleArguments {
    std::vector<std::string> lists;
    std::string table;
    GivenSeed seed;
    std::string players = "doctrine";
    std::vector<std::string> options;
    bool json = false;
};

/// Adds A, B, --table, --seed, --players, --option and --json to a command.
void addBattleArguments(CLI::App& command, BattleArguments& given);

/// The player of each side; owns them.
using Players = std::array<std::shared_ptr<const Player>, 2>;

struct BattleInputs {
    std::shared_ptr<const Game> game;
    Players players;
    std::uint64_t seed = 0;
};

/// Reads all inputs and prints advice and warnings. Without --seed the seed is random; every report shows it.
Outcome<BattleInputs> readBattle(const BattleArguments& given);

}  // namespace ephor::ctl
