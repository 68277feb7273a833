// Standard input, output and error of the command line.
#pragma once

#include "app/ephorctl/outcome.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace ephor::ctl {

using Json = nlohmann::ordered_json;

/// Writes to standard output; trouble where not every byte arrived. A terminal is shown the codes of control characters
/// and marks of direction instead of them.
Outcome<ExitStatus> print(std::string_view text, ExitStatus then = ExitStatus::Yes);
Outcome<ExitStatus> printJson(const Json& json, ExitStatus then = ExitStatus::Yes);

/// True where standard output is a screen that somebody reads.
bool isTerminal();

/// One line to standard error, with the codes of control characters instead of them.
void say(std::string_view line);
void say(const Diagnostics& diagnostics);
/// Writes the progress of a long command to standard error, if that is a terminal.
void sayProgress(std::string_view line);

/// A whole file, or standard input where the name is "-".
Outcome<std::string> readInput(const std::string& name, std::size_t largest);

/// What an input is called in messages.
std::string shownName(const std::string& name);

/// The folder and those above it, where they are missing.
Outcome<void> makeFolder(const std::string& name);

/// Writes a file whole or not at all. A file of that name is replaced only if it is empty or of the same kind
/// (file_kind.h).
Outcome<void> writeOutput(const std::string& name, std::string_view bytes);

Json toJson(const Diagnostics& diagnostics);

/// `text` filled up with blanks to `width` characters.
std::string padded(std::string_view text, std::size_t width);

}  // namespace ephor::ctl
