// The one way a campaign changes: a row of a table takes a new value, and the old one comes back as the inverse.
#pragma once

#include "core/base/digest.h"
#include "core/base/result.h"
#include "core/campaign/model/tables.h"

#include <optional>
#include <variant>

namespace ephor::campaign {

/// Row `row` of T's table becomes `value`. The row behind the last is added; no value takes the last row away.
template <typename T> struct Put {
    std::uint16_t row = 0;
    std::optional<T> value;

    friend bool operator==(const Put&, const Put&) = default;
};

template <typename... T>
std::variant<Put<Course>, Put<T>...> anyOf(const std::tuple<Table<T>...>&);  // never defined: for its type alone
/// One of any table.
using Change = decltype(anyOf(tables));
using Changes = std::vector<Change>;

/// Most rows of a table.
inline constexpr std::size_t mostRows = 60'000;

/// Does it, and returns what undoes it. The change fits (fits()).
Change apply(State& state, Change change);
/// False where the change names a row that is neither there nor the next.
bool fits(const State& state, const Change& change);

/// All of them in order; returns what undoes them, in the order in which it is to be applied.
Changes applyAll(State& state, Changes changes);

/// BLAKE2b-128 over every field of every row.
Digest digestOf(const State& state);

}  // namespace ephor::campaign
