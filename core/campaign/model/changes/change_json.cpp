#include "core/campaign/model/changes/change_json.h"

#include "core/campaign/model/changes/state_fields.h"
#include "core/io/json_depth.h"

#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

template <typename T> constexpr std::string_view nameOfTable() { return tableOf<T>().name; }
template <> constexpr std::string_view nameOfTable<Course>() { return "course"; }

struct Writer {
    Json& to;

    template <typename T> void operator()(std::string_view key, const T& value) { to[std::string(key)] = made(value); }

    static Json made(int value) { return value; }
    static Json made(bool value) { return value; }
    static Json made(const std::string& value) { return value; }
    template <typename E>
        requires std::is_enum_v<E>
    static Json made(E value) {
        return wordOf(value);
    }
    template <typename Tag> static Json made(const Id<Tag>& id) { return id ? Json(id.value) : Json(nullptr); }
    template <typename T>
        requires Either<T, Order> || Either<T, Voyage>
    static Json made(const T& order) {
        Json json = Json::object();
        Writer writer{json};
        eachField(order, writer);
        return json;
    }
    template <typename T> static Json made(const std::vector<T>& values) {
        Json json = Json::array();
        for (const T& value : values)
            json.push_back(made(value));
        return json;
    }
};

constexpr int mostOfNumber = 1'000'000;
constexpr std::size_t longestText = 200;
constexpr std::size_t longestList = 4096;

/// Reads every field from a JSON object. `wrong` is the first that is missing or of another type.
struct RowReader {
    const Json& from;
    std::string wrong;
    std::size_t taken = 0;

    template <typename T> void operator()(std::string_view key, T& value) {
        const auto it = from.find(std::string(key));
        if (it == from.end() || !read(*it, value))
            wrong = wrong.empty() ? std::string(key) : wrong;
        else
            ++taken;
    }
    bool whole() const { return wrong.empty() && taken == from.size(); }

    static bool read(const Json& json, int& value) {
        if (!json.is_number_integer() || json < -mostOfNumber || json > mostOfNumber)
            return false;
        value = json.get<int>();
        return true;
    }
    static bool read(const Json& json, bool& value) {
        if (!json.is_boolean())
            return false;
        value = json.get<bool>();
        return true;
    }
    static bool read(const Json& json, std::string& value) {
        if (!json.is_string() || json.get_ref<const std::string&>().size() > longestText)
            return false;
        value = json.get<std::string>();
        return true;
    }
    template <typename E>
        requires std::is_enum_v<E>
    static bool read(const Json& json, E& value) {
        const auto found = json.is_string() ? fromWord<E>(json.get_ref<const std::string&>()) : std::nullopt;
        value = found.value_or(E{});
        return found.has_value();
    }
    template <typename Tag> static bool read(const Json& json, Id<Tag>& id) {
        id = {};
        if (json.is_null())
            return true;
        if (!json.is_number_unsigned() || json >= Id<Tag>::noValue)
            return false;
        id = Id<Tag>(json.get<int>());
        return true;
    }
    template <typename T>
        requires Either<T, Order> || Either<T, Voyage>
    static bool read(const Json& json, T& order) {
        if (!json.is_object())
            return false;
        RowReader reader{json, {}};
        eachField(order, reader);
        return reader.whole();
    }
    template <typename T> static bool read(const Json& json, std::vector<T>& values) {
        if (!json.is_array() || json.size() > longestList)
            return false;
        values.resize(json.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!read(json[i], values[i]))
                return false;
        return true;
    }
};

template <typename T> bool take(const Json& json, std::optional<Change>& change) {
    const auto row = json.find(std::string(nameOfTable<T>()));
    if (row == json.end() || !row->is_number_unsigned() || *row > 0xFFFE)
        return false;
    Put<T> put{row->template get<std::uint16_t>(), {}};
    if (const auto set = json.find("set"); set != json.end()) {
        if (!set->is_object() || json.size() != 2)
            return false;
        RowReader reader{*set, {}};
        eachField(put.value.emplace(), reader);
        if (!reader.whole())
            return false;
    } else if (json.size() != 1) {
        return false;
    }
    change.emplace(std::in_place_type<Put<T>>, std::move(put));
    return true;
}

/// Tries each table in turn. False if the change is of none.
template <typename... Rows> bool takeAny(const Json& json, std::optional<Change>& change, std::variant<Put<Rows>...>*) {
    return json.is_object() && (take<Rows>(json, change) || ...);
}

}  // namespace

std::string toJson(const Changes& changes) {
    Json all = Json::array();
    for (const Change& change : changes)
        std::visit(
            [&]<typename T>(const Put<T>& put) {
                Json one = {{std::string(nameOfTable<T>()), put.row}};
                if (put.value) {
                    Json set = Json::object();
                    Writer writer{set};
                    eachField(*put.value, writer);
                    one["set"] = std::move(set);
                }
                all.push_back(std::move(one));
            },
            change);
    return all.dump();
}

Result<Changes> changesFromJson(std::string_view text) {
    const Json all = tooDeepAt(text, 16) ? Json() : Json::parse(text, nullptr, false);
    if (!all.is_array())
        return failure("journal-changes", "The changes of an entry are no list.");
    Changes changes;
    for (const Json& json : all) {
        std::optional<Change> change;
        if (!takeAny(json, change, static_cast<Change*>(nullptr)))
            return failure("journal-changes",
                           {"Change {0} of an entry cannot be understood.", {std::to_string(changes.size() + 1)}});
        changes.push_back(*std::move(change));
    }
    return changes;
}

}  // namespace ephor::campaign
