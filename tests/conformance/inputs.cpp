#include "tests/conformance/inputs.h"

#include <limits>

namespace ephor::conformance {

namespace {

int asInteger(const Json& json, const std::string& field) {
    if (!json.is_number_integer())
        throw Fault(field + ": an integer is expected");
    const auto value = json.get<std::int64_t>();
    if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max())
        throw Fault(field + ": too large");
    return static_cast<int>(value);
}

double asNumber(const Json& json, const std::string& field) {
    if (const std::optional<double> number = readNumber(json))
        return *number;
    throw Fault(field + ": a number is expected");
}

std::string asToken(const Json& json, const std::string& field) {
    if (!json.is_string())
        throw Fault(field + ": a text is expected");
    return json.get<std::string>();
}

template <typename T>
std::vector<T> asList(const Json& json, const std::string& field, T (*element)(const Json&, const std::string&)) {
    if (!json.is_array())
        throw Fault(field + ": a list is expected");
    std::vector<T> list;
    for (const Json& one : json)
        list.push_back(element(one, field));
    return list;
}

std::vector<int> asIntegers(const Json& json, const std::string& field) { return asList<int>(json, field, asInteger); }

}  // namespace

Inputs::Inputs(const Json& object) : m_object(&object) {
    if (!object.is_object())
        throw Fault("an object is expected");
}

const Json& Inputs::at(const std::string& field) const {
    const auto it = m_object->find(field);
    if (it == m_object->end())
        throw Fault(field + ": missing");
    m_read.insert(field);
    return *it;
}

int Inputs::integer(const std::string& field) const { return asInteger(at(field), field); }

int Inputs::integer(const std::string& field, int lowest, int highest) const {
    const int value = integer(field);
    if (value < lowest || value > highest)
        throw Fault(field + ": " + std::to_string(value) + " is not within " + std::to_string(lowest) + ".." +
                    std::to_string(highest));
    return value;
}

double Inputs::number(const std::string& field) const { return asNumber(at(field), field); }

bool Inputs::flag(const std::string& field) const {
    const Json& json = at(field);
    if (!json.is_boolean())
        throw Fault(field + ": true or false is expected");
    return json.get<bool>();
}

std::string Inputs::token(const std::string& field) const { return asToken(at(field), field); }

std::optional<std::string> Inputs::optionalToken(const std::string& field) const {
    return at(field).is_null() ? std::nullopt : std::optional(token(field));
}

std::optional<double> Inputs::optionalNumber(const std::string& field) const {
    return at(field).is_null() ? std::nullopt : std::optional(number(field));
}

std::vector<int> Inputs::integers(const std::string& field) const { return asIntegers(at(field), field); }

std::optional<std::vector<int>> Inputs::optionalIntegers(const std::string& field) const {
    return at(field).is_null() ? std::nullopt : std::optional(integers(field));
}

std::vector<double> Inputs::numbers(const std::string& field) const {
    return asList<double>(at(field), field, asNumber);
}

std::vector<std::vector<int>> Inputs::lists(const std::string& field) const {
    return asList<std::vector<int>>(at(field), field, asIntegers);
}

std::vector<std::vector<double>> Inputs::numberLists(const std::string& field) const {
    return asList<std::vector<double>>(at(field), field, [](const Json& json, const std::string& name) {
        return asList<double>(json, name, asNumber);
    });
}

std::optional<std::vector<std::string>> Inputs::optionalTokens(const std::string& field) const {
    return at(field).is_null() ? std::nullopt : std::optional(tokens(field));
}

std::vector<std::string> Inputs::tokens(const std::string& field) const {
    return asList<std::string>(at(field), field, asToken);
}

Inputs Inputs::object(const std::string& field) const { return Inputs(at(field)); }

std::optional<Inputs> Inputs::optionalObject(const std::string& field) const {
    return at(field).is_null() ? std::nullopt : std::optional(object(field));
}

std::vector<Inputs> Inputs::objects(const std::string& field) const {
    return asList<Inputs>(at(field), field, [](const Json& json, const std::string&) { return Inputs(json); });
}

void Inputs::expectAllRead() const {
    for (const auto& [field, value] : m_object->items())
        if (!m_read.contains(field))
            throw Fault(field + ": unknown field");
}

}  // namespace ephor::conformance
