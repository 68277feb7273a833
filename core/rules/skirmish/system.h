// The medieval skirmish with movement cards as a rule system.
#pragma once

#include "core/battle/game.h"

#include <memory>

namespace ephor::skirmish {

const RuleSystem& system();
/// The rules with the types of a pack, which must outlive the system.
std::unique_ptr<const RuleSystem> packedSystem(const Catalogue& types, const PackInfo& pack);

}  // namespace ephor::skirmish
