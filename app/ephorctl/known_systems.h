// The rule systems as readers of files want them.
#pragma once

#include "core/io/army_list_io.h"
#include "core/rules/builtin.h"

namespace ephor::ctl {

inline FindSystem finder() {
    return [](std::string_view id) { return findSystem(id); };
}

inline std::vector<std::string> knownSystems() {
    std::vector<std::string> ids;
    for (const RuleSystem* system : builtinSystems())
        ids.push_back(system->info().id);
    return ids;
}

}  // namespace ephor::ctl
