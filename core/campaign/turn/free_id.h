// Ids for rows that are created during a war.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace ephor::campaign {

/// The first free id from number `first` on, such as "fleet_of_athens_2". Each stem is numbered on its own, so an id
/// does not reveal how many other rows there are.
template <typename T> std::string freeId(const std::vector<T>& rows, const std::string& stem, int first = 1) {
    for (int number = first;; ++number) {
        std::string id = stem + "_" + std::to_string(number);
        if (std::ranges::find(rows, id, &T::id) == rows.end())
            return id;
    }
}

}  // namespace ephor::campaign
