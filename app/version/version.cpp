#include "app/version/version.h"

#include "app/version/commit.h"  // made by commit.cmake

namespace ephor {

std::string_view versionWithCommit() { return EPHOR_VERSION EPHOR_COMMIT; }

}  // namespace ephor
