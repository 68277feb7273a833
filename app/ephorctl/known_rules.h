// The rules that the commands know: the built-in ones, the rules packs in the user's folder, and the one of --pack.
#pragma once

#include "app/ephorctl/outcome.h"
#include "core/rules/rules_shelf.h"

namespace CLI {
class App;
}

namespace ephor::ctl {

RulesShelf& knownRules();
/// Finds them, for readers.
FindSystem findKnown();

/// Adds --pack to a command, or to every command of a family. The option sets `pack`.
void addPackOption(CLI::App& command, std::string& pack);
void addPackOptions(CLI::App& family, std::string& pack);

/// Makes the pack of --pack the rules of its system: a folder, or the version of a pack in the user's folder. Does
/// nothing if `pack` is empty.
Outcome<void> usePack(const std::string& pack);

/// The pack of --pack; null without it.
const RuleSystem* usedPack();

/// The folders with the user's packs.
std::vector<std::filesystem::path> packPlaces();

}  // namespace ephor::ctl
