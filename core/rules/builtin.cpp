#include "core/rules/builtin.h"

#include "core/rules/alala/alala_system.h"
#include "core/rules/dba/dba_system.h"
#include "core/rules/men_of_bronze/bronze_system.h"

namespace ephor {

std::span<const RuleSystem* const> builtinSystems() {
    static const std::array<const RuleSystem*, 3> systems{&men_of_bronze::system(), &alala::system(), &dba::system()};
    return systems;
}

const RuleSystem* findSystem(std::string_view id) {
    for (const RuleSystem* system : builtinSystems())
        if (system->info().id == id)
            return system;
    return nullptr;
}

}  // namespace ephor
