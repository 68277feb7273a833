// Men of Bronze (2023 revised quick reference) as a rule system.
#pragma once

#include "core/battle/game.h"

namespace ephor::men_of_bronze {

const RuleSystem& system();

}  // namespace ephor::men_of_bronze
