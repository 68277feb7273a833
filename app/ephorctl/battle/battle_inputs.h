// What `battle fight` and `battle odds` are given: two lists, a table, options, players, a seed.
#pragma once

#include "app/ephorctl/commands.h"
#include "core/battle/game.h"

namespace ephor::ctl {

/// An option --seed: an empty text is one that was given, and is refused.
struct GivenSeed {
    std::string text;
    const CLI::Option* option = nullptr;
};

void addSeed(CLI::App& command, GivenSeed& given, const std::string& what);
/// The seed that was given, or one that is drawn.
Outcome<std::uint64_t> seedOf(const GivenSeed& given);

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

/// Reads all of it; says what is advice or a warning. Without --seed, one is drawn: it stands in every report.
Outcome<BattleInputs> readBattle(const BattleArguments& given);

}  // namespace ephor::ctl
