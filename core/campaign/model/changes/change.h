// The only way in which a campaign changes: a row of a table gets a new value, and the old value is returned as
// inverse.
#pragma once

#include "core/base/digest.h"
#include "core/base/result.h"
#include "core/campaign/model/changes/state_tables.h"

#include <optional>
#include <variant>

namespace ephor::campaign {

/// Row `row` of T's table becomes `value`. A row right after the last is appended; an empty value removes the last row.
template <typename T> struct Put {
    std::uint16_t row = 0;
    std::optional<T> value;

    friend bool operator==(const Put&, const Put&) = default;
};

template <typename... T>
std::variant<Put<Course>, Put<T>...> changeIn(
    const std::tuple<StateTable<T>...>&);  // never defined: for its type alone
/// One of any table.
using Change = decltype(changeIn(stateTables));
using Changes = std::vector<Change>;

/// Maximum number of rows in a table.
inline constexpr std::size_t mostRows = 60'000;

/// Does it, and returns what undoes it. The change fits (fits()).
Change apply(State& state, Change change);
/// False if the change names a row that neither exists nor is the next one.
bool fits(const State& state, const Change& change);

/// Applies all changes in order. Returns the inverses in the order in which to apply them.
Changes applyAll(State& state, Changes changes);

/// BLAKE2b-128 over every field of every row.
Digest digestOf(const State& state);

}  // namespace ephor::campaign
