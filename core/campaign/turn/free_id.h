// Ids of what comes to be in a war.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace ephor::campaign {

/// "fleet_of_athens_2": the first number from `first` on with which no row bears the id. Counted by its stem alone, it
/// tells nobody how many others there are.
template <typename T> std::string freeId(const std::vector<T>& rows, const std::string& stem, int first = 1) {
    for (int number = first;; ++number) {
        std::string id = stem + "_" + std::to_string(number);
        if (std::ranges::find(rows, id, &T::id) == rows.end())
            return id;
    }
}

}  // namespace ephor::campaign
