// The inputs of a case, read strictly: a field that is missing, of the wrong type, or never read makes the case fail.
#pragma once

#include "tests/conformance/value.h"

#include <array>
#include <set>
#include <stdexcept>

namespace ephor::conformance {

/// A case that does not follow its schema.
struct Fault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// One object of a case.
class Inputs {
public:
    explicit Inputs(const Json& object);

    int integer(const std::string& field) const;
    /// An integer within bounds, inclusive.
    int integer(const std::string& field, int lowest, int highest) const;
    double number(const std::string& field) const;
    bool flag(const std::string& field) const;
    std::string token(const std::string& field) const;
    std::optional<std::string> optionalToken(const std::string& field) const;
    std::optional<double> optionalNumber(const std::string& field) const;
    std::vector<int> integers(const std::string& field) const;
    std::optional<std::vector<int>> optionalIntegers(const std::string& field) const;
    std::vector<double> numbers(const std::string& field) const;
    std::vector<std::vector<int>> lists(const std::string& field) const;
    std::vector<std::vector<double>> numberLists(const std::string& field) const;
    std::vector<std::string> tokens(const std::string& field) const;
    std::optional<std::vector<std::string>> optionalTokens(const std::string& field) const;
    Inputs object(const std::string& field) const;
    std::optional<Inputs> optionalObject(const std::string& field) const;
    std::vector<Inputs> objects(const std::string& field) const;

    /// One of a few words, as the value that it stands for.
    template <typename Enum, std::size_t N>
    Enum oneOf(const std::string& field, const std::array<std::pair<const char*, Enum>, N>& words) const {
        const std::string word = token(field);
        for (const auto& [text, value] : words)
            if (word == text)
                return value;
        throw Fault(field + ": unknown value \"" + word + "\"");
    }

    /// Throws where a field was never asked for.
    void expectAllRead() const;

private:
    const Json& at(const std::string& field) const;

    const Json* m_object;
    mutable std::set<std::string> m_read;
};

}  // namespace ephor::conformance
