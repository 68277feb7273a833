// Standard input, output and error of the command line.
#pragma once

#include "app/ephorctl/outcome.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace ephor::ctl {

using Json = nlohmann::ordered_json;

/// Writes to standard output; fails where not every byte was written. On a terminal, control characters and direction
/// marks are shown as codes.
Outcome<ExitStatus> print(std::string_view text, ExitStatus then = ExitStatus::Yes);
Outcome<ExitStatus> printJson(const Json& json, ExitStatus then = ExitStatus::Yes);

/// Writes one line to standard error, with control characters shown as codes.
void say(std::string_view line);
void say(const Diagnostics& diagnostics);
/// Writes the progress of a long command to standard error, if that is a terminal.
void sayProgress(std::string_view line);

/// A whole file, or standard input where the name is "-".
Outcome<std::string> readInput(const std::string& name, std::size_t largest);

/// The name of an input in messages.
std::string shownName(const std::string& name);

/// Creates the folder and its parents where they are missing.
Outcome<void> makeFolder(const std::string& name);

/// Writes the whole file or nothing. An existing file is replaced only if it is empty or of the same kind
/// (file_kind.h).
Outcome<void> writeOutput(const std::string& name, std::string_view bytes);

Json toJson(const Diagnostics& diagnostics);

/// `text` padded with blanks to `width` characters.
std::string padded(std::string_view text, std::size_t width);

}  // namespace ephor::ctl
