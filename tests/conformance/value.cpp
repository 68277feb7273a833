#include "tests/conformance/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace ephor::conformance {

namespace {

constexpr double chanceTolerance = 1e-9;
constexpr double lengthTolerance = 1e-6;

std::optional<long double> wholeNumber(std::string_view digits) {
    if (digits.empty() ||
        digits.find_first_not_of("0123456789", digits.starts_with('-') ? 1 : 0) != std::string_view::npos)
        return {};
    long double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size())
        return {};
    return value;
}

bool near(const Json& expected, double actual, double tolerance) {
    const std::optional<double> number = readNumber(expected);
    return number && std::abs(*number - actual) <= tolerance;
}

/// Takes away from `expected` what each element matches; nothing may be left.
bool matchesSet(const std::vector<Value>& elements, std::vector<Json> expected) {
    for (const Value& element : elements) {
        const auto match =
            std::ranges::find_if(expected, [&element](const Json& json) { return element.matches(json); });
        if (match == expected.end())
            return false;
        expected.erase(match);
    }
    return expected.empty();
}

std::string shown(double number) {
    std::array<char, 32> text;
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 12);
    return {text.data(), end};
}

}  // namespace

std::optional<double> readNumber(const Json& json) {
    if (json.is_number())
        return json.get<double>();
    if (!json.is_string())
        return {};
    const std::string& text = json.get_ref<const std::string&>();
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        return {};
    const auto numerator = wholeNumber(std::string_view(text).substr(0, slash));
    const auto denominator = wholeNumber(std::string_view(text).substr(slash + 1));
    if (!numerator || !denominator || *denominator <= 0)
        return {};
    return static_cast<double>(*numerator / *denominator);
}

Value Value::chances(std::map<std::string, double> byOutcome) {
    Value value(Form::Chances, 0.0);
    value.m_chances = std::move(byOutcome);
    return value;
}

Value Value::list(std::vector<Value> elements) { return {Form::List, std::move(elements)}; }

Value Value::set(std::vector<Value> elements) { return {Form::Set, std::move(elements)}; }

bool Value::matches(const Json& expected) const {
    switch (m_form) {
    case Form::Exact:
        return expected == m_exact;
    case Form::Chance:
        return near(expected, m_number, chanceTolerance);
    case Form::Length:
        return near(expected, m_number, lengthTolerance);
    case Form::Chances: {
        if (!expected.is_object())
            return false;
        std::map<std::string, double> left = m_chances;
        for (const auto& [outcome, p] : expected.items()) {
            if (!near(p, left[outcome], chanceTolerance))
                return false;
            left.erase(outcome);
        }
        return std::ranges::all_of(left, [](const auto& entry) { return std::abs(entry.second) <= chanceTolerance; });
    }
    case Form::List:
        return expected.is_array() &&
               std::ranges::equal(m_elements, expected, [](const Value& v, const Json& e) { return v.matches(e); });
    case Form::Set:
        return expected.is_array() && matchesSet(m_elements, {expected.begin(), expected.end()});
    }
    return false;
}

std::string Value::text() const {
    switch (m_form) {
    case Form::Exact:
        return m_exact.dump();
    case Form::Chance:
    case Form::Length:
        return shown(m_number);
    case Form::Chances: {
        std::string text;
        for (const auto& [outcome, p] : m_chances)
            if (p != 0)
                text += (text.empty() ? "\"" : ", \"") + outcome + "\": " + shown(p);
        return "{" + text + "}";
    }
    case Form::List:
    case Form::Set: {
        std::string text;
        for (const Value& element : m_elements)
            text += (text.empty() ? "" : ", ") + element.text();
        return "[" + text + "]";
    }
    }
    return {};
}

}  // namespace ephor::conformance
