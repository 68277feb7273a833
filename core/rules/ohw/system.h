// O/THW Ancients as one of the rule systems.
#pragma once

#include "core/battle/game.h"

namespace ephor::ohw {

const RuleSystem& system();

}  // namespace ephor::ohw
