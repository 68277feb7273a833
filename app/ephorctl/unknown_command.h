// Messages for words that are not commands.
#pragma once

#include "app/ephorctl/command_line.h"
#include "app/ephorctl/outcome.h"

#include <span>

namespace ephor::ctl {

/// A message for the first argument that should be a command but is none; nothing where the parser can handle the
/// arguments.
std::optional<Message> unknownCommand(CLI::App& app, std::span<const char* const> arguments);

}  // namespace ephor::ctl
