// O/THW Ancients as a rule system.
#pragma once

#include "core/battle/game.h"

namespace ephor::ohw {

const RuleSystem& system();

}  // namespace ephor::ohw
