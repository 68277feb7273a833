// For systems without POSIX signals and backtraces: no report is written.
#include "app/crash/crash_report.h"

namespace ephor {

void reportCrashes(const std::filesystem::path& /*folder*/, std::string /*head*/) {}

}  // namespace ephor
