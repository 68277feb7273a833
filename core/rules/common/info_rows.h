// The texts of an enum in one table: a row for each enumerator, their number checked when the program is built.
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace ephor {

/// An enumerator and what is said of it.
template <typename Info> struct InfoRow {
    int number;
    Info info;
};

/// The infos by number, from `First` to `End` - 1. Those before `First` are empty.
template <int First, int End, typename Info, std::size_t N> std::vector<Info> infosOf(InfoRow<Info> (&&rows)[N]) {
    static_assert(N == End - First, "a row for each enumerator");
    std::vector<Info> infos(End);
    std::vector<bool> seen(End, false);
    for (InfoRow<Info>& row : rows) {
        assert(row.number >= First && row.number < End);
        const auto number = static_cast<std::size_t>(row.number);
        assert(!seen[number]);
        seen[number] = true;
        infos[number] = std::move(row.info);
    }
    return infos;
}

}  // namespace ephor
