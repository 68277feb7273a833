#include "app/ephorctl/known_rules.h"
#include "models/rules_pack/pack_install.h"

namespace ephor::ctl {

std::vector<std::filesystem::path> packPlaces() { return {packFolderIn(userFolder()).toStdU16String()}; }

}  // namespace ephor::ctl
