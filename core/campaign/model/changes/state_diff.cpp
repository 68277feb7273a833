#include "core/campaign/model/changes/state_diff.h"

namespace ephor::campaign {

Changes difference(const State& before, const State& after) {
    Changes changes;
    if (!(before.course == after.course))
        changes.emplace_back(std::in_place_type<Put<Course>>, std::uint16_t{0}, after.course);
    eachTable([&]<typename T>(const StateTable<T>& table) {
        const std::vector<T>& from = before.*table.rows;
        const std::vector<T>& to = after.*table.rows;
        for (std::size_t i = 0; i < to.size(); ++i)
            if (i >= from.size() || !(from[i] == to[i]))
                changes.emplace_back(std::in_place_type<Put<T>>, static_cast<std::uint16_t>(i), to[i]);
    });
    return changes;
}

}  // namespace ephor::campaign
