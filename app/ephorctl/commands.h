// The families of commands. Each adds its commands to the parser; the chosen command sets the action to run.
#pragma once

#include "app/ephorctl/command_line.h"
#include "app/ephorctl/outcome.h"

#include <functional>

namespace ephor::ctl {

// Checks of options that take a name. They return what is wrong, or nothing. An empty name, as from an unset variable
// in a script, is refused rather than treated as missing.
inline std::string isFileName(const std::string& name) {
    return name.empty() ? "the name of the file is empty; give one, or leave the option out" : "";
}
/// "-" is refused: standard output already has the command's report, and a file with that name is surely a mistake.
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
void addBalance(CLI::App& app, Action& action);
void addCampaign(CLI::App& app, Action& action);
void addMerge(CLI::App& app, Action& action);

// Parts of the battle family.
void addBattleFight(CLI::App& battle, Action& action);
void addBattleOdds(CLI::App& battle, Action& action);
void addBattleRecords(CLI::App& battle, Action& action);
void addBattleExport(CLI::App& battle, Action& action);
void addBattleAnalyse(CLI::App& battle, Action& action);

}  // namespace ephor::ctl
