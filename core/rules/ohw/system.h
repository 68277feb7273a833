// O/THW Ancients as a rule system.
#pragma once

#include "core/rules/ohw/army/army.h"

#include <memory>

namespace ephor::ohw {

const RuleSystem& system();
/// The rules with the data of a pack, which must outlive the system.
std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack);

}  // namespace ephor::ohw
