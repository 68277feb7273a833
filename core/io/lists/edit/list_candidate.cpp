#include "core/io/lists/edit/list_candidate.h"

namespace ephor {

std::optional<Message> whyLeftOut(const ReadList& read, const CandidateLimits& limits) {
    if (!read.list)
        return "It is no army list.";
    if (!read.system)
        return "Its rule system is not known.";
    const SystemInfo& own = read.system->info();
    const SystemInfo& wanted = limits.system->info();
    if (own.id != wanted.id)
        return Message("It is a list for {0}, not for {1}.", {own.name, wanted.name});
    if (own.version != wanted.version)
        return Message("It is for version {0} of the rules, not for {1}.", {own.version, wanted.version});
    if (hasErrors(read.diagnostics))
        return "It is not legal. Check the list for its errors.";
    const std::optional<int> cost = read.system->summary(*read.list).cost;
    if (limits.points && cost && *cost > *limits.points)
        return Message("It costs {0} points; the limit is {1}.",
                       {std::to_string(*cost), std::to_string(*limits.points)});
    return {};
}

}  // namespace ephor
