// A report of a crash, which the ending program writes into a file that a person can read and send.
#pragma once

#include <filesystem>
#include <string>

namespace ephor {

/// From now on, a fatal signal or an uncaught exception writes the file crash-<time>-<process>.txt into the folder:
/// `head`, what happened, and the calls that led to it. The program then ends as it would have ended without this. The
/// folder is made if it is missing. Where it cannot be made, or the system has no backtraces, no report is written.
/// Call it once.
void reportCrashes(const std::filesystem::path& folder, std::string head);

}  // namespace ephor
