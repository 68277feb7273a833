#include "app/ephorctl/unusual.h"

#include "core/base/counted.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

template <typename T> std::int64_t count(const Record& record) {
    return std::ranges::count_if(record.entries,
                                 [](const RecordEntry& entry) { return std::holds_alternative<T>(entry); });
}

}  // namespace

Json unusualJson(const Record& record) {
    return {{"undone", record.undone.size()},
            {"forks", record.forks.size()},
            {"corrections", count<Correction>(record)},
            {"typed_rolls", count<TypedRoll>(record)}};
}

std::string unusualText(const Record& record) {
    std::vector<std::string> all;
    if (const auto n = record.undone.size(); n > 0)
        all.push_back(counted(n, "stretch taken back after its dice had been seen",
                              "stretches taken back after their dice had been seen"));
    if (const auto n = record.forks.size(); n > 0)
        all.push_back("other dice from " + counted(n, "place on", "places on"));
    if (const auto n = count<Correction>(record); n > 0)
        all.push_back(counted(n, "correction by the umpire", "corrections by the umpire"));
    if (const auto n = count<TypedRoll>(record); n > 0)
        all.push_back(counted(n, "roll typed in", "rolls typed in"));
    return all.empty() ? "" : fmt::format("Unusual: {}.\n", fmt::join(all, ", "));
}

}  // namespace ephor::ctl
