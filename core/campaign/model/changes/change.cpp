#include "core/campaign/model/changes/change.h"

#include "core/campaign/model/changes/state_fields.h"

#include <cassert>

namespace ephor::campaign {

namespace {

Put<Course> swapped(State& state, Put<Course> put) {
    std::swap(state.course, *put.value);
    return put;
}

template <typename T> Put<T> swapped(State& state, Put<T> put) {
    std::vector<T>& rows = state.*tableOf<T>().rows;
    if (put.row == rows.size()) {
        rows.push_back(*std::move(put.value));
        return {put.row, {}};
    }
    if (!put.value) {
        put.value = std::move(rows.back());
        rows.pop_back();
        return put;
    }
    std::swap(rows[put.row], *put.value);
    return put;
}

struct Feeder {
    Digester& to;

    template <typename T> void operator()(std::string_view, const T& value) { add(value); }

    void add(int value) { to.addNumber(value); }
    void add(bool value) { to.addNumber(value ? 1 : 0); }
    void add(const std::string& value) { to.addText(value); }
    template <typename E>
        requires std::is_enum_v<E>
    void add(E value) {
        to.addNumber(static_cast<std::int64_t>(value));
    }
    template <typename Tag> void add(const Id<Tag>& id) {
        to.addNumber(id ? static_cast<std::int64_t>(id.index()) : -1);
    }
    void add(const Order& order) { eachField(order, *this); }
    void add(const Voyage& voyage) { eachField(voyage, *this); }
    template <typename T> void add(const std::vector<T>& values) {
        to.addNumber(std::ssize(values));
        for (const T& value : values)
            add(value);
    }
};

}  // namespace

Change apply(State& state, Change change) {
    assert(fits(state, change));
    return std::visit([&](auto& put) -> Change { return swapped(state, std::move(put)); }, change);
}

bool fits(const State& state, const Change& change) {
    return std::visit(
        [&]<typename T>(const Put<T>& put) {
            if constexpr (std::same_as<T, Course>) {
                return put.row == 0 && put.value.has_value();
            } else {
                const std::size_t rows = (state.*tableOf<T>().rows).size();
                if (put.value)
                    return put.row <= rows && put.row < mostRows;
                return rows > 0 && put.row == rows - 1;
            }
        },
        change);
}

Changes applyAll(State& state, Changes changes) {
    Changes inverse;
    inverse.reserve(changes.size());
    for (Change& change : changes)
        inverse.push_back(apply(state, std::move(change)));
    std::ranges::reverse(inverse);
    return inverse;
}

Digest digestOf(const State& state) {
    Digester digester;
    Feeder feeder{digester};
    eachField(state.course, feeder);
    eachTable([&](const auto& table) {
        const auto& rows = state.*table.rows;
        if (rows.empty() && table.isLater)
            return;
        digester.addText(table.name);
        digester.addNumber(std::ssize(rows));
        for (const auto& row : rows)
            eachField(row, feeder);
    });
    return digester.digest();
}

}  // namespace ephor::campaign
