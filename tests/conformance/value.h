// Answers to conformance cases, and how each kind of answer is compared with what a case expects.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace ephor::conformance {

using Json = nlohmann::json;

/// A number of a case: a JSON number, or a text "p/q" with any number of digits. Nothing if it is neither.
std::optional<double> readNumber(const Json& json);

/// One field of an answer.
class Value {
public:
    Value(bool flag) : m_form(Form::Exact), m_exact(flag) {}
    Value(int number) : m_form(Form::Exact), m_exact(number) {}
    Value(const char* token) : m_form(Form::Exact), m_exact(token) {}
    Value(std::string token) : m_form(Form::Exact), m_exact(std::move(token)) {}
    Value(std::nullptr_t) : m_form(Form::Exact), m_exact(nullptr) {}

    /// A probability, mean or other exact rational: equal within 1e-9.
    static Value chance(double number) { return {Form::Chance, number}; }
    /// A length, coordinate, squared distance or angle: equal within 1e-6.
    static Value length(double number) { return {Form::Length, number}; }
    /// Chances by outcome; an outcome that is absent has chance 0 on either side.
    static Value chances(std::map<std::string, double> byOutcome);
    /// Elements compared in order.
    static Value list(std::vector<Value> elements);
    /// Elements compared in any order.
    static Value set(std::vector<Value> elements);

    bool matches(const Json& expected) const;
    std::string text() const;

private:
    enum class Form { Exact, Chance, Length, Chances, List, Set };

    Value(Form form, double number) : m_form(form), m_number(number) {}
    Value(Form form, std::vector<Value> elements) : m_form(form), m_elements(std::move(elements)) {}

    Form m_form;
    Json m_exact;
    double m_number = 0;
    std::vector<Value> m_elements;
    std::map<std::string, double> m_chances;
};

/// The fields of an answer.
using Answer = std::map<std::string, Value>;

}  // namespace ephor::conformance
