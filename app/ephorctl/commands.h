// The families of commands. Each adds its commands to the parser; the one that was given sets what is to be done.
#pragma once

#include "app/ephorctl/outcome.h"

#include <CLI/CLI.hpp>
#include <functional>

namespace ephor::ctl {

// The checks of options that name something: what is wrong with the name, or nothing. An empty one, as a script's
// variable leaves it that is not set, is never the same as none.
inline std::string isFileName(const std::string& name) {
    return name.empty() ? "the name of the file is empty; give one, or leave the option out" : "";
}
/// Standard output has its own report or is what there is without the option; a file of that name is nobody's wish.
inline std::string isOutputName(const std::string& name) {
    return name == "-" ? "\"-\" is no name of a file to be written; name one, or leave the option out"
                       : isFileName(name);
}
inline std::string isFolderName(const std::string& name) {
    return name.empty() ? "the name of the folder is empty; give one" : "";
}
inline std::string isPowerName(const std::string& name) {
    return name.empty() ? "the name of the power is empty; give one, or leave the option out" : "";
}
inline std::string isTime(const std::string& time) {
    return time.empty() ? "the time is empty; give one, or leave the option out" : "";
}

using Action = std::function<Outcome<ExitStatus>()>;

void addSystems(CLI::App& app, Action& action);
void addList(CLI::App& app, Action& action);
void addOdds(CLI::App& app, Action& action);
void addPack(CLI::App& app, Action& action);
void addBattle(CLI::App& app, Action& action);
void addCampaign(CLI::App& app, Action& action);

// Parts of the battle family.
void addBattleFight(CLI::App& battle, Action& action);
void addBattleOdds(CLI::App& battle, Action& action);
void addBattleRecords(CLI::App& battle, Action& action);

}  // namespace ephor::ctl
