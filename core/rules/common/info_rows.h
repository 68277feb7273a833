// Texts for the enumerators of an enum, as a table whose size is checked at compile time.
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace ephor {

template <typename Info> struct InfoRow {
    int number;
    Info info;
};

/// The infos indexed by enumerator, from `First` to `End` - 1. Elements before `First` are empty.
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
