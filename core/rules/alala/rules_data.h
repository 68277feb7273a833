// The data of Alala!: the built-in files, or those of a rules pack.
#pragma once

#include "core/rules/alala/army/army.h"
#include "core/rules/alala/battle/arithmetic/deck.h"

namespace ephor::alala {

/// The data that a system and its battles are based on. They must outlive both.
struct RulesData {
    const Catalogue& types;
    const CommandFacts& command;
    const std::vector<CardFacts>& cards;

    ListFigures list() const { return {types, command.leader}; }
};

inline RulesData builtinRules() { return {catalogue(), commandFacts(), cards()}; }

}  // namespace ephor::alala
