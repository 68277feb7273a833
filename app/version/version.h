// The version of this program, for people. What a record stores is EPHOR_VERSION.
#pragma once

#include <string_view>

namespace ephor {

/// "0.2.0 (commit 1a2b3c4d5e6f)"; "0.2.0 (commit 1a2b3c4d5e6f, changed)" if the sources differ from the commit; "0.2.0"
/// if they were built without git.
std::string_view versionWithCommit();

}  // namespace ephor
