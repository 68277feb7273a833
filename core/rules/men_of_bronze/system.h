// Men of Bronze (2023 revised quick reference) as a rule system.
#pragma once

#include "core/battle/game.h"

#include <memory>

namespace ephor::men_of_bronze {

const RuleSystem& system();
/// The rules with the types of a pack, which must outlive the system.
std::unique_ptr<const RuleSystem> packedSystem(const Catalogue& types, const PackInfo& pack);

}  // namespace ephor::men_of_bronze
