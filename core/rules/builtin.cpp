#include "core/rules/builtin.h"

#include "core/rules/alala/system.h"
#include "core/rules/dba/system.h"
#include "core/rules/men_of_bronze/system.h"
#include "core/rules/ohw/system.h"
#include "core/rules/skirmish/system.h"

namespace ephor {

std::span<const RuleSystem* const> builtinSystems() {
    static const std::array<const RuleSystem*, 5> systems{&men_of_bronze::system(), &alala::system(), &ohw::system(),
                                                          &dba::system(), &skirmish::system()};
    return systems;
}

std::vector<std::string> systemIds() {
    std::vector<std::string> ids;
    for (const RuleSystem* system : builtinSystems())
        ids.push_back(system->info().id);
    return ids;
}

const RuleSystem* findSystem(std::string_view id) {
    for (const RuleSystem* system : builtinSystems())
        if (system->info().id == id)
            return system;
    return nullptr;
}

}  // namespace ephor
