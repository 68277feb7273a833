#include "core/rules/alala/alala_system.h"

namespace ephor::alala {

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem&, const Setup& setup, const Options&) {
    return failure("setup-no-battle", {"Battles of this system cannot be fought yet: \"{0}\".", {setup.name}});
}

}  // namespace ephor::alala
