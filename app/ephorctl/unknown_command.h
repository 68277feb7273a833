// A word where a command should stand.
#pragma once

#include "app/ephorctl/outcome.h"

#include <CLI/CLI.hpp>
#include <span>

namespace ephor::ctl {

/// What is wrong with the first word that should name a command and does not; nothing where the parser can judge the
/// arguments by itself.
std::optional<Message> unknownCommand(CLI::App& app, std::span<const char* const> arguments);

}  // namespace ephor::ctl
