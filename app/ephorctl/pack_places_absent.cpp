// Without Qt the user's folder is not known; packs are named with --pack.
#include "app/ephorctl/known_rules.h"

namespace ephor::ctl {

std::vector<std::filesystem::path> packPlaces() { return {}; }

}  // namespace ephor::ctl
